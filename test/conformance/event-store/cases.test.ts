import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { expectedRevisionCases } from './cases/expected-revision.cases.ts';
import { metadataCases } from './cases/metadata.cases.ts';
import { readingCases } from './cases/reading.cases.ts';
import { repetitionCases } from './cases/repetition.cases.ts';
import { subscriptionCases } from './cases/subscription.cases.ts';
import { expectedOf, newContext } from './support/conformance-case.ts';
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
      for (const each of cases) {
        it(each.name, async () => {
          const expected = expectedOf(each, target.conduct);
          const got = await each.run(newContext(target));
          rows.push({ name: each.name, expected, got });
          expect(got).to.equal(expected);
        });
      }
    });
  }
});
