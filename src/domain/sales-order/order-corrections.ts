/** What a person changes about an order, and what the order is then. */
import { canonicalDecimal, productOf, sumOf } from '../../kernel/decimal.ts';
import type { ChargeType } from '../shared/charges.ts';
import { matchProduct, type ProductFacts } from './match-line.ts';
import { type ReviewFacts, reviewed } from './order-review.ts';
import type { OrderContent, OrderLine, OrderTerms } from './sales-order.events.ts';

/** Absent: as it is. null: none. */
export type LineFields = {
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
/** `line` counts from 1; without it the line is added. `remove` takes it out. */
export type LineCorrection = LineFields & { readonly line?: number; readonly remove?: boolean };

export type OrderCorrections = {
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
export type CorrectionFacts = { readonly products: ProductFacts; readonly review: ReviewFacts };

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

/** What a discount costs is taken off, whichever sign it was given with. */
const takenOff = (price: string | null): string | null => price && `-${price.replace(/^-/, '')}`;

/** A charge has no product, and is one of it unless somebody says otherwise. */
const asCharge = (line: OrderLine, charge: ChargeType): OrderLine => {
  const price = charge === 'discount' ? takenOff(line.price) : line.price;
  const qty = line.qty ?? '1';
  const amount = price === null ? line.amount : productOf(qty, price);
  return { ...line, price, qty, amount, productId: null, matchedBy: null, candidates: [], charge };
};

const corrected = (line: OrderLine, { productId, charge: kind, ...fields }: LineFields, facts: ProductFacts): OrderLine => {
  const { line: _, remove: __, ...given } = fields as Omit<LineCorrection, 'charge' | 'productId'>;
  const { charge: before, ...article } = line;
  const charge = kind === undefined ? before : kind;
  if (charge) return asCharge({ ...article, ...given }, charge);
  const now: OrderLine = { ...article, ...given };
  const numbersChanged = (['qty', 'price', 'discount'] as const).some((name) => name in given && given[name] !== line[name]);
  // an amount that was read belongs to the numbers that were read
  const amount = numbersChanged ? (now.discount === null ? productOf(now.qty, now.price) : null) : now.amount;
  if (productId !== undefined)
    return {
      ...now,
      amount,
      productId,
      matchedBy: productId === null ? null : 'person',
      candidates: productId === null ? now.candidates : [],
    };
  const renamed = now.code !== line.code || now.name !== line.name || before !== undefined;
  return renamed ? { ...now, amount, ...matchProduct(now, facts) } : { ...now, amount };
};

const correctedLines = (
  lines: readonly OrderLine[],
  { replaceLines, lines: changes = [] }: OrderCorrections,
  facts: ProductFacts,
) => {
  if (replaceLines) return replaceLines.map((fields) => corrected(blankLine, fields, facts));
  const kept = lines.flatMap((line, index) => {
    const mine = changes.filter((change) => change.line === index + 1);
    if (mine.some(({ remove }) => remove)) return [];
    return [mine.reduce((now, change) => corrected(now, change, facts), line)];
  });
  return [...kept, ...changes.filter(({ line }) => line === undefined).map((fields) => corrected(blankLine, fields, facts))];
};

const lineSum = (lines: readonly OrderLine[]): string | null =>
  sumOf(lines.map(({ amount, qty, price, discount }) => amount ?? (discount === null ? productOf(qty, price) : null)));

const sameNumber = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && canonicalDecimal(a) === canonicalDecimal(b);

/** A total that was the sum of the lines stays the sum of the lines; what a person enters is worth their sum unless they say otherwise. */
const totalAfter = (before: OrderContent, lines: readonly OrderLine[]): string | null => {
  const isOpen = before.total === null && before.extraction === null;
  if (isOpen) return lines.length === 0 ? null : lineSum(lines);
  return sameNumber(before.total, lineSum(before.lines)) ? lineSum(lines) : before.total;
};

export const correctedTerms = (order: OrderContent, corrections: OrderCorrections, facts: CorrectionFacts): OrderTerms => {
  const { customerId, replaceLines: _, lines: __, ...header } = corrections;
  const lines = correctedLines(order.lines, corrections, facts.products);
  const customer =
    customerId === undefined || customerId === order.customer?.customerId
      ? order.customer
      : customerId === null
        ? null
        : ({ customerId, by: 'person' } as const);
  const terms = { ...termsOf(order), total: totalAfter(order, lines), ...header, customer, lines };
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
  ...terms
}: OrderContent): OrderTerms => terms;
