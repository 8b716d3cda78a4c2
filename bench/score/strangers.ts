/** Documents by people who had never seen the product (test/fixtures/strangers), a folder each. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedOrders } from './shared-orders.ts';
import type { Source } from './sources.ts';

const directory = fileURLToPath(new URL('../../test/fixtures/strangers/', import.meta.url));

/** The names of all sets: `first`, `second` … */
export const strangerSets = async (): Promise<readonly string[]> =>
  (await readdir(directory, { withFileTypes: true })).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();

/** Empty when there is no such set. */
export const strangers = (set: string): Promise<readonly Source[]> => sharedOrders(join(directory, set));
