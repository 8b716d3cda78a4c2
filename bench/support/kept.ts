/** Results that are kept between runs, compressed, under a name that changes with the sources that make them. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const [compressed, plain] = [promisify(gzip), promisify(gunzip)];
const root = fileURLToPath(new URL('../../', import.meta.url));

/** what makes readings of files */
export const readerSources = ['src/adapters/documents'] as const;

/** A folder of this project's cache. */
export const cacheFolder = (name: string): string => join(root, 'node_modules/.cache', `order-intake-${name}`);

/** A hash of all sources in these folders: other sources, other results. */
export async function versionOf(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const names = (await readdir(join(root, folder), { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
    for (const name of names) hash.update(name).update(await readFile(join(root, folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** What is kept under `place`; else what `make` makes, kept if it is `worth` it. */
export async function keptOr<T>(place: string, make: () => Promise<T>, worth: (made: T) => boolean = () => true): Promise<T> {
  if (existsSync(place)) return JSON.parse(String(await plain(await readFile(place)))) as T;
  const made = await make();
  if (worth(made)) {
    await mkdir(dirname(place), { recursive: true });
    const half = `${place}.${process.pid}`;
    await writeFile(half, await compressed(JSON.stringify(made)));
    await rename(half, place);
  }
  return made;
}
