import { uuencodedIn } from '@order-intake/kernel';
import { unread } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import type { Opened } from './container.types.ts';
import { innerFiles } from './inner-files.ts';
import { visitMail } from './mail-parts.ts';

/** bytes given to the parser at once: it holds a multiple of that */
const slice = 64 * 1024;

/** A mail as a file (.eml, RFC 5322): its attachments and its words. */
export async function open(bytes: Buffer): Promise<Opened> {
  const { files, left, add } = innerFiles({ archive: false });
  const { parts: mostParts, words: mostWords } = limits.message;
  const words = {
    subject: null as string | null,
    from: null as string | null,
    plain: null as string | null,
    html: null as string | null,
  };
  let parts = 0;
  await visitMail(slicesOf(bytes), {
    headers: (headers) => {
      const subject = headers.get('subject');
      words.subject = typeof subject === 'string' ? subject.slice(0, 500) : null;
      words.from = textOf(headers.get('from'))?.slice(0, 500) ?? null;
    },
    text: ({ text, html }) => {
      const { files: encodedFiles, rest } = uuencodedIn(text ?? '');
      for (const file of encodedFiles) add({ ...file, declaredType: null });
      words.plain = rest.slice(0, mostWords) || null;
      words.html = typeof html === 'string' ? html.slice(0, mostWords) : null;
    },
    part: async ({ related, cid, contentDisposition, contentType, filename }, content) => {
      parts += 1;
      if (parts > mostParts) throw guarded('hostile', unread.parts_of_mail_too_many(mostParts));
      const pieces: Buffer[] = [];
      for await (const piece of content) pieces.push(piece);
      const inText = related === true || (cid !== undefined && contentDisposition !== 'attachment');
      const name = filename ?? (/^message\//i.test(contentType) ? 'message.eml' : null);
      add({ name, declaredType: contentType, content: Buffer.concat(pieces), inText });
    },
  });
  return { files, left, words };
}

/** An address field as mailparser gives it: parsed, and whole as `text`. */
const textOf = (field: unknown): string | null =>
  typeof field === 'object' && field !== null && 'text' in field && typeof field.text === 'string' ? field.text : null;

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += slice) yield bytes.subarray(at, at + slice);
}
