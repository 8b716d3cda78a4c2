/** How many in which week, week beside week, and what they come to in a column of its own. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const firstWeek = 14;

export const weeksBeside = pdfFamily({
  name: 'weeks-beside',
  content: { lines: [2, 7] },
  draw: (desk) => {
    const { scene } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'code:13 name:30 w0:7> w1:7> w2:7> qty:9> price:12> amount:13>');
    const weeks = Object.fromEntries([0, 1, 2].map((at) => [`w${at}`, `${firstWeek + at}/26`]));
    header(desk, columns, weeks);
    for (const [index, line] of desk.lines.entries()) {
      const pieces = Math.floor(line.qty / 1000);
      const parts = [Math.ceil(pieces / 2), Math.floor(pieces / 4)];
      const counts = [...parts, pieces - (parts[0] ?? 0) - (parts[1] ?? 0)];
      const whole = pieces * 1000 === line.qty;
      const own = Object.fromEntries(counts.map((count, at) => [`w${at}`, whole && count > 0 ? String(count) : '']));
      desk.row(columns, cellsOf(desk, columns, line, index, own));
    }
    totals(desk);
  },
});
