/** A revision read from a new document meets what a person corrected in the meantime: what the document does not change stays corrected. */
import {
  type ExtractedLine,
  type Extraction,
  flatParts,
  type HeaderFieldName,
  laterDetails,
  lineDetails,
  type OrderDetails,
  orderDetails,
  type Parts,
} from '@order-intake/order-extraction/document';
import { linesRead, standAsRead } from '../shared/lines-read.ts';
import type { OrderContent, OrderLine, OrderTerms } from './sales-order.events.ts';

type Header = 'customerName' | 'customerEmail' | 'poNumber' | 'orderDate' | 'deliveryDate' | 'currency' | 'total';
const readAs: { readonly [name in Header]: HeaderFieldName } = {
  customerName: 'customer_name',
  customerEmail: 'customer_email',
  poNumber: 'po_number',
  orderDate: 'order_date',
  deliveryDate: 'delivery_date',
  currency: 'currency',
  total: 'total',
};

type Delivery = Pick<OrderContent, 'shipTo' | 'shipToSource'>;
const withoutDefault = <T extends Delivery>(content: T): T => {
  if (!content.shipToSource) return content;
  const { shipTo: _, shipToSource: __, ...withoutShipTo } = content;
  return withoutShipTo as unknown as T;
};

/** Details of both. A ship-to in either document precedes the customer's default. */
const revisedDetails = (
  current: OrderContent,
  { customer, ...next }: OrderContent,
  isUnchanged: (part: Parts) => boolean,
): OrderDetails & { readonly shipToSource?: OrderDetails['shipToSource'] } => {
  const details = laterDetails(orderDetails, { current: withoutDefault(current), next: withoutDefault(next), isUnchanged });
  if (details.shipTo) return details;
  const isSameCustomer = current.customer?.customerId === customer?.customerId;
  const { shipTo, shipToSource } = !next.shipTo && isSameCustomer ? current : next;
  return shipTo && shipToSource ? { ...details, shipTo, shipToSource } : details;
};

/** `next` as it was read, `current` with everything corrected since: the content the order has from now on. */
export const revised = (current: OrderContent, next: OrderContent): OrderContent => {
  const warehouseId = current.warehouseId ?? next.warehouseId;
  const { leadId } = current;
  const customer = current.customer?.by === 'person' ? current.customer : (next.customer ?? current.customer);
  const header: Partial<Record<Header, string | null>> = {};
  if (!current.extraction || !next.extraction) {
    // nothing tells what the last source said of a field: what this one does not say stays
    for (const name of Object.keys(readAs) as readonly Header[]) header[name] = next[name] ?? current[name];
    const lines = next.lines.length > 0 ? next.lines : current.lines;
    const details = revisedDetails(current, { ...next, customer }, () => false);
    return reviewed({ ...withoutDefault(next), ...header, ...details, leadId, warehouseId, customer, lines });
  }
  for (const [name, field] of Object.entries(readAs) as readonly [Header, HeaderFieldName][]) {
    const unchanged = current.extraction.fields[field]?.value === next.extraction.fields[field]?.value;
    header[name] = (unchanged ? current[name] : next[name]) ?? next[name] ?? current[name];
  }
  const [earlier, later] = [current.extraction.fields, next.extraction.fields];
  return reviewed({
    ...withoutDefault(next),
    ...header,
    ...revisedDetails(current, { ...next, customer }, saysTheSame(earlier, later)),
    leadId,
    warehouseId,
    customer,
    lines: revisedLines(current, current.extraction, next, next.extraction),
  });
};

type Read = { readonly [name: string]: { readonly value: string } | undefined };
const saysTheSame =
  (earlier: Read, later: Read) =>
  (part: Parts): boolean =>
    flatParts(part).every(({ name }) => earlier[name]?.value === later[name]?.value);

const lineRead = (line: ExtractedLine | undefined): string =>
  JSON.stringify(
    (['code', 'name', 'qty', 'unit', 'price', 'discount', ...(line?.qty ? [] : ['amount' as const])] as const).map(
      (name) => line?.[name]?.value ?? null,
    ),
  );

/**
 * Only while lines still stand where they were read: after one was added or removed, the new document's lines are taken as they are. A document
 * without lines says nothing of them: who wants none of it cancels the order.
 */
const revisedLines = (current: OrderContent, before: Extraction, next: OrderContent, after: Extraction): readonly OrderLine[] => {
  if (next.lines.length === 0) return current.lines;
  const [earlier, later] = [linesRead(before), linesRead(after)];
  const same = (index: number): boolean => lineRead(earlier[index]) === lineRead(later[index]);
  const mergedLine = (mine: OrderLine, line: OrderLine, index: number): OrderLine => {
    const isUnchanged = saysTheSame(earlier[index] ?? {}, later[index] ?? {});
    return { ...mine, ...laterDetails(lineDetails, { current: mine, next: line, isUnchanged }) };
  };
  const stand = standAsRead(current.lines, earlier);
  if (!stand && earlier.length === later.length && later.every((_, index) => same(index))) return current.lines;
  if (!stand) return next.lines;
  return next.lines.map((line, index) => {
    const mine = current.lines[index];
    return mine && index < earlier.length && same(index) ? mergedLine(mine, line, index) : line;
  });
};

/** A revision is always looked at. Reasons that what a person did has settled do not come back. */
const reviewed = (content: OrderContent): OrderContent => {
  const settled: { readonly [reason: string]: (terms: OrderTerms) => boolean } = {
    customer_unknown: ({ customer }) => customer !== null,
    product_not_found: ({ lines }) => lines.every(({ productId, charge }) => productId !== null || charge !== undefined),
    no_lines: ({ lines }) => lines.some(({ charge }) => !charge),
  };
  const open = content.reviewReasons.filter((reason) => !settled[reason]?.(content));
  return { ...content, reviewReasons: [...new Set([...open, 'order_revised'])], requiresReview: true };
};
