import { readFile, stat } from 'node:fs/promises';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { DocumentContent, DocumentFile, DocumentReader, Unreadable } from '../../domain/shared/documents.port.ts';
import { limits } from './limits.ts';
import type { Outcome } from './pool/reader-child.ts';
import { createReaderPool, type Log } from './pool/reader-pool.ts';
import { type Readers, readers } from './readers/registry.ts';
import { mismatches, type Sniffed, sniff } from './sniff.ts';

export type DocumentReaderOptions = {
  /** child processes, 2 by default */
  readonly poolSize?: number;
  readonly log?: Log;
  /** another registry of readers (URL of a module that exports `readers`), for children and types alike */
  readonly registry?: { readonly url: string; readonly readers: Readers };
};

export type StoppableDocumentReader = DocumentReader & {
  /** process ids of the warm children */
  readonly pids: () => readonly number[];
  /** Kills the children and waits until they are gone; reads that are under way reject. */
  readonly stop: () => Promise<void>;
};

/**
 * Reads files into pages of words or sheets of cells. This process only looks at size and magic bytes; parsing happens in child processes
 * under limits (limits.ts), because a hostile file can take whoever parses it down. Every file ends in content or in a reason;
 * `read` rejects only when the machine fails: the file is gone or no process can be started (ReaderPoolUnavailable).
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): StoppableDocumentReader {
  const registry = options.registry ?? { url: new URL('./readers/registry.ts', import.meta.url).href, readers };
  const pool = createReaderPool({
    size: options.poolSize ?? 2,
    registryUrl: registry.url,
    ...(options.log ? { log: options.log } : {}),
  });

  async function read(file: DocumentFile): Promise<Either<Unreadable, DocumentContent>> {
    const { size } = await stat(file.path);
    if (size === 0) return left({ code: 'empty', reason: 'The file is empty.' });
    if (size > limits.file)
      return left({ code: 'too_large', reason: `The file has ${inMegabytes(size)}; ${inMegabytes(limits.file)} are allowed.` });
    const sniffed = sniff(await readFile(file.path));
    const warnings = mismatches(sniffed, file.name, file.declaredType);
    if (sniffed.encrypted) return left({ code: 'password_protected', reason: 'The workbook is password-protected.' });
    const entry = registry.readers[sniffed.type];
    if (!entry) return left({ code: 'unsupported_type', reason: unsupported(sniffed, warnings) });
    const outcome = await pool.run({ kind: sniffed.type, path: file.path }, entry.wallMs);
    return contentOf(outcome, sniffed, warnings);
  }

  return { read, pids: pool.pids, stop: pool.stop };
}

const inMegabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '')} MB`;

const unsupported = (sniffed: Sniffed, warnings: readonly string[]): string =>
  warnings[0] ?? `The file is ${sniffed.words}, which cannot be read as an order.`;

function contentOf(outcome: Outcome, sniffed: Sniffed, warnings: readonly string[]): Either<Unreadable, DocumentContent> {
  switch (outcome.outcome) {
    case 'read':
      return right({ ...outcome.content, type: sniffed.type, warnings: [...warnings, ...outcome.content.warnings] });
    case 'refused':
      return left(outcome.unreadable);
    case 'timed_out':
      return left({
        code: 'timed_out',
        reason: `Reading the file took longer than ${Math.round(outcome.ms / 1000)} seconds and was stopped.`,
      });
    case 'died':
      return left(
        outcome.how === 'SIGXCPU' || outcome.how === 'SIGKILL'
          ? { code: 'timed_out', reason: 'Reading the file took more computing time than a document may use and was stopped.' }
          : {
              code: 'hostile',
              reason: 'Reading the file needed more memory than a document may use, or broke the reader, and was stopped.',
            },
      );
  }
}
