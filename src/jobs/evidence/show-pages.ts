/**
 * Pages of a stored file, rendered by the isolated children that read such files: clients get pictures, never the
 * file.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentFile, DocumentPages } from '@order-intake/order-extraction/document';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import type { ShowPages, StoredDocument } from '../../domain/document/show-pages.port.ts';

type Deps = {
  readonly files: Pick<FileStore, 'open'>;
  readonly pages: DocumentPages;
  readonly temporaryDirectory: () => Promise<string>;
};

export const createShowPages = ({ files, pages, temporaryDirectory }: Deps): ShowPages => {
  /** The child reads a file on disk, which is there no longer than it takes. */
  const withFile = async <T>({ companyId, fileId, name }: StoredDocument, look: (file: DocumentFile) => Promise<T>) => {
    const stored = await files.open(companyId, fileId);
    if (!stored) return null;
    const path = join(await temporaryDirectory(), `page-${randomUUID()}`);
    try {
      await pipeline(stored.content, createWriteStream(path, { mode: 0o600 }));
      return await look({ path, name, declaredType: null, companyId });
    } finally {
      await rm(path, { force: true });
    }
  };
  return {
    sizes: (document) => withFile(document, pages.pageSizes),
    picture: (document, page) => withFile(document, (file) => pages.pagePicture(file, page)),
    words: (document, page) => withFile(document, (file) => pages.pageWords(file, page)),
  };
};
