/** Whether a document that no title names is an order: what it says otherwise, weighed as learned (npm run learn:type), never by hand. */
import type { DocumentType } from '../../document/extraction.ts';
import type { Features } from '../candidates/candidate.ts';
import { probabilitiesOf } from '../candidates/judge.ts';
import { weights } from './order-weights.data.ts';

/**
 * Less, and it is believed to be none. Below a half, because an order under review costs a look and one that is lost costs the order.
 * `npm run learn:type` prints what that loses and lets through on sets left out.
 */
export const leastOrder = 0.3;
/** so much against what a phrase or two say: a draft from an invoice is the worst there is */
export const surelyOrder = 0.9;

/** how many articles it lists and what is known of them: says nothing against it, for a bare list may be all that somebody wrote */
const bare: ReadonlySet<string> = new Set(['few', 'priceless', 'unquantified', 'sheet']);
const speaksAgainst = (body: Features): boolean =>
  Object.keys(body).some((name) => !bare.has(name) && !name.startsWith('label_') && (weights[name] ?? 0) < 0);

/** Whether a list of articles may be an order, for a person to look at. */
export const mayOrder = (body: Features): boolean => !speaksAgainst(body) || orderProbability(body) >= leastOrder;

/** The probability that it orders, by what bodyFeatures saw. */
export const orderProbability = (body: Features): number => probabilitiesOf([{ features: body }], weights)[0] ?? 0;

/** What a document is that lists articles and is believed to order none: as far as its words tell. */
export const typeInstead = (body: Features): DocumentType =>
  body.their_order || body.says_taken
    ? body.iban || body.says_billing || body.says_due
      ? 'invoice'
      : 'order_response'
    : body.head_quoting
      ? 'quotation'
      : 'other';
