import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { expectedRevisionCases } from './cases/expected-revision.cases.ts';
import { metadataCases } from './cases/metadata.cases.ts';
import { readingCases } from './cases/reading.cases.ts';
import { repetitionCases } from './cases/repetition.cases.ts';
import { subscriptionCases } from './cases/subscription.cases.ts';
import { newContext } from './support/conformance-case.ts';
import { type Row, tableOf } from './support/table.ts';
import { openTarget, type Target } from './support/target.ts';

const groups = {
  'expected revisions': expectedRevisionCases,
  'repeated appends': repetitionCases,
  reading: readingCases,
  'metadata and links': metadataCases,
  subscriptions: subscriptionCases,
};

describe('event store conformance', () => {
  let target: Target;
  const rows: Row[] = [];

  before(async () => {
    target = await openTarget();
  });

  after(async () => {
    console.log(tableOf(target.name, rows));
    await target.close();
  });

  for (const [group, cases] of Object.entries(groups)) {
    describe(group, () => {
      for (const { name, expected, run } of cases) {
        it(name, async () => {
          const got = await run(newContext(target.client));
          rows.push({ name, expected, got });
          expect(got).to.equal(expected);
        });
      }
    });
  }
});
