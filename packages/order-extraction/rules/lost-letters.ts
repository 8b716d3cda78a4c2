/** Letters that a language writes with marks. OCR that has no data of a language gives others for them, and a name comes out as another name. */
import { lettersBeyondAscii } from '@order-intake/kernel';
import { languageOf } from './languages/index.ts';
import { normalise } from './text.ts';

/** Languages whose pages hardly ever do without; of others a page without marks says nothing. */
const marking: ReadonlySet<string> = new Set([
  'cs',
  'da',
  'de',
  'es',
  'et',
  'fi',
  'fr',
  'hr',
  'hu',
  'lt',
  'lv',
  'nb',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sv',
  'tr',
]);
/** characters: a shorter page may hold no such letter by chance */
const shortest = 250;
/** share of the marked letters that are the language's own, where its data was there: other people's names have others */
const own = 0.7;

/** Of a page by OCR: its language's own letters are not on it, or mostly others. */
export function hasLostLetters(text: string): boolean {
  const { code } = languageOf(normalise(text));
  const known = marking.has(code) ? lettersBeyondAscii[code] : undefined;
  const all = text.toLowerCase().normalize('NFC').match(/\p{L}/gu) ?? [];
  if (known === undefined || all.length < shortest) return false;
  const marked = all.filter((letter) => letter > 'z');
  return marked.filter((letter) => known.includes(letter)).length <= marked.length * own;
}
