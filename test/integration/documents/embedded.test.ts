import { type DocumentFile, type Extraction, type ReadDocument, unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { edifact, edifactMessage, edifactOrder, interchange, x12 } from '../../support/documents/order-edi.ts';
import { orderX, ublOrder } from '../../support/documents/order-xml.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { temporaryFiles } from './support/files.ts';

const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

/** An order as people see it, with data inside. `qty` is what is printed for the first article. */
const pdfWith = (xml: string, qty: string | null): Promise<Buffer> =>
  pdfOf((pdf) => {
    pdf.file(Buffer.from(xml), { name: 'order-x.xml', type: 'text/xml' });
    if (qty === null) return;
    write(pdf, 'PURCHASE ORDER', 50, 60, 18, 'Helvetica-Bold');
    write(pdf, 'PO Number: PO-2026-77', 50, 100);
    write(pdf, 'Delivery date: 2026-04-02', 50, 116);
    for (const [row, cells] of [
      ['Item', 'Description', 'Qty', 'Unit price', 'Amount'],
      ['DL-1', 'Desk lamp & bulb', qty, '12.50', '37.50'],
      ['CP-4', 'Copy paper', '10', '4.20', '42.00'],
    ].entries())
      for (const [column, cell] of cells.entries()) write(pdf, cell, [50, 110, 300, 360, 460][column] ?? 0, 180 + row * 18);
    write(pdf, 'Total EUR 94.61', 420, 260);
  });

describe('data inside documents', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  const readAll = async (all: readonly DocumentFile[]): Promise<readonly ReadDocument[]> =>
    Promise.all(
      all.map(async (file) => {
        const content = await reader.read(file);
        if (isLeft(content)) throw new Error(unreadText(content.left.reason));
        return { name: file.name, content: content.right };
      }),
    );
  const extract = async (...all: readonly DocumentFile[]): Promise<readonly Extraction[]> =>
    createIsolatedExtractor(reader.pool).extract(await readAll(all), nobody);
  const lines = (extraction: Extraction | undefined) =>
    extraction?.lines.map(({ code, name, qty, price, unit }) => [
      code?.value,
      name?.value,
      qty?.value,
      price?.value,
      unit?.value,
    ]);
  const expected = [
    ['DL-1', 'Desk lamp & bulb', '3', '12.5', 'C62'],
    ['CP-4', 'Copy paper', '10', '4.2', 'C62'],
  ];

  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1 });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  it('an Order-X PDF is read from its data, which the visible text confirms and places', async () => {
    const [order, ...others] = await extract(await files.write('order.pdf', await pdfWith(orderX(), '3')));
    expect(others).to.deep.equal([]);
    expect(order?.documentType).to.equal('order');
    expect(lines(order)).to.deep.equal(expected);
    expect(order?.fields.customer_email).to.deep.include({ value: 'office@northgate.example', reader: 'embedded' });
    expect(order?.fields.po_number?.place).to.deep.include({ kind: 'box', page: 1 });
    expect(order?.reasons.map(({ code }) => code)).to.include('visible_text_confirms');
    expect(order?.missingFields).to.deep.equal([]);
    expect(order?.confidence).to.be.at.least(95);
  });

  it('data that says something else than the page costs the confidence, and says so', async () => {
    const [order] = await extract(await files.write('order.pdf', await pdfWith(orderX(), '7')));
    expect(order?.reasons.map(({ code }) => code)).to.include('visible_text_differs');
    expect(order?.confidence).to.be.lessThan(70);
    expect(order?.warnings.map(({ code }) => code)).to.include('data_differs');
  });

  it('a PDF that shows nothing but holds an order is that order', async () => {
    const [order] = await extract(await files.write('empty.pdf', await pdfWith(orderX(), null)));
    expect(order?.documentType).to.equal('order');
    expect(lines(order)).to.deep.equal(expected);
  });

  it('an XML file of its own is an order, and with the PDF of the same number one order with both as evidence', async () => {
    const xml = await files.write('order.xml', ublOrder(), 'application/xml');
    const [alone] = await extract(xml);
    expect([alone?.documentType, alone?.fields.po_number?.value]).to.deep.equal(['order', 'PO-2026-77']);
    expect(alone?.files.map(({ type }) => type)).to.deep.equal(['xml']);
    const plain = await pdfWith('<other/>', '3');
    const both = await extract(await files.write('order.pdf', plain), xml);
    expect(both.length).to.equal(1);
    expect(both[0]?.files.map(({ type }) => type)).to.deep.equal(['pdf', 'xml']);
    expect(both[0]?.fields.customer_name).to.deep.include({ value: 'Northgate School District', file: 1 });
  });

  it('an EDI file with several orders is an extraction for each, complete and sure enough to go through', async () => {
    const messages = ['A-1', 'A-2'].map((number, at) => edifactMessage(edifactOrder({ number }), { reference: String(at + 1) }));
    const found = await extract(await files.write('orders.edi', interchange(messages), 'application/edifact'));
    expect(
      found.map(({ documentType, fields }) => [documentType, fields.po_number?.value, fields.ship_to_city?.value]),
    ).to.deep.equal([
      ['order', 'A-1', 'Hamburg'],
      ['order', 'A-2', 'Hamburg'],
    ]);
    for (const { confidence, warnings, missingFields, files: of } of found) {
      expect([warnings, missingFields, of.map(({ type }) => type)]).to.deep.equal([[], [], ['edifact']]);
      expect(confidence).to.be.at.least(90);
    }
    const [american] = await extract(await files.write('po.850', x12(), 'application/octet-stream'));
    expect([american?.documentType, american?.fields.ship_to_postal_code?.value, american?.warnings]).to.deep.equal([
      ...['order', '04101', []],
    ]);
  });

  it('an EDI file that does not hold what it says is not sure enough to go through', async () => {
    const text = edifact().replace(/UNT\+\d+/, 'UNT+99');
    const [order] = await extract(await files.write('order.edi', text, 'application/edifact'));
    expect(order?.reasons.map(({ code }) => code)).to.include('truncated');
    expect(order?.confidence).to.be.lessThan(70);
  });

  it('XML of another kind is refused by a reason', async () => {
    const other = await reader.read(await files.write('report.xml', '<feedback><report/></feedback>'));
    expect(isLeft(other) && other.left.code).to.equal('unsupported_type');
  });
});
