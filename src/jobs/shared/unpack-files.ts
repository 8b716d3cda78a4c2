/** A file as the files that can be read of it: it itself, or what stands in it when it is an archive or a mail, down to a depth. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type DocumentFile,
  type DocumentUnpacker,
  type MessageWords,
  type Unreadable,
  unread,
} from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';

export type LeftFile = { readonly name: string; readonly unreadable: Unreadable };
export type UnpackedFiles = {
  readonly files: readonly DocumentFile[];
  readonly left: readonly LeftFile[];
  /** of messages among them */
  readonly words: readonly MessageWords[];
};
/** `inDocuments`: files that lie in a document are among them, behind it. */
export type UnpackFiles = (file: DocumentFile, inDocuments?: boolean) => Promise<UnpackedFiles>;

const mostDepth = 3;
export const mostFiles = 40;
const tooDeep: Unreadable = {
  code: 'nested_archive',
  reason: unread.files_too_deep(mostDepth),
};
export const tooMany: Unreadable = { code: 'too_many_files', reason: unread.files_too_many(mostFiles) };

type Within = { readonly depth: number; readonly archived: boolean };

/**
 * Extracted files are stored in a directory of the container file, under names of ours: removing the directory
 * removes all. Rejects for faults of the machine.
 */
export const createUnpackFiles =
  ({ unpack }: DocumentUnpacker): UnpackFiles =>
  async (file, inDocuments = false) => {
    const files: DocumentFile[] = [];
    const left: LeftFile[] = [];
    const words: MessageWords[] = [];

    const open = async (document: DocumentFile, { depth, archived }: Within): Promise<void> => {
      const leave = (unreadable: Unreadable) => left.push({ name: document.name, unreadable });
      const unpacked = await unpack(document, archived);
      if (unpacked === null) {
        if (files.length >= mostFiles) return void leave(tooMany);
        files.push(document);
      }
      const contents = unpacked ?? (inDocuments ? await unpack(document, archived, true) : null);
      if (contents === null) return;
      // of a document in a document its reading says why
      if (isLeft(contents)) return void (unpacked !== null || depth === 0 ? leave(contents.left) : undefined);
      if (depth >= mostDepth) return void (contents.right.files.length > 0 && leave(tooDeep));
      left.push(...contents.right.left);
      if (contents.right.words) words.push(contents.right.words);
      for (const { name, declaredType, content } of contents.right.files) {
        const path = join(dirname(document.path), randomUUID());
        await writeFile(path, content, { flag: 'wx', mode: 0o600 });
        await open({ ...document, path, name, declaredType }, { depth: depth + 1, archived: archived || contents.right.archive });
      }
    };
    await open(file, { depth: 0, archived: false });
    return { files, left, words };
  };
