/** Pages of stored files as pictures. */
import type { Page, PagePicture, PageSize, Unreadable } from '@order-intake/order-extraction/document';
import type { Either } from 'fp-ts/lib/Either.js';

export type StoredDocument = { readonly companyId: string; readonly fileId: string; readonly name: string };

/** null: the file is not available. */
export type ShowPages = {
  readonly sizes: (document: StoredDocument) => Promise<Either<Unreadable, readonly PageSize[]> | null>;
  readonly picture: (document: StoredDocument, page: number) => Promise<Either<Unreadable, PagePicture> | null>;
  readonly words: (document: StoredDocument, page: number) => Promise<Either<Unreadable, Page> | null>;
};
