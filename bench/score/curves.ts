/** From scores to confidences: curves for documents, which promise, and for fields, which say how often they were right. */
import {
  type Calibration,
  type Curve,
  onCurve,
  type ReadingKind,
  readingKinds,
} from '../../src/adapters/extraction/calibration/calibration.ts';
import { promisedCurve } from './bounds.ts';
import { inFolds } from './evidence.ts';
import { type Observation, type Prior, risingCurve } from './isotonic.ts';
import type { DocumentObservation, FieldObservation } from './observe.ts';

/** The rules' own numbers are where belief starts. */
const documentPrior: Prior = { share: (score) => score / 120, weight: 8 };
const fieldPrior: Prior = { share: (score) => score, weight: 20 };

/** Where hardly anything was observed nothing is believed: the lowest bin of a set of orders says nothing of what has no evidence at all. */
const fromNothing = (curve: Curve): Curve => ((curve[0]?.[0] ?? 0) > 0 ? [[0, 0], ...curve] : curve);

const documentCurve = (observations: readonly Observation[]): Curve | null => {
  const mean = risingCurve(observations, documentPrior);
  return mean && promisedCurve(observations, fromNothing(mean));
};

const byKind = <T extends Observation & { readonly kind: ReadingKind }>(
  all: readonly T[],
  curveOf: (own: readonly T[]) => Curve | null,
) =>
  Object.fromEntries(
    readingKinds.flatMap((kind) => {
      const curve = curveOf(all.filter((one) => one.kind === kind));
      return curve ? [[kind, curve]] : [];
    }),
  );

/** `documents`: scored by effects that were learned without their families. */
export function curvesFrom(documents: readonly DocumentObservation[], fields: readonly FieldObservation[]): Calibration {
  const ofFields = (all: readonly FieldObservation[]) => byKind(all, (own) => risingCurve(own, fieldPrior));
  const names = [...new Set(fields.map(({ name }) => name))].sort();
  return {
    documents: byKind(documents, documentCurve),
    fields: {
      any: ofFields(fields),
      ...Object.fromEntries(names.map((name) => [name, ofFields(fields.filter((one) => one.name === name))])),
    },
  };
}

/** Documents of a kind with the confidence that curves learned without their families give them. */
export const believedLeftOut = (documents: readonly DocumentObservation[], kind: ReadingKind): readonly DocumentObservation[] =>
  inFolds(
    documents.filter((one) => one.kind === kind),
    (own, others) => {
      const curve = documentCurve(others);
      return own.map((one) => ({ ...one, score: curve ? onCurve(curve, one.score) : 0 }));
    },
  );
