import type { Word } from '@order-intake/order-extraction/document';
import type { UnsureWord } from '../ocr/overlaid.ts';
import type { Painted, PaintedGlyph } from './canvas.ts';
import { type Visibility, visibilityByGlyphOf } from './hidden.ts';
import type { Box } from './matrix.ts';
import { glyphsOfWords, visibilityOfWord } from './painted-words.ts';
import { isStruck } from './struck.ts';
import type { PlacedWord } from './words.ts';

type SeenWords = {
  readonly visible: readonly Word[];
  readonly hidden: readonly string[];
  readonly covered: readonly UnsureWord[];
  readonly struck: readonly Word[];
};

const isText = (word: Word): boolean => /[\p{L}\d]/u.test(word.text);

/** The words of a page by how they are seen. Dots and dashes that lie below the fields of a form are no loss to anybody. */
export function seenWords(words: readonly PlacedWord[], painted: readonly Painted[]): SeenWords {
  const visibilityByGlyph = visibilityByGlyphOf(painted);
  const elsewhere = visibilityAt(painted, visibilityByGlyph);
  const glyphs = glyphsOfWords(words, painted);
  const visible: Word[] = [];
  const hidden: string[] = [];
  const covered: UnsureWord[] = [];
  const struck: Word[] = [];
  const goesThrough = isStruck(painted);
  for (const [index, placed] of words.entries()) {
    const { word } = placed;
    const wordGlyphs = glyphs[index];
    const { visibility, rest } = wordGlyphs
      ? visibilityOfWord(wordGlyphs, visibilityByGlyph)
      : { visibility: elsewhere(placed), rest: null };
    if (visibility === 'seen' && wordGlyphs?.every(goesThrough) && isText(word)) struck.push(word);
    else if (visibility === 'seen' || (visibility === 'unsure' && !isText(word))) visible.push(word);
    else if (visibility === 'hidden') hidden.push(word.text);
    else if (visibility !== 'off' && isText(word)) covered.push({ word, rest, isCovered: visibility === 'covered' });
  }
  // paper with lines is not struck out
  return struck.length > visible.length
    ? { visible: [...visible, ...struck], hidden, covered, struck: [] }
    : { visible, hidden, covered, struck };
}

const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.x0 - 1 && x <= box.x1 + 1 && y >= box.y0 - 1 && y <= box.y1 + 1;

/** Of a word whose glyphs were not found (written from right to left, typed into a field): what is seen at its place. */
function visibilityAt(
  painted: readonly Painted[],
  visibilityByGlyph: ReadonlyMap<PaintedGlyph, Visibility>,
): (word: PlacedWord) => Visibility {
  const texts = painted.flatMap((item) =>
    item.kind === 'text' && item.glyphs[0]
      ? [{ box: item.box, visibility: visibilityByGlyph.get(item.glyphs[0]) ?? 'seen' }]
      : [],
  );
  if (texts.every(({ visibility }) => visibility === 'seen')) return () => 'seen';
  return ({ originX, originY }) => {
    const atOrigin = texts.filter(({ box }) => contains(box, originX, originY));
    return atOrigin.some(({ visibility }) => visibility === 'seen') ? 'seen' : (atOrigin[0]?.visibility ?? 'seen');
  };
}
