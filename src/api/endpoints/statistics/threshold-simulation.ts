/** What each threshold would have done with drafts of the past, from counts by whole percents: exact, for thresholds are integers. */
import type { ConfidenceBucket } from '../../../projections/draft-outcomes/draft-outcomes.queries.ts';

/** Of the drafts that would have passed: what people did with them. */
export type AtThreshold = {
  readonly threshold: number;
  readonly pass: number;
  readonly review: number;
  readonly corrected: number;
  readonly rejected: number;
  readonly approved_unchanged: number;
  readonly undecided: number;
};

const counted = ['corrected', 'rejected', 'approved_unchanged', 'undecided'] as const;

/** For 0 to 100. A draft passes when its confidence is at least the threshold and nothing else asks for a person. */
export const simulateThresholds = (buckets: readonly ConfidenceBucket[]): readonly AtThreshold[] => {
  const all = buckets.reduce((sum, { drafts }) => sum + drafts, 0);
  const byFloor = new Map(buckets.map((bucket) => [bucket.floor, bucket]));
  const results: AtThreshold[] = [];
  let passing = { pass: 0, corrected: 0, rejected: 0, approved_unchanged: 0, undecided: 0 };
  for (let threshold = 100; threshold >= 0; threshold -= 1) {
    const bucket = byFloor.get(threshold);
    if (bucket) {
      const added = Object.fromEntries(counted.map((name) => [name, passing[name] + bucket[name]])) as Pick<
        typeof passing,
        (typeof counted)[number]
      >;
      passing = { ...added, pass: passing.pass + bucket.clear };
    }
    results.push({ threshold, ...passing, review: all - passing.pass });
  }
  return results.reverse();
};
