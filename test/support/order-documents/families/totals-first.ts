/** What it all comes to stands in a box over the rows, and nothing below them. */
import { anyHead, cellsOf, columnsOf, header } from './desk.ts';
import { pdfFamily } from './family.ts';

export const totalsFirst = pdfFamily({
  name: 'totals-first',
  content: { lines: [2, 8], tax: true },
  draw: (desk) => {
    const { scene, content } = desk;
    anyHead(desk);
    const { left } = scene.pen;
    scene.pen.box(left - 4, desk.y() - 4, 300, scene.pen.size * 5.4, { stroke: '#555' });
    for (const [label, cents] of [
      [scene.word(content.words.net), content.netCents],
      [scene.word(content.words.tax), content.taxCents],
      [scene.word(content.words.gross), content.totalCents],
    ] as const) {
      desk.text(label, left, { bold: true });
      desk.text(scene.money(cents), left + 150, { width: 140, align: 'right' });
      desk.skip(1.6);
    }
    desk.skip(1.6);
    const columns = columnsOf(scene, 'pos:5 code:13 name:34 qty:8> unit:7 price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
  },
});
