/** Lots or sites: a heading over a few rows, their sum below them, all together at the end. */
import { anyHead, cellsOf, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const sectionsWithSums = pdfFamily({
  name: 'sections-with-sums',
  content: { lines: [4, 9] },
  draw: (desk) => {
    const { scene, content } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:6 code:12 name:34 qty:8> unit:7 price:12> amount:13>');
    header(desk, columns);
    const every = scene.random.int(2, 3);
    const last = columns.map(({ key }) => key === 'amount');
    for (let from = 0; from < desk.lines.length; from += every) {
      const part = desk.lines.slice(from, from + every);
      const name = `${from / every + 1}. ${scene.word(content.words.more.section)}`;
      desk.need(60);
      desk.text(name, scene.pen.left, { bold: true });
      desk.skip(1.8);
      for (const [at, line] of part.entries()) desk.row(columns, cellsOf(desk, columns, line, from + at));
      const sum = scene.money(part.reduce((all, { amount }) => all + amount, 0));
      const label = `${scene.word(content.words.net)} ${name}`;
      desk.row(
        columns,
        last.map((is, at) => (is ? sum : columns[at]?.key === 'name' ? label : '')),
        { bold: true },
      );
      desk.skip(0.5);
    }
    totals(desk);
  },
});
