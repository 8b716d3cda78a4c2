import { createRulesExtractor } from '@order-intake/order-extraction';
import type { DocumentFile, Extraction } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { type CellObject, utils, write as writeBook } from 'xlsx';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { temporaryFiles } from './support/files.ts';

describe('documents through the reader processes and the rules', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  const extractor = createRulesExtractor();
  const extract = async (file: DocumentFile): Promise<readonly Extraction[] | string> => {
    const result = await reader.read(file);
    if (isLeft(result)) return result.left.code;
    return extractor.extract([{ name: file.name, content: result.right }], {
      ownNames: [],
      ownDomains: [],
      currency: null,
      locale: null,
    });
  };
  const one = async (file: DocumentFile): Promise<Extraction> => {
    const found = await extract(file);
    if (typeof found === 'string' || found[0] === undefined || found.length > 1)
      throw new Error(`not one extraction: ${typeof found === 'string' ? found : found.length}`);
    return found[0];
  };
  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 2 });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  it('a workbook with dates, formulas and a currency in its number format is read right', async () => {
    const sheet = utils.aoa_to_sheet(
      [
        ['Purchase Order'],
        ['PO Number', 'PO-5512', null, 'Supplier', 'Contoso Trading GmbH'],
        ['Order date', new Date(Date.UTC(2026, 2, 12))],
        ['Required by', new Date(Date.UTC(2026, 3, 2))],
        ['Customer', 'Northgate School District'],
        ['Email', 'office@northgate.edu'],
        [],
        ['SKU', 'Description', 'Qty', 'Unit price', 'Total'],
        ['DL-1', 'Desk lamp', 3, 12.5, null],
        ['CP-4', 'Copy paper', 10, 4.2, null],
        [null, null, null, 'Grand total', null],
      ],
      { cellDates: true, UTC: true },
    );
    const euros = '[$€-407] #,##0.00';
    for (const [cell, value, formula] of [
      ['E9', 37.5, 'C9*D9'],
      ['E10', 42, 'C10*D10'],
      ['E11', 79.5, 'SUM(E9:E10)'],
    ] as const)
      sheet[cell] = { t: 'n', v: value, f: formula, z: euros } satisfies CellObject;
    for (const cell of ['D9', 'D10']) (sheet[cell] as CellObject).z = euros;
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Order');
    const extraction = await one(
      await files.write('order.xlsx', writeBook(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer),
    );
    expect(extraction.documentType).to.equal('order');
    expect(Object.fromEntries(Object.entries(extraction.fields).map(([name, field]) => [name, field?.value]))).to.deep.include({
      po_number: 'PO-5512',
      order_date: '2026-03-12',
      delivery_date: '2026-04-02',
      customer_name: 'Northgate School District',
      customer_email: 'office@northgate.edu',
      currency: 'EUR',
      total: '79.5',
    });
    expect(
      extraction.lines.map((line) => [line.code?.value, line.qty?.value, line.name?.value, line.price?.value]),
    ).to.deep.equal([
      ['DL-1', '3', 'Desk lamp', '12.5'],
      ['CP-4', '10', 'Copy paper', '4.2'],
    ]);
    expect(extraction.lines[0]?.price?.place).to.deep.equal({ kind: 'cell', sheet: 'Order', cell: 'D9' });
    expect(extraction.confidence).to.be.at.least(90);
  });

  it('a CSV file with decimal commas is read right', async () => {
    const csv =
      'Bestellung;4711\nLiefertermin;02.04.2026\nKunde;Weber Metallbau GmbH\n\nArtikelnummer;Bezeichnung;Menge;Einzelpreis EUR;Gesamt EUR\nA-100;Winkel;1.000;0,25;250,00\n';
    const extraction = await one(await files.write('bestellung.csv', csv));
    expect(extraction.lines.map((line) => [line.qty?.value, line.price?.value])).to.deep.equal([['1000', '0.25']]);
    expect(extraction.fields.currency?.value).to.equal('EUR');
    expect(extraction.fields.delivery_date?.value).to.equal('2026-04-02');
  });
});
