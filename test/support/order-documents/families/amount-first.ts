/** Columns from behind: the amount first, the article last. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const amountFirst = pdfFamily({
  name: 'amount-first',
  content: { lines: [2, 7] },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'amount:14> price:13> qty:9> unit:7 code:13 name:38');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
    totals(desk);
  },
});
