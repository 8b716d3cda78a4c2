/** Clothing: a row for each article and colour, a column for each size, the pieces together at the end. */
import type { ContentLine } from '../content.ts';
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const sizes = ['S', 'M', 'L', 'XL'];
/** whole pieces, shared out over the sizes by a rule that the code of the article gives */
const shared = ({ qty, code }: ContentLine): readonly string[] => {
  const pieces = qty / 1000;
  const first = Math.floor(pieces / 2);
  const second = Math.floor((pieces - first) / 2);
  const third = code.length % 2 === 0 ? 0 : Math.floor((pieces - first - second) / 2);
  return [second, first, pieces - first - second - third, third].map((count) => (count === 0 ? '' : String(count)));
};

export const sizeMatrix = pdfFamily({
  name: 'size-matrix',
  content: { lines: [2, 7] },
  draw: (desk) => {
    anyHead(desk);
    const columns = columnsOf(desk.scene, 'code:12 name:26 S:5> M:5> L:5> XL:5> qty:8> price:11> amount:12>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      const each = shared(line);
      desk.row(columns, cellsOf(desk, columns, line, index, Object.fromEntries(sizes.map((size, at) => [size, each[at] ?? '']))));
    }
    totals(desk);
  },
});
