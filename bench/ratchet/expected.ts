/** Expected results of an origin: a line for each field that is wrong, and the totals of the held-out half, of which no document is named. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { corpusFolder, type Half, type Origin } from './corpus.ts';
import type { Fault, Marks } from './marks.ts';
import { type Count, figureOf, sumOf, type Tally } from './tally.ts';

type Totals = {
  readonly half: Half;
  readonly count: number;
  /** a hash of the documents' names: totals of other documents are not compared */
  readonly set: string;
  readonly totals: Tally;
};
type FaultLine = { readonly document: string; readonly field: string; readonly outcome: string };
export type Expected = {
  readonly halves: readonly Totals[];
  /** of the half that is worked on: every document that was there, with what was wrong of it */
  readonly documents: ReadonlyMap<string, readonly FaultLine[]>;
};

export const placeOf = (origin: Origin): string => join(corpusFolder(), 'results', `${origin}.jsonl`);

const ofHalf = (marks: readonly Marks[], half: Half): readonly Marks[] => marks.filter(({ document }) => document.half === half);

const totalsOf = (marks: readonly Marks[], half: Half): Totals => {
  const own = ofHalf(marks, half);
  const names = own.map(({ document }) => document.name).sort();
  return {
    half,
    count: own.length,
    set: createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12),
    totals: sumOf(own.map(({ tally }) => tally)),
  };
};

const linesOf = ({ document, faults }: Marks): readonly FaultLine[] =>
  faults.map(({ field, outcome }: Fault) => ({ document: document.name, field, outcome }));

export const expectedOf = (marks: readonly Marks[]): Expected => ({
  halves: [totalsOf(marks, 'work'), totalsOf(marks, 'held_out')],
  documents: new Map(ofHalf(marks, 'work').map((one) => [one.document.name, linesOf(one)])),
});

/** Null if there is no such file. */
export async function readExpected(place: string): Promise<Expected | null> {
  if (!existsSync(place)) return null;
  const lines = (await readFile(place, 'utf8')).split('\n').filter((line) => line !== '');
  const all = lines.map((line) => JSON.parse(line) as Totals | FaultLine | { readonly right: readonly string[] });
  const documents = new Map<string, FaultLine[]>();
  const halves: Totals[] = [];
  for (const one of all) {
    if ('half' in one) halves.push(one);
    else if ('right' in one) for (const name of one.right) documents.set(name, []);
    else documents.set(one.document, [...(documents.get(one.document) ?? []), one]);
  }
  return { halves, documents };
}

export async function writeExpected(place: string, { halves, documents }: Expected): Promise<void> {
  const right = [...documents].flatMap(([name, faults]) => (faults.length === 0 ? [name] : [])).sort();
  const names = [...documents.keys()].sort();
  const faults = names.flatMap((name) => documents.get(name) ?? []);
  const lines = [...halves, { right }, ...faults].map((line) => JSON.stringify(line));
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, `${lines.join('\n')}\n`);
}

export type Difference = {
  /** lines "document field outcome" */
  readonly better: readonly string[];
  readonly worse: readonly string[];
  /** documents of the working half that were not there when the file was written */
  readonly fresh: number;
  /** names of deciding figures that fell */
  readonly fallen: readonly string[];
  /** of the held-out half other documents are there: its totals say nothing */
  readonly heldOutDiffers: boolean;
};

/** how much a fault weighs in an F1: a wrong value is one too many and one too few */
const weightOf = ({ outcome }: FaultLine): number => (outcome === 'wrong' ? 2 : 1);

/** Figures of faults, as the goals name them. What the names of articles are exactly is told and does not decide. */
const figureOfFault = ({ field, outcome }: FaultLine): readonly string[] => {
  if (field === 'document') return [outcome];
  if (field === 'confidence') return [outcome === 'below' ? 'sure' : 'sure_right'];
  if (field.endsWith('.name')) return [];
  if (field.startsWith('lines')) return ['lines'];
  if (field.startsWith('ship_to')) return [];
  return field === 'customer_name' ? ['header', 'header.customer_name'] : ['header'];
};

const keyOf = ({ document, field, outcome }: FaultLine): string => `${document} ${field} ${outcome}`;

/** Each once for each time that it is there: several invented rows of one document are several faults. */
const without = (faults: readonly FaultLine[], others: readonly FaultLine[]): readonly FaultLine[] => {
  const left = others.map(keyOf);
  return faults.filter((fault) => {
    const at = left.indexOf(keyOf(fault));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const fallenByFaults = (better: readonly FaultLine[], worse: readonly FaultLine[]): readonly string[] => {
  const net = new Map<string, number>();
  const add = (faults: readonly FaultLine[], sign: 1 | -1): void => {
    for (const fault of faults)
      for (const figure of figureOfFault(fault)) net.set(figure, (net.get(figure) ?? 0) + sign * weightOf(fault));
  };
  add(worse, 1);
  add(better, -1);
  return [...net].flatMap(([figure, change]) => (change > 0 ? [`work: ${figure}`] : []));
};

/** the fewer the better */
const fewer: ReadonlySet<string> = new Set(['missed', 'drafted', 'mail_missed']);
const decidingFigures = ['header', 'header.customer_name', 'lines', 'missed', 'drafted', 'sure', 'sure_right'] as const;
const none: Count = { right: 0, given: 0, there: 0 };

const fallenByTotals = (before: Tally, now: Tally): readonly string[] =>
  decidingFigures.flatMap((figure) => {
    const [was, is] = [figureOf(before[figure] ?? none), figureOf(now[figure] ?? none)];
    if (was === null || is === null) return [];
    return (fewer.has(figure) ? is > was : is < was) ? [`held out: ${figure}`] : [];
  });

/** Only documents that are there in both are compared. */
export function differenceOf(before: Expected, now: Expected): Difference {
  const common = [...now.documents.keys()].filter((name) => before.documents.has(name));
  const faultsOf = ({ documents }: Expected) => common.flatMap((name) => documents.get(name) ?? []);
  const [was, is] = [faultsOf(before), faultsOf(now)];
  const [better, worse] = [without(was, is), without(is, was)];
  const half = ({ halves }: Expected) => halves.find((one) => one.half === 'held_out');
  const [heldOutBefore, heldOut] = [half(before), half(now)];
  const isSame = heldOutBefore?.set === heldOut?.set;
  return {
    better: better.map(keyOf),
    worse: worse.map(keyOf),
    fresh: now.documents.size - common.length,
    fallen: [
      ...fallenByFaults(better, worse),
      ...(isSame && heldOutBefore && heldOut ? fallenByTotals(heldOutBefore.totals, heldOut.totals) : []),
    ],
    heldOutDiffers: !isSame,
  };
}
