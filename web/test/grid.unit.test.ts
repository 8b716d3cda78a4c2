/** The parts of the grid of lines that need no browser: text of spreadsheets, places, and what a range would change. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { OrderLine } from '../src/api/order-types.ts';
import { columnsOf, isEditable, lineAgain } from '../src/pages/review/grid-columns.ts';
import { nextInRows, placeAfter, rangeOf } from '../src/pages/review/grid-place.ts';
import { cleared, copied, filledDown, pasted } from '../src/pages/review/grid-ranges.ts';
import { rowsOfText, textOfRows } from '../src/pages/review/grid-text.ts';
import { createFormat } from '../src/words/format.ts';

const line = (given: Partial<OrderLine>): OrderLine =>
  ({ kind: 'product', product: null, product_record: null, ...given }) as OrderLine;
const format = createFormat('de-DE', 'UTC');
/** As use-notation.ts has it, for numbers alone. */
const notation = {
  written: (_: string, value: string) => value.replace('.', ','),
  understood: (field: string, text: string) => (/qty|price/.test(field) ? (format.parseInput(text) ?? text) : text.trim()),
};
const grid = {
  lines: [
    line({
      product: 'p-1',
      product_record: { id: 'p-1', code: 'HB-8', name: 'Bolt' } as OrderLine['product_record'],
      code: 'X-1',
      name: 'Bolt',
      qty: 10,
      price: 0.42,
    }),
    line({ code: 'X-2', name: 'Nut', qty: 2.5, price: 1 }),
    line({ kind: 'charge', charge: 'freight', name: 'Freight', qty: 1, price: 9 }),
  ],
  columns: ['product', 'name', 'qty', 'unit', 'price', 'amount'] as const,
};
const at = (line: number, column: number) => ({ line, column });

describe('the text of a range', () => {
  it('is what spreadsheets write and read: tabs, lines, and quotes around what holds either', () => {
    const rows = [
      ['HB-8', 'two\nlines', '1.234,50'],
      ['a "quoted" one', '', 'tab\there'],
    ];
    expect(rowsOfText(textOfRows(rows))).to.deep.equal(rows);
    expect(rowsOfText('a\tb\r\nc\td\r\n')).to.deep.equal([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(rowsOfText('5" pipe')).to.deep.equal([['5" pipe']]);
    expect(rowsOfText('one')).to.deep.equal([['one']]);
    expect(rowsOfText('')).to.deep.equal([['']]);
  });
});

describe('a place in the grid', () => {
  const size = { lines: 3, columns: 6 };
  it('is moved by arrows, pages and Home and End, and stays within the grid', () => {
    expect(placeAfter('arrowdown', at(3, 2), size)).to.deep.equal(at(3, 2));
    expect(placeAfter('arrowup', at(3, 2), size)).to.deep.equal(at(2, 2));
    expect(placeAfter('ctrl+end', at(1, 0), size)).to.deep.equal(at(3, 5));
    expect(placeAfter('pagedown', at(1, 1), size)).to.deep.equal(at(3, 1));
    expect(placeAfter('a', at(1, 1), size)).to.equal(null);
  });
  it('is followed by the next in its row, then by the first of the next row, until the grid ends', () => {
    expect(nextInRows(at(1, 5), 1, size)).to.deep.equal(at(2, 0));
    expect(nextInRows(at(2, 0), -1, size)).to.deep.equal(at(1, 5));
    expect(nextInRows(at(3, 5), 1, size)).to.equal(null);
    expect(nextInRows(at(1, 0), -1, size)).to.equal(null);
  });
});

describe('a range of the grid', () => {
  it('that is pasted goes through the parsing of the company, to the cells that can be written, also of lines that are not there yet', () => {
    const rows = [
      ['1.234,5', 'Stk', '0,42'],
      ['zwei', 'Stk', '1'],
    ];
    expect(pasted(grid, rangeOf(at(3, 2), at(3, 2)), rows, notation)).to.deep.equal([
      { field: 'lines.3.qty', value: '1234.5', text: '1.234,5' },
      { field: 'lines.3.price', value: '0.42', text: '0,42' },
      { field: 'lines.4.qty', value: 'zwei', text: 'zwei' },
      { field: 'lines.4.unit', value: 'Stk', text: 'Stk' },
      { field: 'lines.4.price', value: '1', text: '1' },
    ]);
  });
  it('is filled by one text, and an article number finds its product', () => {
    expect(pasted(grid, rangeOf(at(2, 0), at(1, 0)), [['NU-8']], notation)).to.deep.equal([
      { field: 'lines.1.code', value: 'NU-8', text: 'NU-8' },
      { field: 'lines.2.code', value: 'NU-8', text: 'NU-8' },
    ]);
  });
  it('is filled down from its first line, and one line from the line above it', () => {
    expect(filledDown(grid, rangeOf(at(1, 0), at(3, 2))).map(({ field, value }) => [field, value])).to.deep.equal([
      ['lines.2.product', 'p-1'],
      ['lines.2.name', 'Bolt'],
      ['lines.2.qty', '10'],
      ['lines.3.name', 'Bolt'],
      ['lines.3.qty', '10'],
    ]);
    expect(filledDown(grid, rangeOf(at(2, 4), at(2, 4)))).to.deep.equal([
      { field: 'lines.2.price', value: '0.42', text: '0.42' },
    ]);
    expect(filledDown(grid, rangeOf(at(1, 4), at(1, 4)))).to.deep.equal([]);
  });
  it('is copied as people write it, products by their numbers', () => {
    expect(copied(grid, rangeOf(at(1, 0), at(2, 2)), notation)).to.deep.equal([
      ['HB-8', 'Bolt', '10'],
      ['X-2', 'Nut', '2,5'],
    ]);
  });
  it('is cleared but for what is computed', () => {
    expect(cleared(grid, rangeOf(at(2, 4), at(2, 5)), notation)).to.deep.equal([{ field: 'lines.2.price', value: '', text: '' }]);
  });
});

describe('the columns of the grid', () => {
  it('have discounts and dates only where a line has one', () => {
    expect(columnsOf({ lines: [line({})] })).to.deep.equal(['product', 'name', 'qty', 'unit', 'price', 'amount']);
    const dated = line({ discount: 5, requested_delivery: { kind: 'day', from: null, until: '2031-02-03', week: null } });
    expect(columnsOf({ lines: [line({}), dated] }).slice(-3)).to.deep.equal(['discount', 'amount', 'requested_delivery.until']);
  });
  it('are none of a charge but its name, quantity and price', () => {
    const open = grid.columns.filter((column) => isEditable({ kind: 'charge' }, column));
    expect(open).to.deep.equal(['name', 'qty', 'price']);
  });
  it('make a line again with all that it said', () => {
    const again = lineAgain(line({ name: 'Nut', qty: 2, note: 'fragile', gtin: null, tax_rate: 25 }));
    expect(again).to.deep.include({ name: 'Nut', qty: 2, note: 'fragile', tax_rate: 25, product: null });
    expect(again).not.to.have.property('gtin');
  });
});
