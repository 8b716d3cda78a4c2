import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import type { PictureFacts } from '../render/decoder.ts';
import type { ReadResult } from './reader.types.ts';

/** A picture: its pages and sizes are looked at here, all its text is for OCR. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  const { picture, pictureFacts } = await import('../render/decoder.ts'); // here: most children never see a picture
  const about = await pictureFacts(bytes);
  const total = about.pages;
  if (total === 0) throw guarded('empty', 'The picture file holds no picture.');
  refuseBySize(about);
  if (total > limits.picture.pages)
    throw guarded('too_many_pages', `The picture has ${total} pages, more than the ${limits.picture.pages} that are read.`);
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
    throw guarded(
      'too_large',
      `The picture has ${Math.round(pixels / 1e6)} megapixels; ${limits.picture.pixels / 1e6} are allowed.`,
    );
  // the logo of a mail's signature, a button, a tracking pixel
  if (Math.min(width, height) < limits.picture.shortestSide)
    throw guarded('not_a_document', `The picture is only ${width} × ${height} pixels, too small for a document.`);
}
