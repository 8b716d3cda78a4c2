import {
  type Cell,
  type DocumentContent,
  type Unreadable,
  unreadText,
  warningText,
} from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { type CellObject, CFB, utils, type WorkBook, type WorkSheet, write } from 'xlsx';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { type Entry, zipOf } from '../../support/documents/zip.ts';
import { temporaryFiles } from './support/files.ts';

const bookOf = (sheets: { readonly [name: string]: WorkSheet }): WorkBook => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return book;
};
const bytesOf = (book: WorkBook, type: 'xlsx' | 'biff8' = 'xlsx'): Buffer =>
  write(book, { type: 'buffer', bookType: type, cellStyles: true }) as Buffer;
const set = (sheet: WorkSheet, name: string, cell: CellObject): void => {
  sheet[name] = cell;
};

describe('reading a spreadsheet', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  const read = async (bytes: Buffer | string, name = 'order.xlsx'): Promise<DocumentContent> => {
    const result = await reader.read(await files.write(name, bytes));
    if (isLeft(result)) throw new Error(`refused: ${result.left.code}: ${result.left.reason}`);
    return result.right;
  };
  const refused = async (
    bytes: Buffer | string,
    name = 'order.xlsx',
  ): Promise<{ readonly code: Unreadable['code']; readonly reason: string }> => {
    const result = await reader.read(await files.write(name, bytes));
    if (isRight(result)) throw new Error('it was read');
    return { code: result.left.code, reason: unreadText(result.left.reason) };
  };
  const at = (content: DocumentContent, row: number, column: number): Cell | undefined =>
    content.sheets[0]?.cells.find((cell) => cell.row === row && cell.column === column);

  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1 });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  it('gives what a person sees and what is stored: numbers without float noise, ISO dates, the currency of the format', async () => {
    const sheet = utils.aoa_to_sheet([['Price', 1.1 + 2.2, new Date(Date.UTC(2026, 2, 31)), 12345678, 0.15]], {
      cellDates: true,
      UTC: true,
    });
    (sheet.B1 as CellObject).z = '[$€-407] #,##0.00';
    (sheet.E1 as CellObject).z = '0%';
    const content = await read(bytesOf(bookOf({ Order: sheet })));
    expect(at(content, 0, 0)).to.deep.equal({ row: 0, column: 0, text: 'Price' });
    expect(at(content, 0, 1)).to.deep.include({ number: '3.3', currency: 'EUR' });
    expect(at(content, 0, 2)?.date).to.equal('2026-03-31');
    expect(at(content, 0, 3)?.number).to.equal('12345678');
    expect(at(content, 0, 4)).to.deep.include({ text: '15%', number: '0.15' });
  });

  it('counts a formula without a stored value as missing, and reads one that has it', async () => {
    const sheet = utils.aoa_to_sheet([[1, 2, 3]]);
    set(sheet, 'D1', { t: 'n', v: 6, f: 'SUM(A1:C1)' });
    sheet['!ref'] = 'A1:E1';
    const archive = CFB.read(bytesOf(bookOf({ Order: sheet })), { type: 'buffer' });
    const index = archive.FullPaths.findIndex((path: string) => path.endsWith('sheet1.xml'));
    const file = archive.FileIndex[index];
    if (!file) throw new Error('the workbook has no sheet');
    const xml = Buffer.from(file.content as Uint8Array)
      .toString('utf8')
      .replace('</row>', '<c r="E1"><f>A1*2</f></c></row>');
    file.content = Buffer.from(xml) as never;
    file.size = xml.length;
    const content = await read(CFB.write(archive, { type: 'buffer', fileType: 'zip', compression: true }) as unknown as Buffer);
    expect(at(content, 0, 3)?.number).to.equal('6');
    expect(at(content, 0, 4)).to.equal(undefined);
    expect(content.warnings.map(warningText).join(' ')).to.match(/1 formulas without a stored value/);
  });

  it('leaves hidden rows, hidden sheets and very hidden sheets out', async () => {
    const sheet = utils.aoa_to_sheet([['seen'], ['hidden row'], ['seen too']]);
    sheet['!rows'] = [{}, { hidden: true }, {}];
    const book = bookOf({
      Order: sheet,
      Secret: utils.aoa_to_sheet([['hidden sheet']]),
      Deep: utils.aoa_to_sheet([['very hidden']]),
    });
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 2 }] };
    const content = await read(bytesOf(book));
    expect(content.sheets.map((one) => [one.name, one.cells.map((cell) => cell.text)])).to.deep.equal([
      ['Order', ['seen', 'seen too']],
    ]);
    expect(content.warnings.map(warningText)).to.deep.equal([
      'The sheet "Secret" is hidden and was not read.',
      'The sheet "Order" has 1 hidden rows, which were not read.',
    ]);
  });

  it('reads a legacy workbook and a renamed one, by their bytes', async () => {
    const book = bookOf({
      Order: utils.aoa_to_sheet([
        ['Qty', 'Item'],
        [3, 'Lamp'],
      ]),
    });
    expect(await read(bytesOf(book, 'biff8'), 'order.xls')).to.deep.include({ type: 'xls' });
    const renamed = await read(bytesOf(book), 'order.pdf');
    expect(renamed.type).to.equal('xlsx');
    expect(renamed.warnings.map(warningText)).to.deep.equal([
      'The file is named .pdf but is not a PDF: it is an Excel workbook.',
    ]);
  });

  it('finds the delimiter and the encoding of a CSV file', async () => {
    const content = await read(
      Buffer.from('Menge;Artikel;"Preis; netto"\r\n3;"Stühle ""Komfort""\nblau";"12,50"\r\n', 'latin1'),
      'bestellung.csv',
    );
    expect(content.sheets[0]?.cells.map((cell) => cell.text)).to.deep.equal([
      'Menge',
      'Artikel',
      'Preis; netto',
      '3',
      'Stühle "Komfort"\nblau',
      '12,50',
    ]);
    const tabs = await read('a\tb\tc\n1,5\t2,5\t3,5\n', 'x.csv');
    expect(tabs.sheets[0]?.cells.at(-1)?.text).to.equal('3,5');
  });

  it('cuts a sheet that is larger than its limits, and says so', async () => {
    const content = await read(Array.from({ length: 5_100 }, (_, row) => `${row};b;c`).join('\n'), 'long.csv');
    expect(content.sheets[0]?.cells.length).to.equal(15_000);
    expect(content.warnings).to.deep.equal([{ code: 'rows_cut', facts: { rows: 5_000 } }]);
  });

  describe('refuses an archive before it is parsed', () => {
    const part = (name: string, size = 10): Entry => ({ name, data: Buffer.alloc(size, 65) });
    const workbook = part('xl/workbook.xml');
    const cases: readonly (readonly [string, () => Buffer, Unreadable['code'], RegExp])[] = [
      ['a bomb', () => zipOf([workbook, part('xl/sheet.xml', 30 * 1024 * 1024)]), 'hostile', /times its size/],
      [
        'too much in all',
        () => zipOf([workbook, part('a', 40 * 1024 * 1024), part('b', 40 * 1024 * 1024)]),
        'hostile',
        /unpacks to 81 MB; 64 MB are allowed/,
      ],
      [
        'too big a part',
        () => zipOf([workbook, part('a', 50 * 1024 * 1024)]),
        'hostile',
        /A part of the workbook unpacks to 50 MB/,
      ],
      [
        'sizes that lie',
        () => zipOf([workbook, { ...part('xl/sheet.xml', 100_000), claim: 10 }]),
        'hostile',
        /declares other sizes/,
      ],
      [
        'too many parts',
        () => zipOf([workbook, ...Array.from({ length: 2_001 }, (_, index) => part(`p${index}`))]),
        'hostile',
        /holds 2002 parts/,
      ],
      ['an encrypted part', () => zipOf([workbook, { ...part('x'), encrypted: true }]), 'password_protected', /password/],
      ['an unknown method', () => zipOf([workbook, { ...part('x'), method: 12 }]), 'hostile', /no office program/],
      ['noise in the place of data', () => zipOf([workbook]).fill(0xaa, 46, 50), 'corrupt', /damaged/],
    ];
    for (const [what, make, code, reason] of cases) {
      it(what, async () => {
        const result = await refused(make());
        expect(result.code).to.equal(code);
        expect(result.reason).to.match(reason);
      });
    }
  });

  it('names a password-protected workbook and other office files', async () => {
    const encrypted = CFB.utils.cfb_new();
    CFB.utils.cfb_add(encrypted, 'EncryptedPackage', Buffer.alloc(64, 1));
    expect(await refused(CFB.write(encrypted, { type: 'buffer' }) as unknown as Buffer)).to.deep.equal({
      code: 'password_protected',
      reason: 'The document is password-protected.',
    });
    expect((await refused(zipOf([{ name: 'ppt/presentation.xml', data: Buffer.from('x') }]), 'order.pptx')).reason).to.equal(
      'The file is a PowerPoint presentation, which cannot be read as an order.',
    );
    expect((await refused(Buffer.from('{\\rtf1 order}'), 'order.rtf')).reason).to.equal(
      'The file is a text document (RTF), which cannot be read as an order.',
    );
  });
});
