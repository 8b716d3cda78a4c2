/** Which of a document's days is the order's, and which that of its delivery. */
import { isSameDay, proposeDeliveryDates, proposeOrderDates, saysOrder, severalDays } from './candidates/dates.ts';
import { choose } from './candidates/judge.ts';
import type { DocumentView } from './candidates/view.ts';
import type { DateHints } from './dates.ts';
import { chosenValue, type FoundValue } from './found-value.ts';

type Dates = {
  readonly order: FoundValue | null;
  readonly delivery: FoundValue | null;
  readonly ambiguous: boolean;
  /** rows are wanted on different days */
  readonly several: boolean;
};

/** The order's date first: it gives dates without a year theirs. A day that is printed once is the one or the other. */
export function datesOf(view: DocumentView, hints: DateHints, poNumber: FoundValue | null): Dates {
  const known = { poNumber: poNumber?.value ?? null, orderDate: null };
  const ordered = proposeOrderDates({ ...view, hints }, known);
  const deliveredAfter = (orderDate: string | null) => {
    const dated = { ...view, hints: { ...hints, after: orderDate } };
    return { dated, days: proposeDeliveryDates(dated, { ...known, orderDate }) };
  };
  let order = choose('order_date', ordered);
  let { dated, days } = deliveredAfter(order?.candidate.value ?? null);
  let delivery = choose('delivery_date', days);
  if (order && delivery && isSameDay(order.candidate, delivery.candidate)) {
    const { candidate } = order;
    if (saysOrder(candidate) || order.probability > delivery.probability)
      delivery = choose(
        'delivery_date',
        days.filter((one) => !isSameDay(one, candidate)),
      );
    else {
      order = choose(
        'order_date',
        ordered.filter((one) => !isSameDay(one, candidate)),
      );
      ({ dated, days } = deliveredAfter(order?.candidate.value ?? null));
      delivery = choose('delivery_date', days);
    }
  }
  const isMixed = order?.candidate.ambiguous === true && hints.mixed === true;
  return {
    order: order && chosenValue(order),
    delivery: delivery && chosenValue(delivery),
    ambiguous: delivery?.candidate.ambiguous === true || isMixed,
    several: delivery === null && severalDays(dated),
  };
}
