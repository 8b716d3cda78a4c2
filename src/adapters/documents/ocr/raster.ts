import type { FileType } from '../../../domain/shared/media-types.ts';
import { picture, sharp } from '../render/decoder.ts';
import { renderPdfPage } from '../render/pdfium.ts';

/** Grey pixels of one page, a byte each, and how many of them an inch of paper has. */
export type Grey = { readonly data: Buffer; readonly width: number; readonly height: number; readonly dpi: number };

const renderedDpi = 200;
/** inches, the long side of A4: what a picture is taken to show, because the resolution that cameras write down means nothing */
const longSideOfPaper = 11.69;

/** Pixels of the long side: below the first, small print is enlarged; above the second, more of them only cost time. */
const smallest = 1_500;
const largest = 3_600;

const enlargement = (longSide: number): number => {
  if (longSide < smallest) return Math.min(2.5, 2_000 / longSide);
  return longSide > largest ? 3_508 / longSide : 1;
};

/** A page of a PDF at 200 dpi, or of a picture upright by its EXIF and at a size that can be read. Throws a Refusal. */
export async function greyPage(bytes: Buffer, type: FileType, number: number): Promise<Grey> {
  if (type === 'pdf') {
    const { data, width, height, dpi } = await renderPdfPage(bytes, number, renderedDpi, false);
    return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height, dpi };
  }
  const opened = picture(bytes, number);
  const { width, height, channels, autoOrient } = await opened.metadata();
  const longSide = Math.max(width, height);
  const factor = enlargement(longSide);
  const whole = opened.autoOrient();
  // the library can flatten colours with transparency, not the further channels that some TIFF programs add
  const upright = channels > 4 ? whole.extractChannel(0) : whole.flatten({ background: '#ffffff' }).grayscale();
  const sized = upright.resize({ width: Math.round(autoOrient.width * factor), kernel: 'cubic' });
  return { ...(await greyOf(sized)), dpi: Math.round((longSide * factor) / longSideOfPaper) };
}

/** The pixels of a pipeline of greys, one channel each: asked for nothing else, the library makes three of each and one of the three again. */
export async function greyOf(pipeline: ReturnType<typeof sharp>): Promise<Omit<Grey, 'dpi'>> {
  const { data, info } = await pipeline.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Grey pixels as the start of a pipeline. */
export const fromGrey = ({ data, width, height }: Omit<Grey, 'dpi'>): ReturnType<typeof sharp> =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** Standard deviation of the pixels, 0 to 128: near 0 there is no ink on the page. */
export function inkOf({ data }: Omit<Grey, 'dpi'>): number {
  let sum = 0;
  let squares = 0;
  // not `of data`: an iterator over a page's pixels takes ten times as long
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / data.length;
  return Math.sqrt(Math.max(0, squares / data.length - mean * mean));
}
