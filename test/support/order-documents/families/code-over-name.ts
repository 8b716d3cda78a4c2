/** The code stands over the article in one cell, the unit below the quantity, the price below the amount. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const codeOverName = pdfFamily({
  name: 'code-over-name',
  content: { lines: [2, 7] },
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:6 name:44 qty:12> price:16> amount:18>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      desk.need(40);
      desk.row(columns, cellsOf(desk, columns, line, index, { name: line.code }), { step: 1.25 });
      desk.row(
        columns,
        columns.map(({ key }) => (key === 'name' ? line.name : key === 'qty' ? line.unit : '')),
        { step: 2 },
      );
    }
    totals(desk);
  },
});
