import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { Language } from './language.types.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';
import { swedish } from './sv.ts';

export type { ColumnKind, LabelName, Language, ZoneName } from './language.types.ts';

/** Earlier languages win where two share a word. */
export const languages: readonly Language[] = [english, german, french, spanish, italian, dutch, portuguese, swedish];

/** The language whose little words stand most often in a normalised text; English when nothing tells. */
export function languageOf(normalised: string): Language {
  const words = normalised.split(' ');
  const count = (language: Language): number => {
    const common = new Set(language.common);
    return words.filter((word) => common.has(word)).length;
  };
  return languages.reduce((best, language) => (count(language) > count(best) ? language : best), english);
}
