/**
 * An extraction as clients see it: the fields of the specification by their names, numbers as JSON numbers, and the
 * evidence of each field with the exact text of its value. One shape for the answer to an upload, `npm run extract`
 * and every other output.
 */

import {
  type ChargeType,
  type ConfidenceReason,
  type DocumentType,
  type ExtractedLine,
  type Extraction,
  type Field,
  type HeaderFieldName,
  headerFieldNames,
  type LineFieldName,
  lineFieldNames,
  type RequiredField,
  type Warning,
  type WarningCode,
  warningText,
  withoutPrint,
} from '@order-intake/order-extraction/document';
import { type ReasonView, reasonView } from '../reasons/reason-view.ts';

type TextHeader = Exclude<HeaderFieldName, 'total'>;

export type ProductView = {
  readonly name: string | null;
  readonly code: string | null;
  readonly qty: number | null;
  readonly unit: string | null;
  /** of one unit */
  readonly price: number | null;
  readonly discount: number | null;
  readonly amount: number | null;
  /** by field name; a field without a value is absent. `value` is the exact decimal text behind a number */
  readonly evidence: { readonly [name in LineFieldName]?: Field };
};

export type ChargeView = {
  readonly type: ChargeType;
  readonly name: string;
  /** negative where it takes something off */
  readonly amount: number | null;
};

export type ExtractionView = { readonly [name in TextHeader]: string | null } & {
  readonly document_type: DocumentType;
  readonly total: number | null;
  readonly products: readonly ProductView[];
  readonly charges: readonly ChargeView[];
  /** 0 to 100 */
  readonly confidence: number;
  readonly missing_fields: readonly RequiredField[];
  readonly evidence: { readonly [name in HeaderFieldName]?: Field };
  readonly reasons: readonly ConfidenceReason[];
  readonly warnings: readonly WarningView[];
  readonly files: Extraction['files'];
  readonly extractor: Extraction['extractor'];
  /** milliseconds by step */
  readonly timings: Extraction['timings'];
};

/** `text`: the sentence in English, made of code and facts. */
type WarningView = ReasonView<WarningCode>;
const warningView = (warning: Warning): WarningView => ({ ...reasonView(warning), text: warningText(warning) });

/** Everything that was recorded of it, with the sentences of its warnings. */
export const recordedView = (extraction: Extraction) => ({
  ...withoutPrint(extraction),
  warnings: extraction.warnings.map(warningView),
});

/** Several orders in one document: the first of them, and the others beside it (the key is absent when there are none). */
export type ExtractionsView = ExtractionView & { readonly others?: readonly ExtractionView[] };

/** "1234.50" → 1234.5: the nearest number that JSON readers have, read from the text and never computed. Null for what is no decimal. */
export const jsonNumber = (decimal: string | undefined): number | null =>
  decimal !== undefined && /^-?\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : null;

const productView = (line: ExtractedLine): ProductView => ({
  name: line.name?.value ?? null,
  code: line.code?.value ?? null,
  qty: jsonNumber(line.qty?.value),
  unit: line.unit?.value ?? null,
  price: jsonNumber(line.price?.value),
  discount: jsonNumber(line.discount?.value),
  amount: jsonNumber(line.amount?.value),
  evidence: present(lineFieldNames, line),
});

const present = <N extends string>(
  names: readonly N[],
  fields: { readonly [name in N]?: Field },
): { readonly [name in N]?: Field } => {
  const selected: { [name in N]?: Field } = {};
  for (const name of names) if (fields[name]) selected[name] = fields[name];
  return selected;
};

export const extractionView = (extraction: Extraction): ExtractionView => {
  const { fields } = extraction;
  const text = (name: TextHeader): string | null => fields[name]?.value ?? null;
  return {
    document_type: extraction.documentType,
    customer_name: text('customer_name'),
    customer_email: text('customer_email'),
    customer_code: text('customer_code'),
    customer_phone: text('customer_phone'),
    customer_tax_number: text('customer_tax_number'),
    po_number: text('po_number'),
    order_date: text('order_date'),
    delivery_date: text('delivery_date'),
    currency: text('currency'),
    total: jsonNumber(fields.total?.value),
    products: extraction.lines.map(productView),
    charges: (extraction.charges ?? []).map(({ type, name, amount }) => ({
      type,
      name: name.value,
      amount: jsonNumber(amount.value),
    })),
    confidence: extraction.confidence,
    missing_fields: extraction.missingFields,
    evidence: present(headerFieldNames, fields),
    reasons: extraction.reasons,
    warnings: extraction.warnings.map(warningView),
    files: extraction.files,
    extractor: extraction.extractor,
    timings: extraction.timings,
  };
};

/** All that one document (or documents that came together) gave. Null when there is none: an extractor was given nothing to read. */
export const extractionsView = ([first, ...further]: readonly Extraction[]): ExtractionsView | null => {
  if (!first) return null;
  return { ...extractionView(first), ...(further.length > 0 ? { others: further.map(extractionView) } : {}) };
};
