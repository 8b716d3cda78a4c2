import type { Grey } from '../raster.ts';
import { fromGrey, greyOf } from '../raster.ts';
import type { Numbers } from './runtime.ts';
import type { TextBox } from './text-boxes.ts';

/** the detector's sides are multiples of it */
const step = 32;
/** of what the detector was trained on: mean and deviation of each channel */
const channels = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
] as const;

const stepped = (pixels: number): number => Math.max(step, Math.round(pixels / step) * step);

/** The page for the detector, its long side so many pixels at most. */
export async function pageFor(page: Grey, longSide: number): Promise<Numbers> {
  const factor = Math.min(1, longSide / Math.max(page.width, page.height));
  const [width, height] = [stepped(page.width * factor), stepped(page.height * factor)];
  const { data } = await greyOf(fromGrey(page).resize({ width, height, fit: 'fill', kernel: 'lanczos3' }));
  const out = new Float32Array(3 * width * height);
  for (const [index, { mean, deviation }] of channels.entries()) {
    const values = Float32Array.from({ length: 256 }, (_, grey) => (grey / 255 - mean) / deviation);
    const start = index * width * height;
    for (let at = 0; at < data.length; at++) out[start + at] = values[data[at] ?? 255] ?? 0;
  }
  return { data: out, dims: [1, 3, height, width] };
}

/** rows of pixels that the recogniser takes a line in */
const lineHeight = 48;
/** columns: what is longer is cut */
const longest = 2_400;

/** A line for the recogniser: cut out along its own slope, each pixel the mean of those that it stands for. */
export function lineFor(page: Grey, box: TextBox): Numbers {
  const length = box.x1 - box.x0;
  const width = Math.max(16, Math.min(longest, Math.round((length * lineHeight) / box.height)));
  const [across, down] = [length / width, box.height / lineHeight];
  const samples = Math.max(1, Math.min(4, Math.round(Math.max(across, down))));
  const plane = width * lineHeight;
  const out = new Float32Array(3 * plane);
  for (let x = 0; x < width; x++) {
    const middle = box.middle0 + ((box.middle1 - box.middle0) * (x + 0.5)) / width;
    for (let y = 0; y < lineHeight; y++) {
      let sum = 0;
      for (let i = 0; i < samples; i++)
        for (let j = 0; j < samples; j++)
          sum += greyAt(
            page,
            box.x0 + (x + (i + 0.5) / samples) * across,
            middle + (y + (j + 0.5) / samples) * down - box.height / 2,
          );
      const value = sum / (samples * samples) / 127.5 - 1;
      const at = y * width + x;
      out[at] = value;
      out[plane + at] = value;
      out[2 * plane + at] = value;
    }
  }
  return { data: out, dims: [1, 3, lineHeight, width] };
}

/** Between four pixels; beyond the page its edge. */
function greyAt({ data, width, height }: Grey, x: number, y: number): number {
  const [left, top] = [Math.max(0, Math.min(width - 1, x - 0.5)), Math.max(0, Math.min(height - 1, y - 0.5))];
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [toRight, toBottom] = [left - x0, top - y0];
  const at = (column: number, row: number): number => data[row * width + column] ?? 255;
  const above = at(x0, y0) + (at(x1, y0) - at(x0, y0)) * toRight;
  const below = at(x0, y1) + (at(x1, y1) - at(x0, y1)) * toRight;
  return above + (below - above) * toBottom;
}
