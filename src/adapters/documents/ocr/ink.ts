import type { Grey } from './raster.ts';

/** Where a page is inked: a byte for each pixel, 1 for ink. */
export type Ink = { readonly data: Uint8Array; readonly width: number; readonly height: number; readonly dpi: number };

/** inches around a pixel that its paper is judged by: about three lines of text */
const around = 0.16;
/** a pixel is ink when it is darker than its surroundings by a share of the page's contrast, by so much, and by so many times its noise at least */
const usualShare = 0.16;
const least = 12;
const noiseTimes = 3;

/** Ink by the light around it, so that pale print on one part of the page counts as much as black print on another. */
export function inkOn(page: Grey, share = usualShare): Ink {
  const { data, width, height } = page;
  const reach = Math.max(4, Math.round(page.dpi * around));
  const darker = Math.max(least, contrastOf(data) * share, noiseOf(data) * noiseTimes);
  const columns = new Int32Array(width); // sums over the rows of the window, moved down with it
  const out = new Uint8Array(data.length);
  let rows = 0;
  const add = (y: number, sign: 1 | -1): void => {
    const start = y * width;
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + sign * (data[start + x] ?? 0);
    rows += sign;
  };
  for (let y = 0; y < Math.min(reach, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + reach < height) add(y + reach, 1);
    if (y - reach - 1 >= 0) add(y - reach - 1, -1);
    markRow(data, out, y * width, columns, { width, reach, rows, darker });
  }
  return { data: out, width, height, dpi: page.dpi };
}

type Window = { readonly width: number; readonly reach: number; readonly rows: number; readonly darker: number };

function markRow(
  data: Buffer,
  out: Uint8Array,
  start: number,
  columns: Int32Array,
  { width, reach, rows, darker }: Window,
): void {
  let sum = 0;
  let count = 0;
  for (let x = 0; x < Math.min(reach, width); x++) {
    sum += columns[x] ?? 0;
    count += rows;
  }
  for (let x = 0; x < width; x++) {
    if (x + reach < width) {
      sum += columns[x + reach] ?? 0;
      count += rows;
    }
    if (x - reach - 1 >= 0) {
      sum -= columns[x - reach - 1] ?? 0;
      count -= rows;
    }
    if ((data[start + x] ?? 255) < sum / count - darker) out[start + x] = 1;
  }
}

/** From the darkest to the brightest grey that covers more than specks of the page. */
export function contrastOf(data: Uint8Array): number {
  const { dark, bright } = lightOf(data);
  return bright - dark;
}

/** The grey of ink and of paper: one pixel in five hundred is darker, a fifth brighter. */
export function lightOf(data: Uint8Array): { readonly dark: number; readonly bright: number } {
  const counts = new Uint32Array(256);
  const step = 7; // every seventh pixel tells enough
  for (let at = 0; at < data.length; at += step) counts[data[at] ?? 0] = (counts[data[at] ?? 0] ?? 0) + 1;
  const total = Math.ceil(data.length / step);
  const at = (wanted: number): number => {
    let seen = 0;
    for (let grey = 0; grey < 256; grey++) {
      seen += counts[grey] ?? 0;
      if (seen >= wanted * total) return grey;
    }
    return 255;
  };
  return { dark: at(0.002), bright: at(0.8) };
}

/** Standard deviation of the noise: what neighbouring pixels differ by where nothing is printed, as on most of a page. */
function noiseOf(data: Uint8Array): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at + 3 < data.length; at += 11) {
    const difference = Math.abs((data[at] ?? 0) - (data[at + 3] ?? 0));
    counts[difference] = (counts[difference] ?? 0) + 1;
    total += 1;
  }
  let seen = 0;
  for (let difference = 0; difference < 256; difference++) {
    seen += counts[difference] ?? 0;
    if (seen * 2 > total) return difference * 1.05; // the median of |a - b| is 0.95 sigma
  }
  return 0;
}
