import { unread } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import { contentOf, filesOf } from '../zip/entries.ts';
import { guardZip } from '../zip/guard.ts';
import type { Opened } from './container.types.ts';
import { innerFiles } from './inner-files.ts';

/** what programs put beside the files of their users */
const besides = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** A ZIP archive of documents, after it was checked. Folders are flattened; an archive of more files than allowed is refused whole. */
export async function open(bytes: Buffer): Promise<Opened> {
  guardZip(bytes, 'archive');
  const entries = filesOf(bytes).filter(({ name }) => !besides.test(name));
  if (entries.length === 0) throw guarded('empty', unread.archive_empty());
  if (entries.length > limits.container.files)
    throw guarded('too_many_files', unread.archive_has_too_many_files(entries.length, limits.container.files));
  const { files, left, add } = innerFiles({ archive: true });
  for (const entry of entries) add({ name: entry.name, declaredType: null, content: contentOf(bytes, entry) });
  return { files, left, words: null };
}
