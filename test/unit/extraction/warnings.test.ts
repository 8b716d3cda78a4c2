import { type DocumentContent, type Extraction, unread, warn } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { utils, write } from 'xlsx';
import { weighEmbedded } from '../../../packages/order-extraction/embedded/confidence.ts';
import { withPictures } from '../../../src/adapters/documents/ocr/with-pictures.ts';
import type { Outcome } from '../../../src/adapters/documents/pool/pool-child.ts';
import type { ReaderPool } from '../../../src/adapters/documents/pool/reader-pool.ts';
import { readWorkbook } from '../../../src/adapters/documents/workbook/workbook.ts';
import { extractOne, pagesOf, sheetOf } from '../../support/documents/page.ts';

const order = `
# PURCHASE ORDER
PO Number:  PO-77

Description    Qty   Unit price   Amount
Desk lamp      3     12.50        37.50
`;
const rows = [
  ['PO Number', 'PO-77'],
  ['Description', 'Qty', 'Unit price', 'Amount'],
  ['Desk lamp', 3, 12.5, 37.5],
] as const;

/** OCR that ends in these ways, page by page. */
const ocrThatEnds = (...outcomes: readonly Outcome[]): ReaderPool => {
  const left = [...outcomes];
  return { run: async () => left.shift() ?? outcomes[0] } as unknown as ReaderPool;
};
const timedOut: Outcome = { outcome: 'timed_out', ms: 40_000 };
const refused: Outcome = {
  outcome: 'refused',
  sound: true,
  unreadable: { code: 'corrupt', reason: unread.other('The page is damaged.') },
};

/** An order of one page of text and a second page that is a scan. */
async function withScan(ocr: ReaderPool): Promise<DocumentContent> {
  const content = pagesOf(order);
  const scan = { number: 2, width: 600, height: 900, reader: 'text' as const, words: [] };
  const read = { ...content, pages: [...content.pages, scan] };
  const scanned = { type: 'pdf' as const, path: 'order.pdf', companyId: undefined, scans: [2], doubts: [] };
  const whole = await withPictures({ pool: ocr, second: null }, read, scanned);
  return { ...whole, type: 'pdf' };
}

/** The order on a sheet, with what the caller does to the workbook. */
function workbookOf({ hidden = false, wide = false }): DocumentContent {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  if (wide) utils.sheet_add_aoa(sheet, [['far out']], { origin: { r: 0, c: 300 } });
  utils.book_append_sheet(book, sheet, 'Order');
  if (hidden) utils.book_append_sheet(book, utils.aoa_to_sheet([['price list']]), 'Internal');
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  return { ...sheetOf([]), ...readWorkbook(bytes) };
}

const effectOf = ({ reasons }: Extraction, code: string): number | undefined =>
  reasons.find((reason) => reason.code === code)?.effect;

describe('what the readers warn of and the confidence', () => {
  it('a scanned page that took too long is said, and weighs', async () => {
    const whole = await extractOne(pagesOf(order));
    const lost = await extractOne(await withScan(ocrThatEnds(timedOut)));
    expect(effectOf(lost, 'pages_not_read')).to.be.below(0);
    expect(lost.confidence).to.be.below(whole.confidence);
  });

  it('a scanned page that is damaged weighs the same', async () => {
    expect(effectOf(await extractOne(await withScan(ocrThatEnds(refused))), 'pages_not_read')).to.be.below(0);
  });

  it('a page weighs however it was lost, and once', async () => {
    const lost = [warn.page_not_rendered(2), warn.scans_out_of_time(120, 3), warn.page_refused(5, unread.file_damaged())];
    for (const one of lost)
      expect(effectOf(await extractOne({ ...pagesOf(order), warnings: [one] }), 'pages_not_read'), one.code).to.equal(-15);
    const { reasons, warnings } = await extractOne({ ...pagesOf(order), warnings: lost });
    expect(reasons.filter(({ code }) => code === 'pages_not_read').length).to.equal(1);
    expect(warnings).to.deep.equal(lost);
  });

  it('data that was cut weighs, although there is no text beside it that could', () => {
    const evidence = { lines: [], linesTotal: null, missing: [], confirmation: 'nothing_visible' as const };
    const whole = weighEmbedded({ ...evidence, cut: [] }, null);
    const cut = weighEmbedded({ ...evidence, cut: [warn.data_cut(5_000)] }, null);
    expect(cut.confidence).to.be.below(whole.confidence);
  });

  it('a page that was read weighs nothing', async () => {
    const page = { number: 2, width: 600, height: 900, reader: 'ocr', words: [] };
    const content = await withScan(ocrThatEnds({ outcome: 'done', value: { page, languages: ['eng'], warnings: [] } }));
    expect(effectOf(await extractOne(content), 'pages_not_read')).to.equal(undefined);
  });

  it('a sheet that was cut weighs, also beside a sheet that is hidden', async () => {
    expect(effectOf(await extractOne(workbookOf({ wide: true })), 'truncated')).to.be.below(0);
    expect(effectOf(await extractOne(workbookOf({ wide: true, hidden: true })), 'truncated')).to.be.below(0);
    expect(effectOf(await extractOne(workbookOf({ hidden: true })), 'truncated')).to.equal(undefined);
  });
});
