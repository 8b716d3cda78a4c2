/** Many rows on several pages: what is carried over stands at the foot and the head of each. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const longWithCarry = pdfFamily({
  name: 'long-with-carry',
  content: { lines: [28, 45] },
  draw: (desk) => {
    const { scene, content } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:5 code:13 name:36 qty:8> unit:7 price:13> amount:14>');
    header(desk, columns);
    const [below, above] = content.words.more.carry;
    let sum = 0;
    for (const [index, line] of desk.lines.entries()) {
      if (desk.y() > scene.pen.bottom - 60) {
        const carried = (label: string) =>
          columns.map(({ key }) => (key === 'name' ? label : key === 'amount' ? scene.money(sum) : ''));
        desk.row(columns, carried(below), { bold: true });
        desk.need(200);
        header(desk, columns);
        desk.row(columns, carried(above), { bold: true });
      }
      desk.row(columns, cellsOf(desk, columns, line, index));
      sum += line.amount;
    }
    totals(desk);
  },
});
