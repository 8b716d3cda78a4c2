/** Who sent the documents: an address in a mail's header is as certain as a printed one, and has no place in a document. */
import type { ExtractionContext, ReadDocument } from '@order-intake/order-extraction/document';

/** @returns addresses in lower case: of the mail that the documents came with, and of messages among them */
export function senderAddresses(documents: readonly ReadDocument[], { mail }: ExtractionContext): readonly string[] {
  const addresses = [mail?.sender, ...documents.map(({ content }) => content.message?.sender?.address)];
  return [...new Set(addresses.flatMap((address) => address?.toLowerCase() ?? []))];
}
