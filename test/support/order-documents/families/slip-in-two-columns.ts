/** A slip: two lists of what is wanted beside each other, how many before each. */
import { anyHead } from './desk.ts';
import { pdfFamily, withProducts } from './family.ts';

export const slipInTwoColumns = pdfFamily({
  name: 'slip-in-two-columns',
  content: { lines: [6, 14] },
  shown: { total: false, currency: false, code: false },
  money: ['code after'],
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    const { left, right } = scene.pen;
    const half = Math.ceil(desk.lines.length / 2);
    const top = desk.y();
    for (const [index, line] of desk.lines.entries()) {
      const x = index < half ? left : left + (right - left) / 2 + 10;
      desk.to(top + (index % half) * scene.pen.size * 1.9);
      desk.text(scene.qty(line.qty), x, { width: 40, align: 'right' });
      desk.text(line.unit, x + 48);
      desk.text(line.name, x + 84, { width: 160, align: 'left' });
    }
  },
  truth: (truth) => withProducts(truth, ({ price: _, ...line }) => line),
});
