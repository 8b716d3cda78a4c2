/** Words that something lies over, held against the picture of the page. */
import type { Page, Word } from '@order-intake/order-extraction/document';

/** A word that something lies over; `rest` is what it leaves of it. `isCovered`: all of it lies below an opaque area. */
export type UnsureWord = { readonly word: Word; readonly rest: string | null; readonly isCovered: boolean };

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** share of a word's box in another's from which they stand at the same place */
const samePlace = 0.5;
/** of their sizes: beyond that the picture was turned to be read, and its places are others */
const sameSize = 0.05;

function overlap(a: Word, b: Word): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return width > 0 && height > 0 && smaller > 0 ? (width * height) / smaller : 0;
}

const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= sameSize * Math.max(a, b);

/** What of a word the picture shows where it stands: all, what is left of it, or nothing. */
function shownOf({ word, rest }: UnsureWord, text: Page, picture: Page): string | null {
  const isComparable = isAlike(text.width, picture.width) && isAlike(text.height, picture.height);
  const nearbyWords = isComparable ? picture.words.filter((candidate) => overlap(candidate, word) >= samePlace) : picture.words;
  const readWords = new Set(nearbyWords.map((candidate) => plain(candidate.text)));
  if (isComparable) readWords.add(plain(nearbyWords.map((candidate) => candidate.text).join('')));
  return [word.text, rest].find((reading) => reading !== null && plain(reading) !== '' && readWords.has(plain(reading))) ?? null;
}

/**
 * A page with those of its unsure words that its picture shows, and how many it does not show. Where another word was written over a covered one, that one is
 * what the picture shows, also where it says the same.
 */
export function withShown(
  text: Page,
  picture: Page,
  unsure: readonly UnsureWord[],
): { readonly page: Page; readonly lost: number } {
  const words = unsure.flatMap((unsureWord) => {
    if (unsureWord.isCovered && text.words.some((other) => overlap(other, unsureWord.word) >= samePlace)) return [];
    const shownText = shownOf(unsureWord, text, picture);
    return shownText === null ? [] : [{ ...unsureWord.word, text: shownText }];
  });
  return { page: words.length === 0 ? text : { ...text, words: [...text.words, ...words] }, lost: unsure.length - words.length };
}
