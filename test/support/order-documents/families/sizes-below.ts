/** Clothing: pieces and price in the row, which sizes they are in a line below it. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const sizesBelow = pdfFamily({
  name: 'sizes-below',
  content: { lines: [2, 6] },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'code:13 name:36 qty:9> price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      desk.need(40);
      desk.row(columns, cellsOf(desk, columns, line, index), { step: 1.3 });
      const half = Math.floor(line.qty / 2000);
      desk.text(`S ${half}   M ${line.qty / 1000 - half}`, columns[1]?.x, { size: desk.scene.pen.size - 1 });
      desk.skip(1.8);
    }
    totals(desk);
  },
});
