import type { Recognised } from './engine.ts';
import type { Language } from './tessdata.ts';

/** what the data of a language has for letters that are written otherwise: Romanian letters bear a comma, where old fonts had a cedilla */
const replacements: { readonly [language in Language]?: { readonly [letter: string]: string } } = {
  ron: { ţ: 'ț', Ţ: 'Ț', ş: 'ș', Ş: 'Ș' },
};

/** Words in the letters of the language that they were read in. */
export function inLettersOf(languages: readonly Language[], words: readonly Recognised[]): readonly Recognised[] {
  const letters = languages.length === 1 ? replacements[languages[0] ?? 'eng'] : undefined;
  return letters
    ? words.map((word) => ({ ...word, text: [...word.text].map((letter) => letters[letter] ?? letter).join('') }))
    : words;
}
