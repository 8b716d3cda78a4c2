import { type Decimal, parseDecimal } from '@order-intake/kernel';
import type { ExtractionContext, ReadDocument } from '../document/documents.port.ts';
import { type DocumentType, drafts, type HeaderFieldName } from '../document/extraction.ts';
import { knownLayoutOf } from '../document/known-layout.ts';
import type { KnownLayout, LayoutPrint } from '../document/layout-print.ts';
import { mailTextType } from '../document/mail-text.ts';
import { type Warning, warn } from '../document/warnings.ts';
import { choose } from './candidates/judge.ts';
import { proposePoNumbers } from './candidates/po-number.ts';
import type { DocumentView } from './candidates/view.ts';
import { currenciesIn } from './currencies.ts';
import { type DateHints, readDate, yearFirstIn } from './dates.ts';
import { dayFirstIn } from './day-order.ts';
import { datesOf } from './days-of-order.ts';
import { chosenValue, type FoundValue, foundValue } from './found-value.ts';
import { currencyOf } from './header/currency-of.ts';
import { ofCustomer } from './header/customer-numbers.ts';
import { textField } from './header/fields.ts';
import { hasNumberLabel, labelsOf } from './header/labels.ts';
import { type FootCharge, sumsOf } from './header/money.ts';
import { customerOf } from './header/parties.ts';
import { readCode, readEmail, readPhone, readTaxNumber } from './header/values.ts';
import { blocksOf } from './header/zones.ts';
import { languageOf } from './languages/index.ts';
import { layoutOf } from './layout/layout.ts';
import type { Layout } from './layout/line.types.ts';
import { labelsPrint, printOf } from './memory/print.ts';
import { rememberedHints, withRemembered } from './memory/remembered.ts';
import { standingValues } from './memory/value-places.ts';
import { dayByWhich } from './message/message-day.ts';
import { partyOfMessage } from './message/message-party.ts';
import { type DecimalMark, decimalMarkOf } from './numbers.ts';
import type { Item } from './table/item.ts';
import { sizesApart } from './table/sizes-apart.ts';
import { type SummedSizes, summedSizes } from './table/summed-sizes.ts';
import { type ItemsWithWays, itemsOf, type RowFields, type Source } from './table/table.ts';
import { compact, normalise } from './text.ts';
import { documentTypeOf, orderTitlesOf, type TypeDecision } from './type/document-type.ts';
import { isBlankForm, onlyLists } from './type/look-alikes.ts';
import { typeOfWords } from './type/words-of-mail.ts';

/** What one document (or one order of several in a document) says. */
export type Reading = {
  readonly file: number;
  readonly layout: Layout;
  readonly type: DocumentType;
  readonly typeAssumed: boolean;
  readonly fields: { readonly [name in HeaderFieldName]?: FoundValue };
  readonly items: readonly Item[];
  /** below the table */
  readonly charges: readonly FootCharge[];
  readonly taxes: readonly FootCharge[];
  readonly source: Source;
  readonly sumPrinted: boolean;
  /** a total is printed that the rows do not come to */
  readonly sumDiffers: boolean;
  readonly lostRows: number;
  readonly rowsTotal: Decimal | null;
  readonly dateAmbiguous: boolean;
  /** of an order: by what its layout is known again */
  readonly print: LayoutPrint | null;
  readonly known: { readonly id: string; readonly orders: number } | null;
  readonly warnings: readonly Warning[];
};

/** A document as the proposers see it, with what was found on the way. */
export type Viewed = {
  readonly view: DocumentView;
  readonly table: ItemsWithWays;
  readonly kind: TypeDecision;
  readonly mark: DecimalMark | null;
  readonly language: string;
  /** the company's layout that the document is of */
  readonly known: KnownLayout | null;
};

/** a day that is hardly the order's ("prices valid until") fills no form */
const surely = 0.6;
/** One part of a document (its pages or sheets, numbered from 1): its tables, its labels, what kind it is. */
export function viewOf(document: ReadDocument, parts: ReadonlySet<number>, context: ExtractionContext): Viewed {
  const layout = layoutOf(document.content, parts);
  const mark = decimalMarkOf(layout.text);
  const language = languageOf(normalise(layout.text)).code;
  const known = context.layouts?.length ? knownLayoutOf(labelsPrint(layout), context.layouts) : null;
  const table = itemsOf(layout, mark, known, document.content.type === mailTextType);
  const labels = labelsOf(layout, table.used);
  const kind = documentTypeOf(
    layout,
    table.used,
    context,
    {
      items: table.items,
      labels,
      columns: table.labels,
      chosen: table.filling === 'some',
      poNumber: hasNumberLabel(labels, layout),
      sold: blocksOf(layout, table.used).some(({ zone }) => zone === 'seller'),
      ofMail: document.content.type === mailTextType,
    },
    document.name,
  );
  const view: DocumentView = {
    layout,
    used: table.used,
    labels,
    titles: kind.titles.map((title) => title.segment),
    orderTitles: orderTitlesOf(kind).map((title) => title.segment),
    items: table.items,
    issuedByBuyer: drafts(kind.type) || kind.type === 'order_cancellation',
    issuedByEither: kind.type === 'other' || kind.type === 'quotation',
    elsewhere: kind.type === 'other' || kind.type === 'receipt',
    context,
    fileName: document.name,
  };
  return { view, table, kind, mark, language, known };
}

/** Reads one part of a document as an order. */
export function readPart(document: ReadDocument, file: number, parts: ReadonlySet<number>, context: ExtractionContext): Reading {
  const { view, table, kind, mark, language, known } = viewOf(document, parts, context);
  const { layout, labels } = view;
  const { message } = document.content;
  const poNumber = numberOfOrder(view, message !== undefined);
  const party = message ? partyOfMessage(message, layout, context, customerOf(view)) : customerOf(view);
  const currency = currencyOf(layout, labels, table.items, table.labels.join(' '), context.currency, language);
  const hints = rememberedHints(hintsOf(view, language, currency?.value ?? null), known);
  const dates = datesOf(view, hints, poNumber);
  const sums = sumsOf(layout, table.used, table.items, mark);
  const blank = isBlankForm(view, {
    poNumber: poNumber !== null,
    orderDate: (dates.order?.confidence ?? 0) >= surely,
    deliveryDate: dates.delivery !== null,
    total: sums.total && parseDecimal(sums.total.value),
    unfilled: table.filling === 'none',
  });
  const seen =
    document.content.type === mailTextType ? typeOfWords(view, kind, table, message?.sender?.address ?? null) : kind.type;
  const type = drafts(seen) && (blank || onlyLists(view, kind, table.labels)) ? 'other' : seen;
  const read = present({
    ...fromRows(table.fields, hints, dates.order?.value ?? null),
    ...present({
      // whose name stands in a form that nobody has filled in is its owner's
      customer_name: blank ? null : party.name,
      customer_email: blank ? null : party.email,
      customer_code: textField('customer_code', labels, layout, readCode, 0.85),
      customer_phone: ofCustomer('phone', view, party, readPhone),
      customer_tax_number: ofCustomer('tax_number', view, party, readTaxNumber),
      po_number: blank ? null : poNumber,
      order_date: dates.order,
      delivery_date: dates.delivery ?? (message ? dayByWhich(layout.lines, hints) : null),
      currency,
      total: sums.total,
    }),
  });
  const values = drafts(type) ? standingValues(view, { ...hints, after: dates.order?.value ?? null }, mark) : [];
  const fields = known ? withRemembered(read, known, values) : read;
  return {
    file,
    layout,
    type,
    // people took such documents for orders before
    typeAssumed: kind.assumed && known === null,
    fields,
    items: table.items,
    charges: sums.charges,
    taxes: sums.taxes,
    source: table.source,
    sumPrinted: sums.printed,
    sumDiffers: sums.differs,
    lostRows: table.lost,
    rowsTotal: sums.rows,
    dateAmbiguous: dates.ambiguous && fields.delivery_date === read.delivery_date,
    print: drafts(type) ? printOf(layout, values, { table, sumPrinted: sums.printed, mark }) : null,
    known: known && { id: known.id, orders: known.orders },
    warnings: [
      ...(dates.several ? [warn.several_delivery_dates()] : []),
      ...reversedDates(fields),
      ...(layout.truncated ? [warn.layout_cut()] : []),
      // lines of one size each are what people made of such rows before
      ...(known?.way === sizesApart ? [] : toldSizes(summedSizes(table.items, layout.lines, mark))),
    ],
  };
}

/** In a message, "confirm the order: 8 boxes of PV-2010": an article's number is none of the order. */
function numberOfOrder(view: DocumentView, isMessage: boolean): FoundValue | null {
  const found = poNumberOf(view);
  return isMessage && view.items.some(({ fields: { code } }) => code?.value === found?.value) ? null : found;
}

/** As printed: what is odd about them is for a person to say. */
const reversedDates = ({ order_date: order, delivery_date: delivery }: Reading['fields']): readonly Warning[] =>
  order && delivery && delivery.value < order.value ? [warn.delivery_before_order(delivery.value, order.value)] : [];

/** rows of which the sizes are told one by one: more are not read by anybody */
const mostTold = 60;

const toldSizes = (summed: readonly SummedSizes[]): readonly Warning[] =>
  summed
    .slice(0, mostTold)
    .map(({ item: { fields }, sizes }) =>
      warn.sizes_summed(
        fields.name?.value ?? fields.code?.value ?? '',
        sizes.map(({ size, qty }) => `${size}: ${qty}`).join(', '),
      ),
    );

/** How the document writes its dates, as far as it tells. */
export const hintsOf = ({ layout, context }: DocumentView, language: string, currency: string | null): DateHints => ({
  ...dayFirstIn(layout.text, language, currency, context.locale),
  yearFirst: yearFirstIn(layout.text, language),
  language,
  after: null,
});

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

/** The customer's number of the order, as the judge chooses it. */
export function poNumberOf(view: DocumentView): FoundValue | null {
  const chosen = choose('po_number', proposePoNumbers(view), compact);
  return chosen && chosenValue(chosen);
}
