/** Below each row what it is made by: a drawing, its revision, a thickness, a colour, all of them with numbers. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const drawingsBelow = pdfFamily({
  name: 'drawings-below',
  content: { lines: [2, 6] },
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:6 code:14 name:36 qty:9> unit:7 price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      desk.need(44);
      desk.row(columns, cellsOf(desk, columns, line, index), { step: 1.35 });
      const drawing = `${scene.random.int(1000, 9999)}-${scene.random.int(10, 99)} / ${scene.random.int(1, 9)}`;
      desk.text(`${drawing}, ${scene.random.int(2, 9)} mm, RAL ${scene.random.int(1000, 9999)}`, columns[2]?.x ?? 100, {
        size: scene.pen.size - 1,
      });
      desk.skip(2);
    }
    totals(desk);
  },
});
