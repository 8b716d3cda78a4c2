/** Descriptions of several lines in a narrow column, the numbers beside the middle of them. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const wrappedMiddle = pdfFamily({
  name: 'wrapped-middle',
  content: { lines: [2, 6], longNames: true },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'pos:6 name:24 code:14 qty:9> unit:7 price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      desk.row(columns, cellsOf(desk, columns, line, index), { middle: true, step: 2.2 });
      if (desk.scene.random.chance(0.5)) desk.rule();
    }
    totals(desk);
  },
});
