/** Documents written by hand (test/fixtures/printouts) as sources: each is a layout of its own, judged to the letter as the shared orders are. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printoutSets, printoutsOf } from '../../test/support/printouts/printout.ts';
import type { Source } from './sources.ts';

/** Those of one set (`printouts:first`), or of all. */
export async function printoutSources(set: string, directory: string): Promise<readonly Source[]> {
  await mkdir(directory, { recursive: true });
  const [, only] = set.split(':');
  const sets = only ? [only] : await printoutSets();
  const all = await Promise.all(sets.map(async (one) => (await printoutsOf(one)).map((made) => ({ one, made }))));
  return Promise.all(
    all.flat().map(async ({ one, made: { name, extension, truth, bytes } }) => {
      const path = join(directory, `${one}-${name}.${extension}`);
      await writeFile(path, bytes);
      // what is listed in a document that is no order drafts nothing and is not judged
      return { name: `${one}/${name}.${extension}`, path, layout: name, scan: false, truth };
    }),
  );
}
