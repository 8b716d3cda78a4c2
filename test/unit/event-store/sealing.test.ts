import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { openPersonal, sealedUnder, sealPersonal } from '../../../src/platform/event-store/sealing.ts';

const key = { id: 'key-1', key: randomBytes(32) };
const selfKey = { id: 'key-2', key: randomBytes(32) };
const keys = { subject: key, self: () => selfKey };
const personal = { 'mail.from': 'subject', 'emails.*': 'self', 'lines.*.name': 'subject' } as const;
const data = {
  mail: { from: 'anna@buyer.example', date: '2026-01-01' },
  emails: ['a@x.example', 'b@x.example'],
  lines: [{ name: 'Anna', qty: 1 }, { qty: 2 }],
};
const both = new Map([
  ['key-1', key.key],
  ['key-2', selfKey.key],
]);

describe('sealing of personal fields', () => {
  const sealed = sealPersonal(data, personal, 'event-1', keys);

  it('leaves nothing personal in clear and everything else as it was', () => {
    expect(JSON.stringify(sealed)).not.to.match(/anna|x\.example|Anna/);
    expect(sealed).to.have.nested.property('mail.date', '2026-01-01');
    expect(sealed).to.have.nested.property('lines[1].qty', 2);
  });
  it('opens under the same keys and event', () => expect(openPersonal(sealed, personal, 'event-1', both)).to.deep.equal(data));
  it('names the keys it needs', () => expect(new Set(sealedUnder(sealed, personal))).to.deep.equal(new Set(['key-1', 'key-2'])));
  it('reads [erased] where the key is gone', () => {
    const opened = openPersonal(sealed, personal, 'event-1', new Map([['key-2', selfKey.key]]));
    expect(opened).to.have.nested.property('mail.from', '[erased]');
    expect(opened).to.have.nested.property('emails[0]', 'a@x.example');
  });
  it('does not open in another event', () => expect(() => openPersonal(sealed, personal, 'event-2', both)).to.throw());
  it('does not open at another path', () => {
    const swapped = { ...(sealed as object), mail: { from: (sealed as { lines: { name: string }[] }).lines[0]?.name ?? '' } };
    expect(() => openPersonal(swapped, personal, 'event-1', both)).to.throw();
  });
  it('seals equal values differently', () => expect(sealPersonal(data, personal, 'event-1', keys)).not.to.deep.equal(sealed));
  it('refuses personal data that belongs to nobody', () =>
    expect(() => sealPersonal(data, personal, 'event-1', { ...keys, subject: null })).to.throw(/must name the person/));
  it('keeps null as null', () =>
    expect(sealPersonal({ mail: { from: null } }, personal, 'event-1', keys)).to.deep.equal({ mail: { from: null } }));
});
