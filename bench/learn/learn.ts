/**
 * npm run learn: the weights of the judges, from generated documents, the shared orders and those by strangers; and how good they are on layouts and sets
 * left out (not with --no-report). With --further they begin at the weights in use, which know what is generated: then none is made, and it takes a minute.
 * --seen FILE keeps the candidates of each document, so that a run goes on where one before it was ended.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  choose,
  compact,
  type JudgedField,
  type JudgeWeights,
  judgedFields,
  weights as used,
  type Weights,
} from '@order-intake/order-extraction/learning';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { inOrder } from '../../src/main/tools/extract/in-order.ts';
import { pagesOf } from '../../test/support/documents/page.ts';
import type { Truth } from '../../test/support/order-documents/index.ts';
import { withReadingCache } from '../score/reading-cache.ts';
import { sharedOrders } from '../score/shared-orders.ts';
import { collected, generated, type Source } from '../score/sources.ts';
import { strangerSets, strangers } from '../score/strangers.ts';
import { tableOf } from '../support/table.ts';
import { candidatesIn, type FieldCandidates, isRight } from './examples.ts';
import { lessons } from './lessons.ts';
import { type Example, learned, usualFit } from './softmax.ts';

const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    seed: { type: 'string', default: '11' },
    n: { type: 'string', default: '3' },
    folds: { type: 'string', default: '8' },
    ridge: { type: 'string' },
    further: { type: 'boolean', default: false },
    field: { type: 'string', multiple: true, default: [...judgedFields] }, // whose weights are written
    without: { type: 'string', multiple: true, default: [] }, // sets by strangers that nothing is learned from
    dry: { type: 'boolean', default: false },
    report: { type: 'boolean', default: true },
    faults: { type: 'boolean', default: false },
    seen: { type: 'string' },
  },
});
const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const table = fileURLToPath(new URL('../../packages/order-extraction/rules/candidates/weights.data.ts', import.meta.url));
const orders = fileURLToPath(new URL('../../../shared/vectors/orders/', import.meta.url));
const samples = fileURLToPath(new URL('../../../shared/vectors/documents/', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'order-intake-learn-'));
/** how fast few documents move weights that many gave */
const furtherRidge = 0.03;
/** tried on sets left out: a firmer one believes what is nearly always right to be right in three of four */
const freshRidge = 0.001;
const fit = { ...usualFit, ridge: Number(options.ridge ?? (options.further ? furtherRidge : freshRidge)) };
const folds = Number(options.folds);

/** A shared order counts as much as several generated ones: it is of a layout that nobody of us drew. */
const sharedWeight = 4;

const lessonWeight = 3;

/** `set`: by which strangers it is; null: by none */
type Known = { readonly source: Source; readonly shared: boolean; readonly set: string | null };
type Material = Known & { readonly fields: readonly FieldCandidates[] };

async function* sources(): AsyncIterable<Known> {
  for (const set of options.further ? [] : (['dev', 'calibration', 'families'] as const)) {
    const wanted = { set, seed: Number(options.seed), orders: Number(options.n), others: 2, scans: 0 };
    for await (const source of generated(wanted, join(directory, set))) yield { source, shared: false, set: null };
  }
  for (const source of await collected(samples)) if (!source.scan) yield { source, shared: true, set: null };
  for (const source of await sharedOrders(orders))
    if (!options.further || !source.scan) yield { source, shared: true, set: null };
  for (const set of (await strangerSets()).filter((name) => !options.without.includes(name)))
    for (const source of await strangers(set)) if (!source.scan) yield { source, shared: true, set };
}

/** FNV-1a: which fold a layout is left out in. Both generated sets have the same looks: a family is a look. */
function foldOf(layout: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(layout.replace(/^(?:dev|calibration)-/, ''))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash % folds;
}

const keyOf = ({ set, source: { layout, name } }: Known): string => JSON.stringify([set, layout, name]);

/** What earlier runs saw, by the same rules: whoever changes what is proposed begins a new file. */
const seenBefore = (): readonly Material[] =>
  options.seen === undefined || !existsSync(options.seen)
    ? []
    : readFileSync(options.seen, 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Material]));

async function* unseen(known: ReadonlySet<string>): AsyncIterable<Known> {
  for await (const one of sources()) if (!known.has(keyOf(one))) yield one;
}

/** What is left out together: whoever knows one document of a stranger knows its author. */
const leftOutWith = ({ set, source }: Known): string => set ?? `fold ${foldOf(source.layout)}`;

const exampleOf = (field: JudgedField, { source, shared, fields }: Material): Example | null => {
  const own = fields.find((one) => one.field === field);
  if (!own || source.truth[field] === undefined) return null;
  const candidates = own.candidates.map(({ value, features }) => ({
    features,
    right: isRight(field, value, source.truth) === true,
  }));
  return { family: source.layout, weight: shared ? sharedWeight : source.path === '' ? lessonWeight : 1, candidates };
};

function weightsFrom(field: JudgedField, all: readonly Material[]): Weights {
  const before = options.further ? used[field] : {};
  const examples = all.flatMap((one) => exampleOf(field, one) ?? []);
  return { ...before, ...learned(examples, fit, before) }; // what none of these documents has keeps its weight
}

/** `unproposed`: there, and no candidate */
type Counts = { right: number; given: number; there: number; unproposed: number; sure: number; surelyRight: number };
const rowOf = (name: string, counts: Counts): readonly string[] => [
  name,
  String(counts.there),
  ((200 * counts.right) / Math.max(1, counts.given + counts.there)).toFixed(1),
  `${counts.given - counts.right} wrong`,
  `${counts.there - counts.right} not right`,
  `${counts.unproposed} not proposed`,
  `${counts.surelyRight} of ${counts.sure}`,
];
/** what a judge chose so surely is in no doubt */
const surely = 0.8;

const sameKey = (field: JudgedField) => (field === 'po_number' || field === 'customer_name' ? compact : (value: string) => value);

function count(
  counts: Counts,
  field: JudgedField,
  { fields, source: { truth, name } }: Material,
  weights: Weights,
  told = options.faults,
): void {
  const candidates = fields.find((one) => one.field === field)?.candidates ?? [];
  const all = Object.fromEntries(judgedFields.map((one) => [one, one === field ? weights : {}])) as JudgeWeights;
  const chosen = choose(field, candidates, sameKey(field), all);
  const accepted = [truth[field], ...(field === 'order_date' ? [] : (truth.accept?.[field] ?? []))];
  const right = chosen !== null && isRight(field, chosen.candidate.value, truth) === true;
  const isProposed = candidates.some(({ value }) => isRight(field, value, truth));
  if (truth[field] !== null && !(chosen === null && accepted.includes(null))) {
    counts.there += 1;
    if (!isProposed) counts.unproposed += 1;
  }
  if (chosen) counts.given += 1;
  if (right) counts.right += 1;
  if (chosen && chosen.probability >= surely) counts.sure += 1;
  if (right && chosen.probability >= surely) counts.surelyRight += 1;
  if (told && !right && (chosen || !accepted.includes(null)))
    console.log(
      `${name}: ${field} ${JSON.stringify(chosen?.candidate.value ?? null)} (${chosen?.probability.toFixed(2) ?? '-'}) for ${JSON.stringify(truth[field])}${isProposed ? '' : ', not proposed'}`,
    );
}

const nobody = (): Counts => ({ right: 0, given: 0, there: 0, unproposed: 0, sure: 0, surelyRight: 0 });

/** Every family, and every set by strangers as a whole, judged by weights that were learned without it, beside those in use, which may know it. */
function report(all: readonly Material[]): void {
  const rows: (readonly string[])[] = [['left out', 'n', 'F1', '', '', '', `right at ${surely}`, 'in use', '', '', '', '']];
  for (const field of judgedFields) {
    const known = all.filter(({ source }) => source.truth[field] !== undefined);
    const [of, before] = [new Map<string, Counts>(), new Map<string, Counts>()];
    for (const fold of new Set(known.map(leftOutWith))) {
      const weights = weightsFrom(
        field,
        known.filter((one) => leftOutWith(one) !== fold),
      );
      for (const one of known.filter((each) => leftOutWith(each) === fold)) {
        const name = one.set ?? (one.shared ? 'shared orders' : one.source.path === '' ? 'lessons' : 'generated');
        const counts = of.get(name) ?? nobody();
        of.set(name, counts);
        count(counts, field, one, weights);
        const inUse = before.get(name) ?? nobody();
        before.set(name, inUse);
        count(inUse, field, one, used[field], false);
      }
    }
    rows.push(
      ...[...of].map(([name, counts]) => [
        ...rowOf(`${field}, ${name}`, counts),
        ...rowOf('', before.get(name) ?? nobody()).slice(2),
      ]),
    );
  }
  console.log(tableOf(rows));
}

const written = (weights: JudgeWeights, hash: string): string =>
  `/** Made by npm run learn from material ${hash}; docs/how-to/measure-extraction.md says how. */\nimport type { JudgeWeights } from './candidate.ts';\n\nexport const weights: JudgeWeights = ${JSON.stringify(weights)};\n`;

const cores = availableParallelism();
const reader = createDocumentReader({ poolSize: cores });
try {
  const cached = await withReadingCache(reader);
  const hash = createHash('sha256');
  const read = async ({ source, shared, set }: Known): Promise<Material | null> => {
    const content = await cached.read({ path: source.path, name: basename(source.path), declaredType: null });
    if (isLeft(content)) return null;
    const truth: Truth = source.truth;
    return { source, shared, set, fields: candidatesIn({ name: basename(source.path), content: content.right }, truth) };
  };
  const all: Material[] = [];
  for (const { name, drawing, truth } of lessons) {
    const whole: Truth = { document_type: 'order', ...truth };
    const source: Source = { name, path: '', layout: `lesson: ${name}`, scan: false, truth: whole };
    all.push({
      source,
      shared: false,
      set: null,
      fields: candidatesIn({ name: 'lesson.pdf', content: pagesOf(drawing) }, whole),
    });
  }
  const before = seenBefore();
  all.push(...before);
  for await (const one of inOrder(unseen(new Set(before.map(keyOf))), cores * 2, read)) {
    if (!one) continue;
    all.push(one);
    if (options.seen !== undefined) appendFileSync(options.seen, `${JSON.stringify(one)}\n`);
  }
  for (const { source, fields } of all) hash.update(JSON.stringify([source.layout, fields]));
  if (options.report) report(all);
  if (!options.dry) {
    const weights = Object.fromEntries(
      judgedFields.map((field) => [field, options.field.includes(field) ? weightsFrom(field, all) : used[field]]),
    ) as JudgeWeights;
    await writeFile(table, written(weights, hash.digest('hex').slice(0, 16)));
    execFileSync(process.execPath, [biome, 'check', '--write', table], { stdio: 'ignore' });
    console.log('written: packages/order-extraction/rules/candidates/weights.data.ts');
  }
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}
