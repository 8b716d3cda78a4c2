import type { EmbeddedDocument, Page, Sheet, Warning } from '@order-intake/order-extraction/document';
import type { Doubt } from '../ocr/compare.ts';

/** What a reader gives: the neutral content of one kind of file, before its hash and size are added. */
export type ReadResult = {
  readonly pages: readonly Page[];
  readonly sheets: readonly Sheet[];
  readonly embedded?: readonly EmbeddedDocument[];
  /** files that may be documents of their own lie in it, and are not read with it */
  readonly holdsFiles?: true;
  readonly warnings: readonly Warning[];
  /** numbers of the pages that only OCR can read; they are in `pages` too, with what little text they have */
  readonly scans?: readonly number[];
  /** pages whose text is compared with what OCR sees on them */
  readonly doubts?: readonly Doubt[];
};

/** Runs in a child process. Throws a Refusal where it can say why; anything else it throws means a damaged file. */
export type FileReader = (bytes: Buffer) => Promise<ReadResult>;

export type ReaderEntry = {
  /** milliseconds of processor time after which the child is killed */
  readonly cpuMs: number;
  /** loads the reader's module, and with it the parsing library, in the child only */
  readonly load: () => Promise<{ readonly read: FileReader; readonly warm?: () => Promise<void> }>;
};
