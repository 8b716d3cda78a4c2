/** Titles of columns that are new to the lexicon, or say more than a word: they cost at most their own column. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, linesOf, pagesOf, sheetOf } from '../../support/documents/page.ts';

type Row = readonly (string | number)[];

describe('a table in a sheet', () => {
  const order: Row = ['8812', '2026-05-18', 'Hollow Oak Farms Ltd', 'buy@hollowoak.example', 'GBP'];
  const head: readonly string[] = ['PurchaseOrderNumber', 'OrderDate', 'Customer', 'CustomerEmail', 'Currency'];
  const exports: readonly (readonly [titles: readonly string[], row: Row, lines: readonly string[]])[] = [
    [['Sku', 'Description', 'OrderedQty', 'Zzyx'], ['FN-20', 'Fence post', 40, 6.5], ['[FN-20] 40 Fence post']],
    [['Foo', 'Bar', 'Baz', 'Sku', 'OrderedQty'], ['a', 'b', 'c', 'FN-20', 40], ['[FN-20] 40 FN-20']],
    [['Foo', 'Description', 'Bar', 'QtyOrdered', 'Zzyx'], ['a', 'Fence post', 'b', 40, 6.5], ['40 Fence post']],
    [
      ['Sku', 'Description', 'OrderedQty', 'UnitPriceExGST', 'Foo'],
      ['FN-20', 'Fence post', 40, 6.5, 'a'],
      ['[FN-20] 40 Fence post @ 6.5'],
    ],
  ];
  for (const [titles, row, lines] of exports)
    it(`is read but for the columns that have unknown titles: ${titles.join(', ')}`, async () => {
      const second = row.map((value) => (value === 40 ? 6 : value));
      const read = await extractOne(
        sheetOf([
          [...head, ...titles],
          [...order, ...row],
          [...order, ...second],
        ]),
      );
      expect(linesOf(read)).to.deep.equal([...lines, ...lines.map((line) => line.replace('40 ', '6 '))]);
      expect(fieldValue(read, 'po_number')).to.equal('8812');
      expect(fieldValue(read, 'customer_name')).to.equal('Hollow Oak Farms Ltd');
    });

  it('has its titles once where the names that a program has for its columns stand below them', async () => {
    const read = await extractOne(
      sheetOf([
        ['Purchasing Document', 'Material', 'Short Text', 'Order Quantity', 'Net Price', 'Net Order Value'],
        ['EBELN', 'MATNR', 'TXZ01', 'MENGE', 'NETPR', 'NETWR'],
        ['4700093316', 'SP-88001', 'Spindle bearing set', 4, 612, 2448],
        ['4700093316', 'SP-88014', 'Drawbar spring pack', 10, 88.4, 884],
      ]),
    );
    expect(linesOf(read)).to.deep.equal(['[SP-88001] 4 Spindle bearing set @ 612', '[SP-88014] 10 Drawbar spring pack @ 88.4']);
  });

  for (const [unit, line] of [
    ['Unit £', 'Line £'],
    ['Unit (EUR)', 'Line (EUR)'],
    ['Unit $', 'Line $'],
  ] as const)
    it(`has its prices where a title says a currency: ${unit} | ${line}`, async () => {
      const read = await extractOne(
        sheetOf([
          ['Purchase Order HV/22'],
          ['Item', 'SKU', 'Last order', 'Stock', unit, 'Order qty', line],
          ['Bath towel', 'LH-BT-1', 120, 44, 7.4, 180, 1332],
          ['Bath mat', 'LH-BM-2', 60, 12, 5.15, 90, 463.5],
        ]),
      );
      expect(linesOf(read)).to.deep.equal(['[LH-BT-1] 180 Bath towel @ 7.4', '[LH-BM-2] 90 Bath mat @ 5.15']);
    });
});

describe('terms of payment', () => {
  for (const terms of ['Net 30', 'NET 60', 'net 45', 'Netto 14'])
    it(`are no sum: ${terms}`, async () => {
      const read = await extractOne(
        sheetOf([
          ['NORTHGATE MARINE LTD'],
          ['Purchase Order'],
          ['PO Number:', 'NM-118', '', 'Payment Terms:', terms],
          ['Part #', 'Description', 'Qty', 'UOM', 'Unit Price', 'Ext. Price'],
          ['A-100', 'Shackle 10 mm', 12, 'EA', 4.5],
          ['A-200', 'Rope 12 mm', 100, 'FT', 0.8],
        ]),
      );
      expect(fieldValue(read, 'total')).to.equal(null);
    });

  it('are told from a net sum, which has cents, a colon or a currency', async () => {
    const total = async (label: string) =>
      fieldValue(
        await extractOne(
          pagesOf(`
# Purchase Order PO 4711

Code      Description              Qty     Price     Amount
A-100     Shackle 10 mm              1     30.00      30.00
A-200     Rope 12 mm                 1     60.00      60.00

${label}
`),
        ),
        'total',
      );
    expect(await total('Net: 90')).to.equal('90');
    expect(await total('Net 90.00')).to.equal('90.00');
    expect(await total('Net EUR 90')).to.equal('90');
  });
});
