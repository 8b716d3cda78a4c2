/** Work of a child process: reads one file by the reader of its type. */
import { createHash } from 'node:crypto';
import type { DocumentContent } from '@order-intake/order-extraction/document';
import type { FileType } from '../../../domain/shared/media-types.ts';
import type { ReadResult } from './reader.types.ts';
import type { Readers } from './registry.ts';

export type ReadWorkResult = Omit<DocumentContent, 'type'> & Pick<ReadResult, 'scans' | 'doubts'>;
export type ReadInput = { readonly type: FileType };
/** `readers` is the URL of the registry. */
export type ReadSettings = { readonly readers: string };

const registryAt = async (settings: unknown): Promise<Readers> =>
  ((await import((settings as ReadSettings).readers)) as { readers: Readers }).readers;

export async function work(input: unknown, settings: unknown, bytes: Buffer): Promise<ReadWorkResult> {
  const started = performance.now();
  const { type } = input as ReadInput;
  const entry = (await registryAt(settings))[type];
  if (!entry) throw new Error(`no reader is registered for ${type}`);
  const { read } = await entry.load();
  const content = await read(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...content, sha256, size: bytes.length, readMs: Math.round(performance.now() - started) };
}

/** A library's first use costs up to two seconds, so each is loaded and used once before a person waits for it. */
export async function warm(settings: unknown): Promise<void> {
  for (const entry of Object.values(await registryAt(settings))) await (await entry.load()).warm?.();
}
