import type { Extraction } from '@order-intake/order-extraction/document';
import { blankLine } from '../../src/domain/sales-order/order-corrections.ts';
import type { OrderTerms } from '../../src/domain/sales-order/sales-order.events.ts';
import type { Truth } from '../../test/support/order-documents/index.ts';

const text = (value: string | number | null | undefined): string | null => (value == null ? null : String(value));

/** An order after a person has put it right: what the truth says, and what was read where it says nothing. */
export function termsFromTruth({ fields }: Extraction, truth: Truth): OrderTerms {
  const said = (
    name: 'customer_name' | 'customer_email' | 'po_number' | 'order_date' | 'delivery_date' | 'currency' | 'total',
  ) => {
    const read = fields[name]?.value ?? null;
    const right = truth[name];
    const accepted = name === 'order_date' ? [] : (truth.accept?.[name] ?? []);
    return right === undefined || accepted.some((one) => text(one) === read) ? read : text(right);
  };
  return {
    customer: null,
    customerCandidates: [],
    leadId: null,
    customerName: said('customer_name'),
    customerEmail: said('customer_email'),
    poNumber: said('po_number'),
    orderDate: said('order_date'),
    deliveryDate: said('delivery_date'),
    currency: said('currency'),
    total: said('total'),
    warehouseId: null,
    lines: (truth.products ?? []).map(({ name, code, qty, price }) => ({
      ...blankLine,
      name,
      code: code ?? null,
      qty: text(qty),
      price: text(price),
    })),
    requiresReview: false,
    reviewReasons: [],
  };
}
