/** An order's document, read again by what is known today: which of its readings is the order's, and what it would change. Nothing until a person takes it. */
import { drafts, type Extraction, type HeaderFieldName } from '@order-intake/order-extraction/document';
import { changesBetween } from './order-changes.ts';
import { revised } from './order-revision.ts';
import { printedNumber, prints } from './printed-number.ts';
import type { FieldChange, OrderContent } from './sales-order.events.ts';
import { isAmong, isHashOf, type KnownOrder } from './sales-order.state.ts';

const numberOf = ({ fields }: Extraction): string | null => fields.po_number?.value ?? null;

/**
 * Of several orders in a document the one of that number, as it was read, as it was printed or as people know it by now; null when none of them is
 * this order.
 */
export const readingOf = (results: readonly Extraction[], { extraction, poNumber }: OrderContent): Extraction | null => {
  const orders = results.filter(({ documentType }) => drafts(documentType));
  const numbers = [extraction && numberOf(extraction), poNumber].filter((number) => number !== null);
  const printed = extraction && printedNumber(extraction);
  const isPrinted = (number: string | null): boolean => number !== null && printed !== null && prints(printed, number) === 'yes';
  const matching =
    orders.find((order) => numbers.some((number) => number === numberOf(order))) ??
    orders.find((order) => isPrinted(numberOf(order)));
  return matching ?? (orders.length === 1 ? (orders[0] ?? null) : null);
};

/** by these a customer is found */
const namesOfCustomer = [
  'customer_name',
  'customer_email',
  'customer_code',
  'customer_phone',
  'customer_tax_number',
] as const satisfies readonly HeaderFieldName[];

const namesTheSame = (first: Extraction | null, second: Extraction | null): boolean =>
  namesOfCustomer.every((name) => first?.fields[name]?.value === second?.fields[name]?.value);

/** What the order would be, and how that differs. What people put right stays where today's reading is that of then. */
export type ReadAgain = { readonly content: OrderContent; readonly changes: readonly FieldChange[] };

export const readAgain = ({ content: before }: Pick<KnownOrder, 'content'>, reading: OrderContent): ReadAgain => {
  const next = revised(before, reading);
  // the company's records may have changed since: that is no other reading
  const customer = namesTheSame(before.extraction, reading.extraction) ? before.customer : next.customer;
  const content = { ...next, customer, warehouseId: before.warehouseId };
  return { content, changes: changesBetween(before, content) };
};

/** Shown to people before, whatever they made of it. */
export const wasShown = ({ hashes, held, content }: KnownOrder, reading: OrderContent): boolean =>
  held.some(({ content: waiting }) => isHashOf(waiting.contentHash, reading)) ||
  (!isHashOf(content.contentHash, reading) && isAmong(hashes, reading));
