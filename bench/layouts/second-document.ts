/**
 * npm run bench:layouts [-- --n 3 --seed 1 --set families --faults]: of each layout a person puts the first order right, and the next two are read with what was
 * learned of it. How many are fully right, with and without the memory; and how often a document was taken for one of another layout.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { withCalibration } from '../../src/adapters/extraction/calibration/calibration.ts';
import { calibration } from '../../src/adapters/extraction/calibration/table.data.ts';
import { createRulesExtractor } from '../../src/adapters/extraction/rules/rules-extractor.ts';
import { lessonOf } from '../../src/domain/document-layout/layout-lesson.ts';
import { type LayoutMemory, withLesson } from '../../src/domain/document-layout/layout-memory.ts';
import type { DocumentContent } from '../../src/domain/shared/documents.port.ts';
import type { Extraction } from '../../src/domain/shared/extraction.ts';
import { extractionView } from '../../src/domain/shared/extraction-view.ts';
import type { KnownLayout } from '../../src/domain/shared/layout-print.ts';
import { layoutsOf, setNames, type Truth } from '../../test/support/order-documents/index.ts';
import { compare } from '../score/compare.ts';
import { withReadingCache } from '../score/reading-cache.ts';
import { shareOf } from '../score/shared-orders.ts';
import { tableOf } from '../support/table.ts';
import { termsFromTruth } from './terms-from-truth.ts';

const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'boolean', default: false },
    set: { type: 'string', multiple: true, default: ['families', 'calibration'] },
  },
});
const sets = setNames.filter((name) => options.set.includes(name) && name !== 'check');
const [n, seed] = [Number(options.n), Number(options.seed)];

type Document = { readonly name: string; readonly content: DocumentContent; readonly truth: Truth };
const reader = createDocumentReader({ poolSize: availableParallelism() });
const cached = await withReadingCache(reader);
const extractor = withCalibration(createRulesExtractor(), calibration);
const directory = await mkdtemp(join(tmpdir(), 'order-intake-layouts-'));

const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };
const extracted = async ({ name, content }: Document, layouts: readonly KnownLayout[]): Promise<Extraction | null> =>
  (await extractor.extract([{ name, content }], { ...nobody, layouts }))[0] ?? null;

type Family = ReturnType<typeof layoutsOf>[number];

/** The first order and two later ones of one customer's program: the same labels and manner, another content. */
const laterOnes = 2;
async function documentsOf(family: Family, turn: number, at: number): Promise<readonly Document[]> {
  const documents: Document[] = [];
  const looks = seed * 10_000 + at * 100 + turn;
  const language = family.languages[(at + turn) % family.languages.length];
  for (let index = 0; index <= laterOnes; index++) {
    const made = await family.make(looks * 10 + index, 'order', language, looks);
    const path = join(directory, `${family.name}-${turn}-${index}.${made.extension}`);
    await writeFile(path, made.bytes);
    const read = await cached.read({ path, name: basename(path), declaredType: null });
    if (isLeft(read)) throw new Error(`${path}: ${read.left.reason}`);
    documents.push({ name: basename(path), content: read.right, truth: made.truth });
  }
  return documents;
}

const isComplete = (extraction: Extraction | null, truth: Truth): boolean =>
  compare(extraction && extractionView(extraction), truth).complete;

function faultOf(document: Document, extraction: Extraction | null, wasRight: boolean): string {
  const { fields, lines } = compare(extraction && extractionView(extraction), document.truth);
  const wrong = Object.entries(fields).filter(([, outcome]) => !['right', 'none', 'unknown'].includes(outcome));
  const told = wrong.map(([field, outcome]) => {
    const name = field as 'po_number';
    return `${field} ${outcome} ${JSON.stringify(extraction?.fields[name]?.value ?? null)} for ${JSON.stringify(document.truth[name])}`;
  });
  const how = extraction?.layout ? `as ${extraction.layout.id}` : 'unknown';
  return `${document.name} (${how}${wasRight ? ', was right without' : ''}): ${told.join(', ')}; lines ${lines.right} of ${lines.truth}, ${lines.found} found`;
}

type Case = {
  readonly share: string;
  readonly family: string;
  readonly firstRight: boolean;
  readonly alone: boolean;
  readonly taught: boolean;
  readonly known: boolean;
  readonly strange: boolean;
};
const cases: Case[] = [];
const faults: string[] = [];
let notDrafted = 0;
try {
  const taught: {
    readonly id: string;
    readonly family: Family;
    readonly firstRight: boolean;
    readonly memory: LayoutMemory | null;
    readonly later: readonly Document[];
  }[] = [];
  for (const [at, family] of sets.flatMap((set) => layoutsOf(set)).entries()) {
    for (let turn = 0; turn < n; turn++) {
      const [first, ...later] = await documentsOf(family, turn, at);
      const extraction = first ? await extracted(first, []) : null;
      const lesson = first && extraction ? lessonOf(extraction, termsFromTruth(extraction, first.truth)) : null;
      const firstRight = first !== undefined && isComplete(extraction, first.truth);
      taught.push({ id: `${family.name}/${turn}`, family, firstRight, memory: lesson && withLesson(null, lesson), later });
    }
  }
  const known = taught.flatMap(({ id, memory }) => (memory ? [{ id, ...memory }] : []));
  // what was not taken for an order is put right by nobody
  const corrected = taught.filter(({ memory }) => memory !== null);
  notDrafted = taught.length - corrected.length;
  for (const { id, family, firstRight, later } of corrected) {
    const share = family.set === 'families' ? `families, ${shareOf(family.name)}` : family.set;
    for (const document of later) {
      const [alone, remembered] = [await extracted(document, []), await extracted(document, known)];
      const [before, after] = [isComplete(alone, document.truth), isComplete(remembered, document.truth)];
      const as = remembered?.layout?.id;
      cases.push({
        share,
        family: family.name,
        firstRight,
        alone: before,
        taught: after,
        known: as === id,
        strange: as !== undefined && as !== id,
      });
      if (!after && share !== 'families, left-out') faults.push(faultOf(document, remembered, before));
    }
  }
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}

const share = (some: readonly Case[], of: (one: Case) => boolean): string =>
  some.length === 0 ? '' : `${((some.filter(of).length / some.length) * 100).toFixed(1)} %`;
const summary = (name: string, some: readonly Case[]): readonly string[] => {
  const wrong = some.filter(({ firstRight }) => !firstRight);
  return [
    name,
    String(some.length),
    share(some, ({ alone }) => alone),
    share(some, ({ taught }) => taught),
    String(wrong.length),
    share(wrong, ({ alone }) => alone),
    share(wrong, ({ taught }) => taught),
    share(some, ({ known }) => known),
    share(some, ({ strange }) => strange),
  ];
};
const named = (of: (one: Case) => string): readonly (readonly string[])[] =>
  [...new Set(cases.map(of))].sort().map((name) =>
    summary(
      name,
      cases.filter((one) => of(one) === name),
    ),
  );
console.log(
  tableOf([
    [
      '',
      'later ones',
      'right alone',
      'right taught',
      'after a correction',
      'right alone',
      'right taught',
      'known again',
      'taken for another',
    ],
    summary('all', cases),
    ...named(({ share }) => share),
  ]),
);
console.log(`first documents that were no order to the rules, of which nothing is learned: ${notDrafted}`);
if (options.faults) console.log(faults.join('\n'));
