/** The print of a mail: the order in lines without any words over them, an older mail with other prices quoted below. */
import { letterHeads } from '../pdf/heads-letters.ts';
import { cellsOf, columnsOf } from './desk.ts';
import { pdfFamily } from './family.ts';

export const quotedMail = pdfFamily({
  name: 'quoted-mail',
  content: { lines: [2, 6] },
  shown: { total: false },
  money: ['code after', 'symbol after'],
  draw: (desk) => {
    const { scene, content } = desk;
    desk.to(letterHeads.printedMail(scene) + 6);
    const columns = columnsOf(scene, 'qty:8> unit:8 name:44 code:14 price:16>');
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index), { step: 1.5 });
    desk.skip(1);
    desk.text(content.buyer.name);
    desk.skip(2.5);
    desk.need(90);
    for (const line of content.lines.slice(0, 2)) {
      desk.text(`> ${line.name}: ${scene.price(line.price + 900, 2)}`, scene.pen.left, { color: '#666' });
      desk.skip(1.4);
    }
  },
});
