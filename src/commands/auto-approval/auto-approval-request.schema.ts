/** A policy of automatic approval and its bounds as requests bring them, and how they become the domain's and back. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { type ApprovalRule, tolerableReasons } from '../../domain/auto-approval/approval-rule.ts';
import type { AutoApproval } from '../../domain/auto-approval/auto-approval.decider.ts';
import type { ApprovalSafety } from '../../domain/auto-approval/auto-approval.events.ts';
import { partialOf, requestSchema } from '../../platform/codec/decode-request.ts';
import { described, type Field, faultOf, field, orBlank, withDefault } from '../../platform/codec/field.ts';
import { boolean, integer, oneOf, text, uuidText } from '../../platform/codec/fields.ts';
import { currencyCode, decimalText, listField, partField } from '../../platform/codec/record-fields.ts';

const amounts = listField(
  partField(
    requestSchema({ currency: described(currencyCode, 'ISO 4217'), amount: described(decimalText, 'Decimal number as text') }),
  ),
  50,
);
type Amounts = readonly { readonly currency: string; readonly amount: string }[];
const byCurrency = (amounts: Amounts) => Object.fromEntries(amounts.map(({ currency, amount }) => [currency, amount]));
const asList = (amountOf: { readonly [currency: string]: string }): Amounts =>
  Object.entries(amountOf).map(([currency, amount]) => ({ currency, amount }));

const mostAccepted = 10;
/** Above nothing: without an error nothing could ever be proved. */
const acceptedError: Field<string> = field(
  'a percentage',
  { ...decimalText.schema, description: `In percent, above 0 and up to ${mostAccepted}` },
  (input) => {
    const decoded = decimalText.codec.decode(input);
    if (isLeft(decoded)) return { faults: decoded.left.map(faultOf) };
    const value = Number(decoded.right);
    return value > 0 && value <= mostAccepted
      ? { value: decoded.right }
      : { fault: { code: 'out_of_range', message: `${decoded.right} is not in the range (above 0, up to ${mostAccepted})` } };
  },
);

/** What each field of a rule demands, said in requests and answers alike. */
export const ruleAbout = {
  name: 'Display name of the rule',
  mailboxes: 'IDs of the mailboxes to which the rule applies; empty: all',
  customers: 'IDs of the customers to which the rule applies; empty: all',
  min_confidence: 'Minimum confidence of the order from 0 to 100',
  tolerated_reasons: 'Review reasons that do not prevent approval',
  strong_customer_key: 'Whether the customer must be matched by customer number, tax number or a recorded email address',
  known_ship_to: 'Whether the ship-to address must be one that a user approved for this customer, or absent',
  exact_products: 'Whether no product may be matched by similarity',
  price_tolerance_percent: 'Maximum deviation from list prices in percent; null: not checked',
  max_total: 'Maximum total by currency; orders in other currencies are not approved automatically',
  layout_confirmations: 'Minimum number of approved orders that confirmed the document layout; 0: any',
  trusted_run: 'Minimum number of consecutive orders of the customer in this layout that were approved unchanged; 0: any',
  authenticated_sender: 'Whether the sender must have passed DMARC',
  max_customer_errors: 'Maximum number of wrong orders of the customer under the policy',
} as const;

/** What a rule does not name is demanded. */
const rule = requestSchema({
  name: described(text(100), ruleAbout.name),
  mailboxes: described(withDefault(listField(uuidText, 50), []), ruleAbout.mailboxes),
  customers: described(withDefault(listField(uuidText, 1_000), []), ruleAbout.customers),
  min_confidence: described(withDefault(integer(0, 100), 90), ruleAbout.min_confidence),
  tolerated_reasons: described(
    withDefault(listField(oneOf(tolerableReasons), tolerableReasons.length), []),
    ruleAbout.tolerated_reasons,
  ),
  strong_customer_key: described(withDefault(boolean, true), ruleAbout.strong_customer_key),
  known_ship_to: described(withDefault(boolean, true), ruleAbout.known_ship_to),
  exact_products: described(withDefault(boolean, true), ruleAbout.exact_products),
  price_tolerance_percent: described(withDefault(orBlank(decimalText), '0'), ruleAbout.price_tolerance_percent),
  max_total: described(amounts, ruleAbout.max_total),
  layout_confirmations: described(withDefault(integer(0, 1_000), 3), ruleAbout.layout_confirmations),
  trusted_run: described(withDefault(integer(0, 500), 5), ruleAbout.trusted_run),
  authenticated_sender: described(withDefault(boolean, true), ruleAbout.authenticated_sender),
  max_customer_errors: described(withDefault(integer(0, 100), 1), ruleAbout.max_customer_errors),
});
type RuleRequest = Exclude<(typeof rule)['decodesTo'], undefined>;

const settings = requestSchema(
  {
    rules: listField(partField(rule), 20),
    accepted_error_percent: acceptedError,
    settling_days: integer(0, 90),
    delay_minutes: integer(0, 1_440),
    daily_count: integer(1, 10_000),
    daily_value: amounts,
    sample_every: integer(2, 1_000),
  },
  ['mode', 'version', 'proof'],
);
/** Some of it: what is not named stays, and rules are replaced as a whole. */
export const autoApprovalChanges = partialOf(settings);
type Changes = Exclude<(typeof autoApprovalChanges)['decodesTo'], undefined>;

const ruleOf = (request: RuleRequest): ApprovalRule => ({
  name: request.name,
  mailboxes: request.mailboxes,
  customers: request.customers,
  minConfidence: request.min_confidence,
  toleratedReasons: request.tolerated_reasons,
  strongCustomerKey: request.strong_customer_key,
  knownShipTo: request.known_ship_to,
  exactProducts: request.exact_products,
  priceTolerancePercent: request.price_tolerance_percent,
  maxTotal: byCurrency(request.max_total),
  layoutConfirmations: request.layout_confirmations,
  trustedRun: request.trusted_run,
  authenticatedSender: request.authenticated_sender,
  maxCustomerErrors: request.max_customer_errors,
});
const ruleFields = (of: ApprovalRule) => ({
  name: of.name,
  mailboxes: of.mailboxes,
  customers: of.customers,
  min_confidence: of.minConfidence,
  tolerated_reasons: tolerableReasons.filter((reason) => of.toleratedReasons.includes(reason)),
  strong_customer_key: of.strongCustomerKey,
  known_ship_to: of.knownShipTo,
  exact_products: of.exactProducts,
  price_tolerance_percent: of.priceTolerancePercent,
  max_total: asList(of.maxTotal),
  layout_confirmations: of.layoutConfirmations,
  trusted_run: of.trustedRun,
  authenticated_sender: of.authenticatedSender,
  max_customer_errors: of.maxCustomerErrors,
});

const safetyOf = (changes: Changes): Partial<ApprovalSafety> => {
  const safety = {
    acceptedErrorPercent: changes.accepted_error_percent,
    settlingDays: changes.settling_days,
    delayMinutes: changes.delay_minutes,
    dailyCount: changes.daily_count,
    dailyValue: changes.daily_value && byCurrency(changes.daily_value),
    sampleEvery: changes.sample_every,
  };
  return Object.fromEntries(Object.entries(safety).filter(([, value]) => value !== undefined));
};

export const autoApprovalCommands = (changes: Changes) => [
  ...(changes.rules ? [{ type: 'ChangePolicy', rules: changes.rules.map(ruleOf) } as const] : []),
  { type: 'ChangeSafety', changes: safetyOf(changes) } as const,
];

export const autoApprovalFields = ({ rules, safety }: Pick<AutoApproval, 'rules' | 'safety'>) => ({
  rules: rules.map(ruleFields),
  accepted_error_percent: safety.acceptedErrorPercent,
  settling_days: safety.settlingDays,
  delay_minutes: safety.delayMinutes,
  daily_count: safety.dailyCount,
  daily_value: asList(safety.dailyValue),
  sample_every: safety.sampleEvery,
});
