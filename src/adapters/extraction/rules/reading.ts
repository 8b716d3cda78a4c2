import type { ExtractionContext, ReadDocument } from '../../../domain/shared/documents.port.ts';
import { type DocumentType, drafts, type HeaderFieldName } from '../../../domain/shared/extraction.ts';
import { type Warning, warn } from '../../../domain/shared/warnings.ts';
import type { Decimal } from '../../../kernel/decimal.ts';
import { currenciesIn } from './currencies.ts';
import { type DateHints, dayFirstIn, readDate } from './dates.ts';
import { type FoundValue, foundValue } from './found-value.ts';
import {
  dateBehindNumber,
  dateField,
  dateInSentence,
  type FoundDate,
  orderNumber,
  referenceNumber,
  textField,
  unlabelledOrderNumber,
} from './header/fields.ts';
import { type Label, labelsOf } from './header/labels.ts';
import { letterDate } from './header/letter-date.ts';
import { currencyOf, sumsOf } from './header/money.ts';
import { customerOf, type Party } from './header/parties.ts';
import { readCode, readEmail, readPhone, readTaxNumber } from './header/values.ts';
import { blocksOf } from './header/zones.ts';
import { languageOf } from './languages/index.ts';
import { layoutOf } from './layout/layout.ts';
import type { Layout } from './layout/line.types.ts';
import { decimalMarkOf } from './numbers.ts';
import type { Item } from './table/item.ts';
import { itemsOf, type RowFields, type Source } from './table/table.ts';
import { normalise } from './text.ts';
import { documentTypeOf } from './type/document-type.ts';

/** What one document (or one order of several in a document) says. */
export type Reading = {
  readonly file: number;
  readonly layout: Layout;
  readonly type: DocumentType;
  readonly typeAssumed: boolean;
  readonly fields: { readonly [name in HeaderFieldName]?: FoundValue };
  readonly items: readonly Item[];
  readonly source: Source;
  readonly sumPrinted: boolean;
  /** a total is printed that the rows do not come to */
  readonly sumDiffers: boolean;
  readonly lostRows: number;
  readonly rowsTotal: Decimal | null;
  readonly dateAmbiguous: boolean;
  readonly warnings: readonly Warning[];
};

/** Reads one part of a document (its pages or sheets, numbered from 1) as an order. */
export function readPart(document: ReadDocument, file: number, parts: ReadonlySet<number>, context: ExtractionContext): Reading {
  const layout = layoutOf(document.content, parts);
  const mark = decimalMarkOf(layout.text);
  const language = languageOf(normalise(layout.text)).code;
  const table = itemsOf(layout, mark);
  const labels = labelsOf(layout, table.used);
  const labelled = orderNumber(labels, layout);
  const kind = documentTypeOf(
    layout,
    table.used,
    context,
    { items: table.items.length, poNumber: labelled !== null },
    document.name,
  );
  const issuedByBuyer = drafts(kind.type) || kind.type === 'order_cancellation';
  const orderTitles = kind.titles.filter((title) => title.type === 'order').map((title) => title.segment);
  const poNumber =
    (issuedByBuyer ? labelled : (orderNumber(labels, layout, false) ?? referenceNumber(labels, layout, false))) ??
    unlabelledOrderNumber(layout, issuedByBuyer ? orderTitles : []) ??
    referenceNumber(labels, layout, true);
  const titleSegments = new Set(kind.titles.map((title) => title.segment));
  const party = customerOf(layout, table.used, context, issuedByBuyer, (segment) => titleSegments.has(segment));
  const currency = currencyOf(layout, labels, table.items, table.labels, context.currency, language);
  const hints: DateHints = { ...dayFirstIn(layout.text, language, currency?.value ?? null, context.locale), after: null };
  const dates = datesOf(layout, labels, table.used, table.items, poNumber, hints, issuedByBuyer);
  const sums = sumsOf(layout, table.used, table.items, mark);
  const fields = present({
    ...fromRows(table.fields, hints, dates.order?.field.value ?? null),
    ...present({
      customer_name: party.name,
      customer_email: party.email,
      customer_code: textField('customer_code', labels, layout, readCode, 0.85),
      customer_phone: ofCustomer('phone', labels, layout, table.used, party, readPhone, issuedByBuyer),
      customer_tax_number: ofCustomer('tax_number', labels, layout, table.used, party, readTaxNumber, issuedByBuyer),
      po_number: poNumber,
      order_date: dates.order?.field ?? null,
      delivery_date: dates.delivery?.field ?? null,
      currency,
      total: sums.total,
    }),
  });
  return {
    file,
    layout,
    type: kind.type,
    typeAssumed: kind.assumed,
    fields,
    items: table.items,
    source: table.source,
    sumPrinted: sums.printed,
    sumDiffers: sums.differs,
    lostRows: table.lost,
    rowsTotal: sums.rows,
    dateAmbiguous: dates.delivery?.ambiguous === true,
    warnings: [...(dates.several ? [warn.several_delivery_dates()] : []), ...(layout.truncated ? [warn.layout_cut()] : [])],
  };
}

/** Fields of the order that every row of an export repeats. */
function fromRows(
  rows: RowFields,
  hints: DateHints,
  after: string | null,
): { readonly [name in HeaderFieldName]?: FoundValue | null } {
  return Object.fromEntries(
    [...rows].map(([name, segment]) => {
      const dated = name === 'order_date' || name === 'delivery_date';
      const iso = dated ? (segment.tokens[0]?.cell?.date ?? readDate(segment.text, { ...hints, after })?.iso ?? null) : null;
      const text =
        name === 'customer_email'
          ? readEmail(segment.text)
          : name === 'currency'
            ? (currenciesIn(segment.text)[0] ?? null)
            : segment.text;
      const value = dated ? iso : text;
      return [name, value === null ? null : foundValue(value, segment, 0.88)];
    }),
  );
}

const present = (
  fields: { readonly [name in HeaderFieldName]?: FoundValue | null },
): { readonly [name in HeaderFieldName]?: FoundValue } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

type Dates = { readonly order: FoundDate | null; readonly delivery: FoundDate | null; readonly several: boolean };

/** The order's date first: it gives dates without a year theirs. Then a labelled delivery date, the rows' own, and running text. */
function datesOf(
  layout: Layout,
  labels: readonly Label[],
  used: ReadonlySet<number>,
  items: readonly Item[],
  poNumber: FoundValue | null,
  hints: DateHints,
  issuedByBuyer: boolean,
): Dates {
  const order =
    dateField('order_date', labels, layout, hints) ??
    (poNumber && dateBehindNumber(poNumber, hints)) ??
    (issuedByBuyer ? letterDate(layout, used, hints) : null);
  const after = { ...hints, after: order?.field.value ?? null };
  const labelled = dateField('delivery_date', labels, layout, after, issuedByBuyer);
  if (labelled) return { order, delivery: labelled, several: false };
  const rows = items.flatMap((item) => {
    const cell = item.date?.tokens[0]?.cell?.date;
    const reading = item.date ? (cell ? { iso: cell, ambiguous: false, week: false } : readDate(item.date.text, after)) : null;
    return reading && item.date
      ? [
          {
            field: foundValue(reading.iso, item.date, reading.ambiguous ? 0.55 : 0.88),
            ambiguous: reading.ambiguous,
            week: reading.week,
          },
        ]
      : [];
  });
  const earliest = rows.reduce<FoundDate | null>(
    (best, next) => (best === null || next.field.value < best.field.value ? next : best),
    null,
  );
  if (earliest) return { order, delivery: earliest, several: new Set(rows.map((row) => row.field.value)).size > 1 };
  return { order, delivery: dateInSentence(layout, used, after), several: false };
}

/** A telephone or tax number that belongs to the customer: in its block, or anywhere but the seller's block when it issued the document. */
function ofCustomer(
  name: 'phone' | 'tax_number',
  labels: readonly Label[],
  layout: Layout,
  used: ReadonlySet<number>,
  party: Party,
  read: (text: string) => string | null,
  issuedByBuyer: boolean,
): FoundValue | null {
  const own = new Set(party.block?.segments.map((segment) => segment.text));
  const inBlock = labels.filter((label) => own.has(label.segment.text));
  const direct = textField(name, inBlock, layout, read, 0.9);
  if (direct || !issuedByBuyer) return direct;
  const sellers = new Set(
    blocksOf(layout, used)
      .filter((block) => block.zone === 'seller')
      .flatMap((block) => block.segments.map((segment) => segment.text)),
  );
  return textField(
    name,
    labels.filter((label) => !sellers.has(label.segment.text)),
    layout,
    read,
    0.7,
  );
}
