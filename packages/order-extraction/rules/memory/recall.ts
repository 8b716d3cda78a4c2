/** What a company's people confirmed of earlier documents of a layout, looked for at the same places of this one. */
import {
  type KnownLayout,
  kindOfField,
  type PlacePrint,
  type RememberedField,
  type RememberedPlaces,
  rememberedFields,
  valueKey,
} from '../../document/layout-print.ts';
import type { StandingValue } from './value-places.ts';

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1;

/** What is written before it or to its left is the same, and something is: its label. */
const sameLabel = (place: PlacePrint, remembered: PlacePrint): boolean =>
  (remembered.before !== undefined && place.before === remembered.before) ||
  (remembered.left !== undefined && place.left === remembered.left);

/** 0 to 1: how much of what was seen around a place is seen around another. */
function samePlace(place: PlacePrint, remembered: PlacePrint): number {
  const seen: readonly (readonly [weight: number, there: boolean, same: boolean])[] = [
    [3, remembered.before !== undefined || place.before !== undefined, place.before === remembered.before],
    [3, remembered.left !== undefined || place.left !== undefined, place.left === remembered.left],
    [2, remembered.above !== undefined, place.above === remembered.above],
    [2, true, near(place.x0, remembered.x0) || near(place.x1, remembered.x1)],
    [2, true, near(place.y, remembered.y)],
  ];
  const all = seen.reduce((sum, [weight, there]) => sum + (there ? weight : 0), 0);
  return seen.reduce((sum, [weight, there, same]) => sum + (there && same ? weight : 0), 0) / all;
}

/** from here on a value stands where it was remembered; where nobody had to correct the reading it has to be surer, or behind the same label */
const leastSame = 0.55;
const leastUntaught = 0.8;

export type Recalled = {
  readonly standing: StandingValue | null;
  /** 0 to 1 */
  readonly same: number;
  readonly times: number;
  /** stands against whatever is read: people had to correct the reading there, or the customer said the same before */
  readonly taught: boolean;
};

const readable = (value: StandingValue, { dayFirst, lettered }: PlacePrint): boolean =>
  value.place.lettered === lettered &&
  (value.place.dayFirst === undefined || dayFirst === undefined || value.place.dayFirst === dayFirst);

function recall(
  field: RememberedField,
  { places, values: said = [], times, taught }: RememberedPlaces,
  values: readonly StandingValue[],
): Recalled | null {
  const kind = kindOfField[field];
  const repeated = values.find((one) => one.kind === kind && said.includes(valueKey(kind, one.value)));
  if (repeated) return { standing: repeated, same: 1, times, taught: true };
  if (places.length === 0) return taught ? { standing: null, same: 1, times, taught } : null;
  let best: Recalled | null = null;
  for (const standing of values) {
    if (standing.kind !== kind) continue;
    for (const place of places) {
      if (!readable(standing, place)) continue;
      const same = samePlace(standing.place, place);
      const least = taught || sameLabel(standing.place, place) ? leastSame : leastUntaught;
      if (same >= least && same > (best?.same ?? 0) + 1e-9) best = { standing, same, times, taught };
    }
  }
  return best;
}

/** By field; one that nobody confirmed, or whose place is not found again, is absent. */
export const recalledFields = (
  layout: KnownLayout,
  values: readonly StandingValue[],
): { readonly [field in RememberedField]?: Recalled } =>
  Object.fromEntries(
    rememberedFields.flatMap((field) => {
      const remembered = layout.fields[field];
      const found = remembered && recall(field, remembered, values);
      return found ? [[field, found]] : [];
    }),
  );
