/** Pages of files as pictures, made in the child processes that read such files. */
import {
  type DocumentFile,
  type DocumentPages,
  type DocumentPictures,
  type Unreadable,
  unread,
} from '@order-intake/order-extraction/document';
import { type Either, isLeft, left, map, right } from 'fp-ts/lib/Either.js';
import { type FileType, mediaTypes } from '../../domain/shared/media-types.ts';
import { limits } from './limits.ts';
import type { ReaderPool } from './pool/reader-pool.ts';
import { whyStopped } from './pool/stopped.ts';
import type { PageInput, PageOutput } from './render/page.work.ts';
import type { PictureInput } from './render/picture.work.ts';
import { sniffFile } from './sniff-file.ts';

export const createPagePictures = (pool: ReaderPool): DocumentPictures & Omit<DocumentPages, 'pageWords'> => {
  const render = async <T>(
    file: DocumentFile,
    kind: 'picture' | 'page',
    inputOf: (type: FileType) => PageInput | PictureInput,
  ): Promise<Either<Unreadable, T>> => {
    const sniffed = await sniffFile(file.path);
    if (isLeft(sniffed)) return sniffed;
    const { type, words } = sniffed.right;
    if (type === 'unknown' || !mediaTypes[type].pages)
      return left({ code: 'unsupported_type', reason: unread.kind_without_pages(words) });
    const outcome = await pool.run({ kind, input: inputOf(type), path: file.path }, limits.cpu.render, file.companyId);
    return outcome.outcome === 'done' ? right(outcome.value as T) : left(whyStopped(outcome, 'showing_page'));
  };
  const page = (file: DocumentFile, number: number | null) =>
    render<PageOutput>(file, 'page', (type) => ({ type, page: number }));
  return {
    picture: async (file, number) =>
      map((jpeg: string) => Buffer.from(jpeg, 'base64'))(
        await render<string>(file, 'picture', (type) => ({ type, page: number })),
      ),
    pageSizes: async (file) => map((output: PageOutput) => ('sizes' in output ? output.sizes : []))(await page(file, null)),
    pagePicture: async (file, number) =>
      map((output: PageOutput) => {
        if (!('png' in output)) throw new Error('a page was asked for, and sizes came');
        return { size: output.size, png: Buffer.from(output.png, 'base64') };
      })(await page(file, number)),
  };
};
