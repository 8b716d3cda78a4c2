/** A list of a line printer in capitals, columns by spaces. */
import { devHeads } from '../pdf/heads-dev.ts';
import { cellsOf, columnsOf, titlesOf, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const linePrinter = pdfFamily({
  name: 'line-printer',
  page: { font: 'courier', size: 8.5 },
  languages: ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'en-IN'],
  money: ['bare'],
  content: { lines: [2, 9] },
  prepare: (content) => ({ ...content, lines: content.lines.map((line) => ({ ...line, name: line.name.toUpperCase() })) }),
  draw: (desk) => {
    const { scene } = desk;
    desk.to(devHeads.dotted(scene) + 6);
    const columns = columnsOf(scene, 'pos:6 code:16 qty:10> unit:8 name:40 price:14> amount:16>');
    desk.row(
      columns,
      titlesOf(desk, columns).map((title) => title.toUpperCase()),
      { step: 1.3 },
    );
    desk.text('-'.repeat(100), scene.pen.left, { width: 500, align: 'left' });
    desk.skip(1.3);
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index), { step: 1.3 });
    totals(desk, 'right');
  },
});
