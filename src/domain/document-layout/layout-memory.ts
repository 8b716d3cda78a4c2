/** What is known of a layout after some orders: the newest correction stands, and what agrees with it is counted. */
import {
  type KnownLayout,
  type PlacePrint,
  type RememberedPlaces,
  rememberedFields,
} from '@order-intake/order-extraction/document';
import type { LayoutLesson, PlacesTaught } from './layout-lesson.ts';

export type LayoutMemory = Omit<KnownLayout, 'id'>;

const mostPlaces = 6;
const withoutRepeats = (positions: readonly PlacePrint[]): readonly PlacePrint[] => [
  ...new Map(positions.map((position) => [JSON.stringify(position), position])).values(),
];

/** customers that use one form: that of a portal, or of ours */
const mostValues = 6;

/** What a customer was called stays true when another one's document is corrected. */
function valuesOf(before: RememberedPlaces | undefined, { values }: PlacesTaught): Pick<RememberedPlaces, 'values'> {
  const all = [...new Set([...(values ?? []), ...(before?.values ?? [])])].slice(0, mostValues);
  return all.length === 0 ? {} : { values: all };
}

function together(before: RememberedPlaces | undefined, lesson: PlacesTaught): RememberedPlaces {
  const { places, taught } = lesson;
  const values = valuesOf(before, lesson);
  if (!before || taught) return { places, ...values, times: 1, taught };
  return {
    places: withoutRepeats([...places, ...before.places]).slice(0, mostPlaces),
    ...values,
    times: before.times + 1,
    taught: before.taught,
  };
}

/** Of a way to read the table and of its columns the newer stands. */
function tableOf(before: LayoutMemory | null, { way, columns }: LayoutLesson): Pick<LayoutMemory, 'way' | 'columns'> {
  if (columns) return { way: columns.every(({ namesOnly }) => namesOnly) ? (before?.way ?? null) : null, columns };
  if (way !== null || !before) return { way };
  return { way: before.way, ...(before.columns ? { columns: before.columns } : {}) };
}

export function withLesson(before: LayoutMemory | null, lesson: LayoutLesson): LayoutMemory {
  const fields = rememberedFields.flatMap((field) => {
    const [remembered, taught] = [before?.fields[field], lesson.fields[field]];
    return taught ? [[field, together(remembered, taught)] as const] : remembered ? [[field, remembered] as const] : [];
  });
  const currency = lesson.currency ?? before?.currency ?? null;
  const currencyRead = lesson.currencyRead ?? (currency === before?.currency ? before?.currencyRead : undefined);
  return {
    labels: lesson.labels,
    orders: (before?.orders ?? 0) + 1,
    fields: Object.fromEntries(fields),
    currency,
    ...(currencyRead === undefined ? {} : { currencyRead }),
    ...tableOf(before, lesson),
  };
}
