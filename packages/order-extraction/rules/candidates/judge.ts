/**
 * Which candidate is right: a softmax over all candidates of a field and over "none of them", linear in their features. Candidates with the same
 * value are believed together. Weights are learned (npm run learn), never set by hand.
 */

import { recordWeights } from '../known/names-in-records.ts';
import type { Candidate, Chosen, Features, JudgedField, JudgeWeights, Weights } from './candidate.ts';
import { weights as learned } from './weights.data.ts';

/** the feature that only "none of them" has */
export const noneFeature = 'none';

/** less than that, and the field is left out: a missing value is asked for, a wrong one is not */
export const leastBelief = 0.42;
/** one reader alone is never surer: a second one that agrees has something to add */
const mostBelief = 0.98;

const scoreOf = (features: Features, weights: Weights): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

/** The probability of each candidate, in their order; what is left of 1 is that of none. */
export function probabilitiesOf(candidates: readonly Pick<Candidate, 'features'>[], weights: Weights): readonly number[] {
  const scores = candidates.map(({ features }) => scoreOf(features, weights));
  const none = weights[noneFeature] ?? 0;
  const highest = Math.max(none, ...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, one) => all + one, Math.exp(none - highest));
  return powers.map((power) => power / sum);
}

/** The likeliest value, as its likeliest candidate has it; null where none of them is likelier. `same` tells values that mean the same. */
export function choose<C extends Candidate>(
  field: JudgedField,
  candidates: readonly C[],
  same: (value: string) => string = (value) => value,
  weights: JudgeWeights = learned,
): Chosen<C> | null {
  const probabilities = probabilitiesOf(candidates, { ...weights[field], ...recordWeights });
  const together = new Map<string, { best: number; sum: number }>();
  for (const [at, candidate] of candidates.entries()) {
    const key = same(candidate.value);
    const probability = probabilities[at] ?? 0;
    const known = together.get(key);
    if (!known) together.set(key, { best: at, sum: probability });
    else {
      known.sum += probability;
      if (probability > (probabilities[known.best] ?? 0)) known.best = at;
    }
  }
  const top = [...together.values()].reduce<{ best: number; sum: number } | null>(
    (best, one) => (best === null || one.sum > best.sum + 1e-9 ? one : best),
    null,
  );
  const candidate = top && candidates[top.best];
  return candidate && top.sum >= leastBelief ? { candidate, probability: Math.min(mostBelief, top.sum) } : null;
}
