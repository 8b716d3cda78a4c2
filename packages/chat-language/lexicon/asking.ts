/** Words of asking and of packing, which every question may have and no article is named by. */
import { countingWords } from '../answering/order/counting-words.ts';
import { type ChatLanguage, chatLanguages } from '../understanding/chat-languages.ts';
import { allCues } from '../understanding/cues/all-cues.ts';
import { frequentWords } from '../understanding/frequent-words.ts';
import { swapsOf } from '../understanding/words.ts';
import { commonWords } from './common-words.ts';
import { plain } from './inflection.ts';
import { concepts } from './lexicon.ts';

const cuesOf = (language: ChatLanguage): readonly string[] => {
  const { price, availability, new_order, order_status, greeting, thanks } = allCues[language];
  const cues = [...price, ...availability, ...new_order, ...order_status, ...greeting, ...thanks];
  const colours = new Set(concepts.flatMap(({ role, names }) => (role === 'colour' ? names[language].map(plain) : [])));
  // "all clear, thanks" is no reason to sell white silicone for clear
  return cues.flatMap((cue) => cue.split(/[ /_]/)).filter((word) => /^[a-z]+$/.test(word) && !colours.has(word));
};
const asking: ReadonlyMap<ChatLanguage, ReadonlySet<string>> = new Map(
  chatLanguages.map((language) => [
    language,
    new Set([...[...frequentWords[language], ...commonWords[language]].map(plain), ...cuesOf(language)]),
  ]),
);

export const isAskingIn = (word: string, language: ChatLanguage): boolean => asking.get(language)?.has(word) ?? false;
export const isAsking = (word: string): boolean => chatLanguages.some((language) => isAskingIn(word, language));

const shortestSwapped = 3;
/** A word of asking whose letters were typed in the wrong order as it was meant; any other word as it is. */
export const asMeant = (word: string, language: string | null): string => {
  const own = chatLanguages.find((known) => known === language);
  if (!own || word.length < shortestSwapped || isAskingIn(word, own)) return word;
  return swapsOf(word).find((swapped) => isAskingIn(swapped, own)) ?? word;
};

const sizeWords =
  /^(?:size|sizes|grosse|groesse|gr|taille|pointure|ptre|talla|taglia|maat|talle|misura|mis|tamanho|storlek|storl|strl|stl|str|sz|mtr|mtrs|mts|ltr|tam|tg|tgl|nro|num|numero|nummer|mm|cm|kg|ml|ah|volt|volts|watt|watts|gram|gramm|inch|zoll|pouces|duim|tum)$/;
const measures = 'metre metres meter meters metern metro metros metri litre litres liter liters litro litros litri'.split(' ');
/** How it is counted and packed, and how soon it is wanted: said of every article. */
const counting: readonly string[] = [
  ...countingWords,
  ...'hundred hundert cent centaine cento ciento cien centena honderd cem hundra'.split(' '),
];
const packing = new Set([...counting, ...measures]);

/** Of a size, the word before its number. */
export const isSizeWord = (word: string): boolean => sizeWords.test(word);
export const isIdle = (word: string): boolean => sizeWords.test(word) || packing.has(word);

const counted = new RegExp(`\\b\\d+ ?(?:x|st|${counting.join('|')})\\b`, 'gu');
/** The text without how many are wanted: "10 pairs of size 9" is of size 9. */
export const withoutCounts = (text: string): string => text.replace(counted, ' ');
