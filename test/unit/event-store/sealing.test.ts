import { createCipheriv, randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Json } from '../../../packages/event-sourcing/event-store/event-codec.ts';
import { openPersonal, sealedUnder, sealPersonal } from '../../../packages/event-sourcing/event-store/sealing.ts';

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

const opens = (sealed: Json, keys = both, event = 'event-1') => openPersonal(structuredClone(sealed) as Json, event, keys);

describe('sealing of personal fields', () => {
  const sealed = sealPersonal(data, personal, 'event-1', keys);

  it('leaves nothing personal in clear and everything else as it was', () => {
    expect(JSON.stringify(sealed)).not.to.match(/anna|x\.example|Anna/);
    expect(sealed).to.have.nested.property('mail.date', '2026-01-01');
    expect(sealed).to.have.nested.property('lines[1].qty', 2);
  });
  it('opens under the same keys and event', () => expect(opens(sealed)).to.deep.equal(data));
  it('names the keys it needs', () => expect(new Set(sealedUnder(sealed))).to.deep.equal(new Set(['key-1', 'key-2'])));
  it('reads [erased] where the key is gone', () => {
    const opened = opens(sealed, new Map([['key-2', selfKey.key]]));
    expect(opened).to.have.nested.property('mail.from', '[erased]');
    expect(opened).to.have.nested.property('emails[0]', 'a@x.example');
    expect(opened).not.to.have.property('$sealed');
  });
  it('keeps nothing of a person who was erased before it was written', () => {
    const late = sealPersonal(data, personal, 'event-1', { ...keys, subject: 'erased' });
    expect(opens(late)).to.have.nested.property('mail.from', '[erased]');
    expect(sealedUnder(late)).to.deep.equal(['key-2']);
  });
  it('seals what stands beside an address under the key of that address', () => {
    const field = { email: { value: 'b@x.example', source: 'Mail: b@x.example', reader: 'text' } };
    const whose = { 'email.value': 'self', 'email.source': 'value' } as const;
    const named: string[] = [];
    const self = (person: string) => {
      named.push(person);
      return selfKey;
    };
    const alone = sealPersonal(field, whose, 'event-1', { subject: null, self });
    expect(named).to.deep.equal(['b@x.example', 'b@x.example']);
    expect(alone).to.have.nested.property('email.reader', 'text');
    expect(opens(alone)).to.deep.equal(field);
  });
  it('seals at whatever depth what a path names so, and nothing beside it', () => {
    const reason = {
      code: 'parts_unread',
      facts: {},
      why: [{ code: 'of_file', facts: { file: 'anna.pdf' }, why: [{ code: 'other', facts: { size: 3 }, text: 'anna' }] }],
    };
    const deep = sealPersonal({ reason }, { 'reason.**.facts': 'subject', 'reason.**.text': 'subject' }, 'event-1', keys);
    expect(JSON.stringify({ ...(deep as object), $sealed: {} })).not.to.include('anna');
    expect(deep).to.have.nested.property('reason.why[0].why[0].code', 'other');
    expect(deep).to.have.nested.property('reason.why[0].why[0].facts.size', 3);
    expect(opens(deep)).to.deep.equal({ reason });
  });
  it('does not seal again what an erasure has left', () =>
    expect(
      sealPersonal({ mail: { from: '[erased]' }, emails: ['[erased]'] }, personal, 'event-1', { ...keys, subject: null }),
    ).to.deep.equal({ mail: { from: '[erased]' }, emails: ['[erased]'] }));
  it('does not open in another event', () => expect(() => opens(sealed, both, 'event-2')).to.throw());
  it('does not open when a byte of it was changed', () => {
    const { $sealed, ...rest } = sealed as { $sealed: Record<string, string> };
    const changed = Buffer.from($sealed['key-1'] ?? '', 'base64url');
    changed[40] = (changed[40] ?? 0) ^ 1;
    expect(() => opens({ ...rest, $sealed: { ...$sealed, 'key-1': changed.toString('base64url') } })).to.throw();
  });
  it('seals equal values differently', () => expect(sealPersonal(data, personal, 'event-1', keys)).not.to.deep.equal(sealed));
  it('refuses personal data that belongs to nobody', () =>
    expect(() => sealPersonal(data, personal, 'event-1', { ...keys, subject: null })).to.throw(/must name the person/));
  it('keeps null as null', () =>
    expect(sealPersonal({ mail: { from: null } }, personal, 'event-1', keys)).to.deep.equal({ mail: { from: null } }));
  it('finds its way with names that hold dots, slashes and tildes', () => {
    const odd = { notes: { 'a/b': 'x', 'a~b': 'y', 'a.b': ['z'] } };
    expect(opens(sealPersonal(odd, { notes: 'subject' }, 'event-1', keys))).to.deep.equal(odd);
  });

  it('opens what was sealed value by value, as at first', () => {
    const old = (value: string, path: string) => {
      const cipher = createCipheriv('aes-256-gcm', key.key, Buffer.alloc(12, 3)).setAAD(Buffer.from(`event-1/${path}`));
      const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
      const bytes = Buffer.concat([Buffer.from([1]), Buffer.alloc(12, 3), cipher.getAuthTag(), text]);
      return { $sealed: `key-1:${bytes.toString('base64url')}` };
    };
    const first = {
      mail: { from: old('anna@buyer.example', 'mail.from') },
      lines: [{ name: old('Anna', 'lines.*.name'), qty: 1 }],
    };
    expect(sealedUnder(first)).to.deep.equal(['key-1', 'key-1']);
    expect(opens(first)).to.deep.equal({ mail: { from: 'anna@buyer.example' }, lines: [{ name: 'Anna', qty: 1 }] });
    expect(opens(first, new Map())).to.have.nested.property('mail.from', '[erased]');
  });
});
