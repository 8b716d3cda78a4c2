import { skewOf } from './deskew.ts';
import { fromGrey, type Grey, greyOf, inkOf } from './raster.ts';

/** below this a page is faint: sharpening would only raise its noise */
const faint = 14;
const noticeable = 0.3;
/** how much darker one part of the paper may be than another before its light is evened out */
const uneven = 40;

/** A page as OCR reads it best: straight, evenly lit, sharpened unless it is faint. Measurements: docs/documents.md, OCR rules. */
export async function prepared(page: Grey): Promise<Grey> {
  const lit = (await hasShadows(page)) ? await evenlyLit(page) : page;
  const angle = await skewOf(lit);
  const straight =
    Math.abs(angle) < noticeable
      ? lit
      : { ...(await greyOf(fromGrey(lit).rotate(-angle, { background: '#ffffff' }))), dpi: page.dpi };
  if (inkOf(straight) < faint) return straight;
  return { ...(await greyOf(fromGrey(straight).sharpen({ sigma: 1.2 }))), dpi: page.dpi };
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
  const cleared = fromGrey(await greyOf(bright)).median(15);
  return greyOf(fromGrey(await greyOf(cleared)).resize({ width, kernel: 'mitchell' }));
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
