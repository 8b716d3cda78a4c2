/** Each article as a small form of two columns: labels and values beside each other, twice a row. */
import { anyHead, totals } from './desk.ts';
import { pdfFamily } from './family.ts';

export const articlesAsForms = pdfFamily({
  name: 'articles-as-forms',
  content: { lines: [1, 4] },
  draw: (desk) => {
    const { scene, content } = desk;
    const { column } = content.words;
    anyHead(desk);
    const label = {
      code: scene.word(column.code),
      name: scene.word(column.name),
      qty: scene.word(column.qty),
      price: scene.word(column.price),
      amount: scene.word(column.amount),
    };
    const { left, right } = scene.pen;
    const places = [left, left + 90, left + (right - left) / 2, left + (right - left) / 2 + 90];
    for (const [index, line] of desk.lines.entries()) {
      desk.need(70);
      desk.text(`${scene.word(column.pos)} ${index + 1}`, left, { bold: true });
      desk.skip(1.5);
      const rows = [
        [label.code, line.code, label.name, line.name],
        [label.qty, `${scene.qty(line.qty)} ${line.unit}`, label.price, scene.price(line.price, line.priceDigits)],
        ['', '', label.amount, scene.money(line.amount)],
      ];
      for (const row of rows) {
        for (const [at, text] of row.entries()) desk.text(at % 2 === 0 && text !== '' ? `${text}:` : text, places[at]);
        desk.skip(1.5);
      }
      desk.skip(0.8);
    }
    totals(desk);
  },
});
