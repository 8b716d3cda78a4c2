/** What becomes of a file or a wish of a customer. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { OpenSession } from '../../domain/chat/session/chat-session.state.ts';
import type { OrderedLine } from './answer/order-in-words.ts';

export type TakenDocument = {
  readonly orders: readonly { readonly orderId: string; readonly reference: string; readonly disposition: string }[];
  readonly missingFields: readonly string[];
  readonly refusal: string | null;
};
/** A file that a customer sent, as an order. Rejects when it may work later. */
export type TakeChatDocument = (session: OpenSession, messageId: string, context: JobContext) => Promise<TakenDocument>;

/** `messageId`: what the wish follows from, so that it can be taken again and makes the same order. */
export type AskedWish = { readonly messageId: string; readonly customerId: string; readonly acceptsOrders: boolean };
/** What a confirmed customer asked for: an order that they confirmed, or a cancellation. */
export type ConfirmedWish =
  | { readonly type: 'order'; readonly lines: readonly OrderedLine[] }
  | { readonly type: 'cancellation'; readonly reference: string };
/** null: nothing was done, a person does it. */
export type TakeChatWish = (request: ConfirmedWish, asker: AskedWish, context: JobContext) => Promise<TakenDocument | null>;
