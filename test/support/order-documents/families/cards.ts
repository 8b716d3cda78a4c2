/** Each article on a card, two cards beside each other: its name, its number, how many, what one costs. */
import { anyHead } from './desk.ts';
import { pdfFamily } from './family.ts';

export const cards = pdfFamily({
  name: 'cards',
  content: { lines: [2, 6] },
  money: ['code after', 'symbol after'],
  draw: (desk) => {
    const { scene, content } = desk;
    const { left, right, size } = scene.pen;
    anyHead(desk);
    const width = (right - left) / 2;
    for (let from = 0; from < desk.lines.length; from += 2) {
      desk.need(size * 7);
      const top = desk.y();
      for (const [at, line] of desk.lines.slice(from, from + 2).entries()) {
        const x = left + at * width;
        desk.to(top);
        desk.text(line.name, x, { bold: true });
        desk.skip(1.4);
        desk.text(`${scene.word(content.words.column.code)}: ${line.code}`, x);
        desk.skip(1.4);
        desk.text(`${scene.word(content.words.column.qty)}: ${scene.qty(line.qty)} ${line.unit}`, x);
        desk.skip(1.4);
        desk.text(`${scene.word(content.words.column.price)}: ${scene.price(line.price, line.priceDigits)}`, x);
      }
      desk.to(top + size * 6.6);
    }
    desk.text(`${scene.word(content.words.gross)}: ${scene.money(content.totalCents)}`, left, { bold: true });
  },
});
