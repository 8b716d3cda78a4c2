/** Every word over a column in two languages, one below the other. */
import { anyHead, cellsOf, columnsOf, titlesOf, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const bilingual = pdfFamily({
  name: 'bilingual',
  languages: ['de', 'fr', 'nl', 'pl', 'cs', 'hu', 'fi', 'tr'],
  content: { lines: [2, 7] },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'pos:5 code:14 name:34 qty:10> unit:8 price:13> amount:14>');
    desk.row(columns, titlesOf(desk, columns), { bold: true, step: 1.2 });
    desk.row(columns, ['Item', 'Part no.', 'Description', 'Quantity', 'Unit', 'Unit price', 'Amount'], {
      size: desk.scene.pen.size - 1.5,
    });
    for (const [index, line] of desk.lines.entries()) desk.row(columns, cellsOf(desk, columns, line, index));
    totals(desk);
  },
});
