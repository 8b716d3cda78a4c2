/** A reading of an order, put right by what people confirmed of earlier documents of its layout. */
import type { HeaderFieldName } from '../../document/extraction.ts';
import { type KnownLayout, kindOfField, type RememberedField, rememberedFields, valueKey } from '../../document/layout-print.ts';
import type { DateHints } from '../dates.ts';
import { type FoundValue, foundValue } from '../found-value.ts';
import { recalledFields } from './recall.ts';
import type { StandingValue } from './value-places.ts';

export type Fields = { readonly [name in HeaderFieldName]?: FoundValue };

/** 0 to 1, by how many orders confirmed the place */
const beliefs = [0.9, 0.94, 0.97] as const;
const beliefAfter = (times: number): number => beliefs[Math.min(times, beliefs.length) - 1] ?? beliefs[0];

/** a reading that was hardly chosen gives way to a place that is the same in nearly everything */
const surePlace = 0.9;
const doubtful = 0.7;

/** A layout writes its days one way: what people confirmed of it tells more than a language does, and less than the document itself. */
export function rememberedHints(hints: DateHints, known: KnownLayout | null): DateHints {
  const places = Object.values(known?.fields ?? {}).flatMap((remembered) => remembered.places);
  const [dayFirst, another] = new Set(places.flatMap((place) => place.dayFirst ?? []));
  return hints.sure || dayFirst === undefined || another !== undefined ? hints : { ...hints, dayFirst, sure: true };
}

/**
 * A value stands where it was confirmed: a reading that says the same is believed more. One that says something else gives way only where people had to
 * correct the reading of this layout before: arithmetic and labels see more of a document than a place does.
 */
export function withRemembered(fields: Fields, known: KnownLayout, values: readonly StandingValue[]): Fields {
  const next: { [name in HeaderFieldName]?: FoundValue } = { ...fields };
  const recalled = recalledFields(known, values);
  for (const name of rememberedFields) {
    const found = recalled[name];
    if (!found) continue;
    const before = fields[name];
    if (!found.standing) delete next[name];
    else if (before && isSame(name, before.value, found.standing.value))
      next[name] = { ...before, confidence: Math.max(before.confidence, beliefAfter(found.times)) };
    else if (found.taught || !before || (found.same >= surePlace && before.confidence < doubtful)) {
      const { value, segment, source } = found.standing;
      next[name] = foundValue(value, segment, beliefAfter(found.times), { source });
    }
  }
  const ordered = recalled.order_date;
  // a day where the order's was confirmed, and nothing of the delivery's, is no day of delivery
  if (ordered?.standing && !recalled.delivery_date?.standing && isAt(next.delivery_date, ordered.standing)) {
    const { value, segment, source } = ordered.standing;
    delete next.delivery_date;
    next.order_date = foundValue(value, segment, beliefAfter(ordered.times), { source });
  }
  const { currency, currencyRead, orders } = known;
  if (currency && !fields.currency) next.currency = foundValue(currency, null, beliefAfter(orders));
  else if (currency && fields.currency && fields.currency.value === currencyRead)
    next.currency = { ...fields.currency, value: currency, confidence: beliefAfter(orders) };
  return next;
}

const isAt = (found: FoundValue | undefined, { value, segment }: StandingValue): boolean =>
  found !== undefined && found.value === value && found.place === segment.place;

const isSame = (field: RememberedField, a: string, b: string): boolean =>
  valueKey(kindOfField[field], a) === valueKey(kindOfField[field], b);
