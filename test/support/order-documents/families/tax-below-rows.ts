/** Below each row what is taxed of it, in the same columns, as Indian orders have it. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const taxBelowRows = pdfFamily({
  name: 'tax-below-rows',
  languages: ['en-IN', 'pt', 'en'],
  content: { lines: [1, 5] },
  prepare: (content) => {
    const tax = content.lines.reduce((sum, { amount }) => sum + 2 * Math.round(amount * 0.09), 0);
    return { ...content, taxCents: tax, totalCents: content.netCents + tax };
  },
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:5 name:36 code:12 qty:9> unit:7 price:13> amount:15>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      desk.need(60);
      desk.row(columns, cellsOf(desk, columns, line, index), { step: 1.35 });
      for (const name of ['CGST 9%', 'SGST 9%'])
        desk.row(
          columns,
          columns.map(({ key }) => (key === 'name' ? name : key === 'amount' ? scene.money(Math.round(line.amount * 0.09)) : '')),
          { step: 1.35 },
        );
      desk.skip(0.4);
    }
    totals(desk);
  },
});
