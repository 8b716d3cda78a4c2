/** What a policy demands of an order before it is approved without a person, and the decision: pure, and with every fact that it went by. */
import { compare, parseDecimal } from '@order-intake/kernel';
import type { ReviewReason } from '../sales-order/review-reasons.ts';
import type { ApprovalFacts } from './approval-facts.ts';

export type ApprovalRule = {
  readonly name: string;
  /** ids; none: all */
  readonly mailboxes: readonly string[];
  readonly customers: readonly string[];
  /** 0 to 100 */
  readonly minConfidence: number;
  readonly toleratedReasons: readonly string[];
  /** the customer was found by its number, tax number or address, or by somebody's word */
  readonly strongCustomerKey: boolean;
  readonly knownShipTo: boolean;
  readonly exactProducts: boolean;
  /** decimal text; null: prices are not compared */
  readonly priceTolerancePercent: string | null;
  /** by currency; an order in a currency without a limit is left to a person */
  readonly maxTotal: { readonly [currency: string]: string };
  readonly layoutConfirmations: number;
  readonly trustedRun: number;
  readonly authenticatedSender: boolean;
  /** of one customer under this policy: one more excludes the customer */
  readonly maxCustomerErrors: number;
};

export const approvalChecks = [
  'read_by_machine',
  'untouched',
  'complete',
  'arithmetic',
  'total_explained',
  'confidence',
  'review_reasons',
  'customer_key',
  'ship_to',
  'products',
  'listed_prices',
  'price_tolerance',
  'total_limit',
  'layout_confirmed',
  'trust_earned',
  'sender',
  'customer_errors',
] as const;
export type ApprovalCheck = (typeof approvalChecks)[number];

/** One fact of the order, and what the policy demands of it; null: it has no such fact, or demands nothing. */
export type CheckedFact = {
  readonly check: ApprovalCheck;
  readonly value: string | null;
  readonly limit: string | null;
  readonly holds: boolean;
};
/** `rule`: the first that the order is in the scope of; null: none is, and the order is left to a person. */
export type Judgement = {
  readonly approves: boolean;
  readonly rule: string | null;
  readonly checks: readonly CheckedFact[];
};

/** Reasons that a policy may say are no obstacle. The rest are questions that only a person can answer. */
export const tolerableReasons = [
  'confidence_below_threshold',
  'customer_by_domain',
  'customer_by_similar_name',
  'ship_to_new',
  'product_by_similar_name',
  'unit_differs',
  'order_in_mail_text',
  'received_by_chat',
  'attachment_unread',
  'delivery_date_weekend',
  'delivery_date_far',
  'delivery_date_past',
  'quantity_unusual',
  'quantity_below_minimum',
  'quantity_not_multiple',
  'price_differs',
  'total_over_limit',
  'currency_differs',
] as const satisfies readonly ReviewReason[];

const strongKeys: ReadonlySet<ApprovalFacts['customerBy']> = new Set(['code', 'tax_number', 'email']);

type Rule = (facts: ApprovalFacts, rule: ApprovalRule) => Omit<CheckedFact, 'check'> | null;

const joined = (values: readonly (string | number)[]): string | null => (values.length === 0 ? null : values.join(', '));
/** Nothing may be named. */
const none = (values: readonly (string | number)[]): Omit<CheckedFact, 'check'> => ({
  value: joined(values),
  limit: null,
  holds: values.length === 0,
});
const atLeast = (value: number, limit: number) => ({ value: String(value), limit: String(limit), holds: value >= limit });
const atMost = (value: string | null, limit: string | null): Omit<CheckedFact, 'check'> => {
  const [actual, most] = [parseDecimal(value ?? ''), parseDecimal(limit ?? '')];
  return { value, limit, holds: actual !== null && most !== null && compare(actual, most) <= 0 };
};

/** Each gives what it saw; null: the rule demands nothing of it. Those that take no rule hold for every policy. */
const rules: { readonly [check in ApprovalCheck]: Rule } = {
  read_by_machine: ({ confidence, sourceKind }) => ({ value: sourceKind, limit: null, holds: confidence !== null }),
  untouched: ({ touched }) => ({ value: String(touched), limit: 'false', holds: !touched }),
  complete: ({ missingFields }) => none(missingFields),
  arithmetic: ({ contradictoryLines }) => none(contradictoryLines),
  total_explained: ({ total, totalExplained }) => ({ value: total, limit: null, holds: totalExplained }),
  confidence: ({ confidence }, { minConfidence }) => {
    const [actual, least] = [parseDecimal(confidence ?? ''), parseDecimal(String(minConfidence))];
    return {
      value: confidence,
      limit: String(minConfidence),
      holds: actual !== null && least !== null && compare(actual, least) >= 0,
    };
  },
  review_reasons: ({ reviewReasons }, { toleratedReasons }) => {
    const tolerable: readonly string[] = tolerableReasons;
    const open = reviewReasons.filter((reason) => !toleratedReasons.includes(reason) || !tolerable.includes(reason));
    return { value: joined(reviewReasons), limit: joined(toleratedReasons), holds: open.length === 0 };
  },
  customer_key: ({ customerId, customerBy }, { strongCustomerKey }) => ({
    value: customerBy,
    limit: strongCustomerKey ? joined([...strongKeys].flatMap((key) => key ?? [])) : null,
    holds: customerId !== null && (!strongCustomerKey || strongKeys.has(customerBy)),
  }),
  ship_to: ({ shipTo }, { knownShipTo }) => (knownShipTo ? { value: shipTo, limit: 'known', holds: shipTo !== 'unknown' } : null),
  products: ({ inexactLines }, { exactProducts }) => (exactProducts ? none(inexactLines) : null),
  listed_prices: ({ unlistedLines }, { priceTolerancePercent }) => (priceTolerancePercent === null ? null : none(unlistedLines)),
  price_tolerance: ({ priceDistance }, { priceTolerancePercent }) =>
    priceTolerancePercent === null ? null : atMost(priceDistance, priceTolerancePercent),
  total_limit: ({ total, currency }, { maxTotal }) => atMost(total, currency === null ? null : (maxTotal[currency] ?? null)),
  layout_confirmed: (facts, rule) =>
    rule.layoutConfirmations === 0 ? null : atLeast(facts.layoutConfirmations, rule.layoutConfirmations),
  trust_earned: (facts, rule) => (rule.trustedRun === 0 ? null : atLeast(facts.trustedRun, rule.trustedRun)),
  sender: ({ sender }, { authenticatedSender }) =>
    authenticatedSender ? { value: sender, limit: 'authenticated', holds: sender === 'authenticated' } : null,
  customer_errors: ({ customerErrors }, { maxCustomerErrors }) => atMost(String(customerErrors), String(maxCustomerErrors)),
};

const isInScope = ({ mailboxId, customerId }: ApprovalFacts, { mailboxes, customers }: ApprovalRule): boolean =>
  (mailboxes.length === 0 || (mailboxId !== null && mailboxes.includes(mailboxId))) &&
  (customers.length === 0 || (customerId !== null && customers.includes(customerId)));

/** The first rule that the order is in the scope of decides: rules of single customers or mailboxes go before those of all. */
export const applyPolicy = (facts: ApprovalFacts, policy: readonly ApprovalRule[]): Judgement => {
  const rule = policy.find((candidate) => isInScope(facts, candidate));
  if (!rule) return { approves: false, rule: null, checks: [] };
  const checks = approvalChecks.flatMap((check) => {
    const outcome = rules[check](facts, rule);
    return outcome === null ? [] : [{ check, ...outcome }];
  });
  return { approves: checks.every(({ holds }) => holds), rule: rule.name, checks };
};
