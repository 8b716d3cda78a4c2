/** A list whose lines say how many at their end, and nothing parts it from the article: "Candles white 60x120 mm 48 pcs". */
import { formatDecimal, isZero, trimDecimal } from '@order-intake/kernel';
import { foundValue } from '../found-value.ts';
import type { Line } from '../layout/line.types.ts';
import { type DecimalMark, valuesOf } from '../numbers.ts';
import { isSoldBy } from './free-text-patterns.ts';
import type { Item } from './item.ts';
import { splitCode } from './name.ts';

/** fewer lines are no list; characters of a line: what is longer is prose; lines of a document that are looked at */
const least = 3;
const longest = 100;
const mostLines = 3_000;
/** in heights of a line: how far apart lines of a list stand, and how far their edges may */
const farthest = 1.6;
const looseEdge = 0.5;

const counted =
  /^(?:[-–•*·\ue000-\uf8ff]\s+)?(.*?\p{L}{3}.*?)\s(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d[\d.,]*)\s?(\p{L}{1,12}[²³]?)\.?$/u;

/** "6 zsák fűmag 10 kg": how many stands first, and at the end how much is in each */
const countedFirst = (words: string): boolean => isSoldBy(/^\d[\d.,]*\s?(\p{L}{1,12})\.?\s/u.exec(words)?.[1] ?? '');

function articleIn(line: Line, mark: DecimalMark | null): Item | null {
  const [segment] = line.segments;
  const text = line.segments.map((one) => one.text).join(' ');
  const [, words = '', count = '', unit = ''] = text.length > longest ? [] : (counted.exec(text) ?? []);
  const qty = valuesOf(count, mark)[0];
  if (!segment || !qty || isZero(qty) || !isSoldBy(unit) || countedFirst(words) || /\p{Sc}|:\s|[.!?]\s+\p{Lu}/u.test(words))
    return null;
  const { name, code } = splitCode(words.replace(/[\s,;:–-]+$/, ''), [], segment);
  return {
    fields: {
      name: foundValue(name, segment, 0.7),
      qty: foundValue(formatDecimal(trimDecimal(qty)), segment, 0.75, { source: text }),
      ...(code ? { code } : {}),
      unit: foundValue(unit, segment, 0.8),
    },
    amount: null,
    check: 'unknown',
    charge: false,
    date: null,
    page: line.page,
    money: text,
  };
}

const goesOn = (line: Line, above: Line): boolean =>
  line.page === above.page &&
  line.y0 - above.y1 < above.height * farthest &&
  Math.abs((line.segments[0]?.x0 ?? 0) - (above.segments[0]?.x0 ?? 0)) < line.height * looseEdge;

/** The articles of all such lists. */
export function countedAtEnds(lines: readonly Line[], mark: DecimalMark | null): readonly Item[] {
  const lists: { line: Line; item: Item }[][] = [];
  for (const line of lines.slice(0, mostLines)) {
    const item = articleIn(line, mark);
    if (!item) continue;
    const own = lists.at(-1);
    const above = own?.at(-1)?.line;
    if (own && above && line.index === above.index + 1 && goesOn(line, above)) own.push({ line, item });
    else lists.push([{ line, item }]);
  }
  return lists.filter((own) => own.length >= least).flatMap((own) => own.map(({ item }) => item));
}
