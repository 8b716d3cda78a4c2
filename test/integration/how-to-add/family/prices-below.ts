/** Quantity and article in one line, what each costs and what they come to in the line below it. */
import { anyHead, cellsOf, columnsOf, header, totals } from '../../../support/order-documents/families/desk.ts';
import { pdfFamily } from '../../../support/order-documents/families/family.ts';

export const pricesBelow = pdfFamily({
  name: 'prices-below',
  content: { lines: [2, 6] },
  draw: (desk) => {
    anyHead(desk);
    const above = columnsOf(desk.scene, 'pos:5 code:13 name:50 qty:9> unit:7');
    const below = columnsOf(desk.scene, 'gap:56 price:14> amount:14>');
    header(desk, above);
    for (const [index, line] of desk.lines.entries()) {
      desk.row(above, cellsOf(desk, above, line, index), { step: 1.3 });
      desk.row(below, cellsOf(desk, below, line, index), { step: 2 });
    }
    totals(desk);
  },
});
