/** What one mail may cost before the rest of it is left out: thousands of damaged parts must not keep other mails waiting. */
import { type Unreadable, type UnreadReason, unread } from '@order-intake/order-extraction/document';

/** Parts that are read, however good they are. */
const mostParts = 100;
/** What a part that cannot be read costs beside the work itself: its reader has to be replaced, or has computed for a minute. */
const costs: { readonly [code in Unreadable['code']]?: number } = { corrupt: 1, hostile: 2, timed_out: 3 };
const mostCosts = 8;

export type MailBudget = {
  /** why the next part is left out; null: it may be read */
  readonly exhausted: () => UnreadReason | null;
  /** `code`: why the part could not be read, null when it could */
  readonly spend: (code: Unreadable['code'] | null) => void;
};

export const startBudget = (): MailBudget => {
  let parts = 0;
  let spent = 0;
  return {
    exhausted: () => {
      if (parts >= mostParts) return unread.parts_read_at_most(mostParts);
      return spent >= mostCosts ? unread.parts_damaged_too_many() : null;
    },
    spend: (code) => {
      parts += 1;
      spent += code === null ? 0 : (costs[code] ?? 0);
    },
  };
};
