/** A file that a customer sent on chat, through the same readers and rules as a mail's. It is deleted whatever comes of it. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JobContext } from '@order-intake/event-sourcing';
import { drafts, type Extraction, type ExtractionContext, type Extractor } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChatContents } from '../../commands/chat/chat-contents.ts';
import type { ChatTokens } from '../../commands/chat/chat-tokens.ts';
import type { ManageChatChannel } from '../../commands/chat/manage-chat-channel.command.ts';
import type { RequestCancellation } from '../../commands/sales-order/request-cancellation.command.ts';
import type { TakeOrder } from '../../commands/sales-order/take-order.command.ts';
import type { ChatProvider } from '../../domain/chat/channel/chat-provider.port.ts';
import { cancellationIn } from '../../domain/sales-order/cancellation.ts';
import type { Documents } from '../shared/open-documents.ts';
import { createReadOrders } from '../shared/read-orders.ts';
import { cartExtraction } from './cart-extraction.ts';
import type { TakeChatDocument, TakenDocument } from './taken-document.ts';

type Deps = {
  readonly contents: Pick<ChatContents, 'open'>;
  readonly channels: Pick<ManageChatChannel, 'load'>;
  readonly tokens: Pick<ChatTokens, 'open'>;
  readonly provider: Pick<ChatProvider, 'fetchMedia'>;
  readonly documents: Documents;
  readonly extractor: Extractor;
  readonly takeOrder: TakeOrder;
  readonly requestCancellation: RequestCancellation;
  readonly extractionContext: (companyId: string) => Promise<ExtractionContext>;
  readonly temporaryRoot: string;
  readonly now: () => Date;
};

const threshold = 70;
const refused = (refusal: string): TakenDocument => ({ orders: [], missingFields: [], refusal });

/** Rejects with ProviderUnavailable where the file may be had later; orders follow from the message's id, so it may run again. */
export const createTakeChatDocument = (deps: Deps): TakeChatDocument => {
  const readOrders = createReadOrders(deps);
  return async (session, messageId, context) => {
    const { companyId } = context;
    const content = (await deps.contents.open(companyId, [messageId])).get(messageId);
    const channel = await deps.channels.load(companyId, session.channelId);
    const token = 'settings' in channel ? await deps.tokens.open(companyId, channel.settings.tokenRef) : null;
    const cart = content?.order ?? [];
    if (cart.length > 0) return take([cartExtraction(cart)], messageId, context);
    if (!content?.media || !('settings' in channel) || token === null) return refused('not_available');
    const access = { phoneNumberId: channel.settings.phoneNumberId, token };
    const directory = await mkdtemp(join(deps.temporaryRoot, 'chat-'));
    const path = join(directory, randomUUID());
    try {
      const fetched = await deps.provider.fetchMedia(access, content.media, path);
      if (isLeft(fetched)) return refused(fetched.left.code);
      const file = { path, name: content.media.fileName ?? 'chat-document', declaredType: fetched.right.mimeType, companyId };
      const { results, left } = await readOrders(file, await deps.extractionContext(companyId));
      if (results.length === 0 && left[0])
        return refused(
          left[0].code === 'unsupported_type' || left[0].code === 'not_a_document' ? 'unsupported_type' : 'unreadable',
        );
      const cancellationRequest = cancellationIn(null, results);
      if (cancellationRequest) {
        const source = { kind: 'chat', id: messageId } as const;
        const order = await deps.requestCancellation(
          { request: cancellationRequest, source, sender: null, customerId: session.customerId },
          context,
        );
        if (order) return { orders: [{ ...order, disposition: 'cancellation' }], missingFields: [], refusal: null };
      }
      const orders = results.filter(({ documentType }) => drafts(documentType));
      if (cancellationRequest && orders.length === 0) return refused('cancels_unknown_order');
      return await take(orders, messageId, context);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  };

  /** Orders follow from the message's id: the same one is the same draft. */
  async function take(orders: readonly Extraction[], messageId: string, context: JobContext): Promise<TakenDocument> {
    if (orders.length === 0) return refused('not_an_order');
    const takenOrders: TakenDocument['orders'][number][] = [];
    for (const [ordinal, extraction] of orders.entries()) {
      const order = await deps.takeOrder(
        {
          source: { kind: 'chat', id: messageId },
          ordinal,
          extraction,
          sender: null,
          threshold,
          year: deps.now().getUTCFullYear(),
          person: null,
        },
        context,
      );
      if (order) takenOrders.push(order.outcome);
    }
    if (takenOrders.length === 0) return refused('not_an_order');
    return {
      orders: takenOrders,
      missingFields: [...new Set(orders.flatMap(({ missingFields }) => missingFields))],
      refusal: null,
    };
  }
};
