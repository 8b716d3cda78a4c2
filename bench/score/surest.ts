/**
 * node scripts/run.mjs bench/score/surest.ts: of orders by strangers as they were read at first sight, how many of the surest so many had nothing false, where
 * sureness learned from the sets before theirs, or from all others: by the sum of reasons, as confidences are made, and part by part. Reads no document.
 */
import { tableOf } from '../support/table.ts';
import { likelihoodByPart, weightsByPart } from './by-part.ts';
import { effectsFrom, scoreBy } from './evidence.ts';
import { believed as believedPoints } from './evidence-prior.ts';
import { firstSight } from './first-sight.ts';
import type { DocumentObservation, Part } from './observe.ts';

/** the first set of which what was false is known, and how many such sets are learned from before one is believed by them */
const firstKnown = 5;
const leastBefore = 3;

const sets = (await firstSight()).map((set) => set.filter(({ kind }) => kind !== 'ocr'));
const known = sets.slice(firstKnown);

const wrongIn = new Map<Part, number>();
for (const { wrong = [] } of known.flat()) for (const part of wrong) wrongIn.set(part, (wrongIn.get(part) ?? 0) + 1);
const all = known.flat();
console.log(`${all.length} orders in text and sheets, ${all.filter(({ right }) => right).length} with nothing false.`);
console.log(
  `${tableOf([['false in', 'orders'], ...[...wrongIn].sort((a, b) => b[1] - a[1]).map(([part, count]) => [part, String(count)])])}\n`,
);

/** points that a doubt takes at least, as people believed */
const doubt = -30;
const doubtsOf = ({ codes }: DocumentObservation): readonly string[] =>
  codes.filter((code) => (believedPoints[code as keyof typeof believedPoints] ?? 0) <= doubt);

const alone = new Map<string, readonly DocumentObservation[]>();
for (const one of sets.flat()) {
  const [only = 'none', another] = doubtsOf(one);
  if (another === undefined) alone.set(only, [...(alone.get(only) ?? []), one]);
}
const byCount = [...alone].sort(([, a], [, b]) => b.length - a.length);
const fineOf = (own: readonly DocumentObservation[]): string => String(own.filter(({ right }) => right).length);
console.log(
  `${tableOf([['the only doubt, all sets', 'orders', 'nothing false'], ...byCount.map(([code, own]) => [code, String(own.length), fineOf(own)])])}\n`,
);

/** `others`: what is learned from for the set at that place of those known. */
const believed = (from: number, others: (at: number) => readonly (readonly DocumentObservation[])[]) =>
  known.slice(from).flatMap((own, index) => {
    const before = others(from + index).flat();
    const [effects, weights] = [effectsFrom(before), weightsByPart(before)];
    return own.map((one) => ({ right: one.right, sum: scoreBy(effects, one), parts: likelihoodByPart(weights, one) }));
  });

const shares = [0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 1];

function show(title: string, documents: ReturnType<typeof believed>): void {
  const right = (by: 'sum' | 'parts', count: number): string => {
    const surest = [...documents].sort((a, b) => b[by] - a[by]).slice(0, count);
    const fine = surest.filter((one) => one.right).length;
    return `${fine} (${((fine / count) * 100).toFixed(1)} %)`;
  };
  const rows = shares.map((share) => {
    const count = Math.round(documents.length * share);
    return [`${Math.round(share * 100)} %`, String(count), right('sum', count), right('parts', count)];
  });
  console.log(`${title}\n${tableOf([['the surest', 'orders', 'by the sum: nothing false', 'by part'], ...rows])}\n`);
}

show(
  'by the sets before each',
  believed(leastBefore, (at) => sets.slice(0, firstKnown + at)),
);
show(
  'each set left out',
  believed(0, (at) => sets.filter((_, index) => index !== firstKnown + at)),
);
