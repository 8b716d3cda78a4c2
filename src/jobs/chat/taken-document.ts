/** What becomes of a file or a wish of a customer. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { OpenSession } from '../../domain/chat/session/chat-session.state.ts';
import type { Wish } from './answer/clerk.ts';

export type TakenDocument = {
  readonly orders: readonly { readonly orderId: string; readonly reference: string; readonly disposition: string }[];
  readonly missingFields: readonly string[];
  readonly refusal: string | null;
};
/** A file that a customer sent, as an order. Rejects when it may work later. */
export type TakeChatDocument = (session: OpenSession, messageId: string, context: JobContext) => Promise<TakenDocument>;

/** `messageId`: what the wish follows from, so that it can be taken again and makes the same order. */
export type AskedWish = { readonly messageId: string; readonly customerId: string; readonly acceptsOrders: boolean };
/** What a confirmed customer wants in words. null: nothing was done, a person does it. */
export type TakeChatWish = (wish: Wish, asked: AskedWish, context: JobContext) => Promise<TakenDocument | null>;
