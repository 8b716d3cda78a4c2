/** The print of an ERP system: position and material in one line, its text in the next, quantity and price in the third. */
import { anyHead, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const threeLineRows = pdfFamily({
  name: 'three-line-rows',
  content: { lines: [2, 6] },
  page: { font: 'courier', size: 8.5 },
  languages: ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi'],
  money: ['bare'],
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    const upper = columnsOf(scene, 'pos:8 code:20 name:60');
    const lower = columnsOf(scene, 'gap:8 qty:16> unit:10 price:24> amount:24>');
    header(desk, upper);
    desk.skip(-0.4);
    header(desk, lower, { gap: '' });
    for (const [index, line] of desk.lines.entries()) {
      desk.need(50);
      desk.row(upper, [String((index + 1) * 10).padStart(5, '0'), line.code, ''], { step: 1.25 });
      desk.row(upper, ['', line.name, ''], { step: 1.25 });
      desk.row(lower, ['', scene.qty(line.qty), line.unit, scene.price(line.price, line.priceDigits), scene.money(line.amount)]);
    }
    totals(desk);
  },
});
