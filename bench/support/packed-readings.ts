/** Readings of a folder of documents in one compressed file: what is kept of documents whose files are not in the tree. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { MessageWords, ReadDocument, Unreadable } from '@order-intake/order-extraction/document';

export type DocumentReading = {
  readonly read: readonly Pick<ReadDocument, 'name' | 'content'>[];
  readonly words: readonly MessageWords[];
  /** why files in it could not be read */
  readonly left: readonly Unreadable[];
  /** of a mail */
  readonly mail: { readonly sender: string | null; readonly subject: string | null } | null;
};
type Packed = { readonly name: string; readonly reading: DocumentReading };

const [compressed, plain] = [promisify(brotliCompress), promisify(brotliDecompress)];
const packs = (): string => process.env.PACKED_READINGS ?? fileURLToPath(new URL('../../corpus/readings/', import.meta.url));
const placeOf = (folder: string): string => join(packs(), `${basename(folder)}.jsonl.br`);

/** `folder`: where the documents are or were. Answers the bytes of the pack. */
export async function pack(folder: string, readings: readonly Packed[]): Promise<number> {
  const lines = readings.map((one) => JSON.stringify(one)).join('\n');
  // a window of 16 MB finds what the documents of one hand have in common
  const bytes = await compressed(lines, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  await mkdir(packs(), { recursive: true });
  await writeFile(placeOf(folder), bytes);
  return bytes.length;
}

async function unpacked(folder: string): Promise<ReadonlyMap<string, DocumentReading>> {
  if (!existsSync(placeOf(folder))) return new Map();
  const lines = String(await plain(await readFile(placeOf(folder)))).split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as Packed).map(({ name, reading }) => [name, reading]));
}

const opened = new Map<string, Promise<ReadonlyMap<string, DocumentReading>>>();

/** What a file gave when it was packed; null if it is in no pack. */
export async function packedReading(path: string): Promise<DocumentReading | null> {
  const folder = dirname(path);
  const pack = opened.get(folder) ?? unpacked(folder);
  opened.set(folder, pack);
  return (await pack).get(basename(path)) ?? null;
}
