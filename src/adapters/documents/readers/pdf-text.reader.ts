import { type Page, unread, type Warning, warn } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import type { Doubt } from '../ocr/compare.ts';
import { attachedDocument } from '../pdf/attachments.ts';
import { guardInflation } from '../pdf/inflation.ts';
import { openPdf } from '../pdf/open.ts';
import { type PageText, readPage } from '../pdf/page.ts';
import { factsOf } from '../pdf/page-facts.ts';
import { formWarnings } from '../pdf/xfa.ts';
import { Refusal } from '../refusal.ts';
import { struckWarnings } from '../text/struck-text.ts';
import type { ReadResult } from './reader.types.ts';

const { words: mostWords, hidden: mostHidden } = limits.pdf;

const letters = (page: Page): number => page.words.reduce((sum, word) => sum + word.text.length, 0);

/** Text of a PDF with positions, page by page. Pages without a text layer are named, for OCR to read. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  guardInflation(bytes);
  const document = await openPdf(bytes);
  if (document.numPages === 0) throw new Refusal('empty', unread.pdf_empty());
  const pages: Page[] = [];
  const warnings: Warning[] = [];
  const scans: number[] = [];
  const doubts: Doubt[] = [];
  const struck: string[] = [];
  let words = 0;
  const layers = await document.getOptionalContentConfig();
  const last = Math.min(document.numPages, limits.pdf.textPages);
  for (let number = 1; number <= last && words < mostWords; number++) {
    const page = await document.getPage(number);
    const text = await readPage(page, number, factsOf(page, layers));
    page.cleanup();
    pages.push(text.page);
    if (text.hidden.length + text.unsure.length > 0) doubts.push(doubtOf(number, text));
    struck.push(...text.struck);
    words += text.page.words.length;
    if (text.isTooLong) warnings.push(warn.layout_cut());
    if (text.truncated) warnings.push(warn.page_text_cut(number, limits.pdf.itemsPerPage));
    if (letters(text.page) < limits.pdf.scanCharacters) scans.push(number);
  }
  const total = document.numPages;
  const attached = await attachedDocument(document);
  // a form with data for programs is read by them
  if (!attached.embedded) warnings.push(...(await formWarnings(document, pages)));
  await document.loadingTask.destroy();
  if (pages.length < total) warnings.push(warn.pages_cut(total, pages.length));
  return {
    pages,
    sheets: [],
    warnings: [...warnings, ...struckWarnings(struck), ...attached.warnings],
    scans,
    doubts,
    ...(attached.embedded ? { embedded: [attached.embedded] } : {}),
    ...(attached.holdsFiles ? { holdsFiles: true } : {}),
  };
}

const doubtOf = (page: number, { hidden, unsure }: PageText): Doubt => ({
  page,
  count: hidden.length,
  unsure,
  hidden: hidden.filter((word) => word.length > 3).slice(0, mostHidden),
});

/** The smallest PDF that uses what every PDF uses: a page, a standard font, a line of text. */
const smallest = [
  '%PDF-1.4',
  '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
  '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
  '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj',
  '4 0 obj <</Length 74>> stream',
  'BT /F 9 Tf 9 99 Td (A line of text that is longer than forty characters) Tj ET',
  'endstream endobj',
  '5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj',
  'trailer <</Root 1 0 R>>',
].join('\n');

export const warm = async (): Promise<void> => void (await read(Buffer.from(smallest)));
