import type { Schemas } from '../../api/client.ts';
import type { Format } from '../format.ts';

type Finding = Schemas['ReviewFinding'];
type Reason = Finding['reason'];
/** One place where a reason to review holds, in a sentence with its facts. */
export type FindingWords = {
  readonly [R in Reason]: (facts: Extract<Finding, { reason: R }>['facts'], format: Format) => string;
};
type Checks = Schemas['ReviewChecks'];
type Parameter = Exclude<{ [R in keyof Checks]: keyof Checks[R] }[keyof Checks], 'enabled'>;
/** What a company may set of the reasons, beside which of them it wants. */
export type ParameterWords = Readonly<Record<Parameter, string>>;

const sentences: FindingWords = {
  sender_unverified: ({ sender_domain, is_foreign, dmarc }) =>
    [
      ...(is_foreign ? [`The mail is from ${sender_domain}, which is not the customer's`] : []),
      ...(dmarc === 'fail' ? [`DMARC failed for ${sender_domain}: somebody else may have written it`] : []),
    ].join('. '),
  customer_blocked: ({ reason }) => (reason === null ? 'The customer is blocked' : `The customer is blocked: ${reason}`),
  similar_order: ({ reference, po_number, day }, { date }) =>
    `The same articles as ${reference}${po_number === null ? '' : ` (${po_number})`} of ${date(day)}`,
  currency_differs: ({ currency, customer_currency, company_currency }) =>
    `${currency} instead of ${[...new Set([customer_currency, company_currency].filter(Boolean))].join(' or ')}`,
  price_differs: ({ line, price, expected, code, percent, currency }, { money, number }) =>
    `Line ${line}: ${money(price, currency)} instead of ${money(expected, currency)} for ${code}, ${number(percent)} %`,
  quantity_unusual: ({ line, qty, usual, code, orders }, { number }) =>
    `Line ${line}: ${number(qty)} of ${code}, where ${number(usual)} are usual (${orders} orders)`,
  total_over_limit: ({ total, currency, limit }, { money }) => `${money(total, currency)} is more than ${money(limit, currency)}`,
  delivery_date_past: ({ delivery_date }, { date }) => `The delivery date ${date(delivery_date)} is over`,
  delivery_date_weekend: ({ delivery_date, weekday }, { date }) =>
    `The delivery date ${date(delivery_date)} is a ${weekday === 'saturday' ? 'Saturday' : 'Sunday'}`,
  delivery_date_far: ({ delivery_date, days }, { date }) =>
    `The delivery date ${date(delivery_date)} is more than ${days} days ahead`,
};
const parameters: ParameterWords = {
  authserv_id: 'Further servers that are believed, by the name in Authentication-Results',
  days: 'Days',
  same_quantities: 'Only with the same quantities',
  tolerance_percent: 'Tolerance in percent',
  factor: 'Times the usual',
  min_orders: 'From so many earlier orders on',
  limit: 'Limit',
};
const short: FindingWords = {
  sender_unverified: () => 'not known to be theirs',
  customer_blocked: () => 'is blocked',
  similar_order: ({ reference }) => `like ${reference}`,
  currency_differs: ({ customer_currency, company_currency }) => `usual: ${customer_currency ?? company_currency ?? '–'}`,
  price_differs: ({ expected, currency }, { money }) => `listed: ${money(expected, currency)}`,
  quantity_unusual: ({ usual }, { number }) => `usual: ${number(usual)}`,
  total_over_limit: ({ limit, currency }, { money }) => `limit: ${money(limit, currency)}`,
  delivery_date_past: () => 'is over',
  delivery_date_weekend: ({ weekday }) => (weekday === 'saturday' ? 'a Saturday' : 'a Sunday'),
  delivery_date_far: ({ days }) => `more than ${days} days ahead`,
};
export const findings = {
  sentences,
  /** the same at its field */
  short,
  parameters,
  title: 'What a person has to look at',
  lead: 'Orders with one of these wait for a person, and are as much less sure.',
};
