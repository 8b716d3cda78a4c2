import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { flatParts, lineDetails, orderDetails, personalPaths } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import type { EventCodec, Json } from '../../../packages/event-sourcing/event-store/event-codec.ts';
import { openPersonal, sealPersonal } from '../../../packages/event-sourcing/event-store/sealing.ts';
import { eventsDoc } from '../../../scripts/write-events-doc.ts';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';

const directory = new URL('../../fixtures/events/', import.meta.url);
const golden = (type: string, version: number): Json =>
  JSON.parse(readFileSync(new URL(`${type}.v${version}.json`, directory), 'utf8'));
/** Of versions that got optional fields later: events that have all of them. */
const withOptionalFields = readdirSync(directory).filter((file) => file.endsWith('.content.json'));
/** The order with every detail among them. */
const withEveryField = { type: 'OrderDrafted', version: 5, file: 'OrderDrafted.v5.content.json' } as const;
const wholeContent = (): Json => JSON.parse(readFileSync(new URL(withEveryField.file, directory), 'utf8'));
const codecs = eventCodecs as unknown as readonly EventCodec[];

const leadsSomewhere = (json: Json, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return true;
  // in whatever depth; what has no reason in it has none of its texts
  if (step === '**') return typeof json === 'object';
  if (Array.isArray(json)) return step === '*' && json.some((item: Json) => leadsSomewhere(item, rest));
  const child = typeof json === 'object' ? (json as { [key: string]: Json } | null)?.[step] : undefined;
  return child !== undefined && leadsSomewhere(child, rest);
};

describe('event codecs', () => {
  for (const codec of codecs) {
    for (let version = 1; version <= codec.version; version += 1) {
      it(`${codec.type} version ${version} is still read`, () => {
        const decoded = codec.decode(golden(codec.type, version), version);
        if (isLeft(decoded)) throw new Error(decoded.left);
        if (version === codec.version) expect(codec.encode(decoded.right)).to.deep.equal(golden(codec.type, version));
      });
    }
  }

  for (const file of withOptionalFields)
    it(`read and write every field of ${file}`, () => {
      const [type = '', version = ''] = file.split('.v');
      const whole: Json = JSON.parse(readFileSync(new URL(file, directory), 'utf8'));
      const codec = codecs.find((each) => each.type === type);
      const decoded = codec?.decode(whole, Number.parseInt(version, 10));
      if (!decoded || isLeft(decoded)) throw new Error(decoded?.left ?? 'no codec');
      expect(codec?.encode(decoded.right)).to.deep.equal(whole);
    });

  it('seal addresses, contacts and notes, and leave nothing of them in clear', () => {
    const codec = codecs.find(({ type }) => type === withEveryField.type);
    if (!codec) throw new Error('no codec');
    const person = (id: string) => ({ id, key: randomBytes(32) });
    const sealed = sealPersonal(wholeContent(), codec.personal, 'event', { subject: person('subject'), self: person });
    const { $sealed: _, ...clear } = sealed as { readonly [name: string]: Json };
    for (const secret of [
      'Hamngatan',
      '972 34',
      'Luleå, ',
      'Olle Lind',
      'Storgatan',
      'Cost centre',
      'Tail lift',
      'Without packaging',
      'Anna Berg',
    ])
      expect(JSON.stringify(clear)).not.to.include(secret);
    const named = { ...personalPaths(orderDetails, 'content'), ...personalPaths(lineDetails, 'content.lines.*') };
    expect(Object.keys(named).filter((path) => !leadsSomewhere(wholeContent(), path.split('.')))).to.deep.equal([]);
  });

  it('have a golden file for every version of every type, and no type has two codecs', () => {
    const expected = codecs.flatMap(({ type, version }) =>
      Array.from({ length: version }, (_, index) => `${type}.v${index + 1}.json`),
    );
    expect(readdirSync(directory).sort()).to.deep.equal([...expected, ...withOptionalFields].sort());
  });
  it('name personal fields that exist', () => {
    const details = [orderDetails, lineDetails].flatMap((parts) => flatParts(parts).map(({ name }) => `.${name}.`));
    const named = ['', '.lines.*', '.lineChanges.changed.*', '.lineChanges.added.*'].flatMap((inside) =>
      ['content', 'terms', 'partTerms'].flatMap((of) =>
        Object.keys(personalPaths(inside ? lineDetails : orderDetails, `${of}${inside}`)),
      ),
    );
    for (const { type, version, personal } of codecs) {
      const isOfCore = (name: string): boolean => !named.includes(name) && details.every((detail) => !name.includes(detail));
      for (const path of Object.keys(personal).filter(
        (name) => !name.includes('customer_') && !name.includes('skipped') && isOfCore(name),
      )) {
        expect(leadsSomewhere(golden(type, version), path.split('.')), `${type} ${path}`).to.equal(true);
      }
    }
  });
  it('read what they wrote again when every key is gone', () => {
    for (const { type, version, personal, decode } of codecs) {
      const person = (id: string) => ({ id, key: randomBytes(32) });
      const sealed = sealPersonal(golden(type, version), personal, 'event', { subject: person('subject'), self: person });
      const decoded = decode(openPersonal(sealed, 'event', new Map()), version);
      expect(decoded, type).to.deep.include({ _tag: 'Right' });
    }
  });
  it('refuse data that is not what they describe, naming the path and no value', () => {
    const codec = codecs.find(({ type }) => type === 'NotificationSent');
    const decoded = codec?.decode({ emailId: 'secret-value', round: 'one' }, 1);
    expect(decoded).to.deep.include({ _tag: 'Left' });
    expect(JSON.stringify(decoded)).to.include('round').and.not.to.include('secret-value');
  });
  it('refuse a version that is newer than they are', () => {
    const codec = codecs.find(({ type }) => type === 'NotificationSent');
    expect(codec?.decode({ emailId: 'x', round: 1 }, 2)).to.deep.include({ _tag: 'Left' });
  });
});

describe('docs/reference/events.md', () => {
  it('is what the codecs say (npm run events-doc writes it)', () =>
    expect(readFileSync(new URL('../../../docs/reference/events.md', import.meta.url), 'utf8')).to.equal(eventsDoc()));
});
