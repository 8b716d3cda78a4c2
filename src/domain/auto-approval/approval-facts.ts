/** What an order is judged by before it may be approved without a person: facts alone, none of them a person's data. */
import { absolute, add, compare, type Decimal, multiply, parseDecimal, subtract, zero } from '@order-intake/kernel';
import { dmarcBy } from '../email/answerable.ts';
import type { ApprovalRequirements } from '../sales-order/approval-requirements.ts';
import { linesTotal, totalOrSum } from '../sales-order/lines-total.ts';
import { waitingReasons } from '../sales-order/order-actions.ts';
import { erasureReasons, missingFields } from '../sales-order/order-review.ts';
import { listedPrice } from '../sales-order/review/listed-price.ts';
import { farthestPrice } from '../sales-order/review/price-differs.ts';
import { orderConfidence } from '../sales-order/review/review-findings.ts';
import type { KnownSender, ReviewKnowledge } from '../sales-order/review/review-knowledge.ts';
import type { CustomerMatch, OrderLine, OrderSource } from '../sales-order/sales-order.events.ts';
import { type KnownOrder, standingOf } from '../sales-order/sales-order.state.ts';

export const senderStates = ['authenticated', 'not_authenticated', 'no_mail'] as const;
export const shipToStates = ['known', 'unknown', 'not_given'] as const;

/** Numbers are decimal text; lines count from 1. */
export type ApprovalFacts = {
  readonly sourceKind: OrderSource['kind'];
  readonly mailboxId: string | null;
  readonly customerId: string | null;
  readonly customerBy: CustomerMatch['by'] | null;
  readonly layoutId: string | null;
  /** 0 to 100 with two places; null: a person entered the order */
  readonly confidence: string | null;
  readonly reviewReasons: readonly string[];
  readonly missingFields: readonly string[];
  /** a person has changed it */
  readonly touched: boolean;
  readonly shipTo: (typeof shipToStates)[number];
  /** articles that were found by likeness, by a person or not at all */
  readonly inexactLines: readonly number[];
  readonly unlistedLines: readonly number[];
  /** of all listed prices: the largest deviation in percent; null: none is listed */
  readonly priceDistance: string | null;
  /** lines whose amount is not what quantity and price come to */
  readonly contradictoryLines: readonly number[];
  /** whether the lines and the printed tax come to the total */
  readonly totalExplained: boolean;
  readonly total: string | null;
  readonly currency: string | null;
  /** approved orders that the layout of its document has learned from */
  readonly layoutConfirmations: number;
  /** orders of this customer in this layout that were approved unchanged since the last that was not */
  readonly trustedRun: number;
  readonly sender: (typeof senderStates)[number];
  /** orders of the customer that the policy would have approved wrongly */
  readonly customerErrors: number;
};

/** What is looked up beside the order. */
export type ApprovalKnowledge = Pick<ApprovalFacts, 'mailboxId' | 'trustedRun' | 'customerErrors' | 'shipTo'> & {
  readonly requires: ApprovalRequirements;
  readonly review: Pick<ReviewKnowledge, 'today' | 'companyCurrency' | 'customer' | 'products' | 'prices'>;
  /** null: it came by no mail */
  readonly sender: Pick<KnownSender, 'authentication' | 'servers'> | null;
};

const exact: ReadonlySet<OrderLine['matchedBy']> = new Set(['code', 'ean', 'alias', 'name']);

const numbersOf = (lines: readonly OrderLine[], holds: (line: OrderLine) => boolean): readonly number[] =>
  lines.flatMap((line, index) => (holds(line) ? [index + 1] : []));

/** What a price that is rounded to its last place, times a quantity, may be away from the exact amount; a cent at least. */
const roundingOf = (qty: Decimal, price: Decimal): Decimal => {
  const ofPrice = multiply(absolute(qty), { units: 5n, scale: price.scale + 1 });
  const cent = { units: 1n, scale: 2 };
  return compare(ofPrice, cent) > 0 ? ofPrice : cent;
};

/** A discount is not recalculated: the amount may then only be less than without it. */
const contradictsItself = ({ qty, price, amount, discount }: OrderLine): boolean => {
  const [count, unitPrice, sum] = [qty, price, amount].map((text) => parseDecimal(text ?? ''));
  if (!count || !unitPrice || !sum) return false;
  const apart = subtract(sum, multiply(count, unitPrice));
  const rounding = roundingOf(count, unitPrice);
  return discount === null ? compare(absolute(apart), rounding) > 0 : compare(apart, rounding) > 0 || compare(sum, zero) < 0;
};

/** The total is the sum of the lines, or that and the tax that is printed, to the cent of each line. */
const isTotalExplained = ({ total, lines, totals }: KnownOrder['content']): boolean => {
  const sum = parseDecimal(linesTotal(lines) ?? '');
  if (!sum) return false;
  const printed = parseDecimal(total ?? '');
  if (!printed) return total === null;
  const tax = parseDecimal(totals?.taxAmount ?? '');
  const rounding = { units: BigInt(lines.length + 1), scale: 2 };
  const possible = tax ? [sum, add(sum, tax)] : [sum];
  return possible.some((expected) => compare(absolute(subtract(printed, expected)), rounding) <= 0);
};

const senderState = (sender: ApprovalKnowledge['sender']): ApprovalFacts['sender'] => {
  if (sender === null) return 'no_mail';
  return dmarcBy(sender.authentication, sender.servers) === 'pass' ? 'authenticated' : 'not_authenticated';
};

/** The facts of an order as it stands. */
export const approvalFacts = (order: KnownOrder, knowledge: ApprovalKnowledge): ApprovalFacts => {
  const { content } = order;
  const articles = (line: OrderLine): boolean => !line.charge;
  const isUnlisted = (line: OrderLine): boolean =>
    articles(line) && (line.price === null || listedPrice(line, content, knowledge.review) === null);
  return {
    sourceKind: content.source.kind,
    mailboxId: knowledge.mailboxId,
    customerId: content.customer?.customerId ?? null,
    customerBy: content.customer?.by ?? null,
    layoutId: content.extraction?.layout?.id ?? null,
    confidence: orderConfidence(content.extraction, content.reviewReasons)?.toFixed(2) ?? null,
    reviewReasons: [...waitingReasons(standingOf(order)), ...content.reviewReasons, ...erasureReasons(content)],
    missingFields: missingFields(content, knowledge.requires),
    touched: order.touched || order.phase !== 'draft',
    shipTo: knowledge.shipTo,
    inexactLines: numbersOf(content.lines, (line) => articles(line) && (line.productId === null || !exact.has(line.matchedBy))),
    unlistedLines: numbersOf(content.lines, isUnlisted),
    priceDistance: farthestPrice(content, knowledge.review),
    contradictoryLines: numbersOf(content.lines, contradictsItself),
    totalExplained: isTotalExplained(content),
    total: totalOrSum(content),
    currency: content.currency,
    layoutConfirmations: content.extraction?.layout?.orders ?? 0,
    trustedRun: knowledge.trustedRun,
    sender: senderState(knowledge.sender),
    customerErrors: knowledge.customerErrors,
  };
};
