/** A file as documents that were read: it itself, or those that stand in it. */
import type {
  DocumentFile,
  DocumentReader,
  DocumentUnpacker,
  MessageWords,
  ReadDocument,
  ReadingProgress,
  Unreadable,
  UnreadReason,
  WordsReader,
} from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createUnpackFiles, type LeftFile, mostFiles, tooMany } from './unpack-files.ts';

export type Documents = DocumentReader & DocumentUnpacker & WordsReader;

/** `exhausted`: why the next file is left out, or null. `spend`: what became of one that was read. */
export type ReadingBudget = {
  readonly exhausted: () => UnreadReason | null;
  readonly spend: (code: Unreadable['code'] | null) => void;
};

export type OpenedDocuments = {
  readonly read: readonly ReadDocument[];
  readonly left: readonly LeftFile[];
  /** of messages among them: read only where no document is an order */
  readonly words: readonly MessageWords[];
};
export type OpenDocuments = (
  file: DocumentFile,
  budget?: ReadingBudget,
  onProgress?: ReadingProgress,
) => Promise<OpenedDocuments>;

const unlimited: ReadingBudget = { exhausted: () => null, spend: () => undefined };

/** Rejects for the machine's faults alone. */
export const createOpenDocuments = (documents: Documents): OpenDocuments => {
  const unpackFiles = createUnpackFiles(documents);
  return async (file, budget = unlimited, onProgress) => {
    const leaveOut = (name: string): LeftFile | null => {
      const reason = budget.exhausted();
      return reason === null ? null : { name, unreadable: { code: 'too_many_files', reason } };
    };
    const whole = leaveOut(file.name);
    if (whole) return { read: [], left: [whole], words: [] };
    const unpacked = await unpackFiles(file);
    const read: ReadDocument[] = [];
    const left: LeftFile[] = [];
    const words: MessageWords[] = [...unpacked.words];
    const leave = (all: readonly LeftFile[]): void => {
      left.push(...all);
      for (const { unreadable } of all) budget.spend(unreadable.code);
    };
    leave(unpacked.left);
    const files = [...unpacked.files];
    /** Files that lie in documents: known by their paths, because what lies in them has been opened with them. */
    const inside = new Set<string>();
    for (const unpackedFile of files) {
      const out = leaveOut(unpackedFile.name);
      if (out) {
        left.push(out);
        continue;
      }
      const content = await documents.read(unpackedFile, onProgress);
      budget.spend(isLeft(content) ? content.left.code : null);
      if (isLeft(content)) {
        left.push({ name: unpackedFile.name, unreadable: content.left });
        continue;
      }
      read.push({ name: unpackedFile.name, content: content.right, file: unpackedFile });
      if (!content.right.holdsFiles || inside.has(unpackedFile.path)) continue;
      const contained = await unpackFiles(unpackedFile, true);
      leave(contained.left);
      words.push(...contained.words);
      for (const inner of contained.files.filter(({ path }) => path !== unpackedFile.path)) {
        inside.add(inner.path);
        if (files.length < mostFiles) files.push(inner);
        else leave([{ name: inner.name, unreadable: tooMany }]);
      }
    }
    return { read, left, words };
  };
};
