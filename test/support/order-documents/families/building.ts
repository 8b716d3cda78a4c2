/** Building: positions of a bill of quantities, long texts below a short one, titles with sums. */
import { anyHead, columnsOf, header, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const building = pdfFamily({
  name: 'building',
  content: { lines: [3, 7], fractions: true },
  draw: (desk) => {
    const { scene, content } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:12 name:42 qty:10> unit:7 price:13> amount:14>');
    header(desk, columns);
    for (const [index, line] of desk.lines.entries()) {
      desk.need(60);
      const place = `01.${String(1 + Math.floor(index / 3)).padStart(2, '0')}.${String(((index % 3) + 1) * 10).padStart(4, '0')}`;
      desk.row(columns, [place, `${line.name} (${line.code})`, '', '', '', ''], { bold: true, step: 1.3 });
      desk.row(
        columns,
        ['', `${scene.word(content.words.more.note)}, ${scene.word(content.words.more.note).toLowerCase()}`, '', '', '', ''],
        {
          step: 1.3,
        },
      );
      desk.row(
        columns,
        ['', '', scene.qty(line.qty), line.unit, scene.price(line.price, line.priceDigits), scene.money(line.amount)],
        {
          step: 2,
        },
      );
    }
    totals(desk);
  },
});
