import sharp, { type Sharp } from 'sharp';
import { limits } from '../limits.ts';
import { sniff } from '../sniff.ts';
import { heifPixels, heifSizes } from './heif.ts';

// only what documents are sent as: every other decoder of the library stays shut to a hostile file
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadTiffBuffer',
    'VipsForeignLoadTiff',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadNsgif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

const isHeic = (bytes: Buffer): boolean => sniff(bytes).type === 'heic';

/** Of the largest page, where pages differ in a HEIC; else of the first. */
export type PictureFacts = { readonly width: number; readonly height: number; readonly pages: number };

/** What a picture's header says; nothing is decoded, and no limit applies. */
export async function pictureFacts(bytes: Buffer): Promise<PictureFacts> {
  if (isHeic(bytes)) {
    const sizes = heifSizes(bytes);
    const largest = sizes.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a), { width: 0, height: 0 });
    return { ...largest, pages: sizes.length };
  }
  const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height, pages: format === 'gif' ? 1 : pages }; // of what moves the first picture
}

/** Opens page `page` (from 1) of a picture within the limit of pixels. A HEIC picture is decoded here, any other when it is used. */
export function picture(bytes: Buffer, page = 1): Sharp {
  const limitInputPixels = limits.picture.pixels;
  if (isHeic(bytes)) {
    const { data, width, height } = heifPixels(bytes, page);
    return sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels });
  }
  return sharp(bytes, { limitInputPixels, failOn: 'error', ...(page > 1 ? { page: page - 1 } : {}) });
}

export { sharp };
