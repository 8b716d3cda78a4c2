import { inflateSync } from 'node:zlib';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { PDFParse } from 'pdf-parse';
import * as xlsx from 'xlsx';
import {
  type OrderDocument,
  renderClassicPdf,
  renderCompactPdf,
  renderGermanPdf,
  renderInvoicePdf,
  renderLogoPng,
  renderXlsx,
  totalsOf,
} from '../../../demo/documents/index.ts';
import { company, supplier } from '../../../demo/mails/index.ts';
import { demoOrders } from '../../../demo/mails/orders.ts';

const now = new Date('2026-03-31T08:00:00Z');
const { harbour, mueller, lindqvist, bergmann } = demoOrders(now);

const textOf = async (pdf: Buffer): Promise<{ text: string; pages: number }> => {
  const parser = new PDFParse({ data: new Uint8Array(pdf) });
  const { text, total } = await parser.getText();
  await parser.destroy();
  return { text, pages: total };
};

describe('demo documents', () => {
  it('the classic layout states labels, English numbers and day-first dates', async () => {
    const { text, pages } = await textOf(await renderClassicPdf(harbour));
    expect(pages).to.equal(1);
    for (const piece of [
      'PURCHASE ORDER',
      'HF-2026-0318',
      '30/03/2026',
      '14/04/2026',
      'purchasing@harbourfinch.example',
      'NL-1010',
      '1,789.60',
      '2,201.21',
    ]) {
      expect(text).to.contain(piece);
    }
  });

  it('the German layout states German labels, numbers and dates', async () => {
    const { text } = await textOf(await renderGermanPdf(mueller));
    for (const piece of [
      'Bestellung Nr. 4500202617',
      '29.03.2026',
      'Liefertermin',
      'Müller Maschinenbau GmbH',
      '1.281,00',
      'Gesamtbetrag EUR',
      '4.284,00',
    ]) {
      expect(text).to.contain(piece);
    }
  });

  it('the compact layout goes on over pages and repeats its head', async () => {
    const { text, pages } = await textOf(await renderCompactPdf(lindqvist));
    expect(pages).to.equal(2);
    expect(text.match(/Description/g)).to.have.length(2);
    for (const line of lindqvist.lines) expect(text).to.contain(line.code).and.contain(line.name);
    expect(text).to.contain('17 April 2026').and.contain('15,631.50');
  });

  it('an order of two hundred lines keeps every line in every layout', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({
      code: `L-${index}`,
      name: `Line ${index}`,
      qty: '1',
      unit: 'pcs',
      price: '10',
    }));
    const long: OrderDocument = { ...harbour, lines };
    for (const render of [renderClassicPdf, renderGermanPdf, renderCompactPdf]) {
      const { text, pages } = await textOf(await render(long));
      expect(pages).to.be.greaterThan(4);
      expect(text.match(/\bL-\d+\b/g)).to.have.length(200);
    }
  });

  it('the workbook holds date cells, numbers and formulas with their results', () => {
    const sheet = xlsx.read(renderXlsx(bergmann), { cellNF: true }).Sheets['Purchase order'];
    if (!sheet) throw new Error('no such sheet');
    const cell = (address: string): xlsx.CellObject => sheet[address] as xlsx.CellObject;
    expect(cell('B2').v).to.equal('BE-70264');
    expect(cell('B3')).to.include({ t: 'n', w: '2026-03-30' });
    expect(cell('F14')).to.include({ v: 898.8, f: 'C14*E14' });
    expect(cell('F18')).to.include({ v: Number(totalsOf(bergmann).net), f: 'SUM(F14:F17)' });
  });

  it('the invoice says that it is one and never that it orders', async () => {
    const invoice = {
      issuer: supplier,
      recipient: company,
      invoiceNumber: 'KF-1',
      orderNumber: 'NW-1',
      invoiceDate: '2026-03-30',
      dueDate: '2026-04-29',
      currency: 'EUR',
      lines: harbour.lines,
      taxRate: '23',
      iban: 'IE64 IRCE 9205 0112 3456 78',
    };
    const { text } = await textOf(await renderInvoicePdf(invoice));
    expect(text).to.contain('INVOICE').and.contain('Amount due EUR').and.contain('2,201.21');
    expect(text).to.not.contain('PURCHASE ORDER');
  });

  it('the logo is a PNG whose rows are all there', () => {
    const png = renderLogoPng({ size: 32 });
    expect(png.subarray(0, 8).toString('latin1')).to.equal('\x89PNG\r\n\x1a\n');
    expect(png.readUInt32BE(16)).to.equal(32);
    const size = png.readUInt32BE(33);
    expect(inflateSync(png.subarray(41, 41 + size))).to.have.length(32 * (1 + 32 * 3));
  });

  it('the same order gives the same bytes', async () => {
    for (const render of [
      renderClassicPdf,
      renderGermanPdf,
      renderCompactPdf,
      async (order: OrderDocument) => renderXlsx(order),
    ]) {
      expect((await render(harbour)).equals(await render(harbour))).to.equal(true);
    }
  });
});
