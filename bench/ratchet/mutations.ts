/**
 * npm run bench:mutations: what the rules lose when documents with truth are changed lightly. A right order that a change
 * turns into a missed one shows where a rule hangs on one document. Of the public documents only the half to work on is read.
 * The changes are the same each time: they are chosen by hashes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuiltInExtractor, ordersIn, partsOf } from '@order-intake/order-extraction';
import {
  drafts,
  type Extraction,
  type Extractor,
  mailTextName,
  mailTextType,
  unread,
  type WordsReader,
} from '@order-intake/order-extraction/document';
import { viewOf } from '@order-intake/order-extraction/learning';
import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { work as readWords } from '../../src/adapters/documents/message/words.work.ts';
import { hashOf } from '../score/hash.ts';
import type { DocumentReading } from '../support/packed-readings.ts';
import { tableOf } from '../support/table.ts';
import { catalogOf, lookupIn } from './catalog.ts';
import { type CorpusDocument, documentsOf, type Origin, origins } from './corpus.ts';
import { createExtract } from './extract.ts';
import { type Marks, marksOf } from './marks.ts';
import { mutations, type Seen, unchanged } from './mutate.ts';
import { type Readings, readingsBy } from './readings.ts';
import { figureText } from './report.ts';
import { sumOf } from './tally.ts';

const { values: options } = parseArgs({
  options: {
    origin: { type: 'string', multiple: true, default: ['public'] },
    only: { type: 'string', multiple: true, default: [] },
    /** every so many documents */
    every: { type: 'string', default: '1' },
    /** only documents that were read before: scans take minutes */
    kept: { type: 'boolean', default: false },
    /** the documents that were missed, and the look-alikes that were drafted, by name */
    names: { type: 'boolean', default: false },
  },
});
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

const words: WordsReader = {
  readWords: (message) =>
    readWords(message).then(
      (value) => right({ ...value, type: mailTextType }),
      () => left({ code: 'empty' as const, reason: unread.message_empty() }),
    ),
};

async function contentsOf({ read, words: messages }: DocumentReading) {
  const said = await Promise.all(messages.map((one) => words.readWords(one)));
  return [...read, ...said.flatMap((one) => (isLeft(one) ? [] : [{ name: mailTextName, content: one.right }]))];
}

async function seenIn(reading: DocumentReading): Promise<Seen> {
  const all = (await contentsOf(reading)).flatMap((one) =>
    ordersIn(one).flatMap((order) => partsOf(order).map((part) => viewOf(order, part, nobody))),
  );
  return {
    titles: all.flatMap(({ kind }) => kind.titles.map(({ segment }) => segment.text)),
    heads: all.flatMap(({ table }) => table.labels).filter((label) => label !== ''),
  };
}

/** Why an order is not drafted: no words, the type, no rows, rows without quantities. */
async function stageOf(reading: DocumentReading, extractor: Extractor): Promise<string> {
  const contents = await contentsOf(reading);
  if (contents.length === 0) return 'nothing read';
  const results: Extraction[] = [];
  for (const one of contents) results.push(...(await extractor.extract([one], nobody)));
  const ordered = results.find(({ documentType }) => drafts(documentType));
  if (ordered) return ordered.lines.length === 0 ? 'no rows' : 'a row without quantity or name';
  const listed = results.find(({ lines }) => lines.length > 0);
  const type = (listed ?? results[0])?.documentType ?? 'none';
  return `taken for ${type}, ${listed ? 'with rows' : 'without rows'}`;
}

const metrics = [
  ['missed', 'missed'],
  ['mail_missed', 'mails missed'],
  ['drafted', 'look-alikes drafted'],
  ['header', 'header F1'],
  ['header.customer_name', 'names'],
  ['lines', 'lines F1'],
  ['lines_without_codes', 'without codes'],
] as const;
const short = (text: string): string => text.replace(/ \([\d.]+ to [\d.]+;/, ' (');

type Read = { readonly document: CorpusDocument; readonly reading: DocumentReading; readonly seen: Seen };
type Outcome = {
  readonly name: string;
  readonly marks: readonly Marks[];
  readonly stages: ReadonlyMap<string, readonly string[]>;
};

const isWhole = ({ faults }: Marks, wanted: string): boolean =>
  faults.some(({ field, outcome }) => field === 'document' && outcome === wanted);

/** What comes of the documents that a mutation changes. */
async function outcomeOf(
  name: string,
  read: readonly Read[],
  extract: ReturnType<typeof createExtract>,
  extractor: Extractor,
): Promise<Outcome> {
  const change = mutations[name];
  const marks: Marks[] = [];
  const stages = new Map<string, string[]>();
  for (const { document, reading, seen } of read) {
    const changed = change?.(reading, seen) ?? reading;
    if (name !== unchanged && JSON.stringify(changed) === JSON.stringify(reading)) continue;
    const mark = marksOf(document, await extract(document, changed));
    marks.push(mark);
    const stage = isWhole(mark, 'missed') ? await stageOf(changed, extractor) : isWhole(mark, 'drafted') ? 'drafted' : null;
    if (stage !== null) stages.set(stage, [...(stages.get(stage) ?? []), document.name]);
  }
  return { name, marks, stages };
}

function print(outcomes: readonly Outcome[]): void {
  const rows = outcomes.map(({ name, marks }) => {
    const sum = sumOf(marks.map(({ tally }) => tally));
    return [name, String(marks.length), ...metrics.map(([metric]) => short(figureText(sum[metric])))];
  });
  console.log(tableOf([['', 'documents', ...metrics.map(([, title]) => title)], ...rows]));
  for (const { name, stages } of outcomes)
    for (const [stage, names] of stages)
      console.log(`${name}: ${names.length} ${stage}${options.names ? `: ${names.join(' ')}` : ''}`);
}

const notKept = () => Promise.reject(new Error('not read before'));

async function readAll(documents: readonly CorpusDocument[], readings: Readings): Promise<readonly Read[]> {
  const read: Read[] = [];
  for (const document of documents) {
    const reading = await readings(document.path).catch((error: unknown) => {
      if (!options.kept) throw error;
      return null;
    });
    if (reading) read.push({ document, reading, seen: await seenIn(reading) });
  }
  return read;
}

const scratch = await mkdtemp(join(tmpdir(), 'order-intake-mutations-'));
const reader = createDocumentReader({ poolSize: 1, lazy: true });
try {
  const readings = await readingsBy(options.kept ? { ...reader, read: notKept, unpack: notKept } : reader);
  const extractor = createBuiltInExtractor();
  const chosen = Object.keys(mutations).filter((name) => options.only.length === 0 || options.only.includes(name));
  for (const name of options.origin) {
    const origin = origins.find((one): one is Origin => one === name);
    if (!origin) throw new Error(`--origin: there is no origin ${name}`);
    const { documents, missing } = await documentsOf(origin, join(scratch, origin));
    const byName = [...documents, ...missing].sort((a, b) => (a.name < b.name ? -1 : 1));
    const extract = createExtract({ documents: words, extractor, lookup: lookupIn(catalogOf(byName)) });
    const wanted = documents.filter((one) => one.half === 'work' && hashOf(one.name) % Number(options.every) === 0);
    const read = await readAll(wanted, readings);
    console.log(`${origin}, half to work on: ${read.length} of ${wanted.length} documents`);
    const outcomes: Outcome[] = [];
    for (const mutation of chosen) outcomes.push(await outcomeOf(mutation, read, extract, extractor));
    print(outcomes);
  }
} finally {
  await reader.stop();
  await rm(scratch, { recursive: true, force: true });
}
