/** What each reason is worth: a logistic regression over the reasons of documents with truth, with every family left out in its turn. */
import { noneFeature } from '@order-intake/order-extraction/learning';
import { learned as fitted, usualFit } from '../learn/softmax.ts';
import { believed } from './evidence-prior.ts';
import { hashOf } from './hash.ts';
import type { DocumentObservation } from './observe.ts';

export type Effects = { readonly [code: string]: number };

/** points of a confidence for one unit of log odds: what people believed of the reasons lies on that scale */
const pointsPerUnit = 18;
/** how strongly few observations are held to what was believed */
const ridge = 0.005;
/** and how strongly pictures are held to what text and sheets taught */
const firmRidge = 0.05;
const folds = 8;

/** A set by strangers is left out as a whole, for whoever knows one document of it knows its author; of generated ones the hash of the family tells. */
const foldOf = ({ family, set }: DocumentObservation): string => (set === null ? `generated ${hashOf(family) % folds}` : set);

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** What raises is never learned to lower, nor the other way round: a chance of few documents is no reason. */
const asBelieved = (code: string, points: number): number => {
  const sign = believed[code as keyof typeof believed];
  return sign < 0 ? Math.min(0, points) : sign > 0 ? Math.max(0, points) : points;
};

/** Points by reason, from `prior` to what the observations say, and what "none of it" came to weigh otherwise. */
function pointsFrom(observations: readonly DocumentObservation[], prior: Effects, held: number) {
  const units = Object.fromEntries(Object.entries(prior).map(([code, points]) => [code, points / pointsPerUnit]));
  const examples = observations.map(({ codes, degrees, right, weight, family }) => ({
    family,
    weight,
    candidates: [
      { features: Object.fromEntries(codes.filter((code) => code in believed).map((code) => [code, degrees[code] ?? 1])), right },
    ],
  }));
  const start = { ...units, [noneFeature]: believed.none / pointsPerUnit };
  const { [noneFeature]: none = 0, ...own } = fitted(examples, { ...usualFit, ridge: held }, start);
  const points = Object.fromEntries(Object.entries({ ...units, ...own }).map(([code, units]) => [code, units * pointsPerUnit]));
  return { points, shift: none * pointsPerUnit - believed.none };
}

/** an order's start carries what "none of it" weighed otherwise than believed, so that sums stay on their scale */
const starts = ['table_read', 'table_without_header', 'free_text_lines', 'no_lines'];

/** Points by reason. Reasons that no observation has keep what was believed of them. */
export function effectsFrom(observations: readonly DocumentObservation[]): Effects {
  const { none: _, ...prior } = believed;
  const { points, shift } = pointsFrom(
    observations.filter(({ kind }) => kind !== 'ocr'),
    prior,
    ridge,
  );
  const exact = Object.entries(points).map(([code, own]) => [code, own - (starts.includes(code) ? shift : 0)] as const);
  return Object.fromEntries(
    [...exact, ...ofPictures(observations, Object.fromEntries(exact))]
      .map(([code, own]) => [code, asBelieved(code, hundredths(own))] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}

/** that these keep a document below 70 is decided (ADR 33), and no chance of few pictures takes it back */
const decided = ['ocr_low', 'ocr_by_one_engine'];

/** What being a picture costs beside all else, which is as text and sheets have it: learned from those whose numbers are confirmed. */
function ofPictures(
  observations: readonly DocumentObservation[],
  exact: Effects,
): readonly (readonly [code: string, points: number])[] {
  const pictures = observations.filter(({ kind, codes }) => kind === 'ocr' && !codes.some((code) => decided.includes(code)));
  if (pictures.length === 0) return [];
  const { points, shift } = pointsFrom(pictures, exact, firmRidge);
  return [['ocr', (points.ocr ?? 0) - shift]];
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
