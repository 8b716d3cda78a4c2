/** npm run measurements-doc: writes docs/reference/measurements.md from the result files that benches write (bench/results/*.json). */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type Fields = { readonly [name: string]: Json };

const root = new URL('../', import.meta.url);
const results = new URL('bench/results/', root);
const page = new URL('docs/reference/measurements.md', root);

/** What a result file says, for readers; a file without a line here appears under its own name. */
const introductions: { readonly [file: string]: readonly [string, string] } = {
  'event-store-gzip.json': [
    'Compression of the event store',
    'Events per second, with and without gzip. The service declines gzip (second and fourth column).',
  ],
  'image.json': [
    'Weight of the image',
    'In MB: the base, which the night makes of Debian packages, and the layers of the service (`npm run nightly -- --only image`).',
  ],
  'failover.json': [
    'Failures of parts',
    'Longest wait in seconds while parts are ended by `kill -9` and started again (`npm run bench:failover`); the first row is without a failure.',
  ],
  'mail-kinds.json': [
    'Kinds of mail without an order',
    'How often public mails get the right kind, and which of them are listed (`npm run bench:mail-kinds`).',
  ],
  'model-cost.json': ['Cost of a language model', 'Tokens and list-price cost per document, counted without asking a provider.'],
  'model.json': [
    'Effect of a language model',
    'Simulated models read documents with known truth beside the rules (`npm run score:model`). No answers of real models.',
  ],
  'sign-in.json': [
    'Timing of sign-in',
    'How often response times reveal whether an address exists (`npm run bench:sign-in`); 0.5 is chance.',
  ],
  'unordered-mails.json': [
    'Mails without orders',
    'How many public mails without orders wait for a person (`npm run bench:unordered`).',
  ],
};

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null;

/** Names of fields in the words of the documentation. */
const labels: { readonly [name: string]: string } = {
  headerF1: 'header F1',
  linesF1: 'lines F1',
  lookAlikes: 'hard negatives drafted',
  missed: 'orders missed',
  believed: 'at 70 or more',
  believedRight: 'of these correct',
  falseAt70: 'of these wrong',
  lost: 'correct at 70 with the rules, below with the model',
  cents: 'US cents, mean',
  centsAt95: 'US cents, 95th percentile',
  waits: 'mails that wait for a person',
};

/** `headerF1` and `median_ms_known` as words. */
const wordsOf = (name: string): string =>
  labels[name] ??
  name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

const textOf = (value: Json | undefined): string => {
  if (typeof value === 'number') return String(Number(value.toFixed(4)));
  return String(value ?? '').replaceAll('|', '\\|');
};

/** Fields of fields become one row each level deep: `eventsPerSecond: gzip off`. */
const flat = (fields: Fields, prefix = ''): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, Json][] => {
      const label = prefix === '' ? wordsOf(name) : `${prefix}: ${wordsOf(name)}`;
      return isFields(value) ? Object.entries(flat(value, label)) : [[label, value]];
    }),
  );

const tableOf = (rows: readonly Fields[]): readonly string[] => {
  const plain = rows.map((row) => flat(row));
  const names = [...new Set(plain.flatMap(Object.keys))].filter((name) => plain.every((row) => isPlain(row[name] ?? null)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(names), line(names.map(() => '---')), ...plain.map((row) => line(names.map((name) => textOf(row[name])))), ''];
};

/** A list of records is a table, records by name are a table with a name column, and anything deeper is a chapter. */
const chapterOf = (title: string, value: Json, level: number): readonly string[] => {
  const heading = [`${'#'.repeat(level)} ${title}`, ''];
  if (isList(value)) {
    const records = value.filter(isFields);
    const nested = records.some((record) => Object.values(record).some(isList));
    if (records.length === 0) return [];
    if (nested) return records.flatMap((record, index) => chapterOf(`${title} ${index + 1}`, record, level));
    return [...heading, ...tableOf(records)];
  }
  if (!isFields(value)) return [];
  const entries = Object.entries(value);
  const records = entries.filter((entry): entry is [string, Fields] => isFields(entry[1]));
  const single = Object.fromEntries(entries.filter(([name, inner]) => isPlain(inner) && name !== 'command'));
  const facts = Object.entries(single).map(([name, inner]) => `- ${wordsOf(name)}: ${textOf(inner)}`);
  const byName = records.length > 1 && records.every(([, record]) => Object.values(record).every(isPlain));
  return [
    ...heading,
    ...(facts.length > 0 ? [...facts, ''] : []),
    ...(byName ? tableOf(records.map(([name, record]) => ({ name, ...record }))) : []),
    ...(byName ? [] : records.flatMap(([name, record]) => chapterOf(wordsOf(name), record, level + 1))),
    ...entries.filter(([, inner]) => isList(inner)).flatMap(([name, inner]) => chapterOf(wordsOf(name), inner, level + 1)),
  ];
};

const fileChapter = (file: string): readonly string[] => {
  const value = JSON.parse(readFileSync(new URL(file, results), 'utf8')) as Json;
  const [title, introduction] = introductions[file] ?? [wordsOf(file.replace(/\.json$/, '').replaceAll('-', ' ')), ''];
  const [heading = '', , ...rest] = chapterOf(title, value, 2);
  const source = `Result file: [bench/results/${file}](../../bench/results/${file}).`;
  return [heading, '', [introduction, source].filter((text) => text !== '').join(' '), '', ...rest];
};

/** The page as the result files stand now. */
export const measurementsDoc = (): string =>
  `${[
    '# Measurements',
    '',
    'Written by `npm run measurements-doc` from the files that benches write. Ratios within one file are',
    'comparable; absolute times depend on the machine. Figures without a result file are not published:',
    'run the bench on your machine ([Scale](../how-to/scale.md),',
    '[Measure extraction](../how-to/measure-extraction.md)).',
    '',
    ...readdirSync(results)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .flatMap(fileChapter),
  ]
    .join('\n')
    .trimEnd()}\n`;

export const writtenMeasurementsDoc = (): string => readFileSync(page, 'utf8');
if (process.argv[1]?.endsWith('write-measurements-doc.ts')) writeFileSync(page, measurementsDoc());
