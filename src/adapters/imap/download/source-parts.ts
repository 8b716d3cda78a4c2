/** The parts of a mail read from the mail itself, for mails whose structure the server does not tell or nobody can read. */
import type { AttachmentStream } from 'mailparser';
import { visitMail } from '../../documents/containers/mail-parts.ts';
import { collect, type ImapLink } from '../connection/imap-link.ts';
import { isMessage, type MimeNode } from '../listing/mime-node.ts';

/** Its number among everything the parser does not take for the words of the mail, from 1. */
export type FoundPart = { readonly ordinal: number; readonly node: MimeNode; readonly related: boolean; readonly depth: number };

/** Bytes of a mail asked for at once. */
const chunkBytes = 128 * 1024;
/** What the parser is given at once: it holds a multiple of that. */
const sliceBytes = 16 * 1024;
const prefix = 'source:';

/** The part number of what has none: "source:2". */
export const sourcePart = (ordinal: number): string => `${prefix}${ordinal}`;
export const isSourcePart = (part: string): boolean => part.startsWith(prefix);

export class MailVanished extends Error {
  override readonly name = 'MailVanished';
}

/** The whole mail, peeking, in pieces. @throws MailVanished, and Error beyond `maxBytes` */
export async function* sourceOf(link: ImapLink, uid: number, maxBytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; ; ) {
    const [message] = await collect(link.messages([uid], { source: { start: at, maxLength: chunkBytes } }));
    if (!message) throw new MailVanished(`UID ${uid} is no longer there`);
    const { source } = message;
    if (!source?.length) return;
    at += source.length;
    if (at > maxBytes) throw new Error('the mail is larger than it says');
    for (let from = 0; from < source.length; from += sliceBytes) yield source.subarray(from, from + sliceBytes);
    if (source.length !== chunkBytes) return; // shorter: the last; longer: a server that knows no pieces
  }
}

/**
 * Calls `take` for each part that is not text, in order, with its decoded bytes as they come; what `take` leaves is passed over.
 * Forwarded messages are looked into up to `maxDepth`, a deeper one is a part itself. The words go through memory and nowhere else.
 *
 * @throws what `source` and `take` throw, and the parser's own errors
 */
export async function eachSourcePart(
  source: AsyncIterable<Buffer>,
  maxDepth: number,
  take: (foundPart: FoundPart, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  let ordinal = 0;
  const walk = (mail: AsyncIterable<Buffer>, depth: number): Promise<void> =>
    visitMail(mail, {
      part: async (part, content) => {
        if (isMessage({ type: part.contentType }) && depth < maxDepth) return walk(content, depth + 1);
        ordinal += 1;
        await take(foundPart(part, ordinal, depth), content);
      },
    });
  await walk(source, 0);
}

const foundPart = (event: AttachmentStream, ordinal: number, depth: number): FoundPart => ({
  ordinal,
  related: event.related === true,
  depth,
  node: {
    type: event.contentType.toLowerCase(),
    encoding: 'binary',
    ...(event.contentDisposition ? { disposition: event.contentDisposition } : {}),
    ...(event.cid ? { id: event.cid } : {}),
    ...(event.filename ? { dispositionParameters: { filename: event.filename } } : {}),
  },
});
