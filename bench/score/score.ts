/** npm run score [-- --set samples|orders|printouts|strangers|dev|calibration|families|check]: how much of documents with truth is read right. The check set is what is reported. */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../src/adapters/extraction/isolated-extractor.ts';
import { setNames } from '../../test/support/order-documents/index.ts';
import { judged } from './judge.ts';
import { openingSources, printoutSources } from './printouts.ts';
import { withReadingCache } from './reading-cache.ts';
import { faultLines, report } from './report.ts';
import { sharedOrders, shareOf } from './shared-orders.ts';
import { sharedFaults, sharedReport } from './shared-report.ts';
import { collected, generated, type Source } from './sources.ts';
import { strangers } from './strangers.ts';

const usage = `Usage: npm run score -- [--set samples|dev|calibration|families|check] [--seed 1] [--n 4] [--scans 1] [--faults]
  --set     several may be given; default: samples and check. Tuning is done on dev (docs/how-to/measure-extraction.md).
            families: structures, two of three to tune on; orders: the 100 shared orders and look-alikes, judged to the letter;
            printouts: documents written by hand, judged so too (printouts:first for one folder of them)
            openings:mended, openings:kept: the same, without titles: only their type is known
            strangers:first, :second … :forty-second: by people who had never seen the product (test/fixtures/strangers)
  --seed    other documents of the same layouts
  --n       orders of each layout (and half as many documents that are no orders)
  --scans   scans of each PDF layout
  --faults  every field that was not right`;

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        set: { type: 'string', multiple: true, default: ['samples', 'check'] },
        seed: { type: 'string', default: '1' },
        n: { type: 'string', default: '4' },
        scans: { type: 'string', default: '1' },
        faults: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
};
const options = readOptions();
const number = (name: 'seed' | 'n' | 'scans', least: number): number => {
  const value = Number(options[name]);
  if (Number.isInteger(value) && value >= least && value <= 10_000) return value;
  console.error(`--${name}: ${options[name]} is not a whole number from ${least}\n${usage}`);
  process.exit(2);
};
const [seed, n, scans] = [number('seed', 0), number('n', 1), number('scans', 0)];

const vectors = new URL('../../../shared/vectors/', import.meta.url);
const samples = fileURLToPath(new URL('documents/', vectors));
const orders = fileURLToPath(new URL('orders/', vectors));
const directory = await mkdtemp(join(tmpdir(), 'order-intake-score-'));

/** families of the share left out whose faults were looked at all the same, when ways to read tables were made */
const lookedAt: ReadonlySet<string> = new Set([
  'building',
  'shipments',
  'wrapped-middle',
  'slip-in-two-columns',
  'numbered-paragraphs',
  'cards',
]);

const sourcesOf = async (set: string): Promise<AsyncIterable<Source> | string> => {
  const made = setNames.find((name) => name === set);
  if (made) return generated({ set: made, seed, orders: n, others: Math.ceil(n / 2), scans }, join(directory, set));
  if (set.startsWith('printouts')) return each(await printoutSources(set, join(directory, 'printouts')));
  if (set.startsWith('openings:')) return each(await openingSources(set.slice('openings:'.length), join(directory, 'openings')));
  const byStrangers = set.startsWith('strangers:') ? await strangers(set.slice('strangers:'.length)) : [];
  if (byStrangers.length > 0) return each(byStrangers);
  if (set !== 'samples' && set !== 'orders') return `--set: there is no set ${set}\n${usage}`;
  const all = await (set === 'orders' ? sharedOrders(orders) : collected(samples));
  if (all.length === 0) return `The documents (../shared/vectors/${set === 'orders' ? 'orders' : 'documents'}) are not here.`;
  return each(all);
};

async function* each(all: readonly Source[]): AsyncIterable<Source> {
  yield* all;
}

const cores = availableParallelism();
const reader = createDocumentReader({ poolSize: cores });
const cached = await withReadingCache(reader);
try {
  for (const set of options.set) {
    const sources = await sourcesOf(set);
    if (typeof sources === 'string') {
      console.log(sources);
      if (sources.startsWith('--set')) process.exitCode = 2;
      continue;
    }
    const extractor = createIsolatedExtractor(reader.pool);
    if (set === 'orders' || /^(?:printouts|openings|strangers)/.test(set)) {
      const documents = await judged(sources, cached, extractor, cores * 2);
      console.log(`== ${set === 'orders' ? 'shared orders' : set}\n\n${sharedReport(documents)}`);
      if (options.faults) console.log(`${sharedFaults(documents).join('\n')}\n`);
      continue;
    }
    const documents = await judged(sources, cached, extractor, cores * 2);
    if (set === 'families') {
      // faults of the families that are left out are not shown: nobody shall tune on them
      for (const share of ['learn', 'left-out'] as const) {
        const own = documents.filter(({ layout }) => (lookedAt.has(layout) ? 'learn' : shareOf(layout)) === share);
        console.log(report(`families, ${share}, seed ${seed}`, own));
        if (options.faults && share === 'learn') console.log(`${faultLines(own).join('\n')}\n`);
      }
      continue;
    }
    console.log(report(set === 'samples' ? 'samples' : `generated, ${set} layouts, seed ${seed}`, documents));
    if (options.faults) console.log(`${faultLines(documents).join('\n')}\n`);
  }
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}
