/** Work of a child process: one page as a JPEG, for a model or a person to look at. */
import type { FileType } from '../../../domain/shared/media-types.ts';

export type PictureInput = { readonly type: FileType; readonly page: number };

const dpi = 150;
/** pixels of the long side of an A4 page at that resolution */
const longSide = Math.round(11.69 * dpi);

/** The JPEG in base64. */
export async function work(input: unknown, _settings: unknown, bytes: Buffer): Promise<string> {
  const { type, page } = input as PictureInput;
  const { picture, sharp } = await import('./decoder.ts'); // here: most children never show a page
  const open = async () => {
    if (type !== 'pdf') return picture(bytes, page).autoOrient();
    const { renderPdfPage } = await import('./pdfium.ts');
    const { data, width, height, channels } = await renderPdfPage(bytes, page, dpi, true);
    return sharp(data, { raw: { width, height, channels } });
  };
  const jpeg = (await open())
    .flatten({ background: '#ffffff' })
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 });
  return (await jpeg.toBuffer()).toString('base64');
}
