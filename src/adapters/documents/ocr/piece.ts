import type { Box } from './box.ts';
import type { Recognised } from './engine.ts';
import type { Grey } from './raster.ts';

/** Reads a picture that holds one line. */
export type ReadLine = (line: Grey) => Promise<readonly Recognised[]>;

/** paper around a piece, in its heights */
const margin = 0.5;

/** The words of a piece of a page, read by itself, where they stand on the page; `paper`: the grey of it around them. */
export async function readPiece(page: Grey, box: Box, paper: number, readLine: ReadLine): Promise<readonly Recognised[]> {
  const edge = Math.round((box.y1 - box.y0) * margin);
  const [width, height] = [box.x1 - box.x0 + 2 * edge, box.y1 - box.y0 + 2 * edge];
  const data = Buffer.alloc(width * height, paper);
  for (let y = Math.max(0, box.y0 - 1); y < Math.min(page.height, box.y1 + 1); y++) {
    const from = Math.max(0, box.x0 - 1);
    page.data.copy(
      data,
      (y - box.y0 + edge) * width + from - box.x0 + edge,
      y * page.width + from,
      y * page.width + Math.min(page.width, box.x1 + 1),
    );
  }
  const words = await readLine({ data, width, height, dpi: page.dpi });
  const [left, top] = [box.x0 - edge, box.y0 - edge];
  return words.map((word) => ({ ...word, x0: word.x0 + left, x1: word.x1 + left, y0: word.y0 + top, y1: word.y1 + top }));
}
