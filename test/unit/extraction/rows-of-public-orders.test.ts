/** Rows as public purchase orders print them, which were read into the wrong columns. */
import { mailTextType } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Line, Token } from '../../../packages/order-extraction/rules/layout/line.types.ts';
import { segmentOf } from '../../../packages/order-extraction/rules/layout/segment.ts';
import { type Column, cellsOf } from '../../../packages/order-extraction/rules/table/columns.ts';
import { kindsByContent } from '../../../packages/order-extraction/rules/table/kinds-by-content.ts';
import { readMessage } from '../../../src/adapters/documents/message/message-words.ts';
import { extractOne, pagesOf } from '../../support/documents/page.ts';

/** `widths`: letters of each column with the gap behind it */
const columns = (rows: readonly (readonly string[])[], widths: readonly number[]): string =>
  rows
    .map((cells) =>
      cells
        .map((text, at) => text.padEnd(widths[at] ?? 14))
        .join('')
        .trimEnd(),
    )
    .join('\n');
const order = (rows: readonly (readonly string[])[], widths: readonly number[], more = '') =>
  pagesOf(`Kestrel Hardware Inc.\n# Purchase Order\nOrder No: PO-77401      Date: 24.11.2026\n${more}\n${columns(rows, widths)}`);
const token = (text: string, x0: number, x1: number): Token => ({ text, x0, x1, y0: 218.8, y1: 227.8, bold: false, run: null });
const lineOf = (tokens: readonly Token[]): Line => {
  const segments = tokens.map((token) => segmentOf([token], 1));
  return { index: 0, page: 1, y0: 218.8, y1: 227.8, height: 9, segments, text: segments.map(({ text }) => text).join('  ') };
};
const linesOf = async (content: Parameters<typeof extractOne>[0]) =>
  (await extractOne(content)).lines.map(({ name, code, qty, price }) => [
    name?.value ?? code?.value,
    Number(qty?.value),
    price === undefined ? null : Number(price.value),
  ]);

const column = (kind: Column['kind'], x0: number, x1: number): Column => ({ kind, label: kind, x0, x1 });

describe('rows of public orders', () => {
  it('have their quantity beside a pack that begins with a number and ends close to it', () => {
    const line = lineOf([token('1 g/vial', 304, 332.6), token('10 vial case', 375, 422.6), token('8', 434.6, 439.6)]);
    const cells = cellsOf(line, [column('other', 304, 363), column('unit', 375, 422), column('qty', 434.6, 444)]);
    expect(cells.map((cell) => cell.map(({ text }) => text))).to.deep.equal([['1 g/vial'], ['10 vial case'], ['8']]);
  });

  it('are called by their material and not by their running number, whatever stands below them', () => {
    const row = (number: string, material: string, qty: string, price: string) =>
      lineOf([token(number, 57, 66), token(material, 91, 160), token(qty, 216, 236), token(price, 261, 300)]);
    const body = [
      row('10', 'Laptop', '10', '55,000.00'),
      row('20', 'Mouse', '20', '800.00'),
      lineOf([token('Header text: please deliver during business hours.', 57, 70)]),
      lineOf([token('Item 20 text: pack with item 10 for one shipment.', 57, 70)]),
    ];
    const kinds = [column('name', 57, 76), column('name', 91, 160), column('qty', 216, 236), column('price', 261, 300)];
    expect(kindsByContent(kinds, body).map(({ kind }) => kind)).to.deep.equal(['position', 'name', 'qty', 'price']);
  });

  it('cost what is printed in money of three decimals', async () => {
    const rows = [
      ['Product', 'Qty', 'Unit cost', 'Subtotal'],
      ['Smart watch', '12', '2.150', '25.800'],
      ['Tablet holder', '2', '1.500', '3.000'],
    ];
    expect(await linesOf(order(rows, [30], 'Currency: KWD'))).to.deep.equal([
      ['Smart watch', 12, 2.15],
      ['Tablet holder', 2, 1.5],
    ]);
    expect(await linesOf(order(rows, [30], 'Currency: IDR'))).to.deep.include(['Smart watch', 12, 2_150]);
  });

  const codesOf = async (rows: readonly (readonly string[])[]) =>
    (await extractOne(order(rows, [26, 16, 12]))).lines.map(({ name, code, qty }) => [name?.value, code?.value, qty?.value]);

  it('have the codes of a column whose title nobody knows, and not those of customs', async () => {
    const rows = (title: string) => [
      ['Item', title, 'Qty'],
      ['Sodium chloride', '00074-6533-12', '8'],
      ['Potassium chloride', '00641-6128-25', '12'],
    ];
    const names = [
      ['Sodium chloride', '8'],
      ['Potassium chloride', '12'],
    ];
    const codes = ['00074-6533-12', '00641-6128-25'];
    expect(await codesOf(rows('NDC'))).to.deep.equal(names.map(([name, qty], at) => [name, codes[at], qty]));
    expect(await codesOf(rows('HSN code'))).to.deep.equal(names.map(([name, qty]) => [name, undefined, qty]));
  });

  it('may name the column in each cell', async () => {
    const plain =
      'Purchase order PO-1\n\nSKU: WID-100 | Description: Widget type A | Quantity: 500 | Unit Price: $12.50 | Total: $6,250.00\nSKU: WID-200 | Description: Widget type B | Quantity: 250 | Unit Price: $18.75 | Total: $4,687.50\n';
    const { pages, message } = readMessage({ subject: null, plain, html: null });
    const content = { type: mailTextType, sha256: '0'.repeat(64), size: 1, pages, message, sheets: [], warnings: [], readMs: 0 };
    expect(await linesOf(content)).to.deep.equal([
      ['Widget type A', 500, 12.5],
      ['Widget type B', 250, 18.75],
    ]);
  });
});
