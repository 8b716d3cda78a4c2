/**
 * Hyphens that a font maps to U+00AD. A page shows them like any other glyph, but pdfjs leaves all format characters out of a page's text, so that
 * "4500-77603" would be 450077603. The page's operators still have them.
 */
import { limits } from '../limits.ts';
import { advance } from './advance.ts';
import { operators as op } from './open.ts';
import type { OperatorList } from './painting.ts';
import type { TextItem } from './words.ts';

const softHyphen = '\u00ad';
/** by which a hyphen is found where text and operators differ, as they do for ligatures */
const { context: mostContext } = limits.pdf;

type Glyph = { readonly unicode?: unknown; readonly width?: unknown };

/** Everything that is painted as text, without spaces. */
function paintedText({ fnArray, argsArray }: OperatorList): string {
  let text = '';
  for (let at = 0; at < fnArray.length; at++) {
    const glyphs = fnArray[at] === op.showText ? (argsArray[at] as readonly unknown[] | undefined)?.[0] : undefined;
    for (const glyph of Array.isArray(glyphs) ? (glyphs as readonly (Glyph | number | null)[]) : []) {
      const unicode = typeof glyph === 'object' && typeof glyph?.unicode === 'string' ? glyph.unicode : '';
      if (unicode !== softHyphen || Number((glyph as Glyph).width) > 0) text += unicode.replace(/\s+/g, '');
    }
  }
  return text;
}

/** For each hyphen, before which character of the text it stands. */
function placesOf(painted: string, text: string): readonly number[] {
  const positions: number[] = [];
  const plain = painted.replaceAll(softHyphen, '');
  let before = 0;
  let from = 0;
  for (let at = painted.indexOf(softHyphen); at >= 0; at = painted.indexOf(softHyphen, at + 1)) {
    const index = at - before;
    before += 1;
    const [left, right] = [plain.slice(Math.max(0, index - mostContext), index), plain.slice(index, index + mostContext)];
    const matchIndex = plain === text ? index : text.indexOf(left + right, from);
    if (matchIndex < 0) continue;
    const position = plain === text ? index : matchIndex + left.length;
    positions.push(position);
    from = Math.max(0, position - mostContext);
  }
  return positions;
}

/** The text of a page with the hyphens that were left out of it. */
export function withSoftHyphens(items: readonly TextItem[], list: OperatorList): readonly TextItem[] {
  const painted = paintedText(list);
  if (!painted.includes(softHyphen)) return items;
  const positions = new Set(placesOf(painted, items.map(({ str }) => str.replace(/\s+/g, '')).join('')));
  let offset = 0;
  return items.map((item) => {
    let str = '';
    for (const character of item.str.split('')) {
      const isSpace = /\s/.test(character);
      str += !isSpace && positions.has(offset) && offset > 0 && str !== '' ? `-${character}` : character;
      if (!isSpace) offset += 1;
    }
    // at the end of an item the hyphen belongs to what is before it
    if (item.str.trim() !== '' && positions.has(offset) && !str.endsWith(' ')) str += '-';
    return str === item.str ? item : { ...item, str, width: (item.width * widthOf(str)) / (widthOf(item.str) || 1) };
  });
}

const widthOf = (text: string): number => text.split('').reduce((sum, character) => sum + advance(character), 0);
