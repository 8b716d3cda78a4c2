import { expect } from 'chai';
import { describe, it } from 'mocha';
import { doubts, kept, knownAgainst } from '../../../scripts/advisories.mjs';

const advisory = {
  package: 'express',
  range: '<4.20.0 || >=5.0.0 <5.0.1',
  severity: 'high',
  title: 'A fault',
  url: 'https://example.com/1',
};
const answer = { asked_at: '2026-11-20T00:00:00.000Z', packages: '', known: [advisory], accepted: [] as object[] };
const express = (version: string) => [{ name: 'express', version }];

describe('what is known against the packages of the image', () => {
  it('is nothing that nobody has accepted, as far as somebody has asked', () => {
    expect(knownAgainst(kept())).to.deep.equal([]);
    for (const doubt of doubts(kept())) console.log(`      deploy/advisories.json: ${doubt} (npm run advisories)`);
  });

  it('is found by the versions that have it', () => {
    expect(knownAgainst(answer as never, express('5.0.0'))).to.deep.equal([
      'express@5.0.0: A fault (high, https://example.com/1)',
    ]);
    expect(knownAgainst(answer as never, express('5.3.0'))).to.deep.equal([]);
    expect(knownAgainst(answer as never, [{ name: 'other', version: '5.0.0' }])).to.deep.equal([]);
  });

  it('is borne with a reason, until a day', () => {
    const accepted = [{ url: advisory.url, reason: 'not reached', until: '2026-12-01' }];
    const borne = { ...answer, accepted } as never;
    expect(knownAgainst(borne, express('5.0.0'), '2026-12-01')).to.deep.equal([]);
    expect(knownAgainst(borne, express('5.0.0'), '2026-12-02')).to.have.length(1);
  });

  it('is doubted when nobody asked, when packages came since, and when it is old', () => {
    expect(doubts({ ...answer, asked_at: null } as never)).to.have.length(1);
    expect(doubts(answer as never, new Date('2026-11-25'))).to.deep.equal(['packages were changed since somebody asked']);
    expect(doubts(answer as never, new Date('2027-01-25')).at(-1)).to.equal('the answer is 66 days old');
  });
});
