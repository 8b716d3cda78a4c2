import type { Box } from '../box.ts';
import type { Grey } from '../raster.ts';

/** in heights of a word: what is looked at on either side of it begins and ends so far from it */
const from = 0.1;
const to = 0.6;
/** levels of grey by which a piece beside a word is darker than the word's own paper, where something lies over it */
const darker = 90;

/** The grey that this share of the pixels does not reach; null outside the page. */
function greyAt({ data, width, height }: Grey, { x0, y0, x1, y1 }: Box, share: number): number | null {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = Math.max(0, Math.round(y0)); y < Math.min(height, y1); y++)
    for (let x = Math.max(0, Math.round(x0)); x < Math.min(width, x1); x++) {
      const grey = data[y * width + x] ?? 255;
      counts[grey] = (counts[grey] ?? 0) + 1;
      total += 1;
    }
  if (total === 0) return null;
  let cumulative = 0;
  for (let grey = 0; grey < 256; grey++) {
    cumulative += counts[grey] ?? 0;
    if (cumulative > total * share) return grey;
  }
  return 255;
}

/**
 * Whether a stamp, a bar or a blot begins where the word ends. What it hides is hidden from both engines: that they read the same says nothing then.
 * Letters and the lines of tables are too thin to count.
 */
export function isBesideCover(page: Grey, word: Box): boolean {
  const height = word.y1 - word.y0;
  const paper = greyAt(page, word, 0.9);
  return [
    { ...word, x0: word.x0 - height * to, x1: word.x0 - height * from },
    { ...word, x0: word.x1 + height * from, x1: word.x1 + height * to },
  ].some((side) => {
    const usual = greyAt(page, side, 0.5);
    return paper !== null && usual !== null && paper - usual > darker;
  });
}
