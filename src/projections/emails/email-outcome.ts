/** What became of a mail, as far as it follows from the rest of its row. */
import type { Extraction } from '@order-intake/order-extraction/document';
import { waitsWithoutOrder } from '../../domain/email/email.decider.ts';
import type { OrderOutcome } from '../../domain/email/email.events.ts';
import { wantsAnswer } from '../../domain/email/mail-kind.ts';
import type { EmailRow, NoOrder } from './emails.columns.ts';

type Derivable = Omit<EmailRow, 'no_order' | 'waiting_since' | 'unseen_since' | 'search' | 'unsettled'>;

export function whyNoOrder(row: Derivable): NoOrder | null {
  if (row.sales_orders.length > 0 || row.status === 'PENDING') return null;
  if (row.status === 'FAILED') return 'failed';
  if (row.settled) return 'dismissed';
  if (row.not_for_us) return 'not_for_us';
  if (row.review_reasons.includes('cancels_unknown_order')) return 'cancels_unknown_order';
  if (row.document_types.length === 0) return 'nothing_to_read';
  if (row.review_reasons.includes('changes_unknown_order')) return 'changes_unknown_order';
  return row.document_types.some((type) => type === 'order' || type === 'order_change') ? 'drafts_off' : 'not_an_order';
}

/** Since its outcome; null where nobody has to look, or an order of it waits in its place. */
export function waitingSince({ status, requires_review: requiresReview, sales_orders, outcome_at }: Derivable): Date | null {
  if (status === 'FAILED') return outcome_at;
  const orders = sales_orders as readonly Pick<OrderOutcome, 'disposition'>[];
  return status === 'SUCCESS' && waitsWithoutOrder({ requiresReview, orders: orders as readonly OrderOutcome[] })
    ? outcome_at
    : null;
}

/** Since its outcome, until a person has seen it. */
export const unseenSince = ({ kind, seen, outcome_at }: Derivable): Date | null =>
  wantsAnswer(kind) && seen === null ? outcome_at : null;

/** Numbers and names that people search for. */
export const namesIn = (results: readonly Extraction[]): readonly string[] => [
  ...new Set(
    results.flatMap(({ fields }) =>
      [fields.po_number?.value, fields.customer_name?.value, fields.customer_email?.value].flatMap((value) => value ?? []),
    ),
  ),
];
