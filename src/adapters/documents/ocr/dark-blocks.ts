import { around, type Box } from './box.ts';
import { lightOf } from './ink.ts';
import type { Grey } from './raster.ts';

/** inches: a window that is mostly dark belongs to a filled block; lines of bold text are not so dense */
const window = { width: 0.4, height: 0.12 };
const dense = 0.6;
/** inches; a block that is smaller holds no word */
const smallest = { width: 0.4, height: 0.12 };
/** pixels of the page to one of the map that blocks are found on */
const scale = 4;

/** A page whose filled dark blocks (the header of a table, as a rule) are turned into dark letters on paper. */
export function withoutDarkBlocks(page: Grey): Grey {
  const { dark, bright } = lightOf(page.data);
  if (bright - dark < 60) return page;
  const middle = (dark + bright) / 2;
  const map = darknessOf(page, middle);
  const sum = sumsOf(map);
  const boxes = blocksOn(map, sum, page.dpi / scale).flatMap((box) => trimmed(box, sum, page.dpi / scale) ?? []);
  if (boxes.length === 0) return page;
  const data = Buffer.from(page.data);
  for (const box of boxes) invert(data, page, box, { dark, bright });
  return { ...page, data };
}

type Darkness = { readonly data: Float32Array; readonly width: number; readonly height: number };

/** Share of dark pixels in every square of the page. */
function darknessOf({ data, width, height }: Grey, middle: number): Darkness {
  const [columns, rows] = [Math.floor(width / scale), Math.floor(height / scale)];
  const map = new Float32Array(columns * rows);
  for (let y = 0; y < rows * scale; y++)
    countDark(data.subarray(y * width, y * width + columns * scale), middle, map, Math.floor(y / scale) * columns);
  return { data: map, width: columns, height: rows };
}

function countDark(pixels: Buffer, middle: number, map: Float32Array, row: number): void {
  for (let x = 0; x < pixels.length; x++) {
    if ((pixels[x] ?? 255) >= middle) continue;
    const at = row + Math.floor(x / scale);
    map[at] = (map[at] ?? 0) + 1 / (scale * scale);
  }
}

type Sum = (box: Box) => number;

/** Sums over rectangles in four look-ups. */
function sumsOf({ data, width, height }: Darkness): Sum {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * (width + 1) + x + 1] =
        (data[y * width + x] ?? 0) +
        (sums[y * (width + 1) + x + 1] ?? 0) +
        (sums[(y + 1) * (width + 1) + x] ?? 0) -
        (sums[y * (width + 1) + x] ?? 0);
  const at = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  return ({ x0, y0, x1, y1 }) => at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
}

/** Boxes around what dense windows cover together. */
function blocksOn(map: Darkness, sum: Sum, dpi: number): readonly Box[] {
  const [w, h] = [Math.round(window.width * dpi), Math.max(3, Math.round(window.height * dpi))];
  const boxes: Box[] = [];
  for (let y = 0; y + h <= map.height; y++)
    for (let x = 0; x + w <= map.width; x += 2) {
      const box = { x0: x, y0: y, x1: x + w, y1: y + h };
      if (sum(box) < dense * w * h) continue;
      boxes.push(box);
    }
  return joined(boxes);
}

const near = (a: Box, b: Box): boolean => a.x0 <= b.x1 + 2 && a.x1 >= b.x0 - 2 && a.y0 <= b.y1 && a.y1 >= b.y0;

/** Boxes that touch are one, also where joining two makes them touch a third: none is turned light twice. */
function joined(windows: readonly Box[]): readonly Box[] {
  const boxes: Box[] = [];
  for (const window of windows) {
    let whole = window;
    for (let at = boxes.findIndex((box) => near(box, whole)); at >= 0; at = boxes.findIndex((box) => near(box, whole))) {
      whole = around(whole, boxes[at] ?? whole);
      boxes.splice(at, 1);
    }
    boxes.push(whole);
  }
  return boxes;
}

/** The box without edges that are not dark; null when what is left is no block. */
function trimmed(box: Box, sum: Sum, dpi: number): Box | null {
  let { x0, y0, x1, y1 } = box;
  const filled = (strip: Box): boolean => sum(strip) >= 0.55 * (strip.x1 - strip.x0) * (strip.y1 - strip.y0);
  while (y1 > y0 && !filled({ x0, x1, y0, y1: y0 + 1 })) y0 += 1;
  while (y1 > y0 && !filled({ x0, x1, y0: y1 - 1, y1 })) y1 -= 1;
  while (x1 > x0 && !filled({ x0, x1: x0 + 1, y0, y1 })) x0 += 1;
  while (x1 > x0 && !filled({ x0: x1 - 1, x1, y0, y1 })) x1 -= 1;
  const big = x1 - x0 >= smallest.width * dpi && y1 - y0 >= smallest.height * dpi;
  return big && filled({ x0, y0, x1, y1 }) && cornersOf({ x0, y0, x1, y1 }).every(filled) ? { x0, y0, x1, y1 } : null;
}

/** What is dark in one half only is a torn corner or a shadow, no block. */
const cornersOf = ({ x0, y0, x1, y1 }: Box): readonly Box[] => {
  const [width, height] = [Math.ceil((x1 - x0) / 6), Math.ceil((y1 - y0) / 3)];
  return [x0, x1 - width].flatMap((x) => [y0, y1 - height].map((y) => ({ x0: x, y0: y, x1: x + width, y1: y + height })));
};

/** What most of the block is becomes paper, and its brightest what ink is elsewhere. */
function invert(data: Buffer, page: Grey, box: Box, { dark, bright }: { readonly dark: number; readonly bright: number }): void {
  // a square more on each side: an edge that stays dark would be read as a line
  const [x0, x1] = [Math.max(0, (box.x0 - 1) * scale), Math.min(page.width, (box.x1 + 1) * scale)];
  const [y0, y1] = [Math.max(0, (box.y0 - 1) * scale), Math.min(page.height, (box.y1 + 1) * scale)];
  const { ground, letters } = greysOf(page, box);
  const middle = (ground + letters) / 2;
  const gain = (bright - dark) / Math.max(1, letters - ground);
  const inside = (x: number, y: number): boolean =>
    x >= box.x0 * scale && x < box.x1 * scale && y >= box.y0 * scale && y < box.y1 * scale;
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const at = y * page.width + x;
      const grey = data[at] ?? 255;
      if (inside(x, y) || grey < middle) data[at] = Math.max(dark, Math.min(bright, Math.round(bright - (grey - ground) * gain)));
    }
}

/** The grey of a block's ground, which most of it is, and that of its letters, which are its brightest pixels. */
function greysOf(page: Grey, box: Box): { readonly ground: number; readonly letters: number } {
  const greys: number[] = [];
  for (let y = box.y0 * scale; y < box.y1 * scale; y += 2)
    for (let x = box.x0 * scale; x < box.x1 * scale; x += 2) greys.push(page.data[y * page.width + x] ?? 0);
  greys.sort((a, b) => a - b);
  return { ground: greys[Math.floor(greys.length * 0.6)] ?? 0, letters: greys[Math.floor(greys.length * 0.985)] ?? 255 };
}
