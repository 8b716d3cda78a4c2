/** Readers that do to their process what hostile files do to parsers. The registry replaces the real one in tests of the pool. */
import { readdirSync, writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { FileReader } from '../../../../src/adapters/documents/readers/reader.types.ts';
import type { Readers } from '../../../../src/adapters/documents/readers/registry.ts';

const content = (text: string): Awaited<ReturnType<FileReader>> => ({
  pages: [],
  sheets: [{ name: 'said', cells: [{ row: 0, column: 0, text }] }],
  warnings: [],
});

const behave: FileReader = async (bytes) => {
  const wish = bytes.toString('latin1');
  if (wish.includes('loop')) for (;;);
  if (wish.includes('heap')) {
    const kept: object[] = [];
    for (;;) kept.push({ more: [kept.length, kept.length + 1] });
  }
  if (wish.includes('buffers')) {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(50_000_000, 1));
  }
  if (wish.includes('exit')) process.exit(3);
  if (wish.includes('throw')) throw new Error('a parser gave up');
  if (wish.includes('wait')) await new Promise((resolve) => setTimeout(resolve, 4_000));
  if (wish.includes('environment')) return content(Object.keys(process.env).sort().join(','));
  if (wish.includes('compiled')) return content(JSON.stringify(await overwritten(getCompileCacheDir())));
  return content(String(process.pid));
};

/** Where compiled code comes from, and what came of writing there, into a file that is there and as a new one; null: it is written. */
const overwritten = async (directory: string | undefined): Promise<Compiled> => {
  if (directory === undefined) return { directory: null, refused: [] };
  const refused = ['new', readdirSync(directory)[0] ?? ''].map((name) => {
    try {
      writeFileSync(join(directory, name), 'x');
      return null;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? null;
    }
  });
  return { directory, refused };
};
export type Compiled = { readonly directory: string | null; readonly refused: readonly (string | null)[] };

const entry = { cpuMs: 1_500, load: async () => ({ read: behave }) };
export const readers: Readers = { pdf: entry, csv: { ...entry, cpuMs: 20_000 } };
