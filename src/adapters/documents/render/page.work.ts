/** Work of a child process: how large the pages are, and one of them as a PNG, in the coordinates in which the readers place words. */
import type { PageSize } from '@order-intake/order-extraction/document';
import type { FileType } from '../../../domain/shared/media-types.ts';
import { limits } from '../limits.ts';

/** `page` null: the sizes of all */
export type PageInput = { readonly type: FileType; readonly page: number | null };
/** `png` in base64 */
export type PageOutput = { readonly sizes: readonly PageSize[] } | { readonly size: PageSize; readonly png: string };

const dpi = 150;
/** what a picture is taken to show, as for OCR (ocr/raster.ts): the long side of A4, in points */
const longSideOfPaper = 11.69 * 72;

export async function work(input: unknown, _settings: unknown, bytes: Buffer): Promise<PageOutput> {
  const { type, page } = input as PageInput;
  if (page === null) return { sizes: type === 'pdf' ? await sizesOfPdf(bytes) : await sizesOfPicture(bytes) };
  return type === 'pdf' ? pageOfPdf(bytes, page) : pageOfPicture(bytes, page);
}

const sizesOfPdf = async (bytes: Buffer): Promise<readonly PageSize[]> =>
  (await import('./pdfium.ts')).pdfPageSizes(bytes, limits.pdf.pages); // here: most children never show a page

async function sizesOfPicture(bytes: Buffer): Promise<readonly PageSize[]> {
  const { picture, pictureFacts } = await import('./decoder.ts');
  const { pages } = await pictureFacts(bytes);
  const sizes: PageSize[] = [];
  for (let number = 1; number <= Math.min(pages, limits.picture.pages); number += 1) {
    const { autoOrient } = await picture(bytes, number).metadata();
    sizes.push(inPoints(number, autoOrient.width, autoOrient.height));
  }
  return sizes;
}

const inPoints = (number: number, width: number, height: number): PageSize => {
  const scale = longSideOfPaper / Math.max(width, height);
  return { number, width: rounded(width * scale), height: rounded(height * scale) };
};
const rounded = (points: number): number => Math.round(points * 100) / 100;

async function pageOfPdf(bytes: Buffer, number: number): Promise<PageOutput> {
  const { renderPdfPage } = await import('./pdfium.ts');
  const { sharp } = await import('./decoder.ts');
  const { data, width, height, channels, dpi: rendered } = await renderPdfPage(bytes, number, dpi, true);
  const image = sharp(data, { raw: { width, height, channels } }).flatten({ background: '#ffffff' });
  const size = { number, width: rounded((width * 72) / rendered), height: rounded((height * 72) / rendered) };
  return { size, png: (await image.png().toBuffer()).toString('base64') };
}

async function pageOfPicture(bytes: Buffer, number: number): Promise<PageOutput> {
  const { picture } = await import('./decoder.ts');
  const longSide = Math.round(11.69 * dpi);
  const image = picture(bytes, number)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { size: inPoints(number, info.width, info.height), png: data.toString('base64') };
}
