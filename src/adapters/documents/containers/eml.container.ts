import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { AttachmentStream, MessageText } from 'mailparser';
import { guarded } from '../refusal.ts';
import type { Opened } from './container.types.ts';
import { innerFiles } from './inner-files.ts';
import { mailParts } from './mail-parts.ts';

/** bytes given to the parser at once: it holds a multiple of that */
const slice = 64 * 1024;
const mostParts = 500;
/** characters of the words */
const mostWords = 1_000_000;

/** A mail as a file (.eml, RFC 5322): its attachments and its words. */
export async function open(bytes: Buffer): Promise<Opened> {
  const { MailParser } = await import('mailparser');
  const { files, left, add } = innerFiles({ archive: false });
  const parser = new MailParser(mailParts);
  const fed = feed(parser, bytes);
  const words = { subject: null as string | null, plain: null as string | null, html: null as string | null };
  parser.once('headers', (headers: ReadonlyMap<string, unknown>) => {
    const subject = headers.get('subject');
    words.subject = typeof subject === 'string' ? subject.slice(0, 500) : null;
  });
  let parts = 0;
  for await (const event of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (event.type === 'text') {
      words.plain = (event.text ?? '').slice(0, mostWords) || null;
      words.html = typeof event.html === 'string' ? event.html.slice(0, mostWords) : null;
      continue;
    }
    parts += 1;
    if (parts > mostParts) throw guarded('hostile', `The mail has more than ${mostParts} parts.`);
    const pieces: Buffer[] = [];
    for await (const piece of event.content as Readable as AsyncIterable<Buffer>) pieces.push(piece);
    const inText = event.related === true || (event.cid !== undefined && event.contentDisposition !== 'attachment');
    const name = event.filename ?? (/^message\//i.test(event.contentType) ? 'message.eml' : null);
    add({ name, declaredType: event.contentType, content: Buffer.concat(pieces), inText });
    event.release?.();
  }
  await fed;
  return { files, left, words };
}

/** Waits where the parser is behind: a part that nobody has read yet holds it up. */
async function feed(parser: NodeJS.WritableStream, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; at += slice) if (!parser.write(bytes.subarray(at, at + slice))) await once(parser, 'drain');
  parser.end();
}
