/** A list in a letter: each article, dots, and how many of it for what. */
import { devHeads } from '../pdf/heads-dev.ts';
import { pdfFamily } from './family.ts';

export const leaderDots = pdfFamily({
  name: 'leader-dots',
  content: { lines: [2, 6] },
  money: ['code after', 'symbol after'],
  draw: (desk) => {
    const { scene, content } = desk;
    desk.to(scene.random.pick([devHeads.letter, devHeads.windowed])(scene) + 6);
    for (const line of desk.lines) {
      desk.need(16);
      const dots = '.'.repeat(Math.max(4, 46 - line.name.length));
      const price = scene.price(line.price, line.priceDigits);
      desk.text(`${line.name} ${dots} ${scene.qty(line.qty)} ${line.unit} x ${price} = ${scene.money(line.amount)}`);
      desk.skip(1.7);
    }
    desk.skip(0.8);
    desk.text(`${scene.word(content.words.gross)}: ${scene.money(content.totalCents)}`, scene.pen.left, { bold: true });
  },
  truth: (truth) => ({ ...truth, products: (truth.products ?? []).map(({ code: _, ...line }) => line) }),
});
