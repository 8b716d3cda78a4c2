import { telltale } from './telltale-words.ts';
import { isInstalled, type Language } from './tessdata.ts';

/** Read first: its data is the quickest, knows the sign of addresses, and reads the labels of every language well enough to tell which it is. */
export const tellingLanguages: readonly Language[] = ['fra'];

/** Read together where that does not tell. */
export const firstLanguages: readonly Language[] = ['eng', 'deu', 'fra'];

/** what letters look like that bear their marks inside, to data that do not know them */
const alike: { readonly [letter: string]: string } = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae' };

/** Letters that the first languages' data does not know come out without their marks, so marks are left out of the comparison. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+|[^\p{L}]+/gu, '')
    .replace(/[øłđıæ]/g, (letter) => alike[letter] ?? letter);

const fewest = 3;
/** by how many words a language has to lead where only a part of a page was read */
const lead = 2;

type Score = { readonly language: Language; readonly score: number };

/** How many of each language's words stand there, the most first. */
function scoresOf(words: readonly string[]): readonly Score[] {
  const plainWords = new Set(words.map(plain));
  return (Object.keys(telltale) as Language[])
    .map((language) => ({ language, score: telltale[language].filter((word) => plainWords.has(plain(word))).length }))
    .sort((a, b) => b.score - a.score);
}

/** The language whose words stand there most often; several where they are even; none where too few tell. */
function likeliest(words: readonly string[]): readonly Language[] {
  const scores = scoresOf(words);
  const most = scores[0]?.score ?? 0;
  const best = scores.filter(({ score }) => score === most).map(({ language }) => language);
  const isTold = most >= fewest && !(best.length > 1 && best.some((candidate) => firstLanguages.includes(candidate)));
  return isTold ? best : [];
}

/**
 * What a page should be read with: its own language alone, for data of another one beside it takes the marks off its letters ("Sola" for "Šola"); the first ones where
 * that is not told. Of two that are even (Danish and Norwegian, Czech and Slovak) either is better than neither.
 */
export function languagesOf(words: readonly string[]): readonly Language[] {
  const installed = likeliest(words).find(isInstalled);
  return installed === undefined ? firstLanguages : [installed];
}

/** The language of a page whose data is not installed; null: it is, or nothing tells which it is. */
export function missingLanguageOf(words: readonly string[], isThere = isInstalled): Language | null {
  const languages = likeliest(words);
  return languages.some(isThere) ? null : (languages[0] ?? null);
}

/** The language that words from a part of a page tell clearly, and whose data is there; null: more has to be read. */
export function clearLanguageOf(words: readonly string[]): Language | null {
  const [first, second] = scoresOf(words);
  const isClear = first !== undefined && first.score >= fewest && first.score >= (second?.score ?? 0) + lead;
  return isClear && isInstalled(first.language) ? first.language : null;
}
