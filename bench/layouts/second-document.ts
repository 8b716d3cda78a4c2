/**
 * npm run bench:layouts [-- --n 3 --seed 1 --set families --only letters --faults --disguised]: of each layout a person puts the first order right, and the next ones are read with what was
 * learned of it. How many are fully right, with and without the memory; and how often a document was taken for one of another layout.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calibration, createRulesExtractor, withCalibration } from '@order-intake/order-extraction';
import type { Extraction, KnownLayout } from '@order-intake/order-extraction/document';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { lessonOf } from '../../src/domain/document-layout/layout-lesson.ts';
import { withLesson } from '../../src/domain/document-layout/layout-memory.ts';
import { extractionView } from '../../src/domain/shared/extraction-view.ts';
import type { Truth } from '../../test/support/order-documents/index.ts';
import { compare, type Strictness } from '../score/compare.ts';
import { withReadingCache } from '../score/reading-cache.ts';
import { tableOf } from '../support/table.ts';
import { causesOf, type First, wrongFields } from './causes.ts';
import { type Document, type Series, seriesOf, setsOfSeries } from './series.ts';
import { termsFromTruth } from './terms-from-truth.ts';

const { values: options } = parseArgs({
  options: {
    n: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'boolean', default: false },
    disguised: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: ['families', 'calibration'] },
  },
});
const unknown = options.set.find((set) => !setsOfSeries.includes(set));
if (unknown !== undefined) throw new Error(`--set: there is no set ${unknown}; there are ${setsOfSeries.join(', ')}`);

const reader = createDocumentReader({ poolSize: availableParallelism() });
const cached = await withReadingCache(reader);
const extractor = withCalibration(createRulesExtractor(), calibration);
const directory = await mkdtemp(join(tmpdir(), 'order-intake-layouts-'));

const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };
const extracted = async ({ name, content }: Document, layouts: readonly KnownLayout[]): Promise<Extraction | null> =>
  (await extractor.extract([{ name, content }], { ...nobody, layouts }))[0] ?? null;

const isComplete = (extraction: Extraction | null, truth: Truth, strictness: Strictness): boolean =>
  compare(extraction && extractionView(extraction), truth, strictness).complete;

function faultOf(document: Document, extraction: Extraction | null, wasRight: boolean, strictness: Strictness): string {
  const compared = compare(extraction && extractionView(extraction), document.truth, strictness);
  const told = wrongFields(compared).map((field) => {
    const read = extraction?.fields[field]?.value ?? null;
    return `${field} ${compared.fields[field]} ${JSON.stringify(read)} for ${JSON.stringify(document.truth[field])}`;
  });
  const how = extraction?.layout ? `as ${extraction.layout.id}` : 'unknown';
  const { right, truth, found } = compared.lines;
  return `${document.name} (${how}${wasRight ? ', was right without' : ''}): ${told.join(', ')}; lines ${right} of ${truth}, ${found} found`;
}

type Case = {
  readonly share: string;
  readonly firstRight: boolean;
  readonly alone: boolean;
  readonly taught: boolean;
  readonly known: boolean;
  readonly strange: boolean;
};
type Taught = Series & { readonly firstRight: boolean; readonly told: First };
const cases: Case[] = [];
const faults: string[] = [];
/** of those whose first had to be corrected: what is wrong all the same, and in which documents */
const causes = new Map<string, readonly string[]>();
let notDrafted = 0;
try {
  const taught: Taught[] = [];
  for await (const one of seriesOf(options.set, {
    n: Number(options.n),
    seed: Number(options.seed),
    directory,
    reader: cached,
    only: options.only,
    disguised: options.disguised,
  })) {
    const extraction = await extracted(one.first, []);
    const lesson = extraction && lessonOf(extraction, termsFromTruth(extraction, one.first.truth));
    const firstRight = isComplete(extraction, one.first.truth, one.strictness);
    // what was not taken for an order is put right by nobody
    if (extraction && lesson) taught.push({ ...one, firstRight, told: { document: one.first, read: extraction, lesson } });
    else notDrafted += 1;
  }
  const known = taught.map(({ id, told }) => ({ id, ...withLesson(null, told.lesson) }));
  for (const { id, share, firstRight, told, later, strictness } of taught) {
    for (const document of later) {
      const [alone, remembered] = [await extracted(document, []), await extracted(document, known)];
      const [before, after] = [isComplete(alone, document.truth, strictness), isComplete(remembered, document.truth, strictness)];
      const as = remembered?.layout?.id;
      const strange = as !== undefined && as !== id;
      cases.push({ share, firstRight, alone: before, taught: after, known: as === id, strange });
      if (after) continue;
      const why = causesOf(told, { document, alone, remembered }, strictness);
      faults.push(`${faultOf(document, remembered, before, strictness)} [${why.join('; ')}]`);
      if (!firstRight) for (const cause of why) causes.set(cause, [...(causes.get(cause) ?? []), `${share}: ${document.name}`]);
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
if (options.faults) {
  console.log('wrong after a correction, by cause:');
  for (const [cause, names] of [...causes].sort((a, b) => b[1].length - a[1].length))
    console.log(`${String(names.length).padStart(4)}  ${cause}: ${names.join(', ')}`);
  console.log(faults.join('\n'));
}
