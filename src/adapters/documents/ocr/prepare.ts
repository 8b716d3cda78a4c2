import { evenContrast } from './contrast.ts';
import { withoutDarkBlocks } from './dark-blocks.ts';
import { skewOf } from './deskew.ts';
import { medianOf } from './median.ts';
import { fromGrey, type Grey, greyOf, inkOf } from './raster.ts';
import { withoutRulings } from './rulings.ts';

/** below this a page is faint: sharpening would only raise its noise */
const faint = 14;
const noticeable = 0.3;
/** how much darker one part of the paper may be than another before its light is evened out */
const uneven = 40;

/** A page straight and evenly lit, and nothing taken away. */
export async function straightened(page: Grey): Promise<Grey> {
  const lit = (await hasShadows(page)) ? await evenlyLit(page) : page;
  const angle = await skewOf(lit);
  return Math.abs(angle) < noticeable
    ? lit
    : { ...(await greyOf(fromGrey(lit).rotate(-angle, { background: '#ffffff' }))), dpi: page.dpi };
}

/** A page as OCR reads it best: straight, evenly lit, black on white, without the lines of tables, sharpened unless it is faint. */
export async function prepared(page: Grey): Promise<Grey> {
  const straight = await straightened(page);
  const clear = evenContrast(withoutRulings(withoutDarkBlocks(straight)));
  return inkOf(straight) < faint ? clear : sharpened(clear);
}

/** levels of grey by which a pixel is brightened or darkened at most */
const most = { brighter: 26, darker: 51 };

/** Raises what differs from its surroundings, twice as much where it is more than noise. */
async function sharpened(page: Grey): Promise<Grey> {
  const around = await greyOf(fromGrey(page).blur(1.2));
  const raise = (difference: number): number => {
    const more = Math.abs(difference) <= 5 ? difference : Math.sign(difference) * (Math.abs(difference) * 2 - 5);
    return Math.max(-most.darker, Math.min(most.brighter, more));
  };
  const byDifference = Int16Array.from({ length: 511 }, (_, index) => Math.round(raise(index - 255)));
  const data = Buffer.alloc(page.data.length);
  for (let start = 0; start < data.length; start += page.width) {
    const row = page.data.subarray(start, start + page.width);
    sharpenRow(row, around.data.subarray(start, start + page.width), byDifference, data.subarray(start, start + page.width));
  }
  return { ...page, data };
}

function sharpenRow(row: Buffer, around: Buffer, byDifference: Int16Array, out: Buffer): void {
  for (let x = 0; x < row.length; x++) {
    const grey = row[x] ?? 255;
    const value = grey + (byDifference[grey - (around[x] ?? grey) + 255] ?? 0);
    out[x] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

/** The page turned by 90, 180 or 270 degrees. */
export const turned = async (page: Grey, degrees: number): Promise<Grey> =>
  degrees === 0 ? page : { ...(await greyOf(fromGrey(page).rotate(degrees))), dpi: page.dpi };

/** Compares how bright the paper is in different parts of the page; letters are too thin to change that. */
async function hasShadows(page: Grey): Promise<boolean> {
  const parts = await paper(page, 24);
  const sorted = [...parts.data].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * 0.95)] ?? 255) - (sorted[Math.floor(sorted.length * 0.1)] ?? 255) > uneven;
}

/** The brightness of the paper itself: small and without its letters, which a median takes away. */
const paper = async (page: Grey, width: number): Promise<Omit<Grey, 'dpi'>> => {
  const bright = fromGrey(page).resize({ width: width * 16, kernel: 'nearest' });
  const cleared = medianOf(await greyOf(bright), 15);
  return greyOf(fromGrey(cleared).resize({ width, kernel: 'mitchell' }));
};

/** Every pixel against the paper around it, so that a shadow becomes white. */
async function evenlyLit(page: Grey): Promise<Grey> {
  const around = await greyOf(
    fromGrey(await paper(page, 48)).resize({ width: page.width, height: page.height, fit: 'fill', kernel: 'cubic' }),
  );
  const data = Buffer.alloc(page.data.length);
  for (let at = 0; at < data.length; at++) {
    const light = Math.max(40, around.data[at] ?? 255);
    data[at] = Math.min(255, Math.round(((page.data[at] ?? 255) * 245) / light));
  }
  return { ...page, data };
}
