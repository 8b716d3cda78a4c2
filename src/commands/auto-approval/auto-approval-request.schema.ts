/** A policy of automatic approval and its bounds as requests bring them, and how they become the domain's and back. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { type ApprovalRule, tolerableReasons } from '../../domain/auto-approval/approval-rule.ts';
import type { AutoApproval } from '../../domain/auto-approval/auto-approval.decider.ts';
import type { ApprovalSafety } from '../../domain/auto-approval/auto-approval.events.ts';
import { partialOf, requestSchema } from '../../platform/codec/decode-request.ts';
import { type Field, faultOf, field, orBlank, withDefault } from '../../platform/codec/field.ts';
import { boolean, integer, oneOf, text, uuidText } from '../../platform/codec/fields.ts';
import { currencyCode, decimalText, listField, partField } from '../../platform/codec/record-fields.ts';

const amounts = listField(partField(requestSchema({ currency: currencyCode, amount: decimalText })), 50);
type Amounts = readonly { readonly currency: string; readonly amount: string }[];
const byCurrency = (given: Amounts) => Object.fromEntries(given.map(({ currency, amount }) => [currency, amount]));
const asList = (amountOf: { readonly [currency: string]: string }): Amounts =>
  Object.entries(amountOf).map(([currency, amount]) => ({ currency, amount }));

const mostAccepted = 10;
/** Above nothing: without an error nothing could ever be proved. */
const acceptedError: Field<string> = field(
  'a percentage',
  { ...decimalText.schema, description: `In percent, above 0 and up to ${mostAccepted}` },
  (given) => {
    const decoded = decimalText.codec.decode(given);
    if (isLeft(decoded)) return { faults: decoded.left.map(faultOf) };
    const value = Number(decoded.right);
    return value > 0 && value <= mostAccepted
      ? { value: decoded.right }
      : { fault: { code: 'out_of_range', message: `${decoded.right} is not in the range (above 0, up to ${mostAccepted})` } };
  },
);

/** What a rule does not name is demanded. */
const rule = requestSchema({
  name: text(100),
  mailboxes: withDefault(listField(uuidText, 50), []),
  customers: withDefault(listField(uuidText, 1_000), []),
  min_confidence: withDefault(integer(0, 100), 90),
  tolerated_reasons: withDefault(listField(oneOf(tolerableReasons), tolerableReasons.length), []),
  strong_customer_key: withDefault(boolean, true),
  known_ship_to: withDefault(boolean, true),
  exact_products: withDefault(boolean, true),
  price_tolerance_percent: withDefault(orBlank(decimalText), '0'),
  max_total: amounts,
  layout_confirmations: withDefault(integer(0, 1_000), 3),
  trusted_run: withDefault(integer(0, 500), 5),
  authenticated_sender: withDefault(boolean, true),
  max_customer_errors: withDefault(integer(0, 100), 1),
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

const ruleOf = (given: RuleRequest): ApprovalRule => ({
  name: given.name,
  mailboxes: given.mailboxes,
  customers: given.customers,
  minConfidence: given.min_confidence,
  toleratedReasons: given.tolerated_reasons,
  strongCustomerKey: given.strong_customer_key,
  knownShipTo: given.known_ship_to,
  exactProducts: given.exact_products,
  priceTolerancePercent: given.price_tolerance_percent,
  maxTotal: byCurrency(given.max_total),
  layoutConfirmations: given.layout_confirmations,
  trustedRun: given.trusted_run,
  authenticatedSender: given.authenticated_sender,
  maxCustomerErrors: given.max_customer_errors,
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

const safetyOf = (given: Changes): Partial<ApprovalSafety> => {
  const named = {
    acceptedErrorPercent: given.accepted_error_percent,
    settlingDays: given.settling_days,
    delayMinutes: given.delay_minutes,
    dailyCount: given.daily_count,
    dailyValue: given.daily_value && byCurrency(given.daily_value),
    sampleEvery: given.sample_every,
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
};

export const autoApprovalCommands = (given: Changes) => [
  ...(given.rules ? [{ type: 'ChangePolicy', rules: given.rules.map(ruleOf) } as const] : []),
  { type: 'ChangeSafety', changes: safetyOf(given) } as const,
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

