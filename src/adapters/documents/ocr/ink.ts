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
  const sums = new Int32Array(width + 1);
  const out = new Uint8Array(data.length);
  let rows = Math.min(reach, height);
  for (let y = 0; y < rows; y++) addRow(columns, data, y * width, 1);
  for (let y = 0; y < height; y++) {
    const enters = (y + reach) * width;
    const leaves = (y - reach - 1) * width;
    if (enters < data.length && leaves >= 0) moveRow(columns, data, enters, leaves);
    else if (enters < data.length) addRow(columns, data, enters, 1);
    else if (leaves >= 0) addRow(columns, data, leaves, -1);
    rows += (enters < data.length ? 1 : 0) - (leaves >= 0 ? 1 : 0);
    markRow(data, out, y * width, columns, { reach, rows, darker, sums });
  }
  return { data: out, width, height, dpi: page.dpi };
}

// a function for each row of pixels: one that is called once for a page is compiled anew, in the middle of its loop, for every page

function addRow(columns: Int32Array, data: Buffer, start: number, sign: 1 | -1): void {
  for (let x = 0; x < columns.length; x++) columns[x] = (columns[x] ?? 0) + sign * (data[start + x] ?? 0);
}

function moveRow(columns: Int32Array, data: Buffer, enters: number, leaves: number): void {
  for (let x = 0; x < columns.length; x++) columns[x] = (columns[x] ?? 0) + (data[enters + x] ?? 0) - (data[leaves + x] ?? 0);
}

/** `sums`: room for the sum of all columns left of each. */
type Window = { readonly reach: number; readonly rows: number; readonly darker: number; readonly sums: Int32Array };

function markRow(data: Buffer, out: Uint8Array, start: number, columns: Int32Array, { reach, rows, darker, sums }: Window): void {
  const width = columns.length;
  for (let x = 0, sum = 0; x < width; x++) {
    sum += columns[x] ?? 0;
    sums[x + 1] = sum;
  }
  const brightest = 255 - darker; // from here on nothing is ink, whatever is around it
  for (let x = 0; x < width; x++) {
    const grey = data[start + x] ?? 255;
    if (grey >= brightest) continue;
    const left = x > reach ? x - reach : 0;
    const right = x + reach < width ? x + reach + 1 : width;
    const sum = (sums[right] ?? 0) - (sums[left] ?? 0);
    if (grey < sum / ((right - left) * rows) - darker) out[start + x] = 1;
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
  for (let at = 0; at < data.length; at += step) {
    const grey = data[at] ?? 0;
    counts[grey] = (counts[grey] ?? 0) + 1;
  }
  const total = Math.ceil(data.length / step);
  const at = (share: number): number => {
    let cumulative = 0;
    for (let grey = 0; grey < 256; grey++) {
      cumulative += counts[grey] ?? 0;
      if (cumulative >= share * total) return grey;
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
  let cumulative = 0;
  for (let difference = 0; difference < 256; difference++) {
    cumulative += counts[difference] ?? 0;
    if (cumulative * 2 > total) return difference * 1.05; // the median of |a - b| is 0.95 sigma
  }
  return 0;
}
