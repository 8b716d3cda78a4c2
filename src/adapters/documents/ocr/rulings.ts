import { type Ink, inkOn } from './ink.ts';
import type { Grey } from './raster.ts';

/** inches: a straight piece of ink so long and so thin is a line of a table, whatever stands beside it */
const longest = { across: 0.45, down: 0.28 };
const thickest = 0.03;
/** inches that a line may be interrupted */
const gap = 0.012;
/** share of the page's contrast: lines are often paler than print */
const palest = 0.1;
/** share of a line that is of one thickness: letters that touch one another have stems and bows */
const evenShare = 0.6;
/** pixels by which it may waver, and by which it may rise with each pixel */
const wavering = 2;
const steepest = 0.01;

/**
 * A page without the lines of its tables: they tie cells together, hide single digits from the engine and are read as letters. Where a
 * letter crosses a line, the letter stays.
 */
export function withoutRulings(page: Grey): Grey {
  const ink = inkOn(page, palest);
  const data = Buffer.from(page.data);
  erase(ink, data, {
    step: 1,
    other: page.width,
    length: page.width,
    lines: page.height,
    least: longest.across,
  });
  erase(ink, data, { step: page.width, other: 1, length: page.height, lines: page.width, least: longest.down });
  return { ...page, data };
}

/** ink that was taken away: a line that crosses goes on over it */
const erased = 2;

/** A direction to look along: pixels of a line are `step` apart, lines `other`. */
type Direction = {
  readonly step: number;
  readonly other: number;
  readonly length: number;
  readonly lines: number;
  readonly least: number;
};

function erase(ink: Ink, page: Buffer, along: Direction): void {
  const { step, other, length, lines, least } = along;
  const shortest = Math.round(ink.dpi * least);
  const allowed = Math.max(1, Math.round(ink.dpi * gap));
  const isInk = (line: number, at: number): boolean =>
    line >= 0 && line < lines && at >= 0 && at < length && ink.data[line * other + at * step] !== 0;
  for (let line = 0; line < lines; line++)
    for (let at = 0; at < length; at++) {
      if (!isInk(line, at) || isInk(line, at - 1)) continue;
      const path = followed(isInk, line, at, allowed);
      if (path.length >= shortest) erasePath(ink, page, along, path, at);
      at += Math.max(0, straight(isInk, line, at) - 1);
    }
}

type IsInk = (line: number, at: number) => boolean;

const straight = (isInk: IsInk, line: number, from: number): number => {
  let at = from;
  while (isInk(line, at)) at += 1;
  return at - from;
};

/** The line that a piece of ink is on at every place from `from` on; it may drift to the side a pixel at a time, as on a crooked scan. */
function followed(isInk: IsInk, start: number, from: number, allowed: number): readonly number[] {
  const path: number[] = [];
  let line = start;
  let missing = 0;
  for (let at = from; missing <= allowed; at++) {
    const next = [line, line - 1, line + 1].find((one) => isInk(one, at));
    missing = next === undefined ? missing + 1 : 0;
    line = next ?? line;
    path.push(line);
  }
  return path.slice(0, path.length - missing);
}

type Across = { readonly at: number; readonly first: number; readonly end: number };

function erasePath(ink: Ink, page: Buffer, along: Direction, path: readonly number[], from: number): void {
  if (Math.max(...path) - Math.min(...path) > wavering + path.length * steepest) return;
  const most = Math.max(3, Math.round(ink.dpi * thickest));
  const thin = path
    .map((line, index) => acrossAt(ink, along, line, from + index, most))
    .filter(({ first, end }) => end - first < most);
  const sizes = thin.map(({ first, end }) => end - first).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const slack = Math.max(1, Math.round(usual * 0.4));
  const even = thin.filter(({ first, end }) => Math.abs(end - first - usual) <= slack);
  if (even.length < path.length * evenShare) return;
  let band = even[0];
  for (const [index, line] of path.entries()) {
    const across = acrossAt(ink, along, line, from + index, most * 3);
    if (across.end - across.first <= usual + slack) band = across;
    else if (!band || !touches(across, band)) continue;
    eraseAt(ink, page, along, {
      at: from + index,
      first: Math.max(across.first, band.first),
      end: Math.min(across.end, band.end),
    });
  }
}

/** A letter that touches a line lies on one side of it, and the line can go; one that crosses it would be cut. */
const touches = (across: Across, line: Across): boolean => across.first >= line.first - 1 || across.end <= line.end + 1;

/** How far the ink reaches on both sides of a line's pixel, a little more than `most` at the farthest. */
function acrossAt({ data }: Ink, { step, other, lines }: Direction, line: number, at: number, most: number): Across {
  let first = line;
  while (first > 0 && line - first <= most && data[(first - 1) * other + at * step] === 1) first -= 1;
  let end = line;
  while (end < lines - 1 && end - line <= most && data[(end + 1) * other + at * step] === 1) end += 1;
  return { at, first, end };
}

/** The pale rim of a line goes with it; the paper beside it takes its place. */
function eraseAt(ink: Ink, page: Buffer, { step, other, lines }: Direction, { at, first, end }: Across): void {
  const grey = (across: number): number => page[Math.max(0, Math.min(lines - 1, across)) * other + at * step] ?? 255;
  const paper = Math.max(grey(first - 2), grey(end + 2));
  if (end < first) return;
  for (let across = Math.max(0, first - 1); across <= Math.min(lines - 1, end + 1); across++) {
    const pixel = across * other + at * step;
    if (ink.data[pixel] === 1) ink.data[pixel] = erased;
    if ((page[pixel] ?? 255) < paper) page[pixel] = paper;
  }
}
