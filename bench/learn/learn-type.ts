/**
 * npm run learn:type: the weights by which a document without a title is told to be an order (packages/order-extraction/rules/type/body.ts), from all that
 * was not generated, titles left aside; and how good they are on each set left out. With --dry nothing is written;
 * --seen FILE keeps what was seen of each document, so that a run goes on where one before it was ended, and --set NAME (of strangers, or shared orders …) takes some.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ordersIn, partsOf } from '@order-intake/order-extraction';
import { drafts } from '@order-intake/order-extraction/document';
import {
  bodyFeatures,
  type Features,
  leastOrder,
  probabilitiesOf,
  surelyOrder,
  viewOf,
  type Weights,
} from '@order-intake/order-extraction/learning';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { inOrder } from '../../src/main/tools/extract/in-order.ts';
import { openingSources, printoutSources } from '../score/printouts.ts';
import { withReadingCache } from '../score/reading-cache.ts';
import { sharedOrders } from '../score/shared-orders.ts';
import { collected, type Source } from '../score/sources.ts';
import { strangerSets, strangers } from '../score/strangers.ts';
import { tableOf } from '../support/table.ts';
import { type Example, learned, usualFit } from './softmax.ts';

const { values: options } = parseArgs({
  options: {
    dry: { type: 'boolean', default: false },
    seen: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
  },
});
const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
const table = fileURLToPath(new URL('../../packages/order-extraction/rules/type/order-weights.data.ts', import.meta.url));
const vectors = fileURLToPath(new URL('../../../shared/vectors/', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'order-intake-learn-type-'));
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

/** There are three orders for each document that is none, and a draft from one of those is the worse mistake. */
const otherWeight = 2;
/** openings that nothing may be learned from: they say what it is worth */
const kept = 'openings kept';

type Known = { readonly set: string; readonly source: Source };
type Seen = { readonly set: string; readonly name: string; readonly orders: boolean; readonly body: Features };

async function* all(): AsyncIterable<Known> {
  for (const set of await strangerSets()) for (const source of await strangers(set)) yield { set, source };
  for (const source of await sharedOrders(join(vectors, 'orders'))) yield { set: 'shared orders', source };
  for (const source of await printoutSources('printouts', join(directory, 'printouts'))) yield { set: 'printouts', source };
  for (const source of await collected(join(vectors, 'documents'))) if (!source.scan) yield { set: 'samples', source };
  for (const half of ['mended', 'kept'])
    for (const source of await openingSources(half, join(directory, 'openings'))) yield { set: `openings ${half}`, source };
}

async function* sources(known: ReadonlySet<string>): AsyncIterable<Known> {
  for await (const one of all())
    if (!known.has(keyOf(one.set, one.source.name)) && (options.set.length === 0 || options.set.includes(one.set))) yield one;
}
const keyOf = (set: string, name: string): string => `${set}/${name}`;

/** What an earlier run saw, by the same rules: whoever changes what is looked at begins a new file. */
const seenBefore = (): readonly Seen[] =>
  options.seen === undefined || !existsSync(options.seen)
    ? []
    : readFileSync(options.seen, 'utf8')
        .split('\n')
        .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Seen]));

const exampleOf = ({ set, orders, body }: Seen): Example => ({
  family: set,
  weight: orders ? 1 : otherWeight,
  candidates: [{ features: body, right: orders }],
});
const weightsFrom = (seen: readonly Seen[]): Weights => learned(seen.filter(({ set }) => set !== kept).map(exampleOf), usualFit);

/** Each set judged by what was learned without it. */
function report(seen: readonly Seen[]): void {
  const rows: string[][] = [
    ['left out', 'orders', `under ${leastOrder}`, 'look-alikes', `${leastOrder} or more`, `${surelyOrder} or more`],
  ];
  const total = [0, 0, 0, 0, 0];
  for (const set of new Set(seen.map((one) => one.set))) {
    const weights = weightsFrom(seen.filter((one) => one.set !== set));
    const own = seen
      .filter((one) => one.set === set)
      .map((one) => ({ ...one, probability: probabilitiesOf([{ features: one.body }], weights)[0] ?? 0 }));
    const [orders, others] = [own.filter((one) => one.orders), own.filter((one) => !one.orders)];
    const counts = [
      orders.length,
      orders.filter(({ probability }) => probability < leastOrder).length,
      others.length,
      others.filter(({ probability }) => probability >= leastOrder).length,
      others.filter(({ probability }) => probability >= surelyOrder).length,
    ];
    for (const [at, count] of counts.entries()) total[at] = (total[at] ?? 0) + count;
    rows.push([set, ...counts.map(String)]);
  }
  console.log(tableOf([...rows, ['all', ...total.map(String)]]));
}

const cores = availableParallelism();
const reader = createDocumentReader({ poolSize: cores });
try {
  const cached = await withReadingCache(reader);
  const see = async ({ set, source }: Known): Promise<Seen | null> => {
    const name = basename(source.path);
    const content = await cached.read({ path: source.path, name, declaredType: null });
    const [document] = isLeft(content) ? [] : ordersIn({ name, content: content.right });
    const [part] = document ? partsOf(document) : [];
    if (!document || !part) return null;
    const { view, table: read, kind } = viewOf(document, part, nobody);
    const titles = new Set(kind.titles.map(({ segment }) => segment));
    return {
      set,
      name: source.name,
      orders: drafts(source.truth.document_type as Parameters<typeof drafts>[0]),
      body: bodyFeatures({ ...view, titles, columns: read.labels }),
    };
  };
  const seen = [...seenBefore()];
  const known = new Set(seen.map(({ set, name }) => keyOf(set, name)));
  for await (const one of inOrder(sources(known), cores * 2, see)) {
    if (!one) continue;
    seen.push(one);
    if (options.seen !== undefined) appendFileSync(options.seen, `${JSON.stringify(one)}\n`);
  }
  report(seen);
  if (!options.dry) {
    const weights = weightsFrom(seen);
    await writeFile(
      table,
      `/** Made by npm run learn:type; docs/how-to/measure-extraction.md says how. */\nimport type { Weights } from '../candidates/candidate.ts';\n\nexport const weights: Weights = ${JSON.stringify(weights)};\n`,
    );
    execFileSync(process.execPath, [biome, 'check', '--write', table], { stdio: 'ignore' });
    console.log('written: packages/order-extraction/rules/type/order-weights.data.ts');
  }
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}
