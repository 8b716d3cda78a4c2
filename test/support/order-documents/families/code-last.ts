/** How many of what first, its number behind everything else. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const codeLast = pdfFamily({
  name: 'code-last',
  content: { lines: [2, 9] },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'qty:9> unit:8 name:36 amount:14> price:13> gap:3 code:16');
    header(desk, columns, { gap: '' });
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
    totals(desk);
  },
});
