/** Why a mail came out as it did, in words a person understands. */
import { type Account, ordersOf } from './accounts.ts';
import type { Observed, Order } from './observed.ts';

/** One line for each thing to know; never empty. */
export function whyLines({ copyOf, entries, notices }: Account, orders: Observed['orders']): readonly string[] {
  if (copyOf !== null) return [`a second copy of ${copyOf}: drafts nothing, moved like the first`];
  const [entry] = entries;
  if (!entry) return ['no log entry'];
  if (entry.status === 'PENDING') return [entry.error_message ? `to be tried again: ${entry.error_message}` : 'not finished'];
  if (entry.status === 'FAILED') return [entry.error_message || 'failed without a reason'];
  const drafted = ordersOf([entry], orders).filter(({ source }) => source.id === entry.id);
  const lines = [
    ...drafted.flatMap(orderLines),
    ...notices.flatMap(({ lead }) => (lead ? [`new lead: ${lead}`] : [])),
    ...(entry.note ? [entry.note] : []),
    ...(notificationWords[entry.notification ?? ''] ?? []),
  ];
  return lines.length > 0 ? lines : ['nothing to say'];
}

/** Only of what is out of the ordinary. */
const notificationWords: Readonly<Record<string, readonly string[]>> = {
  ambiguous: ['notification: may have been sent or not, the service ended while it sent; not sent again'],
  failed: ['notification: could not be sent'],
};

function orderLines(order: Order): readonly string[] {
  const { po_number, lines, total, currency } = order;
  const facts = [
    po_number === null ? 'no PO number' : `PO ${po_number}`,
    lines.length === 1 ? '1 line' : `${lines.length} lines`,
    ...(total === null ? [] : [`${withCents(total)} ${currency ?? ''}`.trim()]),
  ];
  return [facts.join(', '), ...(order.requires_review ? [`review: ${reviewWords(order).join('; ')}`] : [])];
}

/** A decimal as an amount: at least two places. */
const withCents = (total: string): string => (/\.\d\d/.test(total) ? total : Number(total).toFixed(2));

export function reviewWords({
  review_reasons,
  review_findings,
  lines,
}: Pick<Order, 'review_reasons' | 'review_findings' | 'lines'>): readonly string[] {
  const told = (code: string) => review_findings.flatMap(({ reason, text }) => (reason === code ? [text] : [])).join(', ');
  const missing = lines
    .filter(({ product }) => product === null)
    .map(({ code, name }) => code ?? name ?? 'a line without a name');
  const words: Readonly<Record<string, string>> = {
    confidence_below_threshold: 'confidence below the threshold',
    customer_unknown: 'customer not in master data',
    order_in_mail_text: 'order found in the email body',
    cancellation_requested: 'cancellation requested by the customer',
    order_revised: 'changes an existing draft',
    no_lines: 'no lines found',
    product_not_found: missing.length > 0 ? `not in master data: ${missing.join(', ')}` : 'product not in master data',
  };
  return review_reasons.length === 0
    ? ['no reason given']
    : review_reasons.map(
        (code) => words[code] ?? [code.replaceAll('_', ' '), told(code)].filter((part) => part !== '').join(': '),
      );
}
