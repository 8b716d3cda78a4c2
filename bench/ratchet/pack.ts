/** npm run pack-readings -- first second: reads the documents of sets and keeps what they gave in corpus/readings, so that their files may leave the tree. */
import { availableParallelism } from 'node:os';
import { basename, dirname } from 'node:path';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { inOrder } from '../../src/main/tools/extract/in-order.ts';
import { strangers } from '../score/strangers.ts';
import { pack } from '../support/packed-readings.ts';
import { readingsBy } from './readings.ts';

const sets = process.argv.slice(2);
if (sets.length === 0) {
  console.error('Usage: npm run pack-readings -- SET…   (folders of test/fixtures/strangers)');
  process.exit(2);
}

async function* each<T>(all: readonly T[]): AsyncIterable<T> {
  yield* all;
}

const reader = createDocumentReader({ poolSize: availableParallelism() });
const readings = await readingsBy(reader);
try {
  for (const set of sets) {
    const sources = await strangers(set);
    const [first] = sources;
    if (!first) throw new Error(`there is no set ${set}`);
    const packed = [];
    const work = async ({ path }: { readonly path: string }) => ({ name: basename(path), reading: await readings(path) });
    for await (const one of inOrder(each(sources), availableParallelism() * 2, work)) packed.push(one);
    const bytes = await pack(dirname(first.path), packed);
    console.log(`${set}: ${packed.length} documents, ${Math.round(bytes / 1024)} kB`);
  }
} finally {
  await reader.stop();
}
