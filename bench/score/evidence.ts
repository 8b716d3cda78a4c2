/** What each reason is worth: a logistic regression over the reasons of documents with truth, with every family left out in its turn. */
import { noneFeature } from '../../src/adapters/extraction/rules/candidates/judge.ts';
import { learned as fitted, usualFit } from '../learn/softmax.ts';
import { believed } from './evidence-prior.ts';
import type { DocumentObservation } from './observe.ts';

export type Effects = { readonly [code: string]: number };

/** points of a confidence for one unit of log odds: what people believed of the reasons lies on that scale */
const pointsPerUnit = 18;
/** how strongly few observations are held to what was believed */
const ridge = 0.005;
const folds = 8;

/** A set by strangers is left out as a whole, for whoever knows one document of it knows its author; of generated ones the hash of the family tells. */
const foldOf = ({ family, set }: DocumentObservation): string => (set === null ? `generated ${hashOf(family)}` : set);

/** FNV-1a over the family's name. */
function hashOf(family: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(family)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % folds;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** What raises is never learned to lower, nor the other way round: a chance of few documents is no reason. */
const asBelieved = (code: string, points: number): number => {
  const sign = believed[code as keyof typeof believed];
  return sign < 0 ? Math.min(0, points) : sign > 0 ? Math.max(0, points) : points;
};

/** Points by reason, from what was believed to what the observations say. Reasons that none of them has keep what was believed. */
export function effectsFrom(observations: readonly DocumentObservation[]): Effects {
  const prior = Object.fromEntries(Object.entries(believed).map(([code, points]) => [code, points / pointsPerUnit]));
  const examples = observations.map(({ codes, degrees, right, weight, family }) => ({
    family,
    weight,
    candidates: [
      { features: Object.fromEntries(codes.filter((code) => code in believed).map((code) => [code, degrees[code] ?? 1])), right },
    ],
  }));
  const weights = fitted(examples, { ...usualFit, ridge }, { ...prior, [noneFeature]: believed.none / pointsPerUnit });
  const { [noneFeature]: none = 0, ...own } = weights;
  // an order's start carries what "none of it" weighed otherwise than believed, so that sums stay on their scale
  const shift = none * pointsPerUnit - believed.none;
  const starts = ['table_read', 'table_without_header', 'free_text_lines', 'no_lines'];
  return Object.fromEntries(
    Object.entries({ ...prior, ...own })
      .filter(([code]) => code !== 'none')
      .map(([code, weight]) => [code, hundredths(weight * pointsPerUnit - (starts.includes(code) ? shift : 0))] as const)
      .map(([code, points]) => [code, asBelieved(code, points)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

export const scoreBy = (effects: Effects, { codes, degrees }: Pick<DocumentObservation, 'codes' | 'degrees'>): number =>
  codes.reduce((sum, code) => sum + (effects[code] ?? 0) * (degrees[code] ?? 1), 0);

/** Each document scored by effects that were learned without its family. */
export const scoredLeftOut = (observations: readonly DocumentObservation[]): readonly DocumentObservation[] =>
  inFolds(observations, (own, others) => {
    const effects = effectsFrom(others);
    return own.map((one) => ({ ...one, score: scoreBy(effects, one) }));
  });

/** Answers for what is left out together, by what was learned from all others. */
export const inFolds = <T>(
  observations: readonly DocumentObservation[],
  answer: (own: readonly DocumentObservation[], others: readonly DocumentObservation[]) => readonly T[],
): readonly T[] =>
  [...new Set(observations.map(foldOf))].flatMap((fold) =>
    answer(
      observations.filter((one) => foldOf(one) === fold),
      observations.filter((one) => foldOf(one) !== fold),
    ),
  );
