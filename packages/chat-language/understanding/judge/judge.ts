/**
 * What a message wants, as far as that is learned from messages that people labelled: a softmax over what may be wanted, linear in what the
 * message holds (message-features.ts). Weights are learned (npm run learn:chat), never set by hand.
 */
import { type Intent, intents } from '../cues/cues.ts';
import type { Feature } from './message-features.ts';

/** What may be wanted, in the order of a row of weights. */
export const verdicts: readonly Intent[] = [...intents, 'other'];

/** Features fall into buckets by their names; two seldom share one. */
export const buckets = 131_072;

/** A row of `verdicts.length` weights for each bucket, in steps of `step`. */
export type JudgeWeights = { readonly step: number; readonly cells: Int8Array };

/** FNV-1a over the name's UTF-16 units. */
export const bucketOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
};

/** How likely each of `verdicts` is, in their order; together 1. */
export const probabilitiesOf = (features: readonly Feature[], { step, cells }: JudgeWeights): readonly number[] => {
  const scores = verdicts.map(() => 0);
  for (const [name, value] of features) {
    const row = bucketOf(name) * verdicts.length;
    for (const at of scores.keys()) scores[at] = (scores[at] ?? 0) + value * step * (cells[row + at] ?? 0);
  }
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
};
