/** Which of the painted glyphs a word of the page is made of: the library gives its text apart from how it is painted. */
import { limits } from '../limits.ts';
import type { Painted, PaintedGlyph } from './canvas.ts';
import type { Visibility } from './hidden.ts';
import type { PlacedWord } from './words.ts';

type Character = { readonly character: string; readonly glyph: PaintedGlyph; readonly first: boolean };

/** The glyphs of each word, in the same order; null where they were not found. Both come in the order in which they are painted. */
export function glyphsOfWords(
  words: readonly PlacedWord[],
  painted: readonly Painted[],
): readonly (readonly PaintedGlyph[] | null)[] {
  const all = painted.flatMap((item) =>
    item.kind === 'text' && !item.annotation
      ? item.glyphs.flatMap((glyph) => [...glyph.text].map((character, at): Character => ({ character, glyph, first: at === 0 })))
      : [],
  );
  let next = 0;
  return words.map((placed) => {
    const characters = [...placed.word.text.normalize('NFKC')];
    const last = Math.min(all.length - characters.length, next + limits.pdf.glyphs);
    for (let at = next; at <= last; at++) {
      if (!fits(characters, all, at) || !isNear(placed, all[at])) continue;
      next = at + characters.length;
      return all.slice(at, next).flatMap(({ glyph, first }) => (first ? [glyph] : []));
    }
    return null;
  });
}

const fits = (characters: readonly string[], all: readonly Character[], from: number): boolean =>
  characters.every((character, at) => all[from + at]?.character === character);

/** On the line of the word, and not far from it: where in a long piece a word stands is only estimated. */
function isNear({ originX, originY, size, reach }: PlacedWord, first: Character | undefined): boolean {
  if (!first) return false;
  const { core } = first.glyph;
  const [x, y] = [Math.abs((core.x0 + core.x1) / 2 - originX), Math.abs((core.y0 + core.y1) / 2 - originY)];
  return Math.min(x, y) < size && Math.max(x, y) < reach + 3 * size;
}

/** How a word is seen, by its glyphs; `rest`: what is left of one that is covered in part. */
export function visibilityOfWord(
  glyphs: readonly PaintedGlyph[],
  visibilityByGlyph: ReadonlyMap<PaintedGlyph, Visibility>,
): { readonly visibility: Visibility; readonly rest: string | null } {
  const visibilities = glyphs.map((glyph) => visibilityByGlyph.get(glyph) ?? 'seen');
  const share = (visibility: Visibility): number =>
    visibilities.filter((candidate) => candidate === visibility).length / visibilities.length;
  if (share('off') >= 0.5) return { visibility: 'off', rest: null };
  if (share('hidden') >= 0.5) return { visibility: 'hidden', rest: null };
  if (share('covered') === 1) return { visibility: 'covered', rest: null };
  if (share('covered') + share('unsure') === 0) return { visibility: 'seen', rest: null };
  const rest = glyphs.flatMap((glyph, at) => (visibilities[at] === 'seen' ? [glyph.text] : [])).join('');
  return { visibility: 'unsure', rest: rest === '' ? null : rest };
}
