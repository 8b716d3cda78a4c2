import { lightOf } from './ink.ts';
import type { Grey } from './raster.ts';

/** inches of a band, at least and at most: two to five lines of text */
const lowest = 0.5;
const highest = 0.8;
/** pixels of ink in a band that has anything on it */
const fewest = 50;

/** A page in bands across it, from the top, each cut where least is printed; bands with nothing on them are left out. */
export function bandsOf(page: Grey): readonly Grey[] {
  const inked = inkByRow(page);
  const bands: Grey[] = [];
  for (let top = 0; top < page.height; ) {
    const end = cutAfter(inked, top + Math.round(page.dpi * lowest), top + Math.round(page.dpi * highest));
    const ink = inked.subarray(top, end).reduce((sum, one) => sum + one, 0);
    if (ink >= fewest) bands.push({ ...page, height: end - top, data: page.data.subarray(top * page.width, end * page.width) });
    top = end;
  }
  return bands;
}

/** The row with the least ink of those between; the end of the page where it is nearer. */
function cutAfter(inked: Uint32Array, from: number, to: number): number {
  if (to >= inked.length) return inked.length;
  let best = from;
  for (let y = from; y < to; y++) if ((inked[y] ?? 0) < (inked[best] ?? 0)) best = y;
  return best;
}

/** Dark pixels of each row. */
function inkByRow({ data, width, height }: Grey): Uint32Array {
  const { dark, bright } = lightOf(data);
  const below = (dark + bright) / 2;
  const inked = new Uint32Array(height);
  for (let y = 0; y < height; y++) inked[y] = inkOfRow(data.subarray(y * width, (y + 1) * width), below);
  return inked;
}

function inkOfRow(row: Buffer, below: number): number {
  let count = 0;
  for (let x = 0; x < row.length; x++) if ((row[x] ?? 255) < below) count += 1;
  return count;
}
