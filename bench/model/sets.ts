/** The sets that a model is scored on. Only `orders`, `documents` and `public` are reported: nothing is fitted on them. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedOrders } from '../score/shared-orders.ts';
import { collected, type Source } from '../score/sources.ts';
import { strangers } from '../score/strangers.ts';

const vectors = fileURLToPath(new URL('../../../shared/vectors/', import.meta.url));
/** Where fetched documents lie that may not be redistributed; git ignores the folder. */
const fetched = fileURLToPath(new URL('../../.data/public/', import.meta.url));

export const reportedSets = ['orders', 'documents', 'public'] as const;

/** `missing`: documents whose truth is known and which are not here. */
export type ModelSet = { readonly sources: readonly Source[]; readonly missing: readonly string[] };

async function publicOrders(): Promise<ModelSet> {
  const directory = join(vectors, 'public/');
  const list = join(directory, 'references.jsonl');
  if (!existsSync(list)) return { sources: [], missing: [] };
  const names = (await readFile(list, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { readonly path: string });
  const all = await sharedOrders(directory, 'references.jsonl');
  const placed = all.map((source, at) => {
    const name = names[at]?.path ?? '';
    const path = [directory, fetched].map((one) => join(one, name)).find((one) => existsSync(one));
    return { name, source: path === undefined ? null : { ...source, name, path } };
  });
  return {
    sources: placed.flatMap(({ source }) => source ?? []),
    missing: placed.flatMap(({ name, source }) => (source ? [] : [name])),
  };
}

/** `orders`, `documents`, `public`, or a set by strangers (`strangers:first`) to look at faults and to fit on. */
export async function modelSet(name: string): Promise<ModelSet> {
  if (name === 'public') return publicOrders();
  const sources =
    name === 'orders'
      ? await sharedOrders(join(vectors, 'orders/'))
      : name === 'documents'
        ? await collected(join(vectors, 'documents/'))
        : await strangers(name.replace('strangers:', ''));
  return { sources, missing: [] };
}
