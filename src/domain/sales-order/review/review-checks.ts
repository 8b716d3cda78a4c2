/**
 * The reasons that a careful clerk would stop for, in the order in which one would look. Each is a file of its own and a line here; what it tells,
 * what a company sets and what it costs follows from it everywhere. A code stays: events keep it.
 */
import { currencyDiffers } from './currency-differs.ts';
import { customerBlocked } from './customer-blocked.ts';
import { deliveryDateFar } from './delivery-date-far.ts';
import { deliveryDatePast } from './delivery-date-past.ts';
import { deliveryDateWeekend } from './delivery-date-weekend.ts';
import { priceDiffers } from './price-differs.ts';
import { quantityBelowMinimum, quantityNotMultiple } from './quantity-fits.ts';
import { quantityUnusual } from './quantity-unusual.ts';
import type { FactSpecs, FactsOf, ParameterSpecs, ParametersOf, ReviewCheck } from './review-check.ts';
import { senderUnverified } from './sender-unverified.ts';
import { shipToNew } from './ship-to-new.ts';
import { similarOrder } from './similar-order.ts';
import { totalOverLimit } from './total-over-limit.ts';

const reviewChecks = {
  sender_unverified: senderUnverified,
  customer_blocked: customerBlocked,
  ship_to_new: shipToNew,
  similar_order: similarOrder,
  currency_differs: currencyDiffers,
  price_differs: priceDiffers,
  quantity_unusual: quantityUnusual,
  quantity_below_minimum: quantityBelowMinimum,
  quantity_not_multiple: quantityNotMultiple,
  total_over_limit: totalOverLimit,
  delivery_date_past: deliveryDatePast,
  delivery_date_weekend: deliveryDateWeekend,
  delivery_date_far: deliveryDateFar,
};

type Checks = typeof reviewChecks;
export type CheckedReason = keyof Checks;
export type CheckFacts<R extends CheckedReason> = FactsOf<Checks[R]['facts']>;
export type CheckParameters<R extends CheckedReason> = ParametersOf<Checks[R]['parameters']>;

/** Seen from outside: every one of them alike. */
export type AnyCheck = ReviewCheck<FactSpecs, ParameterSpecs>;
export const checkedReasons = Object.keys(reviewChecks) as readonly CheckedReason[];
export const checkOf = (reason: CheckedReason): AnyCheck => reviewChecks[reason] as unknown as AnyCheck;
