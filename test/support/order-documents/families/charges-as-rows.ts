/** Freight and packaging are rows of the table like any other, with a quantity of one. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily, withProducts } from './family.ts';

export const chargesAsRows = pdfFamily({
  name: 'charges-as-rows',
  content: { lines: [2, 7], freight: true },
  prepare: (content) => {
    const [charge] = content.charges;
    if (!charge) return content;
    const line = {
      code: '',
      name: charge.label,
      qty: 1000,
      unit: content.lines[0]?.unit ?? '',
      price: charge.cents * 100,
      priceDigits: 2,
      discount: 0,
      amount: charge.cents,
      date: null,
    };
    return { ...content, lines: [...content.lines, line], charges: [], rowsCents: content.netCents };
  },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'pos:5 code:13 name:36 qty:8> unit:7 price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
    totals(desk);
  },
  truth: (truth) =>
    withProducts(truth, ({ code, ...line }) =>
      code === '' ? { ...line, optional: true } : { ...line, ...(code == null ? {} : { code }) },
    ),
});
