/** A brand in big letters over the order; who really orders stands in small print at the foot and over where it goes to. */
import { factsOf } from '../pdf/scene.ts';
import { cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const brandAndFooter = pdfFamily({
  name: 'brand-and-footer',
  content: { lines: [2, 7] },
  draw: (desk) => {
    const { scene, content } = desk;
    const { left, bottom } = scene.pen;
    const { name, street, town } = scene.issuer;
    desk.text(name.split(' ')[0]?.toUpperCase() ?? '', left, { bold: true, size: 22 });
    desk.skip(4);
    const top = desk.y();
    desk.text(scene.word(content.words.seller), left, { bold: true });
    desk.skip(1.4);
    for (const line of [content.seller.name, content.seller.street, content.seller.town]) {
      desk.text(line);
      desk.skip(1.35);
    }
    for (const [at, [label, value]] of factsOf(scene, { email: true, currency: true }).entries()) {
      scene.pen.text(label, 320, top + at * scene.pen.size * 1.5, { bold: true });
      scene.pen.text(value, 430, top + at * scene.pen.size * 1.5);
    }
    desk.to(top + scene.pen.size * 11);
    desk.text(content.title, left, { bold: true, size: 14 });
    desk.skip(2.6);
    desk.text(`${scene.word(content.words.shipTo)}: ${name}, ${street}, ${town}`);
    desk.skip(2.4);
    scene.pen.text(`${name} · ${street} · ${town} · www.${scene.issuer.domain}`, left, bottom + 30, { size: 7 });
    const columns = columnsOf(scene, 'pos:5 code:13 name:34 qty:8> unit:7 price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
    totals(desk);
  },
});
