import type { Extraction } from '../shared/extraction.ts';

/** Where an order came from. */
export type OrderSource = { readonly kind: 'email'; readonly id: string };

export type CustomerMatch = { readonly customerId: string; readonly by: 'email' | 'code' | 'name' };

/** Decimal strings for qty and price; null where the document does not say. */
export type OrderLine = {
  readonly name: string | null;
  readonly code: string | null;
  readonly qty: string | null;
  readonly unit: string | null;
  readonly price: string | null;
  readonly productId: string | null;
  readonly matchedBy: 'code' | 'name' | null;
};

/** One version of what the customer wants, as read from one document. */
export type OrderContent = {
  readonly source: OrderSource;
  readonly extraction: Extraction;
  readonly customer: CustomerMatch | null;
  readonly leadId: string | null;
  /** who ordered, as far as the document or the sender tells */
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly lines: readonly OrderLine[];
  readonly threshold: number;
  readonly requiresReview: boolean;
  /** stable codes: confidence_below_threshold, customer_unknown, product_not_found, ... */
  readonly reviewReasons: readonly string[];
  /** equal for equal orders: SHA-256 over PO number, lines, delivery date, currency */
  readonly contentHash: string;
};

export type FieldChange = { readonly field: string; readonly before: string | null; readonly after: string | null };

export type SalesOrderEvent =
  | {
      readonly type: 'OrderDrafted';
      readonly data: { readonly orderId: string; readonly reference: string; readonly content: OrderContent };
    }
  | {
      readonly type: 'OrderRevised';
      readonly data: { readonly orderId: string; readonly content: OrderContent; readonly changes: readonly FieldChange[] };
    };

/** The claim of one order on a customer's purchase order number: the first wins, whoever comes later links to it. */
export type PurchaseOrderEvent = {
  readonly type: 'PurchaseOrderClaimed';
  readonly data: {
    readonly orderId: string;
    readonly reference: string;
    readonly poNumber: string;
    readonly contentHash: string;
  };
};
