/** Documents written by hand (test/fixtures/printouts) as sources: each is a layout of its own, judged to the letter as the shared orders are. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openings, type Printout, printoutSets, printoutsOf } from '../../test/support/printouts/printout.ts';
import type { Source } from './sources.ts';

/** Those of one set (`printouts:first`), or of all. */
export async function printoutSources(set: string, directory: string): Promise<readonly Source[]> {
  await mkdir(directory, { recursive: true });
  const [, only] = set.split(':');
  const sets = only ? [only] : await printoutSets();
  const all = await Promise.all(sets.map(async (one) => (await printoutsOf(one)).map((made) => ({ one, made }))));
  return Promise.all(all.flat().map(({ one, made }) => written(one, made, directory)));
}

/** Orders and look-alikes that bear no title: one half (`mended`, `kept`) of those in test/fixtures/openings. */
export async function openingSources(half: string, directory: string): Promise<readonly Source[]> {
  await mkdir(directory, { recursive: true });
  return Promise.all((await printoutsOf(half, openings)).map((made) => written(half, made, directory)));
}

async function written(set: string, { name, extension, truth, bytes }: Printout, directory: string): Promise<Source> {
  const path = join(directory, `${set}-${name}.${extension}`);
  await writeFile(path, bytes);
  // what is listed in a document that is no order drafts nothing and is not judged
  return { name: `${set}/${name}.${extension}`, path, layout: name, scan: false, truth };
}
