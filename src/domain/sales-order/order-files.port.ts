/** Orders as files for other programs. */
import type { ChargeType } from '@order-intake/order-extraction/document';
import type { ShownOrder, ShownOrderLine } from '../shared/order-details-view.ts';

export const orderFileFormats = ['csv', 'xlsx', 'ubl', 'edifact'] as const;
export type OrderFileFormat = (typeof orderFileFormats)[number];

export type OrderFileLine = ShownOrderLine & {
  readonly line: number;
  readonly product_code: string | null;
  readonly product_name: string | null;
  readonly ean: string | null;
  /** as the customer gave them */
  readonly code: string | null;
  readonly name: string | null;
  readonly qty: number | null;
  readonly unit: string | null;
  /** in the base unit of the product, where that is another */
  readonly base_qty: number | null;
  readonly base_unit: string | null;
  readonly base_unit_code: string | null;
  readonly price: number | null;
  /** null: the document or a person says it */
  readonly price_source: string | null;
  readonly discount: number | null;
  readonly amount: number | null;
  readonly kind: 'product' | 'charge';
  readonly charge: ChargeType | null;
};

/** Named as the API names it: these are the heads of columns. */
export type OrderForFile = ShownOrder & {
  readonly sales_order: string;
  readonly reference: string;
  readonly status: string;
  readonly po_number: string | null;
  readonly order_date: string | null;
  readonly delivery_date: string | null;
  readonly currency: string | null;
  readonly total: number | null;
  readonly customer_code: string | null;
  readonly customer_name: string | null;
  readonly customer_tax_number: string | null;
  readonly customer_email: string | null;
  readonly warehouse_code: string | null;
  readonly warehouse_name: string | null;
  readonly lines: readonly OrderFileLine[];
  /** ISO 8601 */
  readonly created_at: string;
};

export type OrderFile = { readonly bytes: Buffer; readonly mediaType: string; readonly ending: string };

export type OrderFiles = {
  /** @param seller the company's name, which UBL wants */
  readonly write: (format: OrderFileFormat, orders: readonly OrderForFile[], seller: string) => Promise<OrderFile>;
};
