/** Weights of the chat's judge: a multinomial logistic regression, by gradient descent a message at a time. Deterministic. */
import { bucketOf, buckets, type Feature, type JudgeWeights, verdicts } from '@order-intake/chat-language/learning';

/** `verdict`: its place among the verdicts. */
export type Lesson = { readonly features: readonly Feature[]; readonly verdict: number };
/**
 * `cells`: how many weights are kept, the heaviest. `steps`: how finely they are told apart. `seen`: in how many lessons a feature has to be to say
 * anything; what one message alone has tells of that message.
 */
export type Fit = {
  readonly rounds: number;
  readonly rate: number;
  readonly ridge: number;
  readonly cells: number;
  readonly steps: number;
  readonly seen: number;
};
export const usualFit: Fit = { rounds: 15, rate: 0.1, ridge: 1e-5, cells: 65_000, steps: 31, seen: 2 };

const width = verdicts.length;

/** The same order each time (a linear congruence by Numerical Recipes). */
const shuffled = (count: number, round: number): readonly number[] => {
  let state = 1 + round;
  const order = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
  return order;
};

type Row = { readonly cells: Int32Array; readonly values: Float64Array; readonly verdict: number };

/** How far each verdict is from what it should be, into `pushes`: 1 for the right one less its probability, 0 less it for the others. */
const push = ({ cells, values, verdict }: Row, weights: Float32Array, pushes: Float64Array): void => {
  pushes.fill(0);
  for (let place = 0; place < cells.length; place += 1) {
    const cell = cells[place] ?? 0;
    const value = values[place] ?? 0;
    for (let at = 0; at < width; at += 1) pushes[at] = (pushes[at] ?? 0) + value * (weights[cell + at] ?? 0);
  }
  const highest = Math.max(...pushes);
  let sum = 0;
  for (let at = 0; at < width; at += 1) {
    const power = Math.exp((pushes[at] ?? 0) - highest);
    pushes[at] = power;
    sum += power;
  }
  for (let at = 0; at < width; at += 1) pushes[at] = (at === verdict ? 1 : 0) - (pushes[at] ?? 0) / sum;
};

/** Adagrad: what was seen often moves less. */
const learned = (rows: readonly Row[], { rounds, rate, ridge }: Fit): Float32Array => {
  const weights = new Float32Array(buckets * width);
  const spread = new Float32Array(buckets * width).fill(0.01);
  const pushes = new Float64Array(width);
  for (let round = 0; round < rounds; round += 1)
    for (const index of shuffled(rows.length, round)) {
      const row = rows[index];
      if (!row) continue;
      push(row, weights, pushes);
      for (let place = 0; place < row.cells.length; place += 1) {
        const cell = row.cells[place] ?? 0;
        const value = row.values[place] ?? 0;
        for (let at = 0; at < width; at += 1) {
          const weight = weights[cell + at] ?? 0;
          const slope = (pushes[at] ?? 0) * value - ridge * weight;
          const seen = (spread[cell + at] ?? 0) + slope * slope;
          spread[cell + at] = seen;
          weights[cell + at] = weight + (rate * slope) / Math.sqrt(seen);
        }
      }
    }
  return weights;
};

/** How many lessons have something of each bucket. */
const seenIn = (lessons: readonly Lesson[]): Uint16Array => {
  const seen = new Uint16Array(buckets);
  for (const { features } of lessons)
    for (const bucket of new Set(features.map(([name]) => bucketOf(name)))) seen[bucket] = (seen[bucket] ?? 0) + 1;
  return seen;
};

export const fitted = (lessons: readonly Lesson[], fit: Fit = usualFit): JudgeWeights => {
  const seen = seenIn(lessons);
  const rows = lessons.map(({ features, verdict }) => {
    const told = features.filter(([name]) => (seen[bucketOf(name)] ?? 0) >= fit.seen);
    return {
      cells: Int32Array.from(told, ([name]) => bucketOf(name) * width),
      values: Float64Array.from(told, ([, value]) => value),
      verdict,
    };
  });
  const weights = learned(rows, fit);
  const sizes = weights.map(Math.abs).toSorted();
  const least = sizes.at(-fit.cells) ?? 0;
  const step = (sizes.at(-1) ?? 1) / fit.steps;
  return { step, cells: Int8Array.from(weights, (weight) => (Math.abs(weight) < least ? 0 : Math.round(weight / step))) };
};
