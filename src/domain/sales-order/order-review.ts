/** When a draft needs a person, and what it lacks before it can be approved. */
import type { ReviewReason } from './review-reasons.ts';
import type { OrderTerms } from './sales-order.events.ts';
import { sameUnit } from './units.ts';

/** What the company's records say of the customer and the products that were matched. */
export type CatalogFacts = {
  readonly customerCurrency: string | null;
  /** unit by product id */
  readonly units: { readonly [productId: string]: string | null };
};

type Assessed = Pick<OrderTerms, 'customer' | 'currency' | 'lines'>;

/** Stable codes, in the order in which a reviewer would look; empty: nothing to review. `confidence` null: entered by a person. */
export const reviewReasons = (
  confidence: number | null,
  threshold: number,
  { customer, currency, lines }: Assessed,
  { customerCurrency, units }: CatalogFacts = { customerCurrency: null, units: {} },
): readonly ReviewReason[] => {
  const anyLine = (holds: (line: OrderTerms['lines'][number]) => boolean) => lines.some(holds);
  const found: readonly (readonly [ReviewReason, boolean])[] = [
    ['confidence_below_threshold', confidence !== null && confidence < threshold],
    ['customer_unknown', customer === null],
    ['customer_by_domain', customer?.by === 'domain'],
    ['customer_by_similar_name', customer?.by === 'similar_name'],
    ['currency_differs', currency !== null && customerCurrency !== null && currency !== customerCurrency],
    ['no_lines', lines.length === 0],
    ['product_not_found', anyLine(({ productId }) => productId === null)],
    ['product_by_similar_name', anyLine(({ matchedBy }) => matchedBy === 'similar_name')],
    ['unit_differs', anyLine(({ productId, unit }) => productId !== null && !sameUnit(unit, units[productId] ?? null))],
  ];
  return found.filter(([, holds]) => holds).map(([code]) => code);
};

/** Reasons that only an event knows: they stay when an order is assessed again. */
const lasting: ReadonlySet<string> = new Set([
  'order_revised',
  'customer_evidence_differs',
  'received_by_chat',
  'hand_over_refused',
]);
export const lastingReasons = (reasons: readonly string[]): readonly string[] => reasons.filter((code) => lasting.has(code));

export type MissingField =
  | 'customer'
  | 'warehouse'
  | 'currency'
  | 'delivery_date'
  | 'lines'
  | `lines.${number}.${'product' | 'qty' | 'price'}`;

/** What approval demands and the order lacks: "customer", "warehouse", "lines", "lines.2.price", ... */
export const missingFields = (
  terms: Pick<OrderTerms, 'customer' | 'warehouseId' | 'currency' | 'deliveryDate' | 'lines'>,
): readonly MissingField[] => {
  const fields: readonly (readonly [MissingField, boolean])[] = [
    ['customer', terms.customer === null],
    ['warehouse', terms.warehouseId === null],
    ['currency', terms.currency === null],
    ['delivery_date', terms.deliveryDate === null],
    ['lines', terms.lines.length === 0],
    ...terms.lines.flatMap(({ productId, qty, price }, index): (readonly [MissingField, boolean])[] => [
      [`lines.${index + 1}.product`, productId === null],
      [`lines.${index + 1}.qty`, qty === null],
      [`lines.${index + 1}.price`, price === null],
    ]),
  ];
  return fields.filter(([, lacks]) => lacks).map(([field]) => field);
};
