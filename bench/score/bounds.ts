/** How much may be promised after so many observations: limits, not means. */
import type { Curve } from '@order-intake/order-extraction/learning';
import type { Observation } from './isotonic.ts';

/** A bound holds with this certainty where nothing else is said. */
const usualCertainty = 0.95;

/** ln of n! */
const lnFactorials: number[] = [0];
const lnFactorial = (n: number): number => {
  for (let at = lnFactorials.length; at <= n; at++) lnFactorials.push((lnFactorials[at - 1] ?? 0) + Math.log(at));
  return lnFactorials[n] ?? 0;
};

/** P(X >= right) of a binomial. */
function atLeast(right: number, count: number, share: number): number {
  if (share <= 0) return right === 0 ? 1 : 0;
  if (share >= 1) return 1;
  let sum = 0;
  for (let k = right; k <= count; k++)
    sum += Math.exp(
      lnFactorial(count) - lnFactorial(k) - lnFactorial(count - k) + k * Math.log(share) + (count - k) * Math.log(1 - share),
    );
  return sum;
}

/** The share that is right at least, with a certainty of 95 % or another (Clopper and Pearson 1934, one-sided). */
export function atLeastRight(right: number, count: number, certainty = usualCertainty): number {
  if (count === 0 || right === 0) return 0;
  let [low, high] = [0, 1];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (atLeast(right, count, middle) < 1 - certainty) low = middle;
    else high = middle;
  }
  return low;
}

/** share right that a confidence of 70 promises (ADR 36), and how certainly: of strangers' documents there are too few to be surer of so much */
export const promise = 0.95;
export const promiseCertainty = 0.9;
/** what is shown for that much, and at most below it, where only the mean is known */
const promised = 0.7;
const mostUnpromised = 0.69;
const most = 0.99;

type Bound = { readonly score: number; readonly bound: number };

/** Of each score: the share that is right at least of all with it or more, the highest first. */
function boundsOf(observations: readonly Observation[]): readonly Bound[] {
  const sorted = [...observations].sort((a, b) => b.score - a.score);
  let right = 0;
  return sorted.flatMap((one, at) => {
    if (one.right) right += 1;
    return sorted[at + 1]?.score === one.score
      ? []
      : [{ score: one.score, bound: atLeastRight(right, at + 1, promiseCertainty) }];
  });
}

const leastOf = (bounds: readonly Bound[]): number | null => bounds.findLast(({ bound }) => bound >= promise)?.score ?? null;

/** The score from which on what is promised holds; null where it holds of none. */
export const promisedFrom = (observations: readonly Observation[]): number | null => leastOf(boundsOf(observations));

/**
 * From score to confidence: from the score on that all documents with it or more are right in so many at least, by the bound at that certainty, it is 70 and rises with the
 * bound; below that it is what `mean` says, and less than 70 whatever that is. With too few observations no score reaches 70.
 */
export function promisedCurve(observations: readonly Observation[], mean: Curve): Curve {
  const bounds = boundsOf(observations);
  const least = leastOf(bounds);
  const surest = Math.max(0, ...bounds.map(({ bound }) => bound));
  const below = mean
    .filter(([score]) => least === null || score < least)
    .map(([score, share]) => [score, Math.min(mostUnpromised, share)] as const);
  if (least === null) return below;
  const threshold = least;
  const top = bounds.find(({ score, bound }) => score >= threshold && bound >= promise)?.score ?? threshold;
  return [
    ...below,
    [rounded(threshold - 0.01), below.at(-1)?.[1] ?? 0],
    [rounded(threshold), promised],
    ...(top > threshold
      ? [[rounded(top), rounded(promised + ((most - promised) * (surest - promise)) / (1 - promise))] as const]
      : []),
  ];
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
