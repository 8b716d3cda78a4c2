/** npm run calibrate -- DIRECTORY…: how much the evidence of the rules is worth, learned from documents with truth. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { type Calibration, onCurve, readingKinds } from '../../src/adapters/extraction/calibration/calibration.ts';
import { createRulesExtractor } from '../../src/adapters/extraction/rules/rules-extractor.ts';
import { inOrder } from '../../src/main/tools/extract/in-order.ts';
import { setNames } from '../../test/support/order-documents/index.ts';
import { toTheLetter } from './compare.ts';
import { believedLeftOut, curvesFrom } from './curves.ts';
import { type Effects, effectsFrom, scoredLeftOut } from './evidence.ts';
import { type DocumentObservation, type FieldObservation, type Observed, observed } from './observe.ts';
import { withReadingCache } from './reading-cache.ts';
import { reliabilityOf, reliabilitySvg, reliabilityText } from './reliability.ts';
import { sharedOrders } from './shared-orders.ts';
import { collected, generated, type Source } from './sources.ts';

const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const table = fileURLToPath(new URL('../../src/adapters/extraction/calibration/table.data.ts', import.meta.url));
const effectsTable = fileURLToPath(new URL('../../src/adapters/extraction/rules/effects.data.ts', import.meta.url));
const usage = `Usage: npm run calibrate -- [DIRECTORY…] [--generated dev|calibration|families] [--orders] [--seed 1] [--n 12] [--scans 2] [--svg FILE] [--dry]
  DIRECTORY    documents, each NAME with NAME.truth.json beside it
  --orders     the shared orders; with --scans 0 without their pictures
  --generated  documents of the generator; several may be given. Never check: that set only measures
  --svg        where the reliability diagram goes (default: reliability.svg)
  --dry        prints the diagram and changes nothing`;

const fail = (message: string): never => {
  console.error(`${message}\n${usage}`);
  process.exit(2);
};
const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        generated: { type: 'string', multiple: true, default: [] },
        seed: { type: 'string', default: '1' },
        n: { type: 'string', default: '12' },
        scans: { type: 'string', default: '2' },
        svg: { type: 'string', default: 'reliability.svg' },
        orders: { type: 'boolean', default: false },
        dry: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};
const { values: options, positionals } = readArguments();
const [seed, n, scans] = [options.seed, options.n, options.scans].map(Number);
if (![seed, n, scans].every((value) => Number.isInteger(value))) fail('--seed, --n and --scans are whole numbers');
if (positionals.length === 0 && options.generated.length === 0 && !options.orders) fail('Nothing to learn from.');

const orders = fileURLToPath(new URL('../../../shared/vectors/orders/', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'order-intake-calibrate-'));

async function* sources(): AsyncIterable<Source> {
  if (options.orders) yield* (await sharedOrders(orders)).filter(({ scan }) => !scan || scans !== 0);
  for (const path of positionals) {
    const all = await collected(resolve(path));
    if (all.length === 0) fail(`${path}: holds no document with a NAME.truth.json beside it.`);
    yield* all;
  }
  for (const name of options.generated) {
    const set = setNames.find((one) => one === name);
    if (!set || set === 'check') return fail(`--generated: ${name} is not a set to learn from.`);
    yield* generated(
      { set, seed: seed ?? 1, orders: n ?? 12, others: Math.ceil((n ?? 12) / 3), scans: scans ?? 2 },
      join(directory, set),
    );
  }
}

const cores = availableParallelism();
const reader = createDocumentReader({ poolSize: cores });
const cached = await withReadingCache(reader);
const extractor = createRulesExtractor(); // its own scores, not calibrated
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

/** A shared order counts as much as several generated ones: it is of a layout that nobody of us drew. */
const sharedWeight = 4;

const look = async ({ path, truth, layout }: Source): Promise<Observed> => {
  const read = await cached.read({ path, name: basename(path), declaredType: null });
  if (isLeft(read)) return { documents: [], fields: [] };
  const extractions = await extractor.extract([{ name: basename(path), content: read.right }], nobody);
  const shared = path.startsWith(orders);
  // the looks of dev and calibration are the same; of a shared order's document only the first order is judged
  const family = layout.replace(/^(?:dev|calibration)-/, '');
  return shared
    ? observed(extractions.slice(0, 1), truth, { family, weight: sharedWeight, strictness: toTheLetter })
    : observed(extractions, truth, { family });
};

/** Of kinds that were not among these documents (scans, say), what is known stays; without it they would be believed as text is. */
const withKept = (fresh: Calibration, used: Calibration): Calibration => {
  const names = [
    ...new Set([...Object.keys(used.fields), ...Object.keys(fresh.fields)]),
  ].sort() as (keyof Calibration['fields'])[];
  return {
    documents: { ...used.documents, ...fresh.documents },
    fields: Object.fromEntries(names.map((name) => [name, { ...used.fields[name], ...fresh.fields[name] }])),
  };
};

/** Reliability of documents by kind of source, each judged by what was learned without its family; and of fields. */
const show = (
  documents: readonly DocumentObservation[],
  fields: readonly FieldObservation[],
  calibration: Calibration,
): string => {
  const kinds = readingKinds.filter((kind) => documents.some((one) => one.kind === kind));
  const believed = kinds.map((kind) => ({ title: `Documents, ${kind}`, all: believedLeftOut(documents, kind) }));
  const shared = believed.map(({ title, all }) => ({
    title: `${title}, shared orders alone`,
    all: all.filter(({ weight }) => weight === sharedWeight),
  }));
  const diagrams = [...believed, ...shared.filter(({ all }) => all.length > 0)].map(({ title, all }) => ({
    title,
    reliability: reliabilityOf(all),
  }));
  for (const { title, reliability } of diagrams) console.log(`${reliabilityText(`${title}, families left out`, reliability)}\n`);
  const believedFields = fields.flatMap(({ name: field, kind, score, right }) => {
    const curve = calibration.fields[field]?.[kind] ?? calibration.fields.any?.[kind] ?? calibration.fields.any?.text;
    return curve ? [{ score: onCurve(curve, score), right }] : [];
  });
  const each = reliabilityOf(believedFields);
  console.log(reliabilityText(`Fields: ${fields.length}`, each));
  return reliabilitySvg([...diagrams, { title: 'Fields', reliability: each }]);
};

const writtenEffects = (learned: Effects): string =>
  `/** Made by npm run calibrate; docs/documents.md says from what. */\nexport const effects: { readonly [code: string]: number } = ${JSON.stringify(learned)};\n`;

const written = (calibration: Calibration): string =>
  `/** Made by npm run calibrate; docs/documents.md says from what. */\nimport type { Calibration } from './calibration.ts';\n\nexport const calibration: Calibration = ${JSON.stringify(calibration)};\n`;

try {
  const all: Observed[] = [];
  for await (const one of inOrder(sources(), cores * 2, look)) all.push(one);
  const seen = all.flatMap((one) => one.documents);
  const documents = scoredLeftOut(seen);
  const fields = all.flatMap((one) => one.fields);
  const { calibration: used } = (await import(table)) as { calibration: Calibration };
  const fresh = withKept(curvesFrom(documents, fields), used);
  const svg = show(documents, fields, fresh);
  await writeFile(options.svg, svg);
  console.log(`\ndrawn: ${options.svg}`);
  if (!options.dry) {
    await writeFile(table, written(fresh));
    await writeFile(effectsTable, writtenEffects(effectsFrom(seen)));
    execFileSync(process.execPath, [biome, 'check', '--write', table, effectsTable], { stdio: 'ignore' });
    console.log('written: src/adapters/extraction/calibration/table.data.ts and rules/effects.data.ts');
  }
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}
