import { type Ink, inkOn } from './ink.ts';
import type { Grey } from './raster.ts';

/** inches: a straight piece of ink so long and so thin is a line of a table, whatever is next to it */
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
  const { width, height } = page;
  erase(ink, data, { across: true, step: 1, other: width, length: width, lines: height, least: longest.across });
  erase(ink, data, { across: false, step: width, other: 1, length: height, lines: width, least: longest.down });
  return { ...page, data };
}

/** ink that was taken away: a line that crosses goes on over it */
const erased = 2;

/** A direction to look along: pixels of a line are `step` apart, lines `other`. */
type Direction = {
  readonly across: boolean;
  readonly step: number;
  readonly other: number;
  readonly length: number;
  readonly lines: number;
  readonly least: number;
};

/** Where a piece of ink begins that is as long as a line of a table. */
type Start = { readonly line: number; readonly at: number };

function erase(ink: Ink, page: Buffer, along: Direction): void {
  const path = new Int32Array(along.length);
  const reach = { first: new Int32Array(along.length), end: new Int32Array(along.length) };
  const allowed = Math.max(1, Math.round(ink.dpi * gap));
  const shortest = Math.round(ink.dpi * along.least);
  const starts: Start[] = [];
  for (let y = 0; y < ink.height; y++)
    for (const x of begunIn(ink, y, along)) {
      const start = along.across ? { line: y, at: x } : { line: x, at: y };
      if (followed(ink.data, along, start, allowed, path, shortest) >= shortest) starts.push(start);
    }
  for (const start of starts.sort((a, b) => a.line - b.line || a.at - b.at))
    erasePath(ink, page, along, path.subarray(0, followed(ink.data, along, start, allowed, path)), start.at, reach);
}

/** Where ink begins on a row of the page; looked for as pixels lie in memory, whichever way lines run, because down columns it takes far longer. */
function begunIn({ data, width }: Ink, y: number, { across, step }: Direction): readonly number[] {
  const starts: number[] = [];
  const row = y * width;
  for (let x = 0; x < width; x++) {
    if (data[row + x] === 0) continue;
    const hasBefore = across ? x > 0 : y > 0;
    if (!hasBefore || data[row + x - step] === 0) starts.push(x);
  }
  return starts;
}

/**
 * The line that a piece of ink is on at every place from its start on, written into `path`; it may drift to the side a pixel at a time, as on
 * a crooked scan. Returns how long it is, or `enough` where it is as long and may go on.
 */
function followed(
  data: Uint8Array,
  { step, other, length, lines }: Direction,
  { line: first, at: from }: Start,
  allowed: number,
  path: Int32Array,
  enough = length,
): number {
  let line = first;
  let reached = 0;
  for (let at = from; at < length && at - from - reached <= allowed && reached < enough; at++) {
    const pixel = line * other + at * step;
    if (data[pixel] === 0) {
      if (line > 0 && data[pixel - other] !== 0) line -= 1;
      else if (line < lines - 1 && data[pixel + other] !== 0) line += 1;
      else {
        path[at - from] = line;
        continue;
      }
    }
    path[at - from] = line;
    reached = at - from + 1;
  }
  return reached;
}

type Across = { readonly at: number; readonly first: number; readonly end: number };
/** Of each place on a line, where its ink begins and ends across it; room that is used again for every line, of which a photograph has thousands. */
type Reach = { readonly first: Int32Array; readonly end: Int32Array };

function erasePath(ink: Ink, page: Buffer, along: Direction, path: Int32Array, from: number, reach: Reach): void {
  if (widthOf(path) > wavering + path.length * steepest) return;
  const most = Math.max(3, Math.round(ink.dpi * thickest));
  measure(ink, along, path, from, most, reach);
  const usual = medianSize(reach, path.length, most);
  const slack = Math.max(1, Math.round(usual * 0.4));
  const even = evenPlaces(reach, path.length, usual, slack, most);
  if (even.count < path.length * evenShare) return;
  let band: Across | null =
    even.first < 0 ? null : { at: from + even.first, first: reach.first[even.first] ?? 0, end: reach.end[even.first] ?? 0 };
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

function widthOf(path: Int32Array): number {
  let [least, most] = [path[0] ?? 0, path[0] ?? 0];
  for (let at = 1; at < path.length; at++) {
    const line = path[at] ?? 0;
    if (line < least) least = line;
    else if (line > most) most = line;
  }
  return most - least;
}

/** How far the ink reaches on both sides of each of a line's pixels, a little more than `most` at the farthest. */
function measure(ink: Ink, along: Direction, path: Int32Array, from: number, most: number, { first, end }: Reach): void {
  for (let at = 0; at < path.length; at++) {
    const line = path[at] ?? 0;
    first[at] = firstAcross(ink.data, along, line, from + at, most);
    end[at] = endAcross(ink.data, along, line, from + at, most);
  }
}

/** The middle one of all sizes below `most`; 0 where none is. */
function medianSize({ first, end }: Reach, length: number, most: number): number {
  const counts = new Uint32Array(most);
  let thin = 0;
  for (let at = 0; at < length; at++) {
    const size = (end[at] ?? 0) - (first[at] ?? 0);
    if (size >= most) continue;
    counts[size] = (counts[size] ?? 0) + 1;
    thin += 1;
  }
  let cumulative = 0;
  const middle = Math.floor(thin / 2);
  for (let size = 0; size < most; size++) {
    cumulative += counts[size] ?? 0;
    if (cumulative > middle) return size;
  }
  return 0;
}

/** How many places are about as thick as usual, and the first of them; -1 where none is. */
function evenPlaces({ first, end }: Reach, length: number, usual: number, slack: number, most: number) {
  const even = { count: 0, first: -1 };
  for (let at = 0; at < length; at++) {
    const size = (end[at] ?? 0) - (first[at] ?? 0);
    if (size >= most || Math.abs(size - usual) > slack) continue;
    if (even.count === 0) even.first = at;
    even.count += 1;
  }
  return even;
}

/** A letter that touches a line lies on one side of it, and the line can go; one that crosses it would be cut. */
const touches = (across: Across, line: Across): boolean => across.first >= line.first - 1 || across.end <= line.end + 1;

/** How far the ink reaches on both sides of a line's pixel, a little more than `most` at the farthest. */
const acrossAt = ({ data }: Ink, along: Direction, line: number, at: number, most: number): Across => ({
  at,
  first: firstAcross(data, along, line, at, most),
  end: endAcross(data, along, line, at, most),
});

function firstAcross(data: Uint8Array, { step, other }: Direction, line: number, at: number, most: number): number {
  let first = line;
  while (first > 0 && line - first <= most && data[(first - 1) * other + at * step] === 1) first -= 1;
  return first;
}

function endAcross(data: Uint8Array, { step, other, lines }: Direction, line: number, at: number, most: number): number {
  let end = line;
  while (end < lines - 1 && end - line <= most && data[(end + 1) * other + at * step] === 1) end += 1;
  return end;
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
