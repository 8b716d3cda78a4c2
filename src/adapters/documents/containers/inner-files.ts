/** The rules for files in files, whatever holds them: how many, how large, and what is a logo. */
import { fileName } from '@order-intake/kernel';
import { type Unreadable, type UnreadReason, unread } from '@order-intake/order-extraction/document';
import { mediaTypes } from '../../../domain/shared/media-types.ts';
import { limits } from '../limits.ts';
import { sniff } from '../sniff.ts';
import type { InnerFile, Opened } from './container.types.ts';

export const nestedArchive: Unreadable = {
  code: 'nested_archive',
  reason: unread.nested_archive(),
};
const logo: Unreadable = { code: 'not_a_document', reason: unread.picture_in_the_text() };
const smallestPicture = 2 * 1024;

type Found = Omit<InnerFile, 'name'> & { readonly name: string | null; readonly inText?: boolean };

/** Judges files as they are found. Names are for people, without folders; none becomes the name of a file on disk. */
export function innerFiles({ archive }: { readonly archive: boolean }) {
  const files: InnerFile[] = [];
  const left: Opened['left'][number][] = [];
  let total = 0;
  let fileCount = 0;

  const refusalOf = ({ content, inText = false }: Found): Unreadable | null => {
    if (content.length === 0) return { code: 'empty', reason: unread.file_empty() };
    if (content.length > limits.file) return tooLarge(unread.inner_file_too_large(limits.file / 1024 / 1024));
    if (total + content.length > limits.zip.total) return tooLarge(unread.inner_files_too_large(limits.zip.total / 1024 / 1024));
    const { type } = sniff(content);
    if (archive && type !== 'unknown' && mediaTypes[type].archive) return nestedArchive;
    const isPicture = type !== 'unknown' && (mediaTypes[type].mediaType ?? '').startsWith('image/');
    return isPicture && (inText || content.length < smallestPicture) && !archive ? logo : null;
  };

  return {
    files,
    left,
    add: (file: Found): void => {
      fileCount += 1;
      const name = fileName(file.name ?? '') || `file-${fileCount}`;
      const refused = refusalOf(file);
      if (refused) left.push({ name, unreadable: refused });
      else if (files.length >= limits.container.files) left.push({ name, unreadable: tooMany });
      else {
        total += file.content.length;
        files.push({ name, declaredType: file.declaredType, content: file.content });
      }
    },
  };
}

const tooLarge = (reason: UnreadReason): Unreadable => ({ code: 'too_large', reason });
const tooMany: Unreadable = {
  code: 'too_many_files',
  reason: unread.inner_files_too_many(limits.container.files),
};
