/** The day by which a message wants its goods: "could you get these to me by June 20, 2025?" */
import { type DateHints, readDate } from '../dates.ts';
import { type FoundValue, foundValue } from '../found-value.ts';
import { cueAt, hasCue } from '../languages/index.ts';
import type { Line } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { sentencesOf } from './sentences.ts';

/** words between "by" and the day, and those before it that say by when something else is wanted: an answer, a price, money */
const mostBetween = 1;
const mostOfClause = 8;
const ofElse = ['answering', 'quoting', 'elsewhere', 'due', 'billing'] as const;

/** Null where no sentence names such a day, or several name different ones. */
export function dayByWhich(lines: readonly Line[], hints: DateHints): FoundValue | null {
  const days = sentencesOf(lines).flatMap(({ text, segmentAt }): readonly FoundValue[] => {
    const reading = readDate(text, hints);
    const at = reading ? text.indexOf(reading.source) : -1;
    if (!reading || at < 0) return [];
    const words = normalise(text.slice(0, at)).split(' ').slice(-mostOfClause);
    const isBy = words.some((_, place) => {
      const count = cueAt('by', words, place);
      return count > 0 && words.length - place - count <= mostBetween;
    });
    if (!isBy || ofElse.some((cue) => hasCue(cue, words))) return [];
    return [foundValue(reading.iso, segmentAt(at), reading.ambiguous ? 0.6 : 0.8, { source: text })];
  });
  const [first] = days;
  return first && days.every(({ value }) => value === first.value) ? first : null;
}
