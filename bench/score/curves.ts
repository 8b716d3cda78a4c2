/** From scores to confidences: curves for documents, which promise, and for fields, which say how often they were right. */
import type { Calibration } from '@order-intake/order-extraction';
import { type Curve, onCurve, type ReadingKind, readingKinds } from '@order-intake/order-extraction/learning';
import { atLeastRight, promiseCertainty, promisedCurve, promisedFrom } from './bounds.ts';
import { effectsFrom, inFolds, scoreBy, scoredLeftOut } from './evidence.ts';
import { type Observation, type Prior, risingCurve } from './isotonic.ts';
import type { DocumentObservation, FieldObservation } from './observe.ts';

/** The rules' own numbers are where belief starts. */
const documentPrior: Prior = { share: (score) => score / 120, weight: 8 };
const fieldPrior: Prior = { share: (score) => score, weight: 20 };

/** Where hardly anything was observed nothing is believed: the lowest bin of a set of orders says nothing of what has no evidence at all. */
const fromNothing = (curve: Curve): Curve => ((curve[0]?.[0] ?? 0) > 0 ? [[0, 0], ...curve] : curve);

/** read from the file itself: their evidence is on one scale, and what is promised of it is learned from both */
const exactKinds: readonly ReadingKind[] = ['text', 'sheet'];

/** What is promised is what held on documents by strangers; what the rules' authors drew themselves says nothing of others' orders. */
const documentCurve = (documents: readonly DocumentObservation[], kind: ReadingKind): Curve | null => {
  const strange = documents.filter(({ set }) => set !== null);
  const exact = strange.filter((one) => exactKinds.includes(one.kind));
  return kind === 'ocr'
    ? curveOfScans(
        strange.filter((one) => one.kind === 'ocr'),
        exact,
      )
    : curveOf(exact, exact);
};

function curveOf(own: readonly DocumentObservation[], promising: readonly DocumentObservation[]): Curve | null {
  const mean = risingCurve(own, documentPrior);
  return mean && promisedCurve(promising, fromNothing(mean));
}

/** share of scans themselves that is right at least, from where they are believed: there are too few for as much as is promised of all documents */
const leastOfScans = 0.85;

/**
 * What their pictures cost is in the sum of scans, and so they are believed from the sum on from which text, sheets and scans together hold what is promised, but from no lower one than text alone; and
 * only where those scans alone are right often enough as well.
 */
function curveOfScans(scans: readonly DocumentObservation[], exact: readonly DocumentObservation[]): Curve | null {
  const all = [...exact, ...scans];
  const together = Math.max(promisedFrom(exact) ?? Infinity, promisedFrom(all) ?? Infinity);
  const isBorneOut = (from: number): boolean => {
    const reach = scans.filter(({ score }) => score >= from);
    return atLeastRight(reach.filter(({ right }) => right).length, reach.length, promiseCertainty) >= leastOfScans;
  };
  const own = scans.map(({ score }) => score).filter((score) => score > together);
  const from = [together, ...own.sort((a, b) => a - b)].find(isBorneOut);
  return curveOf(scans, from === undefined ? [] : all.filter(({ score }) => score >= from));
}

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
    documents: Object.fromEntries(
      readingKinds.flatMap((kind) => {
        const curve = documents.some((one) => one.kind === kind) ? documentCurve(documents, kind) : null;
        return curve ? [[kind, curve]] : [];
      }),
    ),
    fields: {
      any: ofFields(fields),
      ...Object.fromEntries(names.map((name) => [name, ofFields(fields.filter((one) => one.name === name))])),
    },
  };
}

/** Documents with the confidence that a curve learned without their set (or, of generated ones, their family) gives them. */
export const believedLeftOut = (documents: readonly DocumentObservation[]): readonly DocumentObservation[] =>
  inFolds(documents, (own, others) => {
    const curves = { exact: documentCurve(others, 'text'), ocr: documentCurve(others, 'ocr') };
    return own.map((one) => {
      const curve = one.kind === 'ocr' ? curves.ocr : curves.exact;
      return { ...one, score: curve ? onCurve(curve, one.score) : 0 };
    });
  });

/** with fewer sets at first sight than these before it, a set says nothing of what is learned from many */
const leastSets = 6;

/**
 * Each set that was kept at first sight, believed by what `known` documents and the sets before it teach: what sureness was worth on what came next.
 * `sets`: in the order in which they came.
 */
export const believedInTurn = (
  known: readonly DocumentObservation[],
  sets: readonly (readonly DocumentObservation[])[],
): readonly DocumentObservation[] =>
  sets.slice(leastSets).flatMap((own, at) => {
    const before = [...known, ...sets.slice(0, leastSets + at).flat()];
    const curve = documentCurve(scoredLeftOut(before), 'text');
    const effects = effectsFrom(before);
    const exact = own.filter((one) => exactKinds.includes(one.kind));
    return exact.map((one) => ({ ...one, score: curve ? onCurve(curve, scoreBy(effects, one)) : 0 }));
  });
