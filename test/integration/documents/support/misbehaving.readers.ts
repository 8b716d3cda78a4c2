/** Readers that do to their process what hostile files do to parsers. The registry replaces the real one in tests of the pool. */
import { EventEmitter, once } from 'node:events';
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

/** What goes wrong a moment after the job that began it: by then the process reads the file of somebody else. */
const leftBehind: Readonly<Record<string, () => void>> = {
  rejection: () => void Promise.reject(new Error('nobody waits for it')),
  exception: () => {
    throw new Error('nobody catches it');
  },
  event: () => new EventEmitter().emit('error', new Error('nobody listens')),
  cycle: () => {
    for (;;);
  },
  memory: () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(50_000_000, 1));
  },
  end: () => process.exit(70),
};
/** jobs that this process has begun */
let begun = 0;

const behave: FileReader = async (bytes) => {
  const wish = bytes.toString('latin1');
  begun += 1;
  const leaves = /leaves (\w+)/.exec(wish)?.[1];
  if (leaves !== undefined) setTimeout(() => leftBehind[leaves]?.(), 300);
  if (wish.includes('throws beside itself')) {
    setTimeout(() => leftBehind.exception?.(), 50);
    await once(new EventEmitter(), 'what never comes');
  }
  if (wish.includes('only as the first') && begun > 1) throw new Error('the job before left nothing as it was');
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
  if (wish.includes('wait beside')) await new Promise((resolve) => setTimeout(resolve, 1_000));
  else if (wish.includes('wait')) await new Promise((resolve) => setTimeout(resolve, 4_000));
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
