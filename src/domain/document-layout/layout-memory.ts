/** What is known of a layout after some orders: the newest correction stands, and what agrees with it is counted. */
import { type KnownLayout, type PlacePrint, type RememberedPlaces, rememberedFields } from '../shared/layout-print.ts';
import type { LayoutLesson, PlacesTaught } from './layout-lesson.ts';

export type LayoutMemory = Omit<KnownLayout, 'id'>;

const mostPlaces = 6;
const withoutRepeats = (places: readonly PlacePrint[]): readonly PlacePrint[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];

function together(before: RememberedPlaces | undefined, { places, taught }: PlacesTaught): RememberedPlaces {
  if (!before || taught) return { places, times: 1, taught };
  return {
    places: withoutRepeats([...places, ...before.places]).slice(0, mostPlaces),
    times: before.times + 1,
    taught: before.taught,
  };
}

export function withLesson(before: LayoutMemory | null, lesson: LayoutLesson): LayoutMemory {
  const fields = rememberedFields.flatMap((field) => {
    const [known, now] = [before?.fields[field], lesson.fields[field]];
    return now ? [[field, together(known, now)] as const] : known ? [[field, known] as const] : [];
  });
  return {
    labels: lesson.labels,
    orders: (before?.orders ?? 0) + 1,
    fields: Object.fromEntries(fields),
    currency: lesson.currency ?? before?.currency ?? null,
    way: lesson.way ?? before?.way ?? null,
  };
}
