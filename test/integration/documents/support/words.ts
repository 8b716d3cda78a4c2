import { germanic } from './words.germanic.ts';
import { romance } from './words.romance.ts';
import type { Words } from './words.types.ts';

export type { Words } from './words.types.ts';

export const wordsOf: { readonly [language: string]: Words } = {
  en: pick('en'),
  de: pick('de'),
  fr: pick('fr'),
  es: pick('es'),
  it: pick('it'),
  nl: pick('nl'),
  pt: pick('pt'),
  sv: pick('sv'),
};

function pick(language: string): Words {
  const words = germanic[language] ?? romance[language];
  if (!words) throw new Error(`no words for ${language}`);
  return words;
}
