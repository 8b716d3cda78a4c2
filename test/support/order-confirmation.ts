/** An order that is confirmed with changes, as the domain makes it of what was ordered and what was approved. */
import {
  type ConfirmationDifferences,
  differencesBetween,
} from '../../src/domain/order-confirmation/confirmation-differences.ts';
import type { OrderConfirmation } from '../../src/domain/order-confirmation/order-confirmation.ts';
import type { OrderFileLine, OrderForFile } from '../../src/domain/sales-order/order-files.port.ts';
import type { OrderContent, OrderLine } from '../../src/domain/sales-order/sales-order.events.ts';
import { shownLine, shownOrder } from '../../src/domain/shared/order-details-view.ts';
import { wholeOrder } from './whole-order.ts';

export const orderedLine = (given: Partial<OrderLine>): OrderLine => ({
  name: null,
  code: null,
  qty: '10',
  unit: 'pcs',
  price: '2.5',
  discount: null,
  amount: '25',
  productId: null,
  matchedBy: null,
  candidates: [],
  ...given,
});

/** Of an order only what its confirmation is compared by. */
export const contentWith = (given: Partial<OrderContent>): OrderContent => ({
  ...({} as OrderContent),
  extraction: null,
  deliveryDate: null,
  ...given,
});

const asOrdered = (lines: number): ConfirmationDifferences => ({
  lines: Array.from({ length: lines }, () => ({ kind: 'as_ordered' as const })),
  dropped: [],
  deliveryDate: null,
});

export const fileLine = (line: number, given: Partial<OrderFileLine> = {}): OrderFileLine => ({
  ...shownLine({ position: String(line * 10), taxRate: '19' }, 'C62'),
  line,
  product_code: `HB-${line}`,
  product_name: `Hex bolt M${line}`,
  ean: null,
  code: `B-${line}`,
  name: `Hex bolt M${line} × 40`,
  qty: 1000,
  unit: 'pcs',
  base_qty: null,
  base_unit: null,
  base_unit_code: null,
  price: 0.25,
  price_source: null,
  discount: null,
  amount: 250,
  kind: 'product',
  charge: null,
  ...given,
});

const order = (lines: readonly OrderFileLine[]): OrderForFile => ({
  ...shownOrder(
    {
      ...wholeOrder,
      requestedDelivery: { kind: 'day', until: '2026-12-11' },
      totals: {
        lines: '1234.5',
        net: '1234.5',
        taxAmount: '234.56',
        tax: [{ rate: '19', base: '1234.5', amount: '234.56' }],
        gross: '1469.06',
        totalIs: 'gross',
      },
      deliveryDate: '2026-12-11',
      lines: [],
    },
    true,
  ),
  sales_order: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a04',
  reference: 'SO-2026-000001',
  status: 'APPROVED',
  po_number: 'PO-4711',
  order_date: '2026-11-20',
  delivery_date: '2026-12-11',
  currency: 'EUR',
  total: 1469.06,
  customer_code: 'C-100',
  customer_name: 'Åsa Berg & Söner',
  customer_tax_number: 'SE556012579001',
  customer_email: 'asa@buyer.example',
  warehouse_code: 'MAIN',
  warehouse_name: 'Main',
  lines,
  created_at: '2026-11-20T09:00:00.000Z',
});

export const confirmationWith = (
  lines: readonly OrderFileLine[],
  given: Partial<Omit<OrderConfirmation, 'order'>> & { readonly order?: Partial<OrderForFile> } = {},
): OrderConfirmation => ({
  customerId: null,
  version: 1,
  isApproved: true,
  issuedOn: '2026-11-23',
  externalReference: null,
  letterhead: {
    name: 'Contoso Trading GmbH',
    address: 'Hafenstraße 1\n28195 Bremen\nsales@contoso.example',
    legalText:
      'Contoso Trading GmbH · Amtsgericht Bremen HRB 12345 · Geschäftsführung: Jo Bloggs\nIBAN DE02 1203 0000 0000 2020 51',
    closingText: 'Our general terms of sale apply.',
  },
  differences: asOrdered(lines.length),
  ...given,
  order: { ...order(lines), ...given.order },
});

/** Quantity, price and date changed, a line added and one dropped. */
export const changedConfirmation = (): OrderConfirmation => {
  const ordered = contentWith({
    extraction: { lines: [] } as never,
    deliveryDate: '2026-12-04',
    lines: [
      orderedLine({ position: '10', code: 'B-1', qty: '1200', price: '0.25' }),
      orderedLine({ position: '20', code: 'B-2', qty: '1000', price: '0.2' }),
      orderedLine({ position: '40', code: 'B-4', qty: '7', name: 'Washer A2, zinc-plated' }),
    ],
  });
  const approved = contentWith({
    deliveryDate: '2026-12-11',
    lines: [
      orderedLine({ position: '10', code: 'B-1', qty: '1000', price: '0.25' }),
      orderedLine({ position: '20', code: 'B-2', qty: '1000', price: '0.25' }),
      orderedLine({ code: 'B-3', qty: '5' }),
    ],
  });
  return confirmationWith([fileLine(1), fileLine(2), fileLine(3)], { differences: differencesBetween(ordered, approved) });
};
