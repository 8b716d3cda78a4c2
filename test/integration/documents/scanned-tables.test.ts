import { type Extraction, unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import sharp from 'sharp';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { temporaryFiles } from './support/files.ts';
import { scanned } from './support/scan.ts';

const columns = [40, 75, 150, 340, 400, 480, 555] as const;
const labels = ['Pos', 'Item no.', 'Description', 'Qty', 'Unit price', 'Amount'];
const articles = [
  ['1', 'DL-100', 'Adjustable desk lamp', '3', '24.50', '73.50'],
  ['2', 'CP-210', 'Recycled copy paper', '7', '4.20', '29.40'],
  ['3', 'ST-330', 'Heavy stapler', '1', '18.75', '18.75'],
  ['4', 'CH-440', 'Conference chair', '8', '89.00', '712.00'],
  ['5', 'WB-550', 'Whiteboard', '2', '140.00', '280.00'],
  ['6', 'CL-660', 'Wall clock', '5', '21.10', '105.50'],
];

/** A boxed table with a dark header and single digits in its cells. */
function drawTable(pdf: PDFKit.PDFDocument, top: number, rows: readonly (readonly string[])[]): void {
  pdf.rect(40, top, 515, 18).fill('#222222');
  pdf.fillColor('#ffffff');
  for (const [at, label] of labels.entries()) write(pdf, label, (columns[at] ?? 0) + 4, top + 5, 9, 'Helvetica-Bold');
  pdf.fillColor('#000000');
  for (const [index, row] of rows.entries())
    for (const [at, text] of row.entries()) {
      const x = columns[at] ?? 0;
      pdf
        .rect(x, top + 18 + index * 18, (columns[at + 1] ?? 0) - x, 18)
        .lineWidth(0.7)
        .stroke('#000000');
      write(pdf, text, x + 4, top + 23 + index * 18, 9);
    }
}

function drawPage(pdf: PDFKit.PDFDocument, number: number): void {
  if (number === 1) {
    write(pdf, 'Northgate School District', 40, 40, 14, 'Helvetica-Bold');
    write(pdf, 'PURCHASE ORDER', 380, 40, 16, 'Helvetica-Bold');
    write(pdf, 'Order number: PO-48213', 40, 90);
    write(pdf, 'Delivery date: 2026-04-18', 40, 106);
    write(pdf, 'E-mail: office@northgate.edu', 40, 122);
    write(pdf, 'Currency: USD', 40, 138);
    drawTable(pdf, 180, articles.slice(0, 3));
    return;
  }
  drawTable(pdf, 60, articles.slice(3));
  write(pdf, 'Total', 404, 150, 10, 'Helvetica-Bold');
  write(pdf, '1219.15', 484, 150, 10, 'Helvetica-Bold');
}

describe('tables on scanned pages', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  let pages: readonly Buffer[];

  before(async () => {
    files = await temporaryFiles();
    // what the second engine says of a page is no part of this: second-engine.test.ts
    reader = createDocumentReader({ poolSize: 1, secondReader: null });
    const order = await pdfOf((pdf) => {
      drawPage(pdf, 1);
      drawPage(pdf.addPage(), 2);
    });
    pages = await Promise.all(
      [1, 2].map(async (page) => (await scanned(order, page)).grayscale().removeAlpha().png().toBuffer()),
    );
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  const extractionsOf = async (bytes: Buffer, name: string): Promise<readonly Extraction[]> => {
    const read = await reader.read(await files.write(name, bytes));
    if (isLeft(read)) throw new Error(unreadText(read.left.reason));
    const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };
    return createIsolatedExtractor(reader.pool).extract([{ name, content: read.right }], nobody);
  };
  const expectWhole = (extractions: readonly Extraction[]): void => {
    const rows = extractions.map(({ lines }) =>
      lines.map((line) => [line.code, line.qty, line.price].map((field) => field?.value)),
    );
    expect(rows).to.deep.equal([articles.map(([, code, , qty, price]) => [code, qty, price])]);
    expect(extractions[0]?.fields.po_number?.value).to.equal('PO-48213');
    expect(extractions[0]?.fields.total?.value).to.equal('1219.15');
  };

  it('go on over the pages of a TIFF, with every line and digit of their boxes', async () => {
    const tiff = await sharp([...pages], { join: { animated: true } })
      .removeAlpha()
      .tiff({ compression: 'lzw' })
      .toBuffer();
    expectWhole(await extractionsOf(tiff, 'order.tif'));
  });

  it('go on from a page of text to a scanned one', async () => {
    const mixed = await pdfOf((pdf) => {
      drawPage(pdf, 1);
      pdf.addPage().image(pages[1] ?? Buffer.alloc(0), 0, 0, { width: 595.28, height: 841.89 });
    });
    expectWhole(await extractionsOf(mixed, 'order.pdf'));
  });
});
