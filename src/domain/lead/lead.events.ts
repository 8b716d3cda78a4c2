import type { OrderSource } from '../sales-order/sales-order.events.ts';

/** Somebody who ordered and is no customer yet. */
export type LeadEvent =
  | {
      readonly type: 'LeadCaptured';
      readonly data: {
        readonly leadId: string;
        readonly name: string | null;
        readonly email: string | null;
        readonly phone: string | null;
        readonly source: OrderSource;
      };
    }
  /** they are a customer now: their drafts are matched again */
  | { readonly type: 'LeadConverted'; readonly data: { readonly leadId: string; readonly customerId: string } }
  /** nothing comes of it */
  | { readonly type: 'LeadDismissed'; readonly data: { readonly leadId: string; readonly reason: string | null } };
