/** Four addresses beside and below each other: who orders, who pays, who gets it, who sells. */
import { factsOf } from '../pdf/scene.ts';
import { cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const fourAddresses = pdfFamily({
  name: 'four-addresses',
  content: { lines: [2, 7] },
  draw: (desk) => {
    const { scene, content } = desk;
    const { words, buyer, seller } = content;
    const { left, right } = scene.pen;
    desk.text(content.title, left, { bold: true, size: 15 });
    desk.skip(2.6);
    const middle = left + (right - left) / 2;
    const site = { ...buyer, name: `${scene.word(words.more.section)} 4`, street: 'Dock 7', town: buyer.town };
    const boxes = [
      [scene.word(words.buyer), [buyer.name, buyer.street, buyer.town, ...(content.email ? [content.email] : [])], left],
      [scene.word(words.seller), [seller.name, seller.street, seller.town], middle],
      [scene.word(words.shipTo), [site.name, site.street, site.town], left],
    ] as const;
    const top = desk.y();
    for (const [at, [label, lines, x]] of boxes.entries()) {
      const y = top + Math.floor(at / 2) * scene.pen.size * 8;
      scene.pen.text(label, x, y, { bold: true, size: scene.pen.size - 1 });
      for (const [row, line] of lines.entries()) scene.pen.text(line, x, y + (row + 1) * scene.pen.size * 1.35);
    }
    for (const [at, [label, value]] of factsOf(scene, { currency: true }).entries())
      scene.pen.text(`${label}: ${value}`, middle, top + scene.pen.size * (8 + at * 1.4));
    desk.to(top + scene.pen.size * 17);
    const columns = columnsOf(scene, 'pos:5 code:13 name:34 qty:8> unit:7 price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
    totals(desk);
  },
});
