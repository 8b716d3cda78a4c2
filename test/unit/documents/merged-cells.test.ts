/** Cells that cover several rows, as lists of one article's deliveries have them. */
import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { utils, write } from 'xlsx';
import { docxBlocks } from '../../../src/adapters/documents/readers/docx-blocks.ts';
import type { Block } from '../../../src/adapters/documents/text/blocks.ts';
import { htmlBlocks } from '../../../src/adapters/documents/text/html-blocks.ts';
import { pagesOfBlocks } from '../../../src/adapters/documents/text/pages.ts';
import { readWorkbook } from '../../../src/adapters/documents/workbook/workbook.ts';
import { extractOne, linesOf } from '../../support/documents/page.ts';
import { documentXml, paragraph, run } from '../../support/documents/word.ts';

type Row = readonly (string | number | null)[];
const about = { sha256: 'c'.repeat(64), size: 1000, warnings: [], readMs: 1 };
const header = ['Article no', 'Description', 'Qty', 'Unit', 'Unit price', 'Amount'];

/** `merged`: "A4:A5" */
const sheet = (rows: readonly Row[], merged: readonly string[]): DocumentContent => {
  const made = utils.aoa_to_sheet([['PURCHASE ORDER'], ['Order No', 'X-1011'], header, ...rows] as unknown[][]);
  made['!merges'] = merged.map((range) => utils.decode_range(range));
  const bytes: Buffer = write({ SheetNames: ['Order'], Sheets: { Order: made } }, { type: 'buffer', bookType: 'xlsx' });
  return { type: 'xlsx', ...about, ...readWorkbook(bytes) };
};
const page = (blocks: readonly Block[]): DocumentContent => ({
  type: 'docx',
  ...about,
  pages: pagesOfBlocks(blocks).pages,
  sheets: [],
});
const lines = async (content: DocumentContent) => linesOf(await extractOne(content));
const expected = [
  '[NL-1010] 4 pcs Cordless drill @ 189.90',
  '[NL-1010] 6 pcs Cordless drill @ 189.90',
  '[NL-5010] 12 pcs Wood glue @ 11.40',
];
const asRead = (all: readonly string[]) => all.map((line) => line.replace('189.9 ', '189.90 ').replace(/(\.\d)$/, '$10'));

describe('merged cells', () => {
  it('of code and description hold for all their rows of a sheet', async () => {
    const rows = [
      ['NL-1010', 'Cordless drill', 4, 'pcs', 189.9, 759.6],
      [null, null, 6, 'pcs', 189.9, 1139.4],
      ['NL-5010', 'Wood glue', 12, 'pcs', 11.4, 136.8],
    ];
    expect(asRead(await lines(sheet(rows, ['A4:A5', 'B4:B5'])))).to.deep.equal(expected);
  });

  it('of code, description, unit and price hold for all their rows', async () => {
    const rows = [
      ['NL-1010', 'Cordless drill', 4, 'pcs', 189.9, 759.6],
      [null, null, 6, null, null, 1139.4],
      ['NL-5010', 'Wood glue', 12, 'pcs', 11.4, 136.8],
    ];
    expect(asRead(await lines(sheet(rows, ['A4:A5', 'B4:B5', 'D4:D5', 'E4:E5'])))).to.deep.equal(expected);
  });

  it('of a quantity double nothing', async () => {
    const rows = [
      ['NL-1010', 'Cordless drill', 4, 'pcs', 189.9, 759.6],
      ['NL-2030', 'Hex bolts', null, 'box', 21.35, null],
      ['NL-5010', 'Wood glue', 12, 'pcs', 11.4, 136.8],
    ];
    const found = await lines(sheet(rows, ['C4:C5', 'F4:F5']));
    expect(found.filter((line) => line.includes('NL-2030') && / 4 /.test(line))).to.deep.equal([]);
  });

  it('above the table repeat no label', () => {
    const content = sheet(
      [
        ['Deliver to', 'Harbour & Finch', null, null, null, null],
        [null, '7 Merchants Quay', null, null, null, null],
        ['NL-1010', 'Cordless drill', 4, 'pcs', 189.9, 759.6],
      ],
      ['A4:A5'],
    );
    expect(content.sheets[0]?.cells.filter(({ text }) => text === 'Deliver to')).to.have.length(1);
  });

  const cells = (values: readonly string[]) => values.map((value) => `<td>${value}</td>`).join('');
  it('of a table in HTML hold for all their rows, and what is beside them stays in its column', async () => {
    const html = `<p>PURCHASE ORDER</p><p>Order No: X-1011</p><table>
      <tr>${header.map((one) => `<th>${one}</th>`).join('')}</tr>
      <tr><td rowspan="2">NL-1010</td><td rowspan="2">Cordless drill</td>${cells(['4', 'pcs', '189.90', '759.60'])}</tr>
      <tr>${cells(['6', 'pcs', '189.90', '1139.40'])}</tr>
      <tr>${cells(['NL-5010', 'Wood glue', '12', 'pcs', '11.40', '136.80'])}</tr></table>`;
    expect(await lines(page(htmlBlocks(html)))).to.deep.equal(expected);
  });

  it('of a quantity in HTML leave its column empty below', async () => {
    const html = `<table><tr><td>A</td><td rowspan="2">10</td><td>5.00</td></tr><tr><td>B</td><td>7.00</td></tr></table>`;
    const [table] = htmlBlocks(html);
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.rows.map((row) => row.map(({ lines: own, again }) => (again ? `(${own})` : own.join())))).to.deep.equal([
      ['A', '10', '5.00'],
      ['B', '(10)', '7.00'],
    ]);
  });

  it('of a heading over two lines in HTML push its columns to the right', () => {
    const html = `<table><tr><td rowspan="2">Code</td><td colspan="2">Wanted</td></tr><tr><td>Qty</td><td>Unit</td></tr></table>`;
    const [table] = htmlBlocks(html);
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.rows[1]?.map(({ lines: own }) => own.join())).to.deep.equal(['', 'Qty', 'Unit']);
  });

  it('of a table in Word hold for all their rows', async () => {
    const cell = (text: string, merge = '') => `<w:tc><w:tcPr>${merge}</w:tcPr>${paragraph(run(text))}</w:tc>`;
    const [begins, goesOn] = ['<w:vMerge w:val="restart"/>', '<w:vMerge/>'];
    const row = (...all: readonly string[]) => `<w:tr>${all.join('')}</w:tr>`;
    const plain = (values: readonly string[]) => values.map((value) => cell(value));
    const xml = documentXml(
      `${paragraph(run('PURCHASE ORDER'))}${paragraph(run('Order No: X-1011'))}<w:tbl>${[
        row(...plain(header)),
        row(cell('NL-1010', begins), cell('Cordless drill', begins), ...plain(['4', 'pcs', '189.90', '759.60'])),
        row(cell('', goesOn), cell('', goesOn), ...plain(['6', 'pcs', '189.90', '1139.40'])),
        row(...plain(['NL-5010', 'Wood glue', '12', 'pcs', '11.40', '136.80'])),
      ].join('')}</w:tbl>`,
    );
    expect(await lines(page(docxBlocks(xml)))).to.deep.equal(expected);
  });
});
