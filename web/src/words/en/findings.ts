import type { Schemas } from '../../api/client.ts';
import { amountOf } from '../amount-of.ts';
import type { Format } from '../format.ts';

type Finding = Schemas['ReviewFinding'];
type Reason = Finding['reason'];
/** One occurrence of a review reason, as a sentence with its facts. */
export type FindingWords = {
  readonly [R in Reason]: (facts: Extract<Finding, { reason: R }>['facts'], format: Format) => string;
};
type Checks = Schemas['ReviewChecks'];
type Parameter = Exclude<{ [R in keyof Checks]: keyof Checks[R] }[keyof Checks], 'enabled'>;
/** What a company can set for a review reason, in addition to switching it on or off. */
export type ParameterWords = Readonly<Record<Parameter, string>>;

const sentences: FindingWords = {
  sender_unverified: ({ sender_domain, is_foreign, dmarc }) =>
    [
      ...(is_foreign ? [`Sent from ${sender_domain}, which isn’t a domain of the customer`] : []),
      ...(dmarc === 'fail' ? [`DMARC failed for ${sender_domain}: the sender may be forged`] : []),
    ].join('. '),
  customer_blocked: ({ reason }) => (reason === null ? 'The customer is blocked' : `The customer is blocked: ${reason}`),
  ship_to_new: ({ addresses }) => `The ship-to is none of the customer’s ${addresses} addresses`,
  similar_order: ({ reference, po_number, day }, { date }) =>
    `Same products as ${reference}${po_number === null ? '' : ` (${po_number})`} from ${date(day)}`,
  currency_differs: ({ currency, customer_currency, company_currency }) =>
    `${currency} instead of ${[...new Set([customer_currency, company_currency].filter(Boolean))].join(' or ')}`,
  price_differs: ({ line, price, expected, code, percent, currency }, { money, number }) =>
    `Line ${line}: ${money(price, currency)} instead of ${money(expected, currency)} for ${code}, ${number(percent)}% difference`,
  quantity_unusual: ({ line, qty, usual, code, orders }, { number }) =>
    `Line ${line}: ${number(qty)} of ${code}, usually ${number(usual)} (${orders} orders)`,
  quantity_below_minimum: ({ line, qty, unit, limit, code, nearest, nearest_unit }, { number }) =>
    `Line ${line}: ${amountOf(number(qty), unit)} of ${code}, minimum ${number(limit)}; nearest: ${amountOf(number(nearest), nearest_unit)}`,
  quantity_not_multiple: ({ line, qty, unit, limit, code, nearest, nearest_unit }, { number }) =>
    `Line ${line}: ${amountOf(number(qty), unit)} of ${code}, sold in multiples of ${number(limit)}; nearest: ${amountOf(number(nearest), nearest_unit)}`,
  total_over_limit: ({ total, currency, limit }, { money }) =>
    `Total ${money(total, currency)} exceeds ${money(limit, currency)}`,
  delivery_date_past: ({ delivery_date }, { date }) => `The delivery date ${date(delivery_date)} is in the past`,
  delivery_date_weekend: ({ delivery_date, weekday }, { date }) =>
    `The delivery date ${date(delivery_date)} is a ${weekday === 'saturday' ? 'Saturday' : 'Sunday'}`,
  delivery_date_far: ({ delivery_date, days }, { date }) =>
    `The delivery date ${date(delivery_date)} is more than ${days} days away`,
};
const parameters: ParameterWords = {
  authserv_id: 'Additional trusted servers, by their name in Authentication-Results',
  days: 'Days',
  same_quantities: 'Only if the quantities match',
  tolerance_percent: 'Tolerance in percent',
  factor: 'Multiple of the usual quantity',
  min_orders: 'Minimum number of earlier orders',
  limit: 'Limit',
};
const short: FindingWords = {
  sender_unverified: () => 'sender not verified',
  customer_blocked: () => 'blocked',
  ship_to_new: () => 'new address',
  similar_order: ({ reference }) => `similar to ${reference}`,
  currency_differs: ({ customer_currency, company_currency }) => `usual: ${customer_currency ?? company_currency ?? '–'}`,
  price_differs: ({ expected, currency }, { money }) => `list price: ${money(expected, currency)}`,
  quantity_unusual: ({ usual }, { number }) => `usual: ${number(usual)}`,
  quantity_below_minimum: ({ limit, unit }, { number }) => `minimum: ${amountOf(number(limit), unit)}`,
  quantity_not_multiple: ({ limit, unit }, { number }) => `multiple of ${amountOf(number(limit), unit)}`,
  total_over_limit: ({ limit, currency }, { money }) => `limit: ${money(limit, currency)}`,
  delivery_date_past: () => 'in the past',
  delivery_date_weekend: ({ weekday }) => (weekday === 'saturday' ? 'on a Saturday' : 'on a Sunday'),
  delivery_date_far: ({ days }) => `more than ${days} days away`,
};
export const findings = {
  sentences,
  /** the same for the mark at its field */
  short,
  parameters,
  title: 'Review reasons',
  lead: 'Orders that match one of these need review, and their confidence is lowered.',
};
