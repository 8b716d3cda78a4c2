/** Every position wanted in parts: below its row a line for each day with its quantity. The row's own quantity is ordered. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

const later = (iso: string, days: number): string => new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);

export const datesInRows = pdfFamily({
  name: 'dates-in-rows',
  content: { lines: [2, 5] },
  draw: (desk) => {
    const { scene, content } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:6 code:13 name:32 qty:9> unit:7 price:12> amount:13>');
    header(desk, columns);
    const label = scene.word(content.words.more.dateColumn);
    for (const [index, line] of desk.lines.entries()) {
      desk.need(60);
      desk.row(columns, cellsOf(desk, columns, line, index));
      const pieces = line.qty / 1000;
      if (pieces < 2 || !Number.isInteger(pieces) || !content.delivery) continue;
      const first = Math.ceil(pieces / 2);
      for (const [at, count] of [first, pieces - first].entries()) {
        desk.text(`${label} ${scene.date(later(content.delivery, at * 14))}: ${count} ${line.unit}`, (columns[2]?.x ?? 100) + 4, {
          size: scene.pen.size - 1,
        });
        desk.skip(1.4);
      }
    }
    totals(desk);
  },
  truth: (truth, content) => ({
    ...truth,
    accept: { ...truth.accept, delivery_date: content.delivery ? [content.delivery, later(content.delivery, 14)] : [] },
  }),
});
