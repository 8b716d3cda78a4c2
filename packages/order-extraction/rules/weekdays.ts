import { normalise } from './text.ts';

/** a Sunday, from which the names of a week are asked for */
const sunday = Date.UTC(2026, 10, 1);
const dayMs = 86_400_000;

const byLanguage = new Map<string, ReadonlyMap<string, number>>();

/** The names of the days in a language, long and short, as JavaScript has them: 0 is Sunday. */
function namesIn(language: string): ReadonlyMap<string, number> {
  const known = byLanguage.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  for (const width of ['long', 'short'] as const) {
    const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' });
    for (let day = 0; day < 7; day++) names.set(normalise(format.format(sunday + day * dayMs)), day);
  }
  byLanguage.set(language, names);
  return names;
}

/** 0 (Sunday) to 6 for a weekday's name or its usual short form, in this language or in English; null for any other word. */
export function weekdayOf(word: string, language: string): number | null {
  const plain = normalise(word);
  if (plain.length < 2) return null;
  const own = namesIn(language).get(plain);
  if (own !== undefined) return own;
  return namesIn('en').get(plain) ?? null;
}
