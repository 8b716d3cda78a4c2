/** Files that stand in the words of a mail (uuencode): written beside its attachments, and read as if they were some of them. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileName, uuencodedIn } from '@order-intake/kernel';
import type { Downloaded, MailWords, TextsEnd } from '../../domain/email/mail-access.port.ts';

/** Words without the files that stood in them. */
export type FetchedWords =
  | { readonly uid: number; readonly words: readonly MailWords[]; readonly files: readonly Downloaded[] }
  | Exclude<TextsEnd, { readonly words: unknown }>;

/** files of one mail that are looked at */
const mostFiles = 20;

/** They get names of ours in `directory`, and parts that no attachment has. */
export async function withoutFiles(fetched: TextsEnd, directory: string): Promise<FetchedWords> {
  if ('failed' in fetched) return fetched;
  const files: Downloaded[] = [];
  const words: MailWords[] = [];
  for (const message of fetched.words) {
    const decoded = uuencodedIn(message.plain ?? '');
    words.push(decoded.files.length === 0 ? message : { ...message, plain: decoded.rest });
    for (const { name, content } of decoded.files.slice(0, mostFiles - files.length)) {
      const path = join(directory, randomUUID());
      await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      const part = `text/${files.length + 1}`;
      files.push({ part, path, size: content.length, name: fileName(name) || part });
    }
  }
  return { uid: fetched.uid, words, files };
}
