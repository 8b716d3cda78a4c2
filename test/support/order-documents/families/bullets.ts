/** A letter with bullets: how many, of what, its code in brackets, no prices. */
import { devHeads } from '../pdf/heads-dev.ts';
import { letterHeads } from '../pdf/heads-letters.ts';
import { pdfFamily, withProducts } from './family.ts';

export const bullets = pdfFamily({
  name: 'bullets',
  content: { lines: [2, 6] },
  shown: { total: false, currency: false },
  money: ['code after'],
  draw: (desk) => {
    const { scene } = desk;
    desk.to(scene.random.pick([devHeads.letter, letterHeads.printedMail])(scene) + 6);
    for (const line of desk.lines) {
      desk.text(`• ${scene.qty(line.qty)} ${line.unit} ${line.name} (${line.code})`);
      desk.skip(1.6);
    }
  },
  truth: (truth) => withProducts(truth, ({ price: _, ...line }) => line),
});
