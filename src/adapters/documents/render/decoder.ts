import sharp, { type Sharp } from 'sharp';
import { limits } from '../limits.ts';

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
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Opens page `page` (from 1) of a PNG, JPEG or TIFF within the limit of pixels. */
export const picture = (bytes: Buffer, page = 1): Sharp =>
  sharp(bytes, { limitInputPixels: limits.picture.pixels, failOn: 'error', ...(page > 1 ? { page: page - 1 } : {}) });

export { sharp };
