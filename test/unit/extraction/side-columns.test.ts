/** What stands in a column beside the table belongs to the order's head, and a row keeps only what is its own. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { layoutOf } from '../../../packages/order-extraction/rules/layout/layout.ts';
import { extractOne, fieldValue, pagesOf, sheetOf } from '../../support/documents/page.ts';

const table = [
  'Item     Description            Qty    Price     Amount',
  'A-100    Lamp                   10     2.50      25.00',
  'A-200    Chair                  40     1.25      50.00',
  'A-300    Table                  2      80.00     160.00',
  '                                Total            235.00',
];
const told = [
  ['Marlow Interiors Ltd', '4 Quay Street, Northport', 'buying@marlow.example'],
  ['Required by', '19 October 2026', 'Payment'],
  ['60 days', 'Contact', 'Jo Banks'],
].flat();

/** the table from its second line on, with the column to its right or its left */
const beside = (side: 'left' | 'right', column: readonly string[]): string =>
  column
    .map((text, at) => {
      const row = table[at - 2] ?? '';
      return (side === 'right' ? `${row.padEnd(70)}${text}` : `${text.padEnd(34)}${row}`).trimEnd();
    })
    .join('\n');

const products = ({ lines }: Awaited<ReturnType<typeof extractOne>>) =>
  lines.map(({ name, qty, price }) => [name?.value, Number(qty?.value), Number(price?.value)]);
const rows = [
  ['Lamp', 10, 2.5],
  ['Chair', 40, 1.25],
  ['Table', 2, 80],
];

describe('a column beside the table', () => {
  for (const side of ['left', 'right'] as const)
    it(`names the customer and the day, to the ${side}`, async () => {
      const content = pagesOf(`# Purchase Order PO-4711\nSupplier: Nordwind Trading Ltd\n\n${beside(side, told)}`);
      const read = await extractOne(content);
      expect(products(read)).to.deep.equal(rows);
      expect(fieldValue(read, 'customer_name')).to.equal('Marlow Interiors Ltd');
      expect(fieldValue(read, 'customer_email')).to.equal('buying@marlow.example');
      expect(fieldValue(read, 'delivery_date')).to.equal('2026-10-19');
    });

  it('leaves the letterhead above the table where it is, and every row below its header', async () => {
    const main = ['Marlow Interiors Ltd', '4 Quay Street, Northport', '', ...table];
    const side = [
      'Order',
      'PO-4711',
      'Required by',
      '19 October 2026',
      'Placed by',
      'Jo Banks',
      'Supplier',
      'Nordwind Trading Ltd',
    ];
    const drawing = main.map((line, at) => `${(side[at] ?? '').padEnd(34)}${line}`.trimEnd()).join('\n');
    const read = await extractOne(pagesOf(drawing));
    expect(products(read)).to.deep.equal(rows);
    expect(fieldValue(read, 'customer_name')).to.equal('Marlow Interiors Ltd');
    expect(fieldValue(read, 'po_number')).to.equal('PO-4711');
    expect(fieldValue(read, 'delivery_date')).to.equal('2026-10-19');
  });

  it('keeps the place where each word is drawn', async () => {
    const content = pagesOf(`# Purchase Order PO-4711\n\n\n${beside('right', told)}`);
    const { lines } = layoutOf(content, new Set([1]));
    const drawn = new Map(content.pages.flatMap(({ words }) => words.map(({ text, y }) => [text, Math.round(y)] as const)));
    const lamp = lines.flatMap(({ segments }) => segments).find(({ text }) => text === 'Lamp');
    const contact = lines.flatMap(({ segments }) => segments).find(({ text }) => text === 'Contact');
    expect(lamp?.place).to.include({ kind: 'box' });
    expect(lamp?.place.kind === 'box' && Math.round(lamp.place.y)).to.equal(drawn.get('Lamp'));
    expect((lamp?.y0 ?? 0) > (contact?.y1 ?? 0), 'and is read before the table').to.equal(true);
  });

  it('stands in a sheet behind an empty column', async () => {
    const read = await extractOne(
      sheetOf([
        ['Purchase order PO-4711'],
        [],
        ['Item', 'Description', 'Qty', 'Price', 'Amount', null, 'Order no.', 'PO-4711'],
        ['A-100', 'Lamp', 10, 2.5, 25, null, 'Required by', '2026-10-19'],
        ['A-200', 'Chair', 40, 1.25, 50, null, 'Buyer', 'Marlow Interiors Ltd'],
        ['A-300', 'Table', 2, 80, 160, null, 'E-mail', 'buying@marlow.example'],
        [null, 'Total', null, null, 235, null, 'Supplier', 'Nordwind Trading Ltd'],
      ]),
    );
    expect(products(read)).to.deep.equal(rows);
    expect(fieldValue(read, 'customer_name')).to.equal('Marlow Interiors Ltd');
    expect(fieldValue(read, 'delivery_date')).to.equal('2026-10-19');
  });

  it('is not looked for in a sheet of many thousand rows, which is read whole', () => {
    const rowsOfSheet = Array.from({ length: 60_000 }, (_, at) => [`A-${at}`, 'Lamp', 10, 2.5, 25, null, 'note']);
    const content = sheetOf([['Item', 'Description', 'Qty', 'Price', 'Amount', null, 'Remark'], ...rowsOfSheet]);
    expect(layoutOf(content, new Set([1])).lines.length).to.be.greaterThan(1_000);
  });

  it('is none where a column of the table goes over several lines', () => {
    const notes = [
      'Item     Qty    Price     Amount     Remarks',
      'A-100    10     2.50      25.00      Delivery date: 12 October',
      '                                     in two boxes',
      'A-200    40     1.25      50.00      Payment on receipt',
      '                                     as agreed',
      'A-300    2      80.00     160.00     Contact the yard',
    ].join('\n');
    const { lines } = layoutOf(pagesOf(`# Purchase Order PO-4711\n\n\n${notes}`), new Set([1]));
    expect(lines.map(({ text }) => text.split(/\s+/)[0])).to.deep.equal([
      'Purchase',
      'Item',
      'A-100',
      'in',
      'A-200',
      'as',
      'A-300',
    ]);
  });
});
