import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DocumentContent,
  type DocumentFile,
  type DocumentPages,
  type DocumentPictures,
  type DocumentReader,
  type DocumentUnpacker,
  type Page,
  type ReadingProgress,
  type Unreadable,
  unread,
  type Warning,
  type WordsReader,
} from '@order-intake/order-extraction/document';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { isNeverDocument, isReadAs } from '../../domain/shared/media-types.ts';
import { createUnpack } from './containers/unpack.ts';
import { limits } from './limits.ts';
import { createReadWords } from './message/read-words.ts';
import type { SecondSettings } from './ocr/second/second.work.ts';
import { createSecondReader } from './ocr/second/second-reader.ts';
import { withPictures } from './ocr/with-pictures.ts';
import { createReaderPool, type Log, type ReaderPool } from './pool/reader-pool.ts';
import { whyStopped } from './pool/stopped.ts';
import type { ReadInput, ReadSettings, ReadWorkResult } from './readers/read.work.ts';
import { type Readers, readers } from './readers/registry.ts';
import { createRefusedFiles, sha256Of } from './refused-files.ts';
import { createPagePictures } from './show-pages.ts';
import { mismatches, type Sniffed } from './sniff.ts';
import { encrypted, sniffFile } from './sniff-file.ts';

export type DocumentReaderOptions = {
  /** child processes, 2 by default */
  readonly poolSize?: number;
  /** starts a child when the first file needs it, instead of all at once: for programs that read a few files and end */
  readonly lazy?: boolean;
  readonly log?: Log;
  /** directories that children must not see, where they have to run under our own account */
  readonly hidden?: readonly string[];
  /** the second engine for scans: where its weights lie, if not in their package; null: scans are read by one engine alone */
  readonly secondReader?: SecondSettings | null;
  /** another registry of readers (URL of a module that exports `readers`), for children and types alike */
  readonly registry?: { readonly url: string; readonly readers: Readers };
};

export type StoppableDocumentReader = DocumentReader &
  WordsReader &
  DocumentUnpacker &
  DocumentPictures &
  DocumentPages & {
    /** the children; extraction by rules runs in them too (adapters/extraction/isolated-extractor.ts) */
    readonly pool: ReaderPool;
    /** process ids of the warm children */
    readonly pids: () => readonly number[];
    /** Kills the children and waits until they are gone; reads that are under way reject. */
    readonly stop: () => Promise<void>;
  };

/**
 * Reads files into pages of words or sheets of cells. This process checks only size and magic bytes; parsing happens
 * in child processes under limits (limits.ts), because a hostile file can crash its parser. Every file ends in
 * content or in a reason; `read` and `picture` reject only when the machine fails: the file is gone or no process can
 * be started (ReadersUnavailable).
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): StoppableDocumentReader {
  const registry = options.registry ?? { url: new URL('./readers/registry.ts', import.meta.url).href, readers };
  const shared = { hidden: options.hidden ?? [], ...(options.log ? { log: options.log } : {}) };
  const pool = createReaderPool({
    size: options.poolSize ?? 2,
    config: {
      kinds: kindsOfWork,
      settings: { readers: registry.url } satisfies ReadSettings,
      code: [dirname(fileURLToPath(registry.url))],
    },
    limits: limits.child,
    lazy: options.lazy ?? false,
    ...shared,
  });

  const ocr = ocrPool(options);
  const second =
    options.secondReader === null
      ? null
      : createSecondReader({ size: options.poolSize ?? 2, settings: options.secondReader ?? {}, ...shared });

  const refused = createRefusedFiles();

  /** @param only the page that OCR looks at, if it has to; without it every page that needs OCR */
  async function read(
    file: DocumentFile,
    onProgress?: ReadingProgress,
    only?: number,
  ): Promise<Either<Unreadable, DocumentContent>> {
    const sniffed = await sniffFile(file.path);
    if (isLeft(sniffed)) return sniffed;
    const { type } = sniffed.right;
    const warnings = mismatches(sniffed.right, file.name, file.declaredType);
    if (type === 'encrypted_office') return left(encrypted);
    const entry = isReadAs(type, file.name) ? registry.readers[type] : undefined;
    if (!entry) return left(unsupported(sniffed.right, file, warnings));
    const sha256 = await sha256Of(file.path);
    const earlierRefusal = refused.known(file.companyId, sha256);
    if (earlierRefusal) return left(earlierRefusal);
    const outcome = await pool.run(
      { kind: 'read', input: { type } satisfies ReadInput, path: file.path },
      entry.cpuMs,
      file.companyId,
    );
    if (outcome.outcome !== 'done') return left(refused.refuse(file.companyId, sha256, whyStopped(outcome, 'reading_file')));
    const { scans, doubts, ...content } = forOcr(outcome.value as ReadWorkResult, only);
    const scanned = { type, path: file.path, companyId: file.companyId, scans, doubts };
    const whole =
      scans.length + doubts.length === 0 ? content : await withPictures({ pool: ocr, second }, content, scanned, onProgress);
    if (!whole.embedded && !whole.holdsFiles && whole.pages.length > 0 && whole.pages.every((page) => page.words.length === 0))
      return left(nothingRead(whole));
    return right({ ...whole, type, warnings: [...warnings, ...whole.warnings] });
  }

  return {
    read: (file, onProgress) => read(file, onProgress),
    pageWords: async (file, number) => pageIn(await read(file, undefined, number), number),
    readWords: createReadWords(pool),
    unpack: createUnpack(pool, refused),
    ...createPagePictures(pool),
    pool,
    pids: () => [...pool.pids(), ...ocr.pids(), ...(second?.pids() ?? [])],
    stop: async () => void (await Promise.all([pool.stop(), ocr.stop(), second?.stop()])),
  };
}

/** Begun when the first scan comes: an engine takes 300 MB and two seconds, which text documents never need. */
const ocrPool = ({ poolSize = 2, hidden = [] }: DocumentReaderOptions): ReaderPool =>
  createReaderPool({
    size: poolSize,
    config: { kinds: { ocr: new URL('./ocr/page.work.ts', import.meta.url).href }, settings: null },
    limits: limits.ocrChild,
    lazy: true,
    hidden,
  });

/** What was read, and the pages that OCR has to look at: of one page only, where that is all that is wanted. */
const forOcr = ({ scans = [], doubts = [], ...content }: ReadWorkResult, only: number | undefined) => ({
  ...content,
  scans: scans.filter((page) => only === undefined || page === only),
  doubts: doubts.filter(({ page }) => only === undefined || page === only),
});

const pageIn = (content: Either<Unreadable, DocumentContent>, number: number): Either<Unreadable, Page> => {
  if (isLeft(content)) return content;
  const page = content.right.pages.find((candidate) => candidate.number === number);
  return page ? right(page) : left({ code: 'corrupt', reason: unread.pdf_has_no_such_page(number) });
};

/** What the children do: one line for each kind of work. */
const kindsOfWork = {
  read: new URL('./readers/read.work.ts', import.meta.url).href,
  picture: new URL('./render/picture.work.ts', import.meta.url).href,
  page: new URL('./render/page.work.ts', import.meta.url).href,
  table: new URL('./table/table.work.ts', import.meta.url).href,
  unpack: new URL('./containers/unpack.work.ts', import.meta.url).href,
  words: new URL('./message/words.work.ts', import.meta.url).href,
  extract: new URL('../extraction/rules.work.ts', import.meta.url).href,
};

const nothingRead = ({ pages, warnings }: Omit<DocumentContent, 'type'>): Unreadable => ({
  code: warnings.some((warning) => warning.code === 'page_stopped') ? 'timed_out' : 'empty',
  reason: pages.length > 1 ? unread.no_text_on_pages(pages.length, warnings) : unread.no_text(warnings),
});

const unsupported = ({ type, words }: Sniffed, file: DocumentFile, warnings: readonly Warning[]): Unreadable => ({
  code: isNeverDocument(type, file) ? 'not_a_document' : 'unsupported_type',
  reason: warnings[0] ?? unread.kind_not_read(words),
});
