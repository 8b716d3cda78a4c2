import type { RememberedField } from '@order-intake/order-extraction/document';
import type { LayoutMemory } from './layout-memory.ts';

/** Per company, and never of another one. Holds places and hashes of fixed words, nothing of what a document says. */
export type DocumentLayoutEvent =
  | {
      readonly type: 'DocumentLayoutLearned';
      readonly data: {
        readonly layoutId: string;
        /** the order that was confirmed, by whom, and whose it is where that is known */
        readonly orderId: string;
        readonly confirmedBy: string;
        readonly customerId: string | null;
        /** what had been read wrongly there */
        readonly corrected: readonly (RememberedField | 'lines')[];
        /** all that is known of the layout from now on */
        readonly memory: LayoutMemory;
      };
    }
  | { readonly type: 'DocumentLayoutRevoked'; readonly data: { readonly layoutId: string } };
