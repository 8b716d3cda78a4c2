/** What a browser has to fetch, in bytes of the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
export const isBuilt = (): boolean => existsSync(join(dist, 'index.html'));

export const kB = 1_000;
export const firstLimit = 130 * kB;
export const pageLimit = 50 * kB;

type Sized = { readonly file: string; readonly bytes: number };
const known = new Map<string, Sized>();
const sized = (file: string): Sized => {
  const found = known.get(file) ?? { file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length };
  known.set(file, found);
  return found;
};

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, file = '']) => file);

/** The words of one language, and of none more: the largest counts. */
const words = (): string =>
  readdirSync(join(dist, 'assets'))
    .filter((file) => /^[a-z]{2}-[^.]+\.js$/.test(file))
    .map((file) => `assets/${file}`)
    .sort((a, b) => sized(b).bytes - sized(a).bytes)[0] ?? '';

/** What the shell names, what that imports before anything is drawn, and the words; gzipped. */
export const firstLoad = (): readonly Sized[] => {
  const found = new Set(named(readFileSync(join(dist, 'index.html'), 'utf8'), /(?:src|href)="\/app\/(assets\/[^"]+)"/g));
  for (const file of found)
    if (file.endsWith('.js'))
      for (const imported of named(readFileSync(join(dist, file), 'utf8'), /from"\.\/([^"]+\.js)"/g))
        found.add(`assets/${imported}`);
  return [...found, words()].map(sized);
};

/** What comes when a page is opened, the largest first. */
export const laterLoads = (): readonly Sized[] => {
  const first = new Set(firstLoad().map(({ file }) => file));
  return readdirSync(join(dist, 'assets'))
    .map((file) => `assets/${file}`)
    .filter((file) => file.endsWith('.js') && !first.has(file))
    .map(sized)
    .sort((a, b) => b.bytes - a.bytes);
};

export const sumOf = (all: readonly Sized[]): number => all.reduce((sum, { bytes }) => sum + bytes, 0);
