/** How mails are taken apart here, wherever they come from: parts and texts as they stand, none made into the other. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { alongside } from '@order-intake/kernel';
import type { AttachmentStream, MailParserOptions, MessageText } from 'mailparser';

/**
 * `ignoreEmbedded` goes to the splitter below: a message in a message arrives as a part, and the reader counts the
 * depth.
 */
const options: MailParserOptions & { readonly ignoreEmbedded: true } = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  ignoreEmbedded: true,
};

export type MailVisitor = {
  readonly headers?: (headers: ReadonlyMap<string, unknown>) => void;
  readonly text?: (text: MessageText) => void;
  /** `content`: its decoded bytes as they come; what is left of them is passed over */
  readonly part: (part: AttachmentStream, content: AsyncIterable<Buffer>) => Promise<void>;
};

/**
 * Shows a mail to the visitor as its bytes come: the parser waits for who reads a part, and the source for the parser.
 *
 * @throws what the source and the visitor throw, and the parser's own errors; nothing goes on after that
 */
export async function visitMail(source: Iterable<Buffer> | AsyncIterable<Buffer>, visitor: MailVisitor): Promise<void> {
  const { MailParser } = await import('mailparser'); // 20 MB of memory that few mails need
  const parser = new MailParser(options);
  // what it has taken in goes on to its inner streams, whose errors it tells also after it was destroyed
  parser.on('error', () => undefined);
  let current: Readable | null = null;
  if (visitor.headers) parser.once('headers', visitor.headers);

  await alongside(
    (signal) =>
      pipeline(Readable.from(source), parser, { signal }).catch((error: Error) => {
        current?.destroy(error); // a part that is being read would wait for ever
        throw error;
      }),
    async () => {
      for await (const event of parser as AsyncIterable<AttachmentStream | MessageText>) {
        if (event.type === 'text') {
          visitor.text?.(event);
          continue;
        }
        const content = event.content as Readable;
        content.on('error', () => undefined); // who reads it is told; nobody may be reading just then
        current = content;
        await visitor.part(event, content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>);
        current = null;
        content.resume();
        event.release?.();
      }
    },
  );
}
