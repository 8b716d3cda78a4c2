/** One order for several branches: a column of quantities for each, all together at the end, prices or none. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const towns = ['Nord', 'Süd', 'City'];

export const branches = pdfFamily({
  name: 'branches',
  page: { font: 'liberation', size: 8.5, landscape: true },
  content: { lines: [3, 8] },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'code:10 name:30 a:8> b:8> c:8> qty:9> price:11> amount:12>');
    header(desk, columns, { a: towns[0] ?? '', b: towns[1] ?? '', c: towns[2] ?? '' });
    for (const [index, line] of desk.lines.entries()) {
      const pieces = line.qty / 1000;
      const a = Math.floor(pieces / 3);
      const c = Math.floor((pieces - a) / 4);
      desk.row(
        columns,
        cellsOf(desk, columns, line, index, { a: String(a), b: String(pieces - a - c), c: c === 0 ? '-' : String(c) }),
      );
    }
    totals(desk);
  },
});
