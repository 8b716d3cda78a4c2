/**
 * What reading a document as an order gives, whoever read it (rules or a model), from whatever came (mail, upload, chat).
 * Money and quantities are plain decimal strings ("1234.50"), dates ISO ("2026-03-31"), currencies ISO 4217.
 */
import type { ChargeType } from './charges.ts';
import type { ConfidenceReason } from './confidence-reasons.ts';

import { flatNames, namesForModel } from './detail-parts.ts';
import type { CustomerClue } from './known-records.ts';
import type { LayoutPrint } from './layout-print.ts';
import { lineDetails, orderDetails } from './order-details.ts';
import type { Warning } from './warnings.ts';

export const documentTypes = [
  'order',
  'order_change',
  'order_cancellation',
  'order_response',
  'quotation',
  'invoice',
  'delivery_note',
  'receipt',
  'other',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Whether a document of this type drafts an order or revises one; any other is logged with its type. */
export const drafts = (type: DocumentType): boolean => type === 'order' || type === 'order_change';

export const readers = ['embedded', 'text', 'sheet', 'ocr', 'model'] as const;
/** How a value was read: embedded XML, PDF text, spreadsheet cell, OCR, or a model. */
export type Reader = (typeof readers)[number];

/** Where a value stands: a box on a page (points, origin top left, pages from 1) or a cell of a sheet ("B7"). */
export type Place =
  | {
      readonly kind: 'box';
      readonly page: number;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'cell'; readonly sheet: string; readonly cell: string };

/** One value with its evidence. */
export type Field = {
  /** normalised, see above */
  readonly value: string;
  /** the text of the field itself as it stands in the document, 200 characters at most; never more of the document */
  readonly source: string;
  /** index into `files` */
  readonly file: number;
  readonly place: Place | null;
  readonly reader: Reader;
  /** 0 to 1, calibrated from evidence, never a model's own word */
  readonly confidence: number;
  /** true when computed (quantity = amount / price), false when read */
  readonly derived: boolean;
};

export const headerFieldNames = [
  'customer_name',
  'customer_email',
  'customer_code',
  'customer_phone',
  'customer_tax_number',
  'po_number',
  'order_date',
  'delivery_date',
  'currency',
  'total',
] as const;
export type HeaderFieldName = (typeof headerFieldNames)[number];
/** what else an order may say (order-details.ts): ship_to_city, totals_net, ... */
export const headerDetailNames = flatNames(orderDetails);
export type HeaderDetailName = (typeof headerDetailNames)[number];

export const lineFieldNames = ['name', 'code', 'qty', 'unit', 'price', 'discount', 'amount'] as const;
export type LineFieldName = (typeof lineFieldNames)[number];

export const lineDetailNames = flatNames(lineDetails);
export type LineDetailName = (typeof lineDetailNames)[number];

/** What a language model is asked for. */
export const namesAskedOfModel = {
  header: [...headerFieldNames, ...namesForModel(orderDetails)],
  line: [...lineFieldNames, ...namesForModel(lineDetails)],
};

export type ExtractedLine = { readonly [name in LineFieldName | LineDetailName]?: Field };

/** `amount`: what it adds to the order; negative where it takes something off. */
export type ExtractedCharge = { readonly type: ChargeType; readonly name: Field; readonly amount: Field };

/** What an order has to say; the specification's names. */
export const requiredFields = ['customer_name', 'customer_email', 'products', 'delivery_date', 'currency', 'po_number'] as const;
export type RequiredField = (typeof requiredFields)[number];

export type SourceFile = {
  readonly name: string;
  readonly sha256: string;
  /** bytes */
  readonly size: number;
  /** what the magic bytes say: pdf, xlsx, ... */
  readonly type: string;
};

export type Extraction = {
  readonly documentType: DocumentType;
  readonly fields: { readonly [name in HeaderFieldName | HeaderDetailName]?: Field };
  /** the articles */
  readonly lines: readonly ExtractedLine[];
  /** what is added and taken off; absent: nothing, or read before it was looked for */
  readonly charges?: readonly ExtractedCharge[];
  /** 0 to 100, two decimals */
  readonly confidence: number;
  readonly reasons: readonly ConfidenceReason[];
  /** version of the calibration that the confidence comes from; absent: not calibrated, or by a release that did not record it */
  readonly calibration?: string;
  /** those that could not be filled */
  readonly missingFields: readonly RequiredField[];
  /** a truncated document, a type mismatch, a hidden sheet */
  readonly warnings: readonly Warning[];
  readonly files: readonly SourceFile[];
  /** the company's layout that it was read by, and of how many orders that was confirmed; absent: none */
  readonly layout?: { readonly id: string; readonly orders: number };
  /** of an order that the rules read: by what its layout is known again */
  readonly print?: LayoutPrint;
  /** the customer of the company's records that the fields point to, and by what: told with the reading, not kept in events */
  readonly recognised?: { readonly customer: { readonly id: string; readonly by: readonly CustomerClue[] } };
  readonly extractor: {
    readonly name: string;
    readonly version: string;
    readonly model?: string;
    readonly inputTokens?: number;
    readonly outputTokens?: number;
  };
  /** milliseconds by step */
  readonly timings: { readonly [step: string]: number };
};

/** What is kept of it where nothing is learned any more. */
export const withoutPrint = ({ print: _, recognised: __, ...extraction }: Extraction): Omit<Extraction, 'print' | 'recognised'> =>
  extraction;
