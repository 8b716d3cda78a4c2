import sharp, { type Sharp } from 'sharp';
import { renderPdfPage } from '../../../../src/adapters/documents/render/pdfium.ts';

/** A page of a PDF as a picture, as a scanner at 200 dpi would see it. */
export async function scanned(pdf: Buffer, page = 1): Promise<Sharp> {
  const { data, width, height, channels } = await renderPdfPage(pdf, page, 200, false);
  return sharp(await sharp(data, { raw: { width, height, channels } }).png().toBuffer());
}
