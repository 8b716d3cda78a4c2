/** A kitchen: how many of what, under the names of counters, and no prices at all. */
import { anyHead, cellsOf, columnsOf, header } from './desk.ts';
import { pdfFamily, withProducts } from './family.ts';

export const catering = pdfFamily({
  name: 'catering',
  content: { lines: [4, 12] },
  shown: { total: false, currency: false },
  money: ['code after'],
  draw: (desk) => {
    const { scene, content } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'qty:9> unit:9 name:60 code:16');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      if (index % 4 === 0) {
        desk.need(50);
        desk.text(scene.word(content.words.more.section).toUpperCase(), scene.pen.left, { bold: true });
        desk.skip(1.6);
      }
      desk.row(columns, cellsOf(desk, columns, line, index), { step: 1.5 });
    }
  },
  truth: (truth) => withProducts(truth, ({ price: _, ...line }) => line),
});
