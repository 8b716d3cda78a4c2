import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractAll, linesOf, pagesOf } from '../../support/documents/page.ts';

const order = (number: string, row: string): string =>
  `# Purchase Order\nBuyer: Kestrel Hardware Inc.\nOrder number: ${number}\n\nDescription      Qty     Unit price     Amount\n${row}\n\n`;
const read = async (drawing: string) =>
  (await extractAll([{ name: 'orders.pdf', content: pagesOf(drawing) }])).map((one) => [
    one.fields.po_number?.value,
    linesOf(one),
  ]);

describe('orders below each other on a page', () => {
  it('are each an order, under its own title and number', async () => {
    const drawing =
      order('PO-4711', 'Desk lamp, black     3     12.50     37.50') +
      order('PO-4712', 'Filing cabinet     2     90.00     180.00');
    expect(await read(drawing)).to.deep.equal([
      ['PO-4711', ['3 Desk lamp, black @ 12.50']],
      ['PO-4712', ['2 Filing cabinet @ 90.00']],
    ]);
  });
  it('are one where the title comes again with the same number, or with none', async () => {
    const again = order('PO-4711', 'Filing cabinet     2     90.00     180.00');
    for (const below of [again, again.replace('Order number: PO-4711\n', '')]) {
      const orders = await read(order('PO-4711', 'Desk lamp, black     3     12.50     37.50') + below);
      expect(orders.map(([number]) => number)).to.deep.equal(['PO-4711']);
    }
  });
});
