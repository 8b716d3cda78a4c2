/** A letter: each article a numbered paragraph, what it costs at its end. */
import { devHeads } from '../pdf/heads-dev.ts';
import { wrapped } from '../pdf/pen.ts';
import { pdfFamily } from './family.ts';

export const numberedParagraphs = pdfFamily({
  name: 'numbered-paragraphs',
  content: { lines: [1, 5] },
  shown: { total: false },
  money: ['code after', 'symbol after'],
  draw: (desk) => {
    const { scene, content } = desk;
    desk.to(scene.random.pick([devHeads.letter, devHeads.windowed])(scene) + 6);
    const { at } = content.words.more;
    for (const [index, line] of desk.lines.entries()) {
      const text = `${index + 1}. ${scene.qty(line.qty)} ${line.unit} ${line.name} (${line.code}), ${scene.word(content.words.more.note).toLowerCase()}, ${at} ${scene.price(line.price, line.priceDigits)}`;
      const parts = wrapped(scene.pen, text, 330);
      desk.need(parts.length * 14 + 10);
      for (const [row, part] of parts.entries()) {
        desk.text(part, scene.pen.left + (row === 0 ? 0 : 12));
        desk.skip(1.35);
      }
      desk.skip(0.6);
    }
  },
});
