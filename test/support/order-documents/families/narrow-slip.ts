/** A slip of a narrow printer: the article in one line, "3 x 12.50" and what it comes to in the next. */
import { factsOf } from '../pdf/scene.ts';
import { pdfFamily } from './family.ts';

export const narrowSlip = pdfFamily({
  name: 'narrow-slip',
  content: { lines: [2, 7] },
  page: { font: 'liberation', size: 9, margin: 150 },
  draw: (desk) => {
    const { scene, content } = desk;
    const { words } = content;
    const { left, right } = scene.pen;
    desk.text(scene.issuer.name, left, { bold: true, size: 12 });
    desk.skip(2);
    desk.text(content.title, left, { bold: true, size: 13 });
    desk.skip(2.4);
    for (const [label, value] of factsOf(scene, { email: true, currency: true })) {
      desk.text(`${label}: ${value}`);
      desk.skip(1.4);
    }
    desk.text(`${scene.word(words.seller)}: ${content.seller.name}`);
    desk.skip(2);
    for (const line of desk.lines) {
      desk.need(40);
      desk.text(`${line.code} ${line.name}`);
      desk.skip(1.3);
      desk.text(`${scene.qty(line.qty)} ${line.unit} x ${scene.price(line.price, line.priceDigits)}`, left + 10);
      desk.text(scene.money(line.amount), left, { width: right - left, align: 'right' });
      desk.skip(1.6);
    }
    desk.text(scene.word(words.gross), left, { bold: true });
    desk.text(scene.money(content.totalCents), left, { width: right - left, align: 'right', bold: true });
  },
});
