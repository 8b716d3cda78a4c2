/** Orders without a proper table: two lines a row, blocks of labels, running text. */
import type { Scene } from './scene.ts';

const roomFor = (scene: Scene, y: number, height: number): number => {
  if (y + height <= scene.pen.bottom) return y;
  scene.pen.newPage();
  return 50;
};

/** The numbers in one line, the name in the next, under a header that says so in two lines as well. */
export function drawStacked(scene: Scene, from: number): number {
  const { pen, content } = scene;
  const { column } = content.words;
  const at = {
    pos: pen.left,
    code: pen.left + 40,
    qty: pen.left + 150,
    unit: pen.left + 215,
    price: pen.left + 270,
    amount: pen.left + 390,
  };
  const wide = { width: 100, align: 'right' as const };
  let y = from;
  pen.text(scene.word(column.pos), at.pos, y, { bold: true });
  pen.text(scene.word(column.code), at.code, y, { bold: true });
  pen.text(scene.word(column.qty), at.qty, y, { bold: true, width: 50, align: 'right' });
  pen.text(scene.word(column.unit), at.unit, y, { bold: true });
  pen.text(scene.word(column.price), at.price, y, { bold: true, ...wide });
  pen.text(scene.word(column.amount), at.amount, y, { bold: true, ...wide });
  y += pen.size * 1.3;
  pen.text(scene.word(column.name), at.code, y, { bold: true });
  y += pen.size * 1.6;
  pen.line(pen.left, y - 3, pen.right, y - 3);
  for (const [index, line] of content.lines.entries()) {
    y = roomFor(scene, y, pen.size * 3.4);
    pen.text(String((index + 1) * 10), at.pos, y);
    pen.text(line.code, at.code, y);
    pen.text(scene.qty(line.qty), at.qty, y, { width: 50, align: 'right' });
    pen.text(line.unit, at.unit, y);
    pen.text(scene.price(line.price, line.priceDigits), at.price, y, wide);
    pen.text(scene.money(line.amount), at.amount, y, wide);
    pen.text(line.name, at.code, y + pen.size * 1.3);
    y += pen.size * 3.4;
  }
  return y + 4;
}

/** Each article as a block of "label: value" lines. */
export function drawBlocks(scene: Scene, from: number): number {
  const { pen, content } = scene;
  const { column } = content.words;
  const label = {
    code: scene.word(column.code),
    qty: scene.word(column.qty),
    price: scene.word(column.price),
    amount: scene.word(column.amount),
  };
  let y = from;
  for (const [index, line] of content.lines.entries()) {
    y = roomFor(scene, y, pen.size * 8);
    pen.text(`${index + 1}. ${line.name}`, pen.left, y, { bold: true });
    const rows = [
      `${label.code}: ${line.code}`,
      `${label.qty}: ${scene.qty(line.qty)} ${line.unit}`,
      `${label.price}: ${scene.price(line.price, line.priceDigits)}`,
      `${label.amount}: ${scene.money(line.amount)}`,
    ];
    for (const [at, row] of rows.entries()) pen.text(row, pen.left + 14, y + (at + 1) * pen.size * 1.35);
    y += pen.size * 8;
  }
  return y + 4;
}

export type SentenceForm = 'times' | 'dash' | 'units';

/** Running text: `- 3 x Desk lamp (KX-100) at 12.50`, or the same with units and a total. */
export function drawSentences(scene: Scene, from: number, form: SentenceForm): number {
  const { pen, content } = scene;
  const { at } = content.words.more;
  let y = from;
  for (const line of content.lines) {
    y = roomFor(scene, y, pen.size * 2);
    const price = scene.price(line.price, line.priceDigits);
    const text = {
      times: `${scene.qty(line.qty)} x ${line.name} (${line.code}) ${at === 'at' ? '@' : at} ${price}`,
      dash: `- ${scene.qty(line.qty)} ${line.unit} ${line.name}, ${line.code}, ${at} ${price}`,
      units: `${line.code} ${line.name}: ${scene.qty(line.qty)} ${line.unit} ${at} ${price} = ${scene.money(line.amount)}`,
    }[form];
    pen.text(text, pen.left, y);
    y += pen.size * 1.8;
  }
  return y + 4;
}
