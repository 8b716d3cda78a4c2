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
import { type Prior, risingCurve } from './isotonic.ts';
import { type DocumentObservation, type FieldObservation, type Observed, observed } from './observe.ts';
import { reliabilityOf, reliabilitySvg, reliabilityText } from './reliability.ts';
import { collected, generated, type Source } from './sources.ts';

const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const table = fileURLToPath(new URL('../../src/adapters/extraction/calibration/table.data.ts', import.meta.url));
const usage = `Usage: npm run calibrate -- [DIRECTORY…] [--generated dev|calibration] [--seed 1] [--n 12] [--scans 2] [--svg FILE] [--dry]
  DIRECTORY    documents, each NAME with NAME.truth.json beside it
  --generated  documents of the generator; several may be given. Never check: that set only measures
  --svg        where the reliability diagram goes (default: reliability.svg)
  --dry        prints the diagram of the table that is in use and changes nothing`;

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
if (positionals.length === 0 && options.generated.length === 0) fail('Nothing to learn from.');

const directory = await mkdtemp(join(tmpdir(), 'order-intake-calibrate-'));

async function* sources(): AsyncIterable<Source> {
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
const extractor = createRulesExtractor(); // its own scores, not calibrated
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

const look = async ({ path, truth }: Source): Promise<Observed> => {
  const read = await reader.read({ path, name: basename(path), declaredType: null });
  if (isLeft(read)) return { documents: [], fields: [] };
  return observed(await extractor.extract([{ name: basename(path), content: read.right }], nobody), truth);
};

/** The rules' own numbers are where belief starts. */
const documentPrior: Prior = { share: (score) => score / 120, weight: 8 };
const fieldPrior: Prior = { share: (score) => score, weight: 20 };

/** Where hardly anything was observed nothing is believed: the lowest bin of a set of orders says nothing of what has no evidence at all. */
const fromNothing = (curves: Calibration['documents']): Calibration['documents'] =>
  Object.fromEntries(
    Object.entries(curves).map(([kind, curve]) => [kind, (curve[0]?.[0] ?? 0) > 0 ? [[0, 0] as const, ...curve] : curve]),
  );

const learned = (documents: readonly DocumentObservation[], fields: readonly FieldObservation[]): Calibration => {
  const byKind = <T extends { readonly kind: string; readonly score: number; readonly right: boolean }>(
    all: readonly T[],
    prior: Prior,
  ) =>
    Object.fromEntries(
      readingKinds.flatMap((kind) => {
        const curve = risingCurve(
          all.filter((one) => one.kind === kind),
          prior,
        );
        return curve ? [[kind, curve]] : [];
      }),
    );
  const names = [...new Set(fields.map(({ name }) => name))].sort();
  return {
    documents: fromNothing(byKind(documents, documentPrior)),
    fields: {
      any: byKind(fields, fieldPrior),
      ...Object.fromEntries(
        names.map((name) => [
          name,
          byKind(
            fields.filter((one) => one.name === name),
            fieldPrior,
          ),
        ]),
      ),
    },
  };
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

const show = (
  name: string,
  documents: readonly DocumentObservation[],
  fields: readonly FieldObservation[],
  { documents: curves, fields: byName }: Calibration,
): string => {
  const believedDocuments = documents.flatMap(({ kind, score, right }) => {
    const curve = curves[kind] ?? curves.text;
    return curve ? [{ score: onCurve(curve, score), right }] : [];
  });
  const believedFields = fields.flatMap(({ name: field, kind, score, right }) => {
    const curve = byName[field]?.[kind] ?? byName.any?.[kind] ?? byName.any?.text;
    return curve ? [{ score: onCurve(curve, score), right }] : [];
  });
  const before = reliabilityOf(documents.map(({ confidence, right }) => ({ score: confidence / 100, right })));
  const after = reliabilityOf(believedDocuments);
  const each = reliabilityOf(believedFields);
  console.log(reliabilityText(`Documents, as the rules score them: ${documents.length}`, before));
  console.log(`\n${reliabilityText(`Documents, calibrated (${name})`, after)}`);
  console.log(`\n${reliabilityText(`Fields, calibrated (${name}): ${fields.length}`, each)}`);
  return reliabilitySvg([
    { title: 'Documents, not calibrated', reliability: before },
    { title: 'Documents, calibrated', reliability: after },
    { title: 'Fields, calibrated', reliability: each },
  ]);
};

const written = (calibration: Calibration): string =>
  `/** Made by npm run calibrate; docs/documents.md says from what. */\nimport type { Calibration } from './calibration.ts';\n\nexport const calibration: Calibration = ${JSON.stringify(calibration)};\n`;

try {
  const all: Observed[] = [];
  for await (const one of inOrder(sources(), cores * 2, look)) all.push(one);
  const documents = all.flatMap((one) => one.documents);
  const fields = all.flatMap((one) => one.fields);
  const { calibration: used } = (await import(table)) as { calibration: Calibration };
  const fresh = withKept(learned(documents, fields), used);
  const svg = options.dry ? show('the table in use', documents, fields, used) : show('fresh', documents, fields, fresh);
  await writeFile(options.svg, svg);
  console.log(`\ndrawn: ${options.svg}`);
  if (!options.dry) {
    await writeFile(table, written(fresh));
    execFileSync(process.execPath, [biome, 'check', '--write', table], { stdio: 'ignore' });
    console.log('written: src/adapters/extraction/calibration/table.data.ts');
  }
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}
