/** npm run calibrate: how much the evidence of the rules is worth, learned from documents with truth. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Calibration, createRulesExtractor } from '@order-intake/order-extraction';
import type * as Tables from '@order-intake/order-extraction/calibration';
import { earlierEffects, onCurve } from '@order-intake/order-extraction/learning';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { inOrder } from '../../src/main/tools/extract/in-order.ts';
import { setNames } from '../../test/support/order-documents/index.ts';
import { tableOf } from '../support/table.ts';
import { versionOf } from './calibration-version.ts';
import { toTheLetter } from './compare.ts';
import { believedInTurn, believedLeftOut, curvesFrom } from './curves.ts';
import { type Effects, effectsFrom, scoredLeftOut } from './evidence.ts';
import { firstSight, keepFirstSight, picturesReadAsToday } from './first-sight.ts';
import { type DocumentObservation, type FieldObservation, type Observed, observed } from './observe.ts';
import { printoutSources } from './printouts.ts';
import { withReadingCache } from './reading-cache.ts';
import { reliabilityOf, reliabilitySvg, reliabilityText } from './reliability.ts';
import { asAtFirstSight, keepScans, keptScans, scansByStrangers } from './scan-sight.ts';
import { sharedOrders } from './shared-orders.ts';
import { collected, generated, type Source } from './sources.ts';

const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const table = fileURLToPath(new URL('../../packages/order-extraction/calibration/table.data.ts', import.meta.url));
const earlierTable = fileURLToPath(
  new URL('../../packages/order-extraction/calibration/earlier-effects.data.ts', import.meta.url),
);
const effectsTable = fileURLToPath(new URL('../../packages/order-extraction/rules/effects.data.ts', import.meta.url));
const usage = `Usage: npm run calibrate -- [DIRECTORY…] [--generated dev|calibration|families] [--orders] [--seed 1] [--n 12] [--scans 2] [--scanned 4] [--only-scans] [--svg FILE] [--dry]
  DIRECTORY    documents, each NAME with NAME.truth.json beside it
  --orders     the shared orders; with --scans 0 without their pictures
  --printouts  documents written by hand; a set (printouts:first) each
  --keep NAME  a directory of documents with truth.jsonl that nobody has looked at: their observations are kept under that name, nothing is learned
  --generated  documents of the generator; several may be given. Never check: that set only measures
  --svg        where the reliability diagram goes (default: reliability.svg)
  --scanned    reads every so manieth PDF of one page by strangers as a scan, their pictures and those of the shared orders, and keeps what was seen: nothing is learned
  --only-scans learns from what is kept of scans, beside all else, and writes what is of scans alone
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
        scanned: { type: 'string', default: '0' },
        'only-scans': { type: 'boolean', default: false },
        svg: { type: 'string', default: 'reliability.svg' },
        orders: { type: 'boolean', default: false },
        printouts: { type: 'string', multiple: true, default: [] },
        keep: { type: 'string' },
        dry: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};
const { values: options, positionals } = readArguments();
const [seed, n, scans, every] = [options.seed, options.n, options.scans, options.scanned].map(Number);
if (![seed, n, scans, every].every((value) => Number.isInteger(value)))
  fail('--seed, --n, --scans and --scanned are whole numbers');

const orders = fileURLToPath(new URL('../../../shared/vectors/orders/', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'order-intake-calibrate-'));

/** A document, and which set by strangers it is of; of a scan that was made of a document, what was seen of that at first sight. */
type Origin = Source & { readonly set: string | null; readonly text?: DocumentObservation };
const of = (set: string | null, all: readonly Source[]): readonly Origin[] => all.map((one) => ({ ...one, set }));

async function* pictures(): AsyncIterable<Origin> {
  for await (const { source, set, text } of scansByStrangers(every ?? 0, cached))
    yield { ...source, set, ...(text ? { text } : {}) };
  yield* of('shared orders', await sharedOrders(orders));
}

async function* sources(): AsyncIterable<Origin> {
  if (every) return yield* pictures();
  if (options.orders)
    yield* of(
      'shared orders',
      (await sharedOrders(orders)).filter(({ scan }) => !scan || scans !== 0),
    );
  for (const set of options.printouts) yield* of(set, await printoutSources(set, join(directory, 'printouts')));
  for (const path of positionals) {
    const all = options.keep ? await sharedOrders(resolve(path)) : await collected(resolve(path));
    if (all.length === 0) fail(`${path}: holds no document with its truth.`);
    yield* of(basename(path), all);
  }
  for (const name of options.generated) {
    const set = setNames.find((one) => one === name);
    if (!set || set === 'check') return fail(`--generated: ${name} is not a set to learn from.`);
    const wanted = { set, seed: seed ?? 1, orders: n ?? 12, others: Math.ceil((n ?? 12) / 3), scans: scans ?? 2 };
    for await (const one of generated(wanted, join(directory, set))) yield { ...one, set: null };
  }
}

const cores = availableParallelism();
const reader = createDocumentReader({ poolSize: cores });
const cached = await withReadingCache(reader);
const extractor = createRulesExtractor(); // its own scores, not calibrated
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

/** A stranger's document counts as much as several generated ones: it is of a layout that nobody of us drew. */
const strangersWeight = 4;

const look = async ({ name, path, truth, layout, set, text }: Origin): Promise<Observed> => {
  const read = await cached.read({ path, name: basename(path), declaredType: null });
  if (isLeft(read)) return { documents: [], fields: [] };
  const extractions = await extractor.extract([{ name: basename(path), content: read.right }], nobody);
  // the looks of dev and calibration are the same; of a stranger's document only the first order is judged
  const family = options.keep || every ? name : layout.replace(/^(?:dev|calibration)-/, '');
  if (set === null) return observed(extractions, truth, { family });
  const seen = observed(extractions.slice(0, 1), truth, { family, set, weight: strangersWeight, strictness: toTheLetter });
  return text ? { ...seen, documents: seen.documents.map((one) => asAtFirstSight(one, text)) } : seen;
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

/** By set that nothing was learned from: how many reach 70, and how many of them have nothing false. */
const bySet = (title: string, believed: readonly DocumentObservation[]): string => {
  const sets = [...new Set(believed.map(({ set }) => set))];
  const row = (name: string, all: readonly DocumentObservation[]): readonly string[] => {
    const reach = all.filter(({ score }) => score >= 0.7);
    const right = reach.filter((one) => one.right).length;
    return [name, String(all.length), String(all.filter((one) => one.right).length), String(reach.length), String(right)];
  };
  return tableOf([
    [title, 'taken for orders', 'nothing false', '>= 70', 'nothing false'],
    ...sets.map((set) =>
      row(
        set ?? 'generated, by family',
        believed.filter((one) => one.set === set),
      ),
    ),
    row(
      'all by strangers',
      believed.filter(({ set }) => set !== null),
    ),
  ]);
};

/** Reliability of documents, each judged by what was learned without its set; and of fields. */
const show = (
  documents: readonly DocumentObservation[],
  fields: readonly FieldObservation[],
  calibration: Calibration,
): string => {
  const all = believedLeftOut(documents);
  const believed = all.filter(({ kind }) => kind !== 'ocr');
  const scanned = all.filter(({ kind }) => kind === 'ocr');
  console.log(`${bySet('left out', believed)}\n`);
  if (scanned.length > 0) console.log(`${bySet('left out, scans', scanned)}\n`);
  const strangers = believed.filter(({ set }) => set !== null);
  const groups = [
    ...(['text', 'sheet'] as const).map((kind) => ({
      title: `By strangers, ${kind}`,
      all: strangers.filter((one) => one.kind === kind),
    })),
    { title: 'By strangers, scans', all: scanned.filter(({ set }) => set !== null) },
    { title: 'Generated', all: believed.filter(({ set }) => set === null) },
  ];
  const diagrams = groups
    .filter(({ all }) => all.length > 0)
    .map(({ title, all }) => ({ title, reliability: reliabilityOf(all) }));
  for (const { title, reliability } of diagrams) console.log(`${reliabilityText(`${title}, left out`, reliability)}\n`);
  const believedFields = fields.flatMap(({ name: field, kind, score, right }) => {
    const curve = calibration.fields[field]?.[kind] ?? calibration.fields.any?.[kind] ?? calibration.fields.any?.text;
    return curve ? [{ score: onCurve(curve, score), right }] : [];
  });
  const each = reliabilityOf(believedFields);
  console.log(reliabilityText(`Fields: ${fields.length}`, each));
  return reliabilitySvg([...diagrams, { title: 'Fields', reliability: each }]);
};

const writtenEffects = (learned: Effects): string =>
  `/** Made by npm run calibrate; docs/how-to/measure-extraction.md says how. */\nexport const effects: { readonly [code: string]: number } = ${JSON.stringify(learned)};\n`;

/** What was decided by these effects is still to be weighed again after an upgrade; who skips more releases than that starts from today's. */
const keptEffects = 5;
const writtenEarlier = (version: string, replaced: Effects): string => {
  const kept = Object.fromEntries([...Object.entries(earlierEffects), [version, replaced]].slice(-keptEffects));
  return `/** Made by npm run calibrate: the effects of earlier calibrations by version. */\nexport const earlierEffects: { readonly [version: string]: { readonly [code: string]: number } } = ${JSON.stringify(kept)};\n`;
};

const written = (calibration: Calibration, version: string): string =>
  `/** Made by npm run calibrate; docs/how-to/measure-extraction.md says how. */\nimport type { Calibration } from './calibration.ts';\n\n/** A hash of the curves and effects. */\nexport const calibrationVersion = '${version}';\n\nexport const calibration: Calibration = ${JSON.stringify(calibration)};\n`;

async function learn(own: readonly DocumentObservation[], fields: readonly FieldObservation[]): Promise<void> {
  // pictures by strangers are those that are kept as scans, and those that were read as they are today at first sight
  const known = own.filter(({ kind, set }) => kind !== 'ocr' || set === null);
  const sets = await firstSight();
  const strange = sets.map((set) => set.filter(({ kind }) => kind !== 'ocr'));
  const seen = [...known, ...strange.flat(), ...sets.flatMap(picturesReadAsToday), ...(await keptScans())];
  if (seen.length === 0) fail('Nothing to learn from.');
  const documents = scoredLeftOut(seen);
  const { calibration: used, calibrationVersion: usedVersion } = (await import(table)) as typeof Tables;
  const { effects: usedEffects } = (await import(effectsTable)) as { effects: Effects };
  const learned = curvesFrom(documents, fields);
  const { ocr } = learned.documents;
  const fresh = withKept(options['only-scans'] ? { documents: ocr ? { ocr } : {}, fields: {} } : learned, used);
  const svg = show(documents, fields, fresh);
  await writeFile(options.svg, svg);
  if (!options['only-scans']) console.log(`\n${bySet('by those before it', believedInTurn(known, strange))}`);
  console.log(`\ndrawn: ${options.svg}`);
  if (!options.dry) {
    const learnedEffects = effectsFrom(seen);
    const effects = options['only-scans'] ? { ...usedEffects, ocr: learnedEffects.ocr ?? 0 } : learnedEffects;
    await writeFile(earlierTable, writtenEarlier(usedVersion, usedEffects));
    await writeFile(table, written(fresh, versionOf(fresh, effects)));
    await writeFile(effectsTable, writtenEffects(effects));
    execFileSync(process.execPath, [biome, 'check', '--write', table, effectsTable, earlierTable], { stdio: 'ignore' });
    console.log('written: packages/order-extraction/calibration/table.data.ts and rules/effects.data.ts');
  }
}

try {
  const all: Observed[] = [];
  for await (const one of inOrder(sources(), cores * 2, look)) all.push(one);
  const seen = all.flatMap((one) => one.documents);
  if (options.keep) console.log(`kept: ${await keepFirstSight(options.keep, seen)}`);
  else if (every) console.log(`kept: ${await keepScans(seen.filter(({ kind }) => kind === 'ocr'))}`);
  else
    await learn(
      seen,
      all.flatMap((one) => one.fields),
    );
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}
