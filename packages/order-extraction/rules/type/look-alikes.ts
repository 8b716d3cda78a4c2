import { type Decimal, isZero } from '@order-intake/kernel';
import type { DocumentView } from '../candidates/view.ts';
import { candidatesOf, type Label, labelNameOf } from '../header/labels.ts';
import { cueAt, isCue, type LabelName, someCue } from '../languages/index.ts';
import type { Layout } from '../layout/line.types.ts';
import type { Item } from '../table/item.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { normalise } from '../text.ts';
import type { TypeDecision } from './document-type.ts';
import { titleEnd } from './title-parts.ts';
import { typeOf } from './title-words.ts';

/** What a filled form has beside its labels. */
type Filled = {
  readonly poNumber: boolean;
  readonly orderDate: boolean;
  readonly deliveryDate: boolean;
  /** what is printed as its total; null: nothing */
  readonly total: Decimal | null;
  /** a column for quantities is there, and nothing stands in it */
  readonly unfilled: boolean;
};

const asked: ReadonlySet<LabelName> = new Set([
  'po_number',
  'order_date',
  'delivery_date',
  'customer_code',
  'contact',
  'email',
  'phone',
]);
/** fields that a form asks for at least */
const leastAsked = 3;

/**
 * A seller's own form that nobody has filled in: it asks for a number, a date, a contact, and has neither number nor date. Or its number is that of the
 * form, and it comes to nothing.
 */
export const isBlankForm = (
  { labels, items, layout }: DocumentView,
  { poNumber, orderDate, deliveryDate, total, unfilled }: Filled,
): boolean =>
  // whatever day it tells, it comes to nothing
  (unfilled && total !== null && isZero(total)) ||
  (!orderDate &&
    !deliveryDate &&
    (unfilled ||
      (total !== null && isZero(total) && asksForNothing(items, layout)) ||
      (!poNumber &&
        (asksForNothing(items, layout) ||
          (items.filter((item) => !item.charge).length <= 2 &&
            new Set(labels.filter((label) => asked.has(label.name) && isEmpty(label, layout)).map(({ name }) => name)).size >=
              leastAsked)))));

/** Neither number nor date nor a row: whatever its title, nobody has ordered by it. A scan may only have been read badly. */
const asksForNothing = (items: readonly Item[], { reader }: Layout): boolean => items.length === 0 && reader !== 'ocr';

/** Nothing behind it but a line to write on, and nothing beside it. */
const isEmpty = (label: Label, layout: Layout): boolean =>
  /^[_.…\s]*$/.test(label.rest) && candidatesOf(label, layout).every(({ how }) => how === 'below');

/** calls to buy: one may stand in the foot of a shop's order */
const leastCalls = 2;

/** What lists articles as an order does, and orders none. `columns`: what the columns of its table are called. */
export const onlyLists = (view: DocumentView, kind: TypeDecision, columns: readonly string[]): boolean =>
  isSchedule(view, kind) || isEstimate(columns, kind) || isStock(columns, kind) || isAdvertising(view, kind) || isForNotice(view);

/** what parts a headline: a dash, a bracket, the end of a sentence */
const parting = /\s[–—-]\s|[|·•;!()[\]*]|\.(?=\s|$)/;

/**
 * "COPY FOR INFORMATION – order placed with Muster Ltd – DO NOT FULFIL": above its articles an order says that its reader shall only know of it.
 * The words stand by themselves: before a colon they announce who else gets it, and in a sentence there is a day until which nothing is wanted.
 */
const isForNotice = ({ layout, used }: DocumentView): boolean => {
  const first = Math.min(...used);
  return layout.lines
    .filter(({ index }) => index < first)
    .some(({ segments }) =>
      segments.some(({ text }) => text.split(parting).some((part) => !part.includes(':') && isCue('informing', normalise(part)))),
    );
};

/** "Order now" below each of its articles: a newsletter, where nothing else says that it is an order. */
function isAdvertising({ layout }: DocumentView, { assumed }: TypeDecision): boolean {
  if (!assumed) return false;
  const words = normalise(layout.text).split(' ');
  return words.filter((_, at) => cueAt('advertising', words, at) > 0).length >= leastCalls;
}

/** the least of such a title */
const plainTitle = 1.6;

/** a title of an order that stands by itself, and is no label */
const isTitledOrder = ({ titles }: TypeDecision): boolean =>
  titles.some((title) => title.type === 'order' && title.score >= plainTitle);

/** "Estimated quantity per year": a contract or a forecast lists what may be wanted; unless its title says that it is an order. */
const isEstimate = (columns: readonly string[], kind: TypeDecision): boolean =>
  kind.type === 'order' &&
  !isTitledOrder(kind) &&
  // a day that is expected is one to deliver on
  columns.some((column) => labelNameOf(column) === null && someCue('estimating', normalise(column).split(' ')));

/** "In stock", "Minimum order": what is counted there nobody wants, where no other column says how many are. */
function isStock(columns: readonly string[], kind: TypeDecision): boolean {
  if (kind.type !== 'order' || isTitledOrder(kind)) return false;
  const [counted, others] = [columns.filter(isStockColumn), columns.filter((column) => !isStockColumn(column))];
  return counted.length > 0 && !others.some((column) => columnKindOf(column) === 'qty');
}

/** by its whole name ("Stock (pcs)"): "Stock code" is an article's */
const isStockColumn = (column: string): boolean => isCue('stocking', normalise(column.replace(/[([].*$/, '')));

/** A delivery schedule, a call-off without prices: it tells when goods of an order that there is are wanted, and orders none. */
const isSchedule = ({ items }: DocumentView, { titles, type }: TypeDecision): boolean =>
  type === 'order' &&
  items.length > 0 &&
  titles.some(
    ({ phrase, segment }) =>
      someCue('callingOff', [...phrase.split(' '), phrase, ...segment.text.toLowerCase().split(/\s+/)]) &&
      // "CALL-OFF – DELIVERY PLAN no. 2026/11", at whatever prices
      (items.every(({ fields }) => fields.price === undefined) ||
        typeOf(normalise(titleEnd(segment.text)).split(' '))?.type === 'other'),
  );
