/** When a similar name is the same: trigram similarity (pg_trgm) of at least 0.6, and a clear gap to the second (docs/explanation/orders.md). */
import { numbersIn } from './comparable.ts';
import type { Candidate } from './sales-order.events.ts';

const enough = 0.6;
const clearGap = 0.1;
/** below it a name is not worth a look */
const worthALook = 0.35;
const offered = 5;

export type Similar = { readonly id: string; readonly name: string; readonly similarity: number };

const ranked = (matches: readonly Similar[]): readonly Similar[] => [...matches].sort((a, b) => b.similarity - a.similarity);

/** Sizes and type numbers are no matter of spelling: with other digits it is another thing, however similar it looks. */
export const similarEnough = (name: string, matches: readonly Similar[]): Similar | null => {
  const [best, second] = ranked(matches);
  if (!best || best.similarity < enough || best.similarity - (second?.similarity ?? 0) < clearGap) return null;
  return numbersIn(best.name) === numbersIn(name) ? best : null;
};

export const candidatesOf = (matches: readonly Similar[]): readonly Candidate[] =>
  ranked(matches)
    .filter(({ similarity }) => similarity >= worthALook)
    .slice(0, offered)
    .map(({ id, similarity }) => ({ id, similarity: Math.round(similarity * 1000) / 1000 }));
