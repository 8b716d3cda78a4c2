import { lightOf } from './ink.ts';
import type { Grey } from './raster.ts';

/** inches of a band, at least and at most: two to five lines of text */
const lowest = 0.5;
const highest = 0.8;
/** pixels of ink in a band that has anything on it */
const fewest = 50;

/** A page in bands across it, from the top, looked at as far as they are asked for, each cut where least is printed; bands with nothing on them are left out. */
export function* bandsOf(page: Grey): Iterable<Grey> {
  const { data, width, height, dpi } = page;
  const { dark, bright } = lightOf(data);
  const below = (dark + bright) / 2;
  const inked = new Uint32Array(height);
  let counted = 0;
  for (let top = 0; top < height; ) {
    const [from, to] = [top + Math.round(dpi * lowest), top + Math.round(dpi * highest)];
    for (; counted < Math.min(to, height); counted++)
      inked[counted] = inkOfRow(data.subarray(counted * width, (counted + 1) * width), below);
    const end = cutAfter(inked, from, to);
    const ink = inked.subarray(top, end).reduce((sum, count) => sum + count, 0);
    if (ink >= fewest) yield { ...page, height: end - top, data: data.subarray(top * width, end * width) };
    top = end;
  }
}

/** The row with the least ink of those between; the end of the page where it is nearer. */
function cutAfter(inked: Uint32Array, from: number, to: number): number {
  if (to >= inked.length) return inked.length;
  let best = from;
  for (let y = from; y < to; y++) if ((inked[y] ?? 0) < (inked[best] ?? 0)) best = y;
  return best;
}

/** Dark pixels of a row. */
function inkOfRow(row: Buffer, below: number): number {
  let count = 0;
  for (let x = 0; x < row.length; x++) if ((row[x] ?? 255) < below) count += 1;
  return count;
}
