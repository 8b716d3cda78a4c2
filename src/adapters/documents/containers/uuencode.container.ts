import { uuencodedIn } from '@order-intake/kernel';
import { limits } from '../limits.ts';
import type { Opened } from './container.types.ts';
import { innerFiles } from './inner-files.ts';

/** A text with files in it (uuencode): the files, and the words around them. */
export async function open(bytes: Buffer): Promise<Opened> {
  const { files, left, add } = innerFiles({ archive: false });
  const decoded = uuencodedIn(bytes.toString('latin1'));
  for (const file of decoded.files) add({ ...file, declaredType: null });
  const plain = Buffer.from(decoded.rest, 'latin1').toString('utf8').slice(0, limits.message.words);
  return { files, left, words: { subject: null, plain: plain.trim() || null, html: null } };
}
