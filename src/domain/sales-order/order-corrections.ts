/** What a person changes about an order, and what the order is then. */
import { canonicalDecimal, productOf } from '@order-intake/kernel';
import {
  type ChargeType,
  type ContentOf,
  changedContent,
  type LineDetails,
  lineDetails,
  type OrderDetails,
  orderDetails,
  type Parts,
  type Totals,
} from '@order-intake/order-extraction/document';
import { chosenShipTo, withCustomerAddress } from '../catalog/customer-addresses.ts';
import type { ListedPrice } from '../catalog/price-list.ts';
import { completedTotals, recountedTotals } from '../shared/order-totals.ts';
import { linesTotal, sumsOfLines } from './lines-total.ts';
import { completedLines, type ListedTerms, withListedTerms } from './listed-terms.ts';
import { matchProduct, type ProductFacts } from './match-line.ts';
import { type ReviewFacts, reviewed } from './order-review.ts';
import type { OrderContent, OrderLine, OrderTerms } from './sales-order.events.ts';

/** Absent: as it is. null: none. Of a group of details alike. */
type Entered<D> = { readonly [K in keyof D]?: D[K] | null };

export type LineFields = Entered<LineDetails> & {
  readonly productId?: string | null;
  readonly name?: string | null;
  readonly code?: string | null;
  readonly qty?: string | null;
  readonly unit?: string | null;
  readonly price?: string | null;
  readonly discount?: string | null;
  /** what kind of charge it is; null: an article */
  readonly charge?: ChargeType | null;
};
/** `line` counts from 1; without it the line is added: before the line that `before` counts, else at the end. `remove` takes it out. */
export type LineCorrection = LineFields & { readonly line?: number; readonly before?: number; readonly remove?: boolean };

export type OrderCorrections = Entered<OrderDetails> & {
  readonly customerId?: string | null;
  readonly customerName?: string | null;
  readonly customerEmail?: string | null;
  readonly poNumber?: string | null;
  readonly orderDate?: string | null;
  readonly deliveryDate?: string | null;
  readonly currency?: string | null;
  readonly total?: string | null;
  readonly warehouseId?: string | null;
  /** these and no others */
  readonly replaceLines?: readonly LineFields[];
  readonly lines?: readonly LineCorrection[];
};

/** Looked up for these corrections. */
export type CorrectionFacts = {
  readonly products: ProductFacts;
  readonly review: ReviewFacts;
  /** of all products that a line may mean, whatever the company has checked */
  readonly listed?: readonly ListedPrice[];
};

/** A line of which nothing is known yet. */
export const blankLine: OrderLine = {
  name: null,
  code: null,
  qty: null,
  unit: null,
  price: null,
  discount: null,
  amount: null,
  productId: null,
  matchedBy: null,
  candidates: [],
};

/** `before` with what is given of it: details that are blank now are not there. */
const withGiven = <T extends object, F extends Parts>(parts: F, before: T, entered: object): T & ContentOf<F> => {
  const left = { ...before, ...entered } as T & { [name: string]: unknown };
  for (const name of Object.keys(parts)) delete left[name];
  return { ...left, ...changedContent(parts, before, entered) };
};

/** What a discount costs is taken off, whichever sign it was given with. */
const takenOff = (price: string | null): string | null => price && `-${price.replace(/^-/, '')}`;

/** A charge has no product, and is one of it unless somebody says otherwise. */
const asCharge = (line: OrderLine, charge: ChargeType): OrderLine => {
  const price = charge === 'discount' ? takenOff(line.price) : line.price;
  const qty = line.qty ?? '1';
  const amount = price === null ? line.amount : productOf(qty, price);
  return { ...line, price, qty, amount, productId: null, matchedBy: null, candidates: [], charge };
};

/** `listed`: of a line that nobody read from a document. */
type LineFacts = { readonly products: ProductFacts; readonly listed: ListedTerms | null };

const corrected = (
  line: OrderLine,
  { productId, charge: kind, ...fields }: LineFields,
  { products, listed }: LineFacts,
): OrderLine => {
  const { line: _, before: __, remove: ___, ...entered } = fields as Omit<LineCorrection, 'charge' | 'productId'>;
  const { charge: former, priceSource, ...article } = line;
  const charge = kind === undefined ? former : kind;
  const isStillListed = priceSource && !charge && entered.price === undefined;
  // a code that was read belongs to the unit that was read
  const isOtherUnit = entered.unit !== undefined && entered.unit !== line.unit;
  const edited: OrderLine = withGiven(lineDetails, isStillListed ? { ...article, priceSource } : article, {
    ...(isOtherUnit ? { unitCode: null } : {}),
    ...entered,
  });
  if (charge) return asCharge(edited, charge);
  const isRenamed =
    (['code', 'name', 'buyerItemId'] as const).some((field) => edited[field] !== line[field]) || former !== undefined;
  const matched: OrderLine = { ...edited, ...productMeant(edited, productId, isRenamed ? products : null) };
  const repriced = listed ? withListedTerms(matched, line, entered, listed) : matched;
  // an amount that was read belongs to the numbers that were read
  const isCounted = (['qty', 'price', 'discount'] as const).some((name) => repriced[name] !== line[name]);
  return isCounted
    ? { ...repriced, amount: repriced.discount === null ? productOf(repriced.qty, repriced.price) : null }
    : repriced;
};

/** The product that a person says, else the one that new words of the line (`products`: where they are new) mean. */
const productMeant = (line: OrderLine, productId: string | null | undefined, products: ProductFacts | null) => {
  if (productId === undefined) return products ? matchProduct(line, products) : {};
  return productId === null ? { productId, matchedBy: null } : { productId, matchedBy: 'person' as const, candidates: [] };
};

const correctedLines = (
  { lines, extraction, orderDate }: OrderContent,
  { replaceLines, lines: changes = [], ...header }: OrderCorrections & Pick<OrderTerms, 'currency'>,
  { products, review, listed = [] }: CorrectionFacts,
) => {
  const order = { orderDate, ...header };
  const knowledge = { ...review.knowledge, prices: listed };
  const entered: LineFacts = { products, listed: { order, knowledge } };
  const readFacts: LineFacts = { products, listed: null };
  const isEntered = ({ code, name }: OrderLine) => extraction === null || (code === null && name === null);
  const completed = (after: readonly OrderLine[]) => completedLines(after, order, { ...review, knowledge });
  if (replaceLines)
    return completed(replaceLines.map((fields) => corrected(blankLine, fields, extraction === null ? entered : readFacts)));
  const added = (before: number | undefined) =>
    changes
      .filter((change) => change.line === undefined && change.before === before)
      .map((fields) => corrected(blankLine, fields, entered));
  const remaining = lines.flatMap((line, index) => {
    const mine = changes.filter((change) => change.line === index + 1);
    const inserted = added(index + 1);
    if (mine.some(({ remove }) => remove)) return inserted;
    return [
      ...inserted,
      mine.reduce((current, change) => corrected(current, change, isEntered(line) ? entered : readFacts), line),
    ];
  });
  return completed([...remaining, ...added(undefined)]);
};

const sameNumber = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && canonicalDecimal(a) === canonicalDecimal(b);

/** A total that was the sum of the lines stays the sum of the lines; what a person enters is worth their sum unless they say otherwise. */
const totalAfter = (before: OrderContent, lines: readonly OrderLine[], totals: Totals | undefined): string | null => {
  const isOpen = before.total === null && before.extraction === null;
  if (isOpen) return lines.length === 0 ? null : linesTotal(lines);
  const { totals: readTotals } = before;
  if (totals?.gross && readTotals?.totalIs === 'gross' && sameNumber(before.total, readTotals.gross ?? null)) return totals.gross;
  return sameNumber(before.total, linesTotal(before.lines)) ? linesTotal(lines) : before.total;
};

/** Lines that come to something else make what was printed past: counted again where that can be. */
const totalsAfter = ({ totals, lines: before }: OrderContent, lines: readonly OrderLine[]): Totals | undefined =>
  totals && linesTotal(before) !== linesTotal(lines) ? recountedTotals(totals, sumsOfLines(lines)) : totals;

/** Of the whole order, once it has these lines. */
export const sumsAfter = (order: OrderContent, lines: readonly OrderLine[]): Pick<OrderTerms, 'total' | 'totals'> => {
  const totals = totalsAfter(order, lines);
  return { total: totalAfter(order, lines, totals), ...(totals ? { totals } : {}) };
};

/** The date stays the last day of what is requested: who changes one of them changes both. */
const datesAfter = ({ deliveryDate, requestedDelivery }: OrderCorrections) => {
  if (requestedDelivery) return { deliveryDate: requestedDelivery.until ?? requestedDelivery.from ?? deliveryDate ?? null };
  return deliveryDate === undefined ? {} : { requestedDelivery: null };
};

export const correctedTerms = (order: OrderContent, corrections: OrderCorrections, facts: CorrectionFacts): OrderTerms => {
  const { customerId, replaceLines: _, lines: __, ...header } = corrections;
  const lines = correctedLines(order, { ...corrections, currency: corrections.currency ?? order.currency }, facts);
  const customer =
    customerId === undefined || customerId === order.customer?.customerId
      ? order.customer
      : customerId === null
        ? null
        : ({ customerId, by: 'person' } as const);
  const before = { ...termsOf(order), totals: null, ...sumsAfter(order, lines) };
  const entered = { ...header, ...datesAfter(corrections) };
  const total = corrections.total === undefined ? before.total : corrections.total;
  const newTotals = corrections.totals ? completedTotals(corrections.totals, sumsOfLines(lines), total) : undefined;
  const addresses = facts.review.knowledge.customer?.addresses;
  const chosen = chosenShipTo(corrections.shipTo, addresses);
  // a part that a person corrects makes the default ship-to the order's own
  const { shipToSource, ...withoutSource } = before;
  const hasOwnShipTo = shipToSource === undefined || Boolean(corrections.shipTo);
  const corrected: OrderTerms = withGiven(
    orderDetails,
    { ...(hasOwnShipTo ? withoutSource : before), customer, lines },
    { ...entered, ...(chosen ? { shipTo: chosen } : {}), ...(newTotals ? { totals: newTotals } : {}) },
  );
  const terms = withCustomerAddress(corrected, addresses);
  // who says which customer it is has settled what contradicted itself
  const open = order.reviewReasons.filter((code) => code !== 'customer_evidence_differs' || customerId === undefined);
  const { extraction, threshold } = order;
  return {
    ...terms,
    ...reviewed({ extraction, threshold, terms, facts: facts.review, before: { ...order, reviewReasons: open } }),
  };
};

/** What of an order can change, without where it came from. */
export const termsOf = ({
  source: _,
  extraction: __,
  document: ___,
  threshold: ____,
  contentHash: _____,
  formerHash: ______,
  ...terms
}: OrderContent): OrderTerms => terms;
