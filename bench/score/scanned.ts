/**
 * PDFs by strangers as scans of them: there are too few real ones to learn from. Layouts and truth are theirs, damages are those of generated scans, and a
 * hash of the document's name chooses, so that each is always the same picture. Pictures are kept between runs, as readings are.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentReader } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import { damagesOf, scanned } from '../../test/support/order-documents/index.ts';
import { hashOf } from './hash.ts';
import type { Source } from './sources.ts';

const kept = fileURLToPath(new URL('../../node_modules/.cache/order-intake-scans/', import.meta.url));
const scanner = fileURLToPath(new URL('../../test/support/order-documents/scan.ts', import.meta.url));

/** each takes two engines about ten seconds of processor time */
const mostPages = 1;
const damages = [...Object.entries(damagesOf('dev')), ...Object.entries(damagesOf('check'))];
const extensions = ['png', 'jpg', 'pdf'] as const;

/** Of the short PDFs with text among `all` every so manieth; `reader` tells which those are. */
export async function* scansOfThese(all: readonly Source[], every: number, reader: DocumentReader): AsyncIterable<Source> {
  await mkdir(kept, { recursive: true });
  for (const source of all) {
    const hash = hashOf(source.name);
    const [how, damage] = damages[(hash >>> 8) % damages.length] ?? [];
    if (!source.path.endsWith('.pdf') || hash % every !== 0 || !damage || !(await isShortText(source, reader))) continue;
    if (!existsSync(source.path))
      throw new Error(`${source.name}: a scan is made of the file, which is not in the tree (test/fixtures/strangers/README.md)`);
    const bytes = await readFile(source.path);
    const made = createHash('sha256')
      .update(bytes)
      .update(JSON.stringify([damage, hash]))
      .update(await readFile(scanner));
    const place = join(kept, made.digest('hex').slice(0, 24));
    const known = extensions.find((extension) => existsSync(`${place}.${extension}`));
    const path = known
      ? `${place}.${known}`
      : await written(place, await scanned({ bytes, extension: 'pdf', truth: source.truth }, damage, hash));
    yield { ...source, name: `${source.name} (${how})`, path, scan: true };
  }
}

async function written(
  place: string,
  { bytes, extension }: { readonly bytes: Buffer; readonly extension: string },
): Promise<string> {
  const half = `${place}.${process.pid}`;
  await writeFile(half, bytes);
  await rename(half, `${place}.${extension}`);
  return `${place}.${extension}`;
}

async function isShortText({ path }: Source, reader: DocumentReader): Promise<boolean> {
  const read = await reader.read({ path, name: basename(path), declaredType: null });
  if (isLeft(read)) return false;
  const { pages } = read.right;
  return pages.length > 0 && pages.length <= mostPages && pages.every((page) => page.reader === 'text');
}
