import { PDFiumLibrary } from '@hyzyla/pdfium';
import { type PageSize, unread } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';

/** Pixels of one page: four bytes each (RGBA) or one (grey). `dpi` is lower than asked for where a page is huge. */
export type Raster = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 4;
  readonly dpi: number;
};

let library: Promise<PDFiumLibrary> | null = null;

/** PDFium as WebAssembly: right without configuration where pdfjs renders blank pages (fonts, JPEG 2000), and five times faster. */
const pdfium = (): Promise<PDFiumLibrary> => {
  library ??= PDFiumLibrary.init();
  return library;
};

/** Renders a page (from 1) of a PDF. Throws a Refusal. */
export async function renderPdfPage(bytes: Uint8Array, number: number, dpi: number, colour: boolean): Promise<Raster> {
  const document = await (await pdfium()).loadDocument(bytes).catch((error: unknown) => {
    throw refusalOf(error);
  });
  try {
    if (number < 1 || number > document.getPageCount()) throw new Refusal('corrupt', unread.pdf_has_no_such_page(number));
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const area = originalWidth * originalHeight;
    if (!(area > 0)) throw new Refusal('corrupt', unread.pdf_page_without_size(number));
    const scale = Math.min(dpi / 72, Math.sqrt(limits.picture.pagePixels / area));
    if (Math.min(originalWidth, originalHeight) * scale < 1) throw new Refusal('hostile', unread.pdf_page_too_thin(number));
    const { data, width, height } = await page.render({
      scale,
      render: 'bitmap',
      colorSpace: colour ? 'BGRA' : 'Gray',
      renderFormFields: true,
    });
    return { data, width, height, channels: colour ? 4 : 1, dpi: scale * 72 };
  } finally {
    document.destroy();
  }
}

/** Sizes in points, of the first `most` pages. Throws a Refusal. */
export async function pdfPageSizes(bytes: Uint8Array, most: number): Promise<readonly PageSize[]> {
  const document = await (await pdfium()).loadDocument(bytes).catch((error: unknown) => {
    throw refusalOf(error);
  });
  try {
    return Array.from({ length: Math.min(document.getPageCount(), most) }, (_, index) => {
      const { originalWidth: width, originalHeight: height } = document.getPage(index).getOriginalSize();
      return { number: index + 1, width: Math.round(width * 100) / 100, height: Math.round(height * 100) / 100 };
    });
  } finally {
    document.destroy();
  }
}

/** Whether anything is drawn on a page, be it visible or not. */
export async function hasObjects(bytes: Uint8Array, number: number): Promise<boolean> {
  const document = await (await pdfium()).loadDocument(bytes);
  try {
    return document.getPage(number - 1).getObjectCount() > 0;
  } finally {
    document.destroy();
  }
}

const refusalOf = (error: unknown): Refusal =>
  /password/i.test(error instanceof Error ? error.message : '')
    ? new Refusal('password_protected', unread.password_protected('pdf'))
    : new Refusal('corrupt', unread.pdf_damaged());
