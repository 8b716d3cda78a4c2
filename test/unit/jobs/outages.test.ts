import type { JobDefinition } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import * as definitions from '../../../src/jobs/definitions.ts';

/** Asked for again by themselves or by the clock, or tried once for somebody who sits before it; what is read is tried for days. */
const others = [
  'fetch-evidence',
  'fetch-instructions',
  'poll-mailbox',
  'poll-mailboxes',
  'read-document',
  'reconcile-mailbox',
  'test-connection',
  'watch-mailboxes',
  'watch-releases',
];

describe('a job that nobody would ask for again', () => {
  it('is not given up because a store was away', () => {
    const all: readonly JobDefinition<object>[] = Object.values(definitions);
    const given = all.filter(({ retries }) => retries?.outagesCount !== false).map(({ name }) => name);
    expect(given.toSorted()).to.deep.equal(others);
  });

  it('lives through a night in which no document can be read', () => {
    for (const { retries } of [definitions.reExtract, definitions.reExtractMany, definitions.readDocument])
      expect((retries?.limit ?? 0) * (retries?.delayMs ?? 0)).to.be.greaterThan(12 * 3_600_000);
  });
});
