/** Where messages wait, who composes them, and on what ways they leave. */

import type { JobContext } from '@order-intake/event-sourcing';
import type { Addressed, Delivery, DeliveryCommand, MayGo, SendOutcome, Withheld } from '../../domain/delivery/delivery.ts';
import type { Reason } from '../../domain/reasons/reasons.ts';

/** One way to hand a message over: what it certainly refuses goes on the next. */
export type Way = { readonly name: string; readonly send: (mayGo: MayGo) => Promise<SendOutcome | Withheld> };

/** `notWanted`: there is no recipient, and why. `paused`: not now; ending the pause queues it again. */
export type Composed =
  | (Addressed & { readonly ways: readonly Way[] })
  | { readonly notWanted: Reason }
  | { readonly paused: true };

/** A kind of stream that tells of messages. */
export type Box = {
  /** The message whose turn it is; null: this stream has none. */
  readonly open: (
    companyId: string,
    id: string,
  ) => Promise<{ readonly delivery: Delivery; readonly compose: () => Promise<Composed> } | null>;
  /** Whether anything was recorded. */
  readonly give: (id: string, command: DeliveryCommand, context: JobContext) => Promise<boolean>;
};

export type BoxName = 'notification' | 'alarm' | 'outbox';
