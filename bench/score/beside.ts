/**
 * npm run score:beside [-- --commit 2ab2245 --set orders --set strangers:first … --languages]: today's rules and sureness beside those of a commit, on the same
 * readings of the same documents, as a table (docs/how-to/measure-extraction.md). Readers are today's for both; pictures are left out, for they read those alone.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Calibration, calibration, createRulesExtractor, withCalibration } from '@order-intake/order-extraction';
import { type Extractor, type Warning, warningText } from '@order-intake/order-extraction/document';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { judged } from './judge.ts';
import { withReadingCache } from './reading-cache.ts';
import { sharedOrders, shareOf } from './shared-orders.ts';
import { type Marked, marked, sharedScoreOf } from './shared-report.ts';
import { generated, type Source } from './sources.ts';
import { strangerSets, strangers } from './strangers.ts';

const { values: options } = parseArgs({
  options: {
    commit: { type: 'string', default: '2ab2245' }, // 1.0.0; its name in the table
    files: { type: 'string' }, // where its sources lie, which `npm run score:beside` says
    set: { type: 'string', multiple: true, default: ['orders', 'strangers', 'families'] },
    n: { type: 'string', default: '6' }, // orders of each family
    languages: { type: 'boolean', default: false },
  },
});
const orders = fileURLToPath(new URL('../../../shared/vectors/orders/', import.meta.url));
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'order-intake-beside-'));

type Group = { readonly name: string; readonly sources: readonly Source[] };
const layoutsLeftOut = (sources: readonly Source[]) => sources.filter(({ layout }) => shareOf(layout) === 'left-out');

async function groupsOf(set: string): Promise<readonly Group[]> {
  if (set === 'strangers')
    return Promise.all(
      (await strangerSets()).map(async (name) => ({ name: `strangers, ${name}`, sources: await strangers(name) })),
    );
  if (set.startsWith('strangers:')) return [{ name: set, sources: await strangers(set.slice('strangers:'.length)) }];
  if (set === 'orders') {
    const all = (await sharedOrders(orders)).filter(({ scan }) => !scan);
    return [
      { name: 'shared orders', sources: all },
      { name: '… layouts left out', sources: layoutsLeftOut(all) },
    ];
  }
  if (set !== 'families') throw new Error(`--set: there is no set ${set}`);
  const all: Source[] = [];
  const n = Number(options.n);
  for await (const one of generated({ set, seed: 1, orders: n, others: n / 2, scans: 0 }, directory)) all.push(one);
  return [{ name: 'families left out', sources: layoutsLeftOut(all) }];
}

async function* each(all: readonly Source[]): AsyncIterable<Source> {
  yield* all;
}

/** The rules of then, which were given warnings as sentences, and answer them: no score counts them. */
async function extractorIn(files: string): Promise<Extractor> {
  const rules = ['packages/order-extraction', 'src/adapters/extraction'].map((folder) => join(files, folder)).find(existsSync);
  const from = (path: string) => import(pathToFileURL(join(rules ?? files, path)).href);
  const { createRulesExtractor: create } = (await from('rules/rules-extractor.ts')) as { createRulesExtractor: () => Extractor };
  const { withCalibration: calibrate } = (await from('calibration/calibration.ts')) as {
    withCalibration: typeof withCalibration;
  };
  const { calibration: table } = (await from('calibration/table.data.ts')) as { calibration: Calibration };
  const then = calibrate(create(), table);
  const sentences = (warnings: readonly Warning[]) => warnings.map(warningText) as unknown as readonly Warning[];
  return {
    name: options.commit,
    extract: async (documents, context) => {
      const extractions = await then.extract(
        documents.map((document) => ({
          ...document,
          content: { ...document.content, warnings: sentences(document.content.warnings) },
        })),
        context,
      );
      return extractions.map((extraction) => ({ ...extraction, warnings: [] }));
    },
  };
}

const percent = (share: number): string => (share * 100).toFixed(1);
const cellsOf = (all: readonly Marked[]): readonly string[] => {
  const score = sharedScoreOf(all);
  return [
    `${percent(score.header.f1)} / ${percent(score.lines.f1)}`,
    `${score.draftedLookAlikes.length}, ${score.missed.length}`,
    `${score.believedRight}/${score.believed.length}`,
  ];
};
const rowOf = (name: string, then: readonly Marked[], now: readonly Marked[]): string => {
  const [before, after] = [cellsOf(then), cellsOf(now)];
  const count = sharedScoreOf(now);
  return `| ${[name, `${count.orders}, ${count.lookAlikes}`, ...before.flatMap((cell, at) => [cell, after[at] ?? ''])].join(' | ')} |`;
};

const cores = availableParallelism();
const reader = createDocumentReader({ poolSize: cores });
const cached = await withReadingCache(reader);
const { files } = options;
if (files === undefined)
  throw new Error('--files: where the sources of that commit lie is missing (npm run score:beside says it)');
try {
  await symlink(modules, join(files, 'node_modules'));
  const [then, now] = [await extractorIn(files), withCalibration(createRulesExtractor(), calibration)];
  const groups = (await Promise.all(options.set.map(groupsOf))).flat();
  console.log(
    `| | orders, look-alikes | ${options.commit}: header / lines F1 | now | drafted look-alikes, missed orders | now | >= 70, nothing false | now |\n|${'---|'.repeat(8)}`,
  );
  const all: { before: Marked[]; after: Marked[] } = { before: [], after: [] };
  for (const { name, sources } of groups) {
    const read = async (extractor: Extractor) => marked(await judged(each(sources), cached, extractor, cores));
    const both = { before: await read(then), after: await read(now) };
    console.log(rowOf(name, both.before, both.after));
    if (name.startsWith('…')) continue;
    all.before.push(...both.before);
    all.after.push(...both.after);
  }
  // both tell a document's language by today's words
  const languages = options.languages ? [...new Set(all.after.map(({ document }) => document.language ?? '?'))].sort() : [];
  for (const language of languages) {
    const own = ({ document }: Marked): boolean => (document.language ?? '?') === language;
    console.log(rowOf(language, all.before.filter(own), all.after.filter(own)));
  }
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}
