/** Weights of the chat's judge: a multinomial logistic regression, by gradient descent a message at a time. Deterministic. */
import { bucketOf, buckets, type JudgeWeights, verdicts } from '../../../src/domain/chat/assistant/judge/judge.ts';
import type { Feature } from '../../../src/domain/chat/assistant/judge/message-features.ts';

/** `verdict`: its place among the verdicts. */
export type Lesson = { readonly features: readonly Feature[]; readonly verdict: number };
/** `cells`: how many weights are kept, the heaviest. `steps`: how finely they are told apart. */
export type Fit = {
  readonly rounds: number;
  readonly rate: number;
  readonly ridge: number;
  readonly cells: number;
  readonly steps: number;
};
export const usualFit: Fit = { rounds: 30, rate: 0.1, ridge: 1e-5, cells: 65_000, steps: 31 };

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

/** How far each verdict is from what it should be: 1 for the right one less its probability, 0 less it for the others. */
const pushesOf = ({ cells, values, verdict }: Row, weights: Float32Array): Float64Array => {
  const scores = new Float64Array(width);
  for (const [place, cell] of cells.entries())
    for (let at = 0; at < width; at += 1) scores[at] = (scores[at] ?? 0) + (values[place] ?? 0) * (weights[cell + at] ?? 0);
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power, at) => (at === verdict ? 1 : 0) - power / sum);
};

/** Adagrad: what was seen often moves less. */
const learned = (rows: readonly Row[], { rounds, rate, ridge }: Fit): Float32Array => {
  const weights = new Float32Array(buckets * width);
  const spread = new Float32Array(buckets * width).fill(0.01);
  for (let round = 0; round < rounds; round += 1)
    for (const index of shuffled(rows.length, round)) {
      const row = rows[index];
      if (!row) continue;
      const pushes = pushesOf(row, weights);
      for (const [place, cell] of row.cells.entries())
        for (let at = cell; at < cell + width; at += 1) {
          const weight = weights[at] ?? 0;
          const slope = (pushes[at - cell] ?? 0) * (row.values[place] ?? 0) - ridge * weight;
          const seen = (spread[at] ?? 0) + slope * slope;
          spread[at] = seen;
          weights[at] = weight + (rate * slope) / Math.sqrt(seen);
        }
    }
  return weights;
};

export const fitted = (lessons: readonly Lesson[], fit: Fit = usualFit): JudgeWeights => {
  const rows = lessons.map(({ features, verdict }) => ({
    cells: Int32Array.from(features, ([name]) => bucketOf(name) * width),
    values: Float64Array.from(features, ([, value]) => value),
    verdict,
  }));
  const weights = learned(rows, fit);
  const sizes = weights.map(Math.abs).toSorted();
  const least = sizes.at(-fit.cells) ?? 0;
  const step = (sizes.at(-1) ?? 1) / fit.steps;
  return { step, cells: Int8Array.from(weights, (weight) => (Math.abs(weight) < least ? 0 : Math.round(weight / step))) };
};
