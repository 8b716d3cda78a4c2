/**
 * What a message asks of the articles that were told of before: "how much for 200?" of the same, "and in stainless?", "and in size 10?" of another of its
 * kind. A message that names a thing of its own is no follow-up.
 */
import { isSizeWord } from '../lexicon/asking.ts';
import { plain } from '../lexicon/inflection.ts';
import { isUnit, measuresIn } from '../lexicon/measures.ts';
import { isThing } from '../lexicon/reading.ts';
import { namedIn } from './match-products.ts';
import { orderPartsIn } from './order/order-parts.ts';

export type FollowUp =
  /** `qty`: how many, as a decimal string; null: the message says no number */
  | { readonly of: 'same'; readonly qty: string | null }
  /** `queries`: names to look up, the likeliest first */
  | { readonly of: 'other'; readonly queries: readonly string[] };

const mostQueries = 8;

/** The name without sizes, then ever less of it: of "Hex bolt zinc plated" in stainless there is a "Hex bolt stainless". */
const namesOf = (name: string): readonly string[] => {
  const words = name
    .replace(/[,;(].*$/u, '')
    .split(/\s+/)
    .filter(
      (word, at, all) =>
        !/\d/.test(word) && !isUnit(word.toLowerCase()) && !(isSizeWord(word.toLowerCase()) && at > 0 && all.length > 1),
    );
  const lengths = words.map((_, at) => words.length - at);
  const all = lengths.flatMap((length) => [words.slice(0, length), words.slice(words.length - length)]);
  return [...new Set(all.map((some) => some.join(' ')))].filter((part) => part !== '');
};

/** Null: it names a thing, or nothing was told of. */
export const followUpIn = (message: string, toldNames: readonly string[], language: string): FollowUp | null => {
  const [name] = toldNames;
  if (name === undefined) return null;
  const units = namedIn(message, { language, forgives: false });
  // a word that nobody knows may be a thing, too
  if (units.some((one) => isThing(one) || one.meanings.length === 0)) return null;
  const words = plain(message).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isSize = (word: string, at: number) =>
    /^\d+$/.test(word) && (isSizeWord(words[at - 1] ?? '') || isUnit(words[at + 1] ?? ''));
  const sized = measuresIn(plain(message)).sizes.length > 0 || words.some(isSize);
  if (units.length > 0 || sized) {
    const queries = toldNames.flatMap((one) => namesOf(one).map((part) => `${part} ${message}`));
    return { of: 'other', queries: queries.slice(0, mostQueries) };
  }
  const counts = words.filter((word, at) => /^[1-9]\d{0,5}$/.test(word) && !isSize(word, at));
  return { of: 'same', qty: counts.length === 1 ? (counts[0] ?? null) : null };
};

/** In the eight languages, without accents: what was ordered last, once more. */
const lastOnes = [
  '(?:the )?same (?:as (?:last time|before|always|usual|the last order)|(?:order )?again|order as last time)|(?:the |my |our )?usual(?: order)?|(?:repeat|reorder) (?:my |our |the )?last order',
  '(?:(?:das|die|den)? ?(?:gleiche|selbe)n? )?wie (?:beim )?(?:letzte[sn]|das letzte) mal|(?:das|die)selbe wie (?:beim )?letzte[sn] mal|(?:wieder )?das gleiche (?:nochmal|noch mal)|wie immer',
  "(?:la )?meme (?:chose|commande) que (?:la derniere fois|d'habitude)|comme (?:la derniere fois|d'habitude)",
  '(?:lo mismo|el mismo pedido|igual) (?:de siempre|que (?:la ultima vez|siempre))|como siempre',
  "(?:lo stesso|la stessa cosa) (?:dell'ultima volta|di sempre)|come (?:l'ultima volta|al solito|sempre)",
  'het ?zelfde als (?:de )?(?:vorige|laatste) keer|zoals (?:de )?(?:vorige|laatste) keer',
  'o mesmo (?:que|da) (?:a )?ultima vez|como (?:da ultima vez|de costume|sempre)',
  '(?:det )?samma som (?:forra gangen|sist|vanligt)|som vanligt',
];
const again = new RegExp(`(?<!\\p{L})(?:${lastOnes.join('|')})(?!\\p{L})`, 'u');

/** Whether nothing but that is asked for: every other word has to be one of politeness. */
export const asksForSameAgain = (message: string, language: string): boolean => {
  const text = plain(message.replaceAll('’', "'"));
  return again.test(text) && orderPartsIn(text.replace(again, ' '), [], language).length === 0;
};
