import type { Page } from '@order-intake/order-extraction/document';
import { type UnsureWord, withShown } from './overlaid.ts';

/** A page whose file holds text that nobody seems to see: so many words, of which `hidden` are the longer ones, and those that something lies over. */
export type Doubt = {
  readonly page: number;
  readonly count: number;
  readonly hidden: readonly string[];
  readonly unsure: readonly UnsureWord[];
};

/** What the page says after its picture was read, and how many words of the file the picture does not show. */
export type Settled = { readonly page: Page; readonly unseen: number };

/** share of words that OCR has to find: it misreads some, and a text that is not on the page it cannot find at all */
const enough = 0.5;
const fewest = 3;

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
const comparable = (words: readonly string[]): readonly string[] => words.map(plain).filter((word) => word.length > 3);

/** The share of these words that the picture shows; null when they are too few to tell. */
function shownShare(words: readonly string[], picture: ReadonlySet<string>): number | null {
  const comparableWords = comparable(words);
  return comparableWords.length < fewest
    ? null
    : comparableWords.filter((word) => picture.has(word)).length / comparableWords.length;
}

/**
 * The picture decides. Invisible text that it shows is the usual layer of a searchable scan; text it does not show is never a source, and
 * where it shows something else than the text of the file, the picture's own words are taken.
 */
export function settled(text: Page, picture: Page, isScan: boolean, uncertainty: Doubt | undefined): Settled {
  const pictureWords = new Set(comparable(picture.words.map((word) => word.text)));
  const hiddenShown = uncertainty ? shownShare(uncertainty.hidden, pictureWords) : null;
  const isLayer = uncertainty !== undefined && uncertainty.count > 0 && hiddenShown !== null && hiddenShown >= enough;
  const { page, lost } = withShown(text, picture, uncertainty?.unsure ?? []);
  const textShown = shownShare(
    page.words.map((word) => word.text),
    pictureWords,
  );
  const pictureDecides = isScan || textShown === null || textShown < enough || isLayer;
  return { page: pictureDecides ? picture : page, unseen: (isLayer ? 0 : (uncertainty?.count ?? 0)) + lost };
}

/** A page whose picture could not be read: what may be seen is kept, and stays in doubt. */
export function withoutPicture(text: Page, uncertainty: Doubt | undefined): Settled {
  if (!uncertainty) return { page: text, unseen: 0 };
  const uncovered = uncertainty.unsure.filter(({ isCovered }) => !isCovered).map(({ word }) => word);
  return { page: { ...text, words: [...text.words, ...uncovered] }, unseen: uncertainty.count + uncertainty.unsure.length };
}
