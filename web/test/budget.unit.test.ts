/** What a browser has to fetch, in bytes of the build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const kB = 1_000;
const firstLimit = 130 * kB;
const pageLimit = 50 * kB;

const zipped = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** What the shell names, and what that imports before anything is drawn. */
const firstLoad = (): readonly string[] => {
  const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, file = '']) => file);
  const found = new Set(named(readFileSync(join(dist, 'index.html'), 'utf8'), /(?:src|href)="\/app\/(assets\/[^"]+)"/g));
  for (const file of found)
    if (file.endsWith('.js'))
      for (const imported of named(readFileSync(join(dist, file), 'utf8'), /from"\.\/([^"]+\.js)"/g))
        found.add(`assets/${imported}`);
  return [...found];
};

describe('58 the build', () => {
  before(function () {
    if (!existsSync(join(dist, 'index.html'))) this.skip();
  });

  it('58 loads at most 130 kB before the first page', () => {
    const sizes = firstLoad().map((file) => [file, zipped(file)] as const);
    const sum = sizes.reduce((total, [, bytes]) => total + bytes, 0);
    console.log(`      first load: ${(sum / kB).toFixed(1)} kB of gzip in ${sizes.length} files`);
    expect(sum).to.be.lessThan(firstLimit);
  });

  it('58 loads at most 50 kB more for any page', () => {
    const first = new Set(firstLoad());
    const large = readdirSync(join(dist, 'assets'))
      .filter((file) => file.endsWith('.js') && !first.has(`assets/${file}`))
      .map((file) => [file, zipped(`assets/${file}`)] as const)
      .sort(([, a], [, b]) => b - a);
    console.log(
      `      largest: ${large
        .slice(0, 3)
        .map(([file, bytes]) => `${file} ${(bytes / kB).toFixed(1)} kB`)
        .join(', ')}`,
    );
    expect(large.filter(([, bytes]) => bytes > pageLimit)).to.deep.equal([]);
  });
});
