import { contrastOf } from './ink.ts';
import type { Grey } from './raster.ts';

/** inches: a cell of the map of light; a letter and its surroundings fit into three by three */
const cellSize = 0.08;
/** share of a cell's pixels that are brighter than its ink, and than its paper */
const inkShare = 0.02;
const paperShare = 0.85;
/** greys that paper and the darkest ink around become */
const paper = 250;
const depth = 220;
/** differences below this share of the page's contrast are no print */
const faintest = 0.45;
/** and differences below so many greys */
const leastPrint = 40;
/** what differs by so many times the noise of its paper is print; by less than the first, paper */
const printed = { from: 5, to: 8 };
const leastNoise = 1.5;

/** share of the print that has to be pale for a page to be changed at all */
const enoughPale = 0.33;
/** share of the page's contrast below which print is pale */
const pale = 0.5;

/** `noise` is the standard deviation of a cell's paper. */
type Cells = {
  readonly low: Float32Array;
  readonly high: Float32Array;
  readonly noise: Float32Array;
  readonly columns: number;
  readonly rows: number;
};

/**
 * A page on which all print is equally black. The engine tells ink from paper by one level for the whole page: pale print beside black
 * print would be lost, as the names in a table of which the sums are printed bold.
 */
export function evenContrast(page: Grey): Grey {
  const { data, width, height } = page;
  const size = Math.max(8, Math.round(page.dpi * cellSize));
  const pageCells = cellsOf(page, size);
  const contrast = contrastOf(data);
  if (paleShare(pageCells, contrast) < enoughPale) return page;
  const cells = widened(pageCells);
  const least = Math.max(contrast * faintest, leastPrint);
  const out = Buffer.alloc(data.length);
  const across = placesOf(width, size, cells.columns);
  const down = placesOf(height, size, cells.rows);
  for (let y = 0; y < height; y++) {
    const row: Row = { at: down.at[y] ?? 0, share: down.share[y] ?? 0 };
    blackenRow(data.subarray(y * width, (y + 1) * width), out.subarray(y * width, (y + 1) * width), cells, across, row, least);
  }
  return { ...page, data: out };
}

type Row = { readonly at: number; readonly share: number };

// a function for each row of pixels: one that is called once for a page is compiled anew, in the middle of its loop, for every page

function blackenRow(pixels: Buffer, out: Buffer, cells: Cells, across: Places, { at, share }: Row, least: number): void {
  const row = at * cells.columns;
  const next = Math.min(at + 1, cells.rows - 1) * cells.columns;
  for (let x = 0; x < pixels.length; x++) {
    const left = across.at[x] ?? 0;
    const right = Math.min(left + 1, cells.columns - 1);
    const along = across.share[x] ?? 0;
    const between = (map: Float32Array): number => {
      const top = (map[row + left] ?? 0) + ((map[row + right] ?? 0) - (map[row + left] ?? 0)) * along;
      const bottom = (map[next + left] ?? 0) + ((map[next + right] ?? 0) - (map[next + left] ?? 0)) * along;
      return top + (bottom - top) * share;
    };
    const high = between(cells.high);
    const gain = gainFor(high - between(cells.low), between(cells.noise), least);
    const value = paper - (high - (pixels[x] ?? 255)) * gain;
    out[x] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

/** Of the cells in which something is printed, the share in which it is pale. */
function paleShare({ low, high, noise }: Cells, contrast: number): number {
  let print = 0;
  let faint = 0;
  for (let at = 0; at < low.length; at++) {
    const spread = (high[at] ?? 0) - (low[at] ?? 0);
    if (spread < leastPrint || spread < Math.max(noise[at] ?? 0, leastNoise) * printed.to) continue;
    print += 1;
    if (spread < contrast * pale) faint += 1;
  }
  return print === 0 ? 0 : faint / print;
}

/** How much of print's full depth is missing; paper without print stays as it is, lest its noise be taken for letters. */
function gainFor(contrast: number, noise: number, least: number): number {
  const times = contrast / Math.max(noise, leastNoise);
  const share = Math.max(0, Math.min(1, (times - printed.from) / (printed.to - printed.from)));
  return 1 + share * (Math.max(1, depth / Math.max(contrast, least)) - 1);
}

/** Of each pixel along one side of the page: the cell whose middle is left of it or above, and how far it is to the next one's. */
type Places = { readonly at: Int32Array; readonly share: Float64Array };

function placesOf(length: number, size: number, cells: number): Places {
  const positions = { at: new Int32Array(length), share: new Float64Array(length) };
  for (let pixel = 0; pixel < length; pixel++) {
    const position = Math.max(0, Math.min(cells - 1, (pixel + 0.5) / size - 0.5));
    positions.at[pixel] = Math.floor(position);
    positions.share[pixel] = position - Math.floor(position);
  }
  return positions;
}

function cellsOf({ data, width, height }: Grey, size: number): Cells {
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const [low, high, noise] = [
    new Float32Array(columns * rows),
    new Float32Array(columns * rows),
    new Float32Array(columns * rows),
  ];
  const counts = new Uint16Array(256);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [top, left] = [row * size, column * size];
      const [bottom, right] = [Math.min(height, top + size), Math.min(width, left + size)];
      counts.fill(0);
      let darkest = 255;
      for (let y = top; y < bottom; y++) darkest = Math.min(darkest, counted(counts, data, y * width + left, y * width + right));
      const total = (bottom - top) * (right - left);
      const cell = row * columns + column;
      const bright = greyBelow(counts, darkest, total * paperShare);
      low[cell] = greyBelow(counts, darkest, total * inkShare);
      high[cell] = bright;
      noise[cell] = bright - greyBelow(counts, darkest, total / 2); // one sigma apart
    }
  return { low, high, noise, columns, rows };
}

/** Counts the greys of a piece of a row; returns the darkest. */
function counted(counts: Uint16Array, data: Buffer, from: number, end: number): number {
  let darkest = 255;
  for (let at = from; at < end; at++) {
    const grey = data[at] ?? 255;
    counts[grey] = (counts[grey] ?? 0) + 1;
    if (grey < darkest) darkest = grey;
  }
  return darkest;
}

function greyBelow(counts: Uint16Array, darkest: number, rank: number): number {
  let cumulative = 0;
  for (let grey = darkest; grey < 256; grey++) {
    cumulative += counts[grey] ?? 0;
    if (cumulative > rank) return grey;
  }
  return 255;
}

/** The darkest ink, the brightest and the quietest paper of a cell and those around it. */
function widened({ low, high, noise, columns, rows }: Cells): Cells {
  const around = (map: Float32Array, better: (a: number, b: number) => number): Float32Array =>
    map.map((_, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns];
      let best = map[index] ?? 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
          best = better(best, map[y * columns + x] ?? best);
      return best;
    });
  return { low: around(low, Math.min), high: around(high, Math.max), noise: around(noise, Math.min), columns, rows };
}
