import { formatDecimal, isZero, parseDecimal, trimDecimal } from '@order-intake/kernel';
import { flatFromContent } from '../document/detail-parts.ts';
import type { EmbeddedDocument, EmbeddedLine } from '../document/documents.port.ts';
import type { DocumentType, ExtractedCharge, ExtractedLine, Extraction, Field } from '../document/extraction.ts';
import { lineDetails, orderDetails } from '../document/order-details.ts';

/** UN/CEFACT 1001: what may become an order, and what must not. A credit note and everything unknown is `other`. */
const types: { readonly [code: string]: DocumentType } = {
  '220': 'order',
  '221': 'order',
  '224': 'order',
  '227': 'order',
  '230': 'order_change',
  '231': 'order_response',
  '320': 'order_response',
  '310': 'quotation',
  '325': 'invoice',
  '326': 'invoice',
  '380': 'invoice',
  '384': 'invoice',
  '386': 'invoice',
  '389': 'invoice',
  '751': 'invoice',
  '875': 'invoice',
  '876': 'invoice',
  '877': 'invoice',
  '270': 'delivery_note',
  '351': 'delivery_note',
};

export const embeddedType = ({ typeCode, cancels = false }: EmbeddedDocument): DocumentType =>
  cancels ? 'order_cancellation' : (types[typeCode ?? ''] ?? 'other');

const certainty = 0.98;

/** A value as the file says it; its place is only known where visible text repeats it. */
const field = (value: string | null, file: number): Field | undefined =>
  value === null || value === ''
    ? undefined
    : { value, source: value.slice(0, 200), file, place: null, reader: 'embedded', confidence: certainty, derived: false };

const plainNumber = (text: string | null): string | null => {
  const number = parseDecimal(text ?? '');
  return number === null ? null : formatDecimal(trimDecimal(number));
};

const present = <N extends string>(fields: { readonly [name in N]?: Field | undefined }): { readonly [name in N]?: Field } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [name in N]?: Field };

const fieldsOf = <N extends string>(values: readonly (readonly [N, string])[], file: number) =>
  Object.fromEntries(values.map(([name, value]) => [name, field(value, file)])) as { [name in N]?: Field | undefined };

/** Of the document as a whole; what has no name is called by its kind. */
export const embeddedCharges = ({ charges = [] }: EmbeddedDocument, file: number): readonly ExtractedCharge[] =>
  charges.flatMap(({ type, name, amount }) => {
    const [named, sum] = [field(name ?? type, file), field(plainNumber(amount), file)];
    return named && sum ? [{ type, name: named, amount: sum }] : [];
  });

/** An order's number is the buyer's own; a change and an invoice refer to it. `file` is the index into the extraction's files. */
export function embeddedFields(document: EmbeddedDocument, file: number): Extraction['fields'] {
  const type = embeddedType(document);
  const ownNumber = type === 'order_change' || type === 'order_cancellation' ? document.number : null;
  const poNumber = type === 'order' ? document.number : (document.orderReference ?? ownNumber);
  const lineDates = document.lines.flatMap(({ deliveryDate }) => (deliveryDate ? [deliveryDate] : [])).sort();
  return present({
    ...fieldsOf(flatFromContent(orderDetails, document.details), file),
    customer_name: field(document.buyer.name, file),
    customer_email: field(document.buyer.email, file),
    customer_code: field(document.buyer.code, file),
    customer_phone: field(document.buyer.phone, file),
    customer_tax_number: field(document.buyer.taxNumber, file),
    po_number: field(poNumber, file),
    order_date: field(document.issueDate, file),
    delivery_date: field(document.deliveryDate ?? lineDates[0] ?? null, file),
    currency: field(document.currency, file),
    total: field(plainNumber(document.totals.grand ?? document.totals.lines), file),
  });
}

const isZeroText = (text: string | null): boolean => {
  const number = parseDecimal(text ?? '');
  return number === null || isZero(number);
};

/** Headlines and notes stand among the lines with nothing to count or pay. */
export const productLines = (document: EmbeddedDocument): readonly EmbeddedLine[] =>
  document.lines.filter((line) => line.name !== null && !(isZeroText(line.qty) && isZeroText(line.amount)));

export const embeddedLine = (line: EmbeddedLine, file: number): ExtractedLine =>
  present({
    ...fieldsOf(flatFromContent(lineDetails, line.details), file),
    name: field(line.name, file),
    code: field(line.sellerCode ?? line.globalCode ?? line.buyerCode, file),
    qty: field(plainNumber(line.qty), file),
    unit: field(line.unit, file),
    price: field(plainNumber(line.price), file),
    discount: undefined,
    amount: field(plainNumber(line.amount), file),
  });
