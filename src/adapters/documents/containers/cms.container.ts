import { unread } from '@order-intake/order-extraction/document';
import { guarded } from '../refusal.ts';
import { sniff } from '../sniff.ts';
import { contentOfCms } from './cms.ts';
import type { Opened } from './container.types.ts';
import { open as openMail } from './eml.container.ts';
import { innerFiles } from './inner-files.ts';

/** the content of a mail that was signed as a whole begins with the header of its content alone (RFC 8551, 3.1) */
const partHeader = /^\s*(content-[a-z-]+|mime-version):/i;

/** A signed file (S/MIME, .p7m): the mail or the document that was signed. */
export async function open(bytes: Buffer, name: string): Promise<Opened> {
  const content = contentOfCms(binaryOf(bytes));
  if (content === null) throw guarded('not_a_document', unread.signature_of_another_file());
  if (partHeader.test(content.toString('latin1', 0, 200)) || sniff(content).type === 'eml') return openMail(content);
  const { files, left, add } = innerFiles({ archive: false });
  add({ name: name.replace(/\.p7[mc]$/i, ''), declaredType: null, content });
  return { files, left, words: null };
}

/** As it is, or in base64 with or without lines around it (RFC 7468). */
const binaryOf = (bytes: Buffer): Buffer =>
  bytes[0] === 0x30 ? bytes : Buffer.from(bytes.toString('latin1').replace(/-----[A-Z0-9 ]+-----/g, ''), 'base64');
