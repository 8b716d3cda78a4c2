/** What is left unread right beside an order number that was chosen: the number may have been cut, or may hold more than the number. */
import type { FoundValue } from './found-value.ts';
import { labelNameOf } from './header/labels.ts';
import { isPageOf, isPartOfNumber, standsAt, startsWithDay } from './header/number-parts.ts';
import { isWord } from './is-word.ts';
import type { Layout, Segment } from './layout/line.types.ts';

const signs = '[-–—−/+\\\\*=~_#]';
const bySign = new RegExp(`^(?:\\s{0,2}${signs}\\s{0,2}|\\s{1,2}\\.\\s{0,2}|[:.,(](?=[\\p{Lu}\\d]))([\\p{L}\\d]\\S*)`, 'u');
/** one group of several, and a sign of one to three letters at the end */
const bySpace = /^\s(?:\d+(?![\d.,/:-])|(?:\d[\d-]*|\p{Lu}{1,3})$)/u;
const groupBefore = /(?<![\d.,/:-])\d+\s$/;
const signAtEnd = new RegExp(`${signs}\\s{0,2}$`);
/** "4711, 4712", "4711 & 4712" */
const another = /^\s?[,;&]\s?([\p{L}\d/.-]{4,})/u;

/** Words say what stands there; figures and single letters may belong to the number. */
const isRemark = (piece: string): boolean => {
  const [letters = ''] = /^\p{L}*/u.exec(piece) ?? [];
  if (/\d/.test(piece.slice(letters.length)) && letters.length <= 3) return false;
  return letters.length > 3 || /\p{Ll}/u.test(letters) || isWord(letters.toLowerCase()) || labelNameOf(letters) !== null;
};

const shape = (text: string): string => text.replace(/\d/g, '9').replace(/\p{L}/gu, 'A');

/** What stands behind the number and goes on with it, as far as anybody can tell. */
function unreadBehind(value: string, behind: string): string | null {
  if (startsWithDay(behind.replace(/^[^\p{L}\d]{0,3}/u, ''))) return null;
  // "4711 – 1/3. oldal": the page and how many there are, by the word behind them
  const [, page = ''] = /^\s?[-–—−]\s?(\d+\/\d+)\.?\s\p{L}/u.exec(behind) ?? [];
  if (isPageOf(page)) return null;
  if (bySpace.test(behind)) return behind;
  const [, next = ''] = another.exec(behind) ?? [];
  if (next !== '' && shape(next.slice(-4)) === shape(value.slice(-4)) && next.length === value.length) return behind;
  if (/^[\p{L}\d]/u.test(behind)) return behind;
  const [, piece = ''] = bySign.exec(behind) ?? [];
  if (piece === '' || isRemark(piece) || /^\d{1,2}:\d{2}/.test(piece)) return null;
  return behind;
}

function unreadBefore(before: string): string | null {
  if (groupBefore.test(before)) return before;
  if (!signAtEnd.test(before)) return null;
  const words = before.replace(signAtEnd, '').trimEnd().split(' ');
  const piece = words.at(-1) ?? '';
  const isDay = [1, 2, 3].some((count) => startsWithDay(words.slice(-count).join(' ')));
  return !/\d/.test(piece) || isDay || /[.:)]$/.test(piece) ? null : before.slice(before.lastIndexOf(piece));
}

/** "1001 / 2" may be page 1 of 2, "4711 / 4712" two numbers: figures alone on both sides, of which the last says too little or as much as the first. */
function isOpen(value: string): boolean {
  const [, left = '', right = ''] = /^(\d+)\s?[-/+]\s?(\d+)$/.exec(value) ?? [];
  const isApart = /\s/.test(value);
  const ofYear = [left, right].some((figures) => /^(?:19|20)\d{2}$/.test(figures));
  return isApart && !ofYear && (right.length === 1 || (right.length >= 4 && right.length === left.length));
}

const mostShown = 60;

/** The next piece of a line or of the next line goes on with a number that ends in a sign. */
function besideSegment(segment: Segment, behind: string, { lines }: Layout): string | null {
  if (!/^\s{0,2}[-–—/+]\s*$/.test(behind)) return null;
  const line = lines.find(({ segments }) => segments.includes(segment));
  const next = line?.segments[line.segments.indexOf(segment) + 1] ?? lines[(line?.index ?? -2) + 1]?.segments[0];
  return next && isPartOfNumber(next.text) ? `${behind.trimEnd()} ${next.text}` : null;
}

/** The text around the number as it is printed, where it is unclear how much of it is the number; null where nothing is. */
export function unreadBeside({ value, place, source, seen }: FoundValue, layout: Layout): string | null {
  for (const segment of layout.lines.flatMap(({ segments }) => segments)) {
    if (segment.place !== place) continue;
    // what a label names otherwise, as in "Order / customer no.: 4711 / 99187", is no part of the source
    const text = seen !== undefined && segment.text.includes(source) ? source : segment.text;
    const at = standsAt(value, text);
    if (!at) continue;
    const behind = text.slice(at.to);
    const left = unreadBefore(text.slice(0, at.from));
    const right = unreadBehind(value, behind) ?? besideSegment(segment, behind, layout);
    if (left !== null || right !== null)
      return `${left ?? ''}${text.slice(at.from, at.to)}${right ?? ''}`.replace(/\s+/g, ' ').trim().slice(0, mostShown);
  }
  return isOpen(value) ? value : null;
}
