/** A hospital: wards over the rows, how many a pack holds, what the maker calls it below the article, no sums. */
import { anyHead, cellsOf, columnsOf, header } from './desk.ts';
import { pdfFamily } from './family.ts';

export const hospital = pdfFamily({
  name: 'hospital',
  content: { lines: [3, 9] },
  shown: { total: false },
  money: ['symbol after', 'code after'],
  draw: (desk) => {
    const { scene, content } = desk;
    anyHead(desk);
    const columns = columnsOf(scene, 'pos:5 code:12 name:36 pack:9 qty:8> unit:7 price:14>');
    header(desk, columns, { pack: 'VPE' });
    for (const [index, line] of desk.lines.entries()) {
      desk.need(50);
      if (index % 3 === 0) {
        desk.text(`${scene.word(content.words.more.section)} ${index / 3 + 1}`, scene.pen.left, { bold: true });
        desk.skip(1.7);
      }
      desk.row(columns, cellsOf(desk, columns, line, index, { pack: `1 x ${((index % 4) + 1) * 25}` }), { step: 1.3 });
      desk.text(`REF ${scene.random.int(10_000, 99_999)}-${index}`, (columns[2]?.x ?? 0) + 6, { size: scene.pen.size - 1.5 });
      desk.skip(1.7);
    }
  },
});
