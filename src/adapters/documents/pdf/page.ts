import type { Page, Word } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import type { UnsureWord } from '../ocr/overlaid.ts';
import { filledIn } from './filled-in.ts';
import { asMatrix, identity } from './matrix.ts';
import type { PdfPage } from './open.ts';
import { lyingOnEachOther } from './overlaps.ts';
import { picturesOf } from './page-facts.ts';
import { type PageFacts, painting } from './painting.ts';
import { seenWords } from './seen-words.ts';
import { withSoftHyphens } from './soft-hyphens.ts';
import { type PlacedWord, type TextItem, wordsOf } from './words.ts';

export type PageText = {
  /** so long that nobody looked whether anything lies over its words */
  readonly isTooLong?: boolean;
  /** without the words of `unsure` */
  readonly page: Page;
  /** words in the file that a reader cannot see: white, tiny, below a picture, invisible, outside the page */
  readonly hidden: readonly string[];
  /** words that something lies over: the page's picture tells which of them people see */
  readonly unsure: readonly UnsureWord[];
  /** lines of text that are struck out */
  readonly struck: readonly string[];
  readonly truncated: boolean;
};

/** The visible words of one page with their boxes in points, origin top left, upright whichever way the page lies. */
export async function readPage(page: PdfPage, number: number, facts: PageFacts): Promise<PageText> {
  const viewport = page.getViewport({ scale: 1 });
  const { items: drawn, truncated } = await textItems(page);
  // a scan is drawn with its fields and read as a picture: their text alone would lack the labels
  const isScan = lettersOf(drawn) < limits.pdf.scanCharacters;
  const typed = isScan ? [] : await filledIn(page);
  const isTooLong = lettersOf(drawn) > limits.pdf.traced;
  const base = { number, width: viewport.width, height: viewport.height, reader: 'text' as const };
  // before the words: a font's name is known once the operators were made
  const operators = isScan || isTooLong ? null : await page.getOperatorList();
  const printed = placedWords(operators === null ? drawn : withSoftHyphens(drawn, operators), 0);
  const added = placedWords(
    typed.map(({ item }) => item),
    drawn.length,
  );
  const upright = dominantQuarter([...printed, ...added]);
  const turnedUpright = (word: Word): Word => turned(word, upright, viewport.width, viewport.height);
  // watermarks and margin notes run across the text
  const isAlong = ({ quarter }: PlacedWord): boolean => quarter === upright;
  const along = printed.filter(isAlong);
  if (operators === null) {
    const words = withoutRepeats(along.filter(isOnPage).map(({ word }) => turnedUpright(word)));
    return { page: { ...base, words }, hidden: [], unsure: [], struck: [], truncated, isTooLong };
  }
  await picturesOf(page, operators);
  const grounds = typed.flatMap(({ ground }) => (ground ? [ground] : []));
  const { visible, hidden, covered, struck } = seenWords(along.filter(isOnPage), [...painting(operators, facts), ...grounds]);
  const outside = along.filter((word) => !isOnPage(word)).map(({ word }) => word.text);
  const once = withoutRepeats([
    ...visible,
    ...added
      .filter(isAlong)
      .filter(isOnPage)
      .map(({ word }) => word),
  ]);
  const overlaid = lyingOnEachOther(once);
  const unsure = [...covered, ...overlaid.map((word) => ({ word, rest: null, isCovered: false }))];
  const words = once.filter((word) => !overlaid.includes(word)).map(turnedUpright);
  return {
    page: { ...base, words },
    hidden: [...outside, ...hidden],
    unsure: unsure.map((unsureWord) => ({ ...unsureWord, word: turnedUpright(unsureWord.word) })),
    struck: linesOf(struck.map(turnedUpright)),
    truncated,
  };

  function placedWords(items: readonly TextItem[], from: number): readonly PlacedWord[] {
    const transform = asMatrix(viewport.transform) ?? identity;
    const runs = runsOf(items, (item) => fontName(page, item.fontName));
    return items.flatMap((item, index) => {
      const font = fontName(page, item.fontName);
      return wordsOf(
        item,
        transform,
        /bold|black|heavy|semibold|demi/i.test(font),
        isMonospaced(font),
        from + (runs[index] ?? index),
      );
    });
  }
  function isOnPage({ word }: PlacedWord): boolean {
    const [x, y] = [word.x + word.width / 2, word.y + word.height / 2];
    return x >= 0 && y >= 0 && x <= viewport.width && y <= viewport.height;
  }
}

const lettersOf = (items: readonly TextItem[]): number => items.reduce((sum, item) => sum + item.str.trim().length, 0);

const isMonospaced = (font: string): boolean => /mono|courier|consol/i.test(font);

/** in sizes of the type: a monospaced space is 0.6, two of them 1.2 */
const widestSpace = 0.75;

/** Points from the end of one item to the begin of another, along its line: the width of a space is told in other measures where a matrix sets the size. */
function gapBetween(before: TextItem, item: TextItem): number {
  const [from, to] = [asMatrix(before.transform), asMatrix(item.transform)];
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const length = Math.hypot(from[0], from[1]) || 1;
  return ((to[4] - from[4]) * from[0] + (to[5] - from[5]) * from[1]) / length - before.width;
}

const sizeOf = ({ transform }: TextItem): number => Math.hypot(Number(transform[2]), Number(transform[3]));

/** A number for each item that those drawn in one go share. A monospaced space is so wide that the library begins a new item after it. */
function runsOf(items: readonly TextItem[], fontOf: (item: TextItem) => string): readonly number[] {
  let run = 0;
  return items.map((item, index) => {
    const space = items[index - 1];
    const before = items[index - 2];
    const joined =
      space?.str === ' ' &&
      before !== undefined &&
      before.fontName === item.fontName &&
      isMonospaced(fontOf(item)) &&
      // words that a program set one by one have a wider one told than there is: they are parted by the edges of columns
      Math.max(space.width, gapBetween(before, item)) < sizeOf(item) * widestSpace;
    if (!joined && item.str.trim() !== '') run = index;
    return run;
  });
}

async function textItems(page: PdfPage): Promise<{ items: readonly TextItem[]; truncated: boolean }> {
  const items: TextItem[] = [];
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { items, truncated: false };
    for (const item of value.items as readonly TextItem[]) if (typeof item.str === 'string') items.push(item);
    if (items.length > limits.pdf.itemsPerPage) {
      await reader.cancel(new Error('enough'));
      return { items: items.slice(0, limits.pdf.itemsPerPage), truncated: true };
    }
  }
}

/** The font's own name, which says whether it is bold; known once the page's operators were made. */
function fontName(page: PdfPage, id: string): string {
  if (!page.commonObjs.has(id)) return '';
  const font = page.commonObjs.get(id) as { readonly name?: unknown } | null;
  return typeof font?.name === 'string' ? font.name : '';
}

/** Which way most of the text runs (quarter turns), so that a table printed sideways is read upright. */
function dominantQuarter(placed: readonly PlacedWord[]): number {
  const letters = [0, 0, 0, 0];
  for (const { word, quarter } of placed) if (quarter >= 0) letters[quarter] = (letters[quarter] ?? 0) + word.text.length;
  return letters.indexOf(Math.max(...letters));
}

function turned(word: Word, quarter: number, pageWidth: number, pageHeight: number): Word {
  if (quarter === 0) return word;
  if (quarter === 1) return { ...word, x: word.y, y: pageWidth - word.x - word.width, width: word.height, height: word.width };
  if (quarter === 2) return { ...word, x: pageWidth - word.x - word.width, y: pageHeight - word.y - word.height };
  return { ...word, x: pageHeight - word.y - word.height, y: word.x, width: word.height, height: word.width };
}

/** What stands on one height, from left to right. */
function linesOf(words: readonly Word[]): readonly string[] {
  const lines = Map.groupBy(words, ({ y, height }) => Math.round((y + height) / height));
  return [...lines.values()].map((line) =>
    line
      .toSorted((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Some programs draw text twice, a hair apart, to make it bold. Looked for where it would be alone: a page may hold one word a hundred thousand times. */
function withoutRepeats(words: readonly Word[]): readonly Word[] {
  const wordsByPosition = new Map<string, Word[]>();
  const placeOf = (word: Word, right: number, down: number): string =>
    `${Math.floor(word.x) + right} ${Math.floor(word.y) + down} ${word.text}`;
  const isRepeat = (word: Word): boolean =>
    around.some(([right, down]) =>
      wordsByPosition
        .get(placeOf(word, right, down))
        ?.some((other) => Math.abs(other.x - word.x) < 1 && Math.abs(other.y - word.y) < 1),
    );
  return words.filter((word) => {
    if (isRepeat(word)) return false;
    const key = placeOf(word, 0, 0);
    const sameSpot = wordsByPosition.get(key);
    if (sameSpot) sameSpot.push(word);
    else wordsByPosition.set(key, [word]);
    return true;
  });
}

const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
