import type { Grey } from './raster.ts';

/** A picture of which each pixel is the median of the square around it; beyond the edges the picture goes on as it ends. */
export function medianOf({ data, width, height }: Omit<Grey, 'dpi'>, side: number): Omit<Grey, 'dpi'> {
  const reach = (side - 1) / 2;
  const wide = width + 2 * reach;
  const padded = paddedBy(reach, { data, width, height });
  const out = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) medianRow(padded, wide, y * wide, side, out.subarray(y * width, (y + 1) * width));
  return { data: out, width, height };
}

function paddedBy(reach: number, { data, width, height }: Omit<Grey, 'dpi'>): Uint8Array {
  const wide = width + 2 * reach;
  const padded = new Uint8Array(wide * (height + 2 * reach));
  for (let y = 0; y < height + 2 * reach; y++) {
    const from = Math.max(0, Math.min(height - 1, y - reach)) * width;
    const start = y * wide;
    padded.fill(data[from] ?? 255, start, start + reach);
    padded.set(data.subarray(from, from + width), start + reach);
    padded.fill(data[from + width - 1] ?? 255, start + reach + width, start + wide);
  }
  return padded;
}

/** The square moves along a row: what it leaves and what it enters changes the counts, and on paper the two are mostly the same. */
function medianRow(padded: Uint8Array, wide: number, start: number, side: number, out: Buffer): void {
  const counts = new Uint16Array(256);
  const half = (side * side - 1) / 2;
  for (let row = start; row < start + side * wide; row += wide)
    for (let at = row; at < row + side; at++) counts[padded[at] ?? 0] = (counts[padded[at] ?? 0] ?? 0) + 1;
  let median = 0;
  let below = 0; // pixels of the square that are darker than its median
  for (let x = 0; x < out.length; x++) {
    while (below > half) below -= counts[--median] ?? 0;
    for (let atMedian = counts[median] ?? 0; below + atMedian <= half; atMedian = counts[median] ?? 0) {
      below += atMedian;
      median += 1;
    }
    out[x] = median;
    if (x + 1 === out.length) return; // there is nothing to enter
    for (let at = start + x, end = at + side * wide; at < end; at += wide) {
      const left = padded[at] ?? 0;
      const entered = padded[at + side] ?? 0;
      if (left === entered) continue;
      counts[left] = (counts[left] ?? 0) - 1;
      counts[entered] = (counts[entered] ?? 0) + 1;
      if (left < median) below -= 1;
      if (entered < median) below += 1;
    }
  }
}
