import { unread } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import type { PictureFacts } from '../render/decoder.ts';
import type { ReadResult } from './reader.types.ts';

/** A picture: its pages and sizes are looked at here, all its text is for OCR. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const { picture, pictureFacts } = await import('../render/decoder.ts'); // here: most children never see a picture
  const about = await pictureFacts(bytes);
  const total = about.pages;
  if (total === 0) throw guarded('empty', unread.picture_file_empty());
  refuseBySize(about);
  if (total > limits.picture.pages)
    throw guarded('too_many_pages', unread.picture_has_too_many_pages(total, limits.picture.pages));
  await picture(bytes).stats(); // decodes it once, so that damage is found before OCR is asked
  return {
    pages: Array.from({ length: total }, (_, index) => ({ number: index + 1, width: 0, height: 0, reader: 'ocr', words: [] })),
    sheets: [],
    warnings: [],
    scans: Array.from({ length: total }, (_, index) => index + 1),
  };
}

function refuseBySize({ width, height }: PictureFacts): void {
  const pixels = width * height;
  if (pixels > limits.picture.pixels)
    throw guarded('too_large', unread.picture_too_large(Math.round(pixels / 1e6), limits.picture.pixels / 1e6));
  // the logo of a mail's signature, a button, a tracking pixel
  if (Math.min(width, height) < limits.picture.shortestSide)
    throw guarded('not_a_document', unread.picture_too_small(width, height));
}
