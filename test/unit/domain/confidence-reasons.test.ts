import { readFileSync } from 'node:fs';
import { confidenceReasonCodes } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import type { EventCodec } from '../../../packages/event-sourcing/event-store/event-codec.ts';
import { emailCodecs } from '../../../src/domain/email/email.codec.ts';

const codec = emailCodecs.find(({ type }) => type === 'ExtractionCompleted') as unknown as EventCodec;
const stored = (code: unknown) => {
  const fixture = new URL(`../../fixtures/events/ExtractionCompleted.v${codec.version}.json`, import.meta.url);
  const json = JSON.parse(readFileSync(fixture, 'utf8'));
  json.results[0].reasons = [{ code, effect: -8 }];
  return codec.decode(json, codec.version);
};
const reasonOf = (code: unknown) => {
  const decoded = stored(code);
  if (isLeft(decoded)) throw new Error(decoded.left);
  return (decoded.right as { results: { reasons: unknown }[] }).results[0]?.reasons;
};

describe('the reasons of a confidence', () => {
  it('stand in the list once each', () =>
    expect(confidenceReasonCodes.filter((code, at) => confidenceReasonCodes.indexOf(code) !== at)).to.deep.equal([]));

  it('are read as they were recorded', () => {
    for (const code of confidenceReasonCodes) expect(reasonOf(code)).to.deep.equal([{ code, effect: -8 }]);
  });

  it('of another version are `other`, with what they weigh, and leave their event readable', () => {
    expect(reasonOf('moon_phase')).to.deep.equal([{ code: 'other', effect: -8 }]);
    expect(isLeft(stored(7))).to.equal(true);
  });
});
