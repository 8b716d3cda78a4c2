/** When a draft needs a person, and what it lacks before it can be approved. */
import { erased, isPositive, parseDecimal, zero } from '@order-intake/kernel';
import type { Extraction } from '@order-intake/order-extraction/document';
import type { ProductUnits } from '../catalog/product-units.ts';
import type { ApprovalRequirement, ApprovalRequirements } from './approval-requirements.ts';
import { factorOfLine } from './line-units.ts';
import { totalOrSum } from './lines-total.ts';
import { findingsOf, isLasting, orderConfidence } from './review/review-findings.ts';
import type { ReviewKnowledge } from './review/review-knowledge.ts';
import type { ReviewSettings } from './review/review-settings.ts';
import type { ReviewReason } from './review-reasons.ts';
import type { OrderLine, OrderTerms } from './sales-order.events.ts';

/** What an order is held against, and what its company wants of it. */
export type ReviewFacts = {
  readonly knowledge: ReviewKnowledge;
  readonly settings: ReviewSettings;
  /** what approval demands; absent: as of a company from before it was a setting */
  readonly requires?: ApprovalRequirements;
};

type Assessed = Omit<OrderTerms, 'requiresReview' | 'reviewReasons' | 'reviewFindings'>;
/** What a look at an order comes to. */
export type Review = Required<Pick<OrderTerms, 'requiresReview' | 'reviewReasons' | 'reviewFindings'>>;

type Look = {
  /** null: entered by a person */
  readonly extraction: Pick<Extraction, 'confidence'> | null;
  readonly threshold: number;
  readonly terms: Assessed;
  readonly facts: ReviewFacts;
  /** what the last look came to: what only the order's way knows of it stays */
  readonly before?: Pick<OrderTerms, 'reviewReasons' | 'reviewFindings'>;
  /** reasons that a source alone gives */
  readonly more?: readonly ReviewReason[];
};

/** Stable codes, in the order in which a reviewer would look; none: nothing to review. */
export const reviewed = ({ extraction, threshold, terms, facts, before, more = [] }: Look): Review => {
  const lasting = before?.reviewFindings?.filter(({ reason }) => isLasting(reason)) ?? [];
  const keptReasons = new Set(lasting.map(({ reason }) => reason));
  const newFindings = findingsOf(terms, facts.knowledge, facts.settings).filter(({ reason }) => !keptReasons.has(reason));
  const reviewFindings = [...lasting, ...newFindings];
  const checked = [...new Set(reviewFindings.map(({ reason }) => reason))];
  const confidence = orderConfidence(extraction, checked);
  const reasons = [
    ...(confidence !== null && confidence < threshold ? ['confidence_below_threshold'] : []),
    ...standing(terms, facts.knowledge),
    ...checked,
    ...(before ? lastingReasons(before.reviewReasons) : []),
    ...more,
  ];
  const reviewReasons = [...new Set(reasons)];
  return { requiresReview: reviewReasons.length > 0, reviewReasons, reviewFindings };
};

/** What the matching gives reason to look at. */
const standing = (
  { customer, orderDate, deliveryDate, lines: all }: Assessed,
  { products }: ReviewKnowledge,
): readonly ReviewReason[] => {
  const lines = all.filter(({ charge }) => !charge);
  const anyLine = (holds: (line: OrderTerms['lines'][number]) => boolean) => lines.some(holds);
  const conditions: readonly (readonly [ReviewReason, boolean])[] = [
    ['customer_unknown', customer === null],
    ['customer_by_domain', customer?.by === 'domain'],
    ['customer_by_similar_name', customer?.by === 'similar_name'],
    ['delivery_before_order', orderDate !== null && deliveryDate !== null && deliveryDate < orderDate],
    ['no_lines', lines.length === 0],
    ['product_not_found', anyLine(({ productId }) => productId === null)],
    ['product_by_similar_name', anyLine(({ matchedBy }) => matchedBy === 'similar_name')],
    ['unit_differs', anyLine((line) => isSoldOtherwise(line, line.productId === null ? undefined : products[line.productId]))],
  ];
  return conditions.filter(([, holds]) => holds).map(([code]) => code);
};

/** The product is not sold in the unit of the line. */
const isSoldOtherwise = (line: OrderLine, product: ProductUnits | undefined): boolean =>
  product !== undefined && factorOfLine(line, product) === null;

/** An order of somebody whose data was erased says no more whose it is: it is not approved unseen. Computed when read, since an erasure writes no event of the order. */
export const erasureReasons = ({
  customerName,
  customerEmail,
}: Pick<OrderTerms, 'customerName' | 'customerEmail'>): readonly ReviewReason[] =>
  customerName === erased || customerEmail === erased ? ['person_erased'] : [];

/** Reasons that only an event knows: they stay when an order is assessed again. */
const lasting: ReadonlySet<string> = new Set([
  'order_revised',
  'customer_evidence_differs',
  'received_by_chat',
  'order_in_mail_text',
  'embedded_data_differs',
  'hand_over_refused',
  'attachment_unread',
]);
const lastingReasons = (reasons: readonly string[]): readonly string[] => reasons.filter((code) => lasting.has(code));

export type MissingField =
  | 'customer'
  | Exclude<ApprovalRequirement, 'price'>
  | 'total'
  | 'lines'
  | `lines.${number}.${'product' | 'qty' | 'price'}`;

/** Nothing, or less than that, is ordered by nobody: what was read as such is a mistake, or a return, which is no order. */
const isSome = (qty: string | null): boolean => isPositive(parseDecimal(qty ?? '') ?? zero);

const lacksPrice = ({ price, amount, charge }: OrderTerms['lines'][number]): boolean =>
  price === null && !(charge && amount !== null);

/** A street, a place with its postal code, or an address of the customer: another name or a contact is no place to deliver to. */
export const isPlace = (shipTo: OrderTerms['shipTo']): boolean =>
  Boolean(shipTo?.street || (shipTo?.city && shipTo.postalCode) || shipTo?.gln || shipTo?.addressId);

/** What approval demands (`requires`) and the order lacks: "customer", "warehouse", "lines", "lines.2.price", ... */
export const missingFields = (
  terms: Pick<
    OrderTerms,
    'customer' | 'shipTo' | 'poNumber' | 'warehouseId' | 'currency' | 'deliveryDate' | 'requestedDelivery' | 'total' | 'lines'
  >,
  requires: ApprovalRequirements,
): readonly MissingField[] => {
  const demands = (requirement: ApprovalRequirement): boolean => requires.includes(requirement);
  const isPriced = terms.lines.length > 0 && terms.lines.every((line) => !lacksPrice(line));
  const hasDate = terms.deliveryDate !== null || terms.requestedDelivery?.kind === 'asap';
  const fields: readonly (readonly [MissingField, boolean])[] = [
    ['customer', terms.customer === null],
    ['ship_to', demands('ship_to') && !isPlace(terms.shipTo)],
    ['po_number', demands('po_number') && terms.poNumber === null],
    ['warehouse', demands('warehouse') && terms.warehouseId === null],
    ['currency', demands('currency') && terms.currency === null],
    ['delivery_date', demands('delivery_date') && !hasDate],
    // approval takes the sum of the lines for it where they have one
    ['total', isPriced && totalOrSum(terms) === null],
    ['lines', terms.lines.every(({ charge }) => charge)],
    ...terms.lines.flatMap((line, index): (readonly [MissingField, boolean])[] => [
      [`lines.${index + 1}.product`, line.productId === null && !line.charge],
      [`lines.${index + 1}.qty`, !isSome(line.qty) && !line.charge],
      [`lines.${index + 1}.price`, demands('price') && lacksPrice(line)],
    ]),
  ];
  return fields.filter(([, lacks]) => lacks).map(([field]) => field);
};
