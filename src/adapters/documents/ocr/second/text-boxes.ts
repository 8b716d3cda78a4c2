import type { Box } from '../box.ts';
import { componentsOf } from '../components.ts';
import type { Grey } from '../raster.ts';

/** A line of text on a page, in pixels: from its left end to its right one along the middle of its letters, which need not be level. */
export type TextBox = {
  readonly x0: number;
  readonly x1: number;
  readonly middle0: number;
  readonly middle1: number;
  readonly height: number;
};

/** What a detector says of a page that was made smaller: for each pixel how likely it is text. */
export type TextMap = { readonly data: Float32Array; readonly width: number; readonly height: number };

/** a pixel is text from there on, and a box is one whose pixels are so sure on average */
const text = 0.3;
const sureBox = 0.5;
/** pixels of the map */
const lowest = 3;
/** the detector marks the middle of its lines: a box grows by its area over its circumference, so many times */
const growth = 1.6;
/** boxes of a page; what has more is a pattern */
const most = 1_500;

/** The lines of text that the map shows, in pixels of the page. */
export function textBoxes(map: TextMap, page: Pick<Grey, 'width' | 'height'>): readonly TextBox[] {
  const marked = Uint8Array.from(map.data, (likely) => (likely > text ? 1 : 0));
  const scale = { x: page.width / map.width, y: page.height / map.height };
  return componentsOf({ data: marked, width: map.width, height: map.height, dpi: 0 })
    .filter(({ x0, x1, y0, y1 }) => x1 - x0 >= lowest && y1 - y0 >= lowest)
    .slice(0, most)
    .flatMap((part) => {
      const middle = middleOf(map, part);
      return middle.sure < sureBox ? [] : [grown(part, middle, scale)];
    });
}

type Part = { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number };
type Middle = { readonly at: number; readonly slope: number; readonly thick: number; readonly sure: number };

/** The straight line through the middle of what is marked, by least squares over its columns, and how thick it is. */
function middleOf({ data, width }: TextMap, { x0, x1, y0, y1 }: Part): Middle {
  let [columns, thick, sure, marked, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let x = x0; x < x1; x++) {
    let [count, sum] = [0, 0];
    for (let y = y0; y < y1; y++) {
      const likely = data[y * width + x] ?? 0;
      if (likely <= text) continue;
      count += 1;
      sum += y + 0.5;
      sure += likely;
    }
    if (count === 0) continue;
    const [across, down] = [x + 0.5 - x0, sum / count];
    columns += 1;
    thick += count;
    marked += count;
    sumX += across;
    sumY += down;
    sumXX += across * across;
    sumXY += across * down;
  }
  const spread = columns * sumXX - sumX * sumX;
  // a short piece says nothing of a slope
  const slope = x1 - x0 < 4 * (y1 - y0) || spread === 0 ? 0 : (columns * sumXY - sumX * sumY) / spread;
  return { at: (sumY - slope * sumX) / columns, slope, thick: thick / columns, sure: sure / marked };
}

function grown(
  { x0, x1, y0, y1 }: Part,
  { at, slope, thick }: Middle,
  scale: { readonly x: number; readonly y: number },
): TextBox {
  const [length, high] = [x1 - x0, slope === 0 ? y1 - y0 : thick];
  const by = (length * high * growth) / (2 * (length + high));
  return {
    x0: (x0 - by) * scale.x,
    x1: (x1 + by) * scale.x,
    middle0: (at - by * slope) * scale.y,
    middle1: (at + (length + by) * slope) * scale.y,
    height: (high + 2 * by) * scale.y,
  };
}

/** in heights of a line: letters are so far apart, and boxes so much longer than what they hold */
const gap = 0.6;

/** Whether these boxes lie over a line from its one end to its other, with no more than spaces between them. */
export function isCovered({ x0, x1, middle0, middle1, height }: TextBox, boxes: readonly Box[]): boolean {
  const slope = (middle1 - middle0) / Math.max(1, x1 - x0);
  const sameLine = boxes
    .filter((box) => {
      const middle = middle0 + slope * ((box.x0 + box.x1) / 2 - x0);
      return box.y0 < middle && box.y1 > middle && box.x1 > x0 && box.x0 < x1;
    })
    .sort((a, b) => a.x0 - b.x0);
  let reached = x0;
  for (const box of sameLine) {
    if (box.x0 - reached > height * gap) return false;
    reached = Math.max(reached, box.x1);
  }
  return x1 - reached <= height * gap;
}
