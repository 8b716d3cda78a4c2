import { languages } from './all.ts';
import type { Language } from './language.types.ts';

export { languages } from './all.ts';
export { cueAt, hasCue, isCue, someCue } from './cues.ts';
export type { ColumnKind, Cue, LabelName, Language, ZoneName } from './language.types.ts';
export { cues } from './language.types.ts';

const common: readonly (readonly [Language, ReadonlySet<string>])[] = languages.map((one) => [one, new Set(one.common)]);

/** The language whose little words stand most often in a normalised text; English when nothing tells. */
export function languageOf(normalised: string): Language {
  const words = normalised.split(' ');
  const counts = common.map(([language, own]) => ({ language, count: words.filter((word) => own.has(word)).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).language;
}
