/** Orders in the words of messages, where no document is one: read in memory like a document, and kept nowhere. */
import {
  type DocumentType,
  type Extraction,
  type ExtractionContext,
  type Extractor,
  type MessageWords,
  NotExtractable,
  mailTextName as name,
  saidInWords,
  type WordsReader,
} from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { SkippedPart } from '../../domain/email/email.events.ts';

/** `skipped`: words that could not be looked at, with the reason. */
export type SaidInWords = {
  readonly results: readonly Extraction[];
  readonly skipped: readonly SkippedPart[];
  /** what its writers wrote, in memory alone */
  readonly messages: readonly ReadMessage[];
};
/** `types`: what its words are taken for, as a document would be. */
export type ReadMessage = {
  readonly lines: readonly string[];
  readonly types: readonly DocumentType[];
  /** everything that was read in it, orders or not */
  readonly read: readonly Extraction[];
};
/** As one text. */
export const mergedMessages = (messages: readonly ReadMessage[]): Pick<ReadMessage, 'lines' | 'read'> => ({
  lines: messages.flatMap(({ lines }) => lines),
  read: messages.flatMap(({ read }) => read),
});
export type ReadWords = (words: readonly MessageWords[], context: ExtractionContext) => Promise<SaidInWords>;

type Deps = { readonly documents: WordsReader; readonly extractor: Extractor };

/** Each message by itself. Rejects for the machine's faults alone. */
export const createReadWords =
  ({ documents, extractor }: Deps): ReadWords =>
  async (words, context) => {
    const results: Extraction[] = [];
    const skipped: SkippedPart[] = [];
    const messages: ReadMessage[] = [];
    for (const message of words) {
      const content = await documents.readWords(message, context.companyId);
      if (isLeft(content)) {
        if (content.left.code !== 'empty') skipped.push({ name, reason: content.left.reason });
        continue;
      }
      const extracted = await extractor.extract([{ name, content: content.right }], context).catch((error: unknown) => {
        if (!(error instanceof NotExtractable)) throw error;
        skipped.push({ name, reason: error.unreadable.reason });
        return [];
      });
      results.push(...saidInWords(extracted));
      messages.push({
        lines: content.right.message?.lines ?? [],
        types: extracted.map(({ documentType }) => documentType),
        read: extracted,
      });
    }
    return { results, skipped, messages };
  };
