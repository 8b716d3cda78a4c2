import { isCue, type LabelName, someCue } from '../languages/index.ts';

type Words = readonly string[];
type Grammar = { readonly name: LabelName; readonly matches: (words: Words) => boolean };

const beside = (word: string): boolean =>
  ['little', 'our', 'your', 'besideTitle', 'buyer'].some((cue) => isCue(cue as 'our', word));
const deliveryWord = (word: string): boolean =>
  isCue('delivering', word) ||
  isCue('when', word) ||
  isCue('wanted', word) ||
  isCue('date', word) ||
  isCue('little', word) ||
  isCue('our', word) ||
  isCue('your', word);

const grammars: readonly Grammar[] = [
  {
    name: 'delivery_date',
    matches: (words) =>
      ((someCue('delivering', words) && (someCue('when', words) || someCue('wanted', words))) ||
        (someCue('wanted', words) && (someCue('date', words) || someCue('by', words)))) &&
      words.every(deliveryWord),
  },
  {
    name: 'order_date',
    matches: (words) =>
      someCue('ordering', words) &&
      someCue('date', words) &&
      words.every((word) => isCue('ordering', word) || isCue('date', word) || beside(word)),
  },
  {
    name: 'po_number',
    matches: (words) =>
      someCue('ordering', words) &&
      words.some((word) => isNumberWord(word, words)) &&
      words.every((word, at) => isCue('ordering', word) || isNumberWord(word, words) || beside(word) || isToSeller(words, at)),
  },
];

/** "št." is a number behind two words; "Best. St." counts pieces */
const isNumberWord = (word: string, words: Words): boolean =>
  isCue('number', word) || (word === 'st' && words.length > 2 && words.at(-1) === word);

/** "Naročilo dobavitelju št.": behind what is ordered, of whom */
const isToSeller = (words: Words, at: number): boolean =>
  at > 0 && isCue('seller', words[at] ?? '') && isCue('ordering', words[0] ?? '');

/**
 * What a label names that is in no list but is made of words that are: "Requested arrival date", "Fecha limite de recepción". Every one of its
 * words must be of the field's own; null otherwise.
 */
export function composedLabel(phrase: string): LabelName | null {
  const words = phrase.split(' ');
  if (words.length < 2 || words.length > 7) return null;
  return grammars.find(({ matches }) => matches(words))?.name ?? null;
}
