/** Each article with the days of its shipments below it: their quantities are what the article is ordered in. */
import { amountOf } from '../content.ts';
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const shipped = (iso: string | null): readonly string[] =>
  iso ? [iso, new Date(Date.parse(iso) + 14 * 86_400_000).toISOString().slice(0, 10)] : [];

export const shipments = pdfFamily({
  name: 'shipments',
  content: { lines: [1, 4] },
  draw: (desk) => {
    const { scene, content } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:5 code:13 name:34 date:14 qty:9> price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      desk.need(70);
      desk.row(columns, cellsOf(desk, columns, line, index, { date: '', qty: '', price: '', amount: '' }), {
        bold: true,
        step: 1.4,
      });
      const first = Math.ceil(line.qty / 2000) * 1000;
      for (const [at, qty] of [first, line.qty - first].entries()) {
        if (qty <= 0 || !content.delivery) continue;
        const day = new Date(Date.parse(content.delivery) + at * 14 * 86_400_000).toISOString().slice(0, 10);
        const part = { ...line, qty, date: day, amount: amountOf(qty, line.price, 0) };
        desk.row(columns, cellsOf(desk, columns, part, index, { pos: '', code: '', name: '' }), { step: 1.4 });
      }
      desk.skip(0.5);
    }
    totals(desk);
  },
  truth: (truth, content) => ({ ...truth, accept: { ...truth.accept, delivery_date: shipped(content.delivery) } }),
});
