/** A form of numbered boxes: in each a small label and its value below it, two or three boxes a row. */
import { cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const boxesInAForm = pdfFamily({
  name: 'boxes-in-a-form',
  content: { lines: [2, 7] },
  draw: (desk) => {
    const { scene, content } = desk;
    const { words, buyer, seller } = content;
    const { left, right, size } = scene.pen;
    desk.text(content.title, left, { bold: true, size: 14, width: right - left, align: 'center' });
    desk.skip(2.8);
    const boxes: readonly (readonly [string, string])[] = [
      [scene.word(words.po), content.po],
      [scene.word(words.date), content.po === '' ? '' : scene.date(content.date)],
      [scene.word(words.delivery), content.delivery ? scene.date(content.delivery) : ''],
      [scene.word(words.buyer), buyer.name],
      [scene.word(words.seller), seller.name],
      [scene.word(words.email), content.email ?? ''],
      [scene.word(words.more.contact), 'M. Lindt'],
      [scene.word(words.more.currency), content.currency],
      ['Ref.', `RQ-${scene.random.int(1000, 9999)}`],
    ];
    const width = (right - left) / 3;
    for (const [at, [label, value]] of boxes.entries()) {
      const [x, y] = [left + (at % 3) * width, desk.y() + Math.floor(at / 3) * size * 3.4];
      scene.pen.box(x, y - 3, width, size * 3.4, { stroke: '#777' });
      scene.pen.text(`${at + 1}. ${label}`, x + 3, y, { size: size - 2 });
      scene.pen.text(value, x + 3, y + size * 1.3, { width: width - 6, align: 'left' });
    }
    desk.skip(11.4);
    const columns = columnsOf(scene, 'pos:6 name:36 code:13 qty:9> unit:7 price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
    totals(desk);
  },
});
