/** Heads of the dev set: each draws everything above the table and answers where the table may begin. */
import { addressOf, deliverySentence, factsOf, isOrder, type Scene, stack } from './scene.ts';

export type Head = (scene: Scene) => number;

const labelled = (scene: Scene, label: string, lines: readonly string[], x: number, y: number): number => {
  scene.pen.text(`${label}:`, x, y, { bold: true });
  return stack(scene, lines, x, y + scene.pen.size * 1.4) + 8;
};

/** Letterhead left, title right, facts in a column on the right, parties below each other on the left. */
const letterhead: Head = (scene) => {
  const { pen, content, issuer } = scene;
  pen.text(issuer.name, pen.left, 40, { bold: true, size: 15 });
  stack(scene, [issuer.street, issuer.town], pen.left, 60, { size: pen.size - 1 });
  pen.text(content.title, 330, 40, { bold: true, size: 16, width: pen.right - 330, align: 'right' });
  const facts = factsOf(scene);
  for (const [index, [label, value]] of facts.entries()) {
    pen.text(`${label}:`, 340, 110 + index * pen.size * 1.4, { bold: true });
    pen.text(value, 455, 110 + index * pen.size * 1.4);
  }
  let y = labelled(scene, scene.word(content.words.seller), addressOf(scene, 'seller'), pen.left, 110);
  y = labelled(scene, scene.word(content.words.buyer), addressOf(scene, 'buyer', true), pen.left, y);
  return Math.max(y, 110 + facts.length * pen.size * 1.4) + 10;
};

/** Title in the middle, parties beside each other, facts in a row of cells under them. */
const facing: Head = (scene) => {
  const { pen, content } = scene;
  pen.text(content.title, pen.left, 42, { bold: true, size: 17, width: pen.right - pen.left, align: 'center' });
  const second = pen.left + (pen.right - pen.left) / 2;
  const a = labelled(scene, scene.word(content.words.buyer), addressOf(scene, 'buyer', true), pen.left, 84);
  const b = labelled(scene, scene.word(content.words.seller), addressOf(scene, 'seller'), second, 84);
  const y = Math.max(a, b) + 6;
  const facts = factsOf(scene, { terms: true });
  const width = (pen.right - pen.left) / facts.length;
  pen.box(pen.left - 3, y - 4, pen.right - pen.left + 6, pen.size * 3.2, { stroke: '#888' });
  for (const [index, [label, value]] of facts.entries()) {
    pen.text(label, pen.left + index * width, y, { bold: true, size: pen.size - 1.5 });
    pen.text(value, pen.left + index * width, y + pen.size * 1.4, { size: pen.size - 1 });
  }
  return y + pen.size * 4.4;
};

/** A business letter with an address window: sender in one small line, recipient, facts on the right, title with the number. */
const windowed: Head = (scene) => {
  const { pen, content, issuer } = scene;
  const recipient = isOrder(content) ? 'seller' : 'buyer';
  pen.text(issuer.name, 330, 40, { bold: true, size: 14 });
  pen.text(`${issuer.name} · ${issuer.street} · ${issuer.town}`, pen.left, 118, { size: 6.5 });
  stack(scene, addressOf(scene, recipient), pen.left, 132);
  const facts = factsOf(scene, { email: true, terms: true }).slice(1);
  for (const [index, [label, value]] of facts.entries()) {
    pen.text(`${label}:`, 340, 118 + index * pen.size * 1.5, { size: pen.size - 1 });
    pen.text(value, 440, 118 + index * pen.size * 1.5, { size: pen.size - 1 });
  }
  pen.text(`${content.title} ${scene.random.pick(['Nr. ', ''])}${content.po}`, pen.left, 228, { bold: true, size: 13 });
  return 262;
};

/** Everything as "label: value", one a line, the parties after it. */
const plainList: Head = (scene) => {
  const { pen, content } = scene;
  pen.text(content.title, pen.left, 40, { bold: true, size: 15 });
  const facts = factsOf(scene, { currency: true });
  let y = stack(
    scene,
    facts.map(([label, value]) => `${label}: ${value}`),
    pen.left,
    70,
  );
  y = labelled(scene, scene.word(content.words.buyer), addressOf(scene, 'buyer', true), pen.left, y + 8);
  if (scene.random.chance(0.7)) y = labelled(scene, scene.word(content.words.seller), addressOf(scene, 'seller'), pen.left, y);
  return y + 6;
};

/** Labels over values in a ruled grid, parties in the grid too. */
const gridded: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  pen.text(content.title, pen.left, 36, { bold: true, size: 16 });
  const third = (pen.right - pen.left) / 3;
  const parties = [
    [scene.word(words.buyer), addressOf(scene, 'buyer', true)],
    [scene.word(words.seller), addressOf(scene, 'seller')],
    [scene.word(words.shipTo), addressOf(scene, 'buyer')],
  ] as const;
  for (const [index, [label, lines]] of parties.entries()) {
    pen.box(pen.left + index * third, 66, third, 84);
    pen.text(label, pen.left + index * third + 4, 70, { size: 7, color: '#444' });
    stack(scene, lines, pen.left + index * third + 4, 82, { size: Math.min(8, pen.size) });
  }
  const facts = factsOf(scene);
  const width = (pen.right - pen.left) / facts.length;
  for (const [index, [label, value]] of facts.entries()) {
    pen.box(pen.left + index * width, 150, width, 30);
    pen.text(label, pen.left + index * width + 4, 154, { size: 7, color: '#444' });
    pen.text(value, pen.left + index * width + 4, 165);
  }
  return 200;
};

/** As old systems print: fixed width, labels with dots up to the colon. */
const dotted: Head = (scene) => {
  const { pen, content, issuer } = scene;
  pen.text(issuer.name.toUpperCase(), pen.left, 40, { bold: true });
  stack(scene, [issuer.street, issuer.town], pen.left, 52);
  pen.text(content.title.toUpperCase(), 320, 40, { bold: true });
  const facts = [...factsOf(scene, { email: true, terms: true })];
  let y = stack(
    scene,
    facts.map(([label, value]) => `${label.padEnd(26, '.')}: ${value}`),
    pen.left,
    92,
  );
  const recipient = isOrder(content) ? 'seller' : 'buyer';
  y = labelled(scene, scene.word(content.words[recipient]), addressOf(scene, recipient), pen.left, y + 8);
  return y + 4;
};

/** A letter: the number in the subject, the delivery date in a sentence. */
const letter: Head = (scene) => {
  const { pen, content, issuer } = scene;
  const { words } = content;
  stack(scene, [issuer.name], pen.left, 40, { bold: true, size: 13 });
  stack(scene, [`${issuer.street}, ${issuer.town}`, ...(content.email ? [content.email] : [])], pen.left, 58);
  stack(scene, addressOf(scene, isOrder(content) ? 'seller' : 'buyer'), pen.left, 100);
  pen.text(scene.date(content.date), 420, 150);
  pen.text(`${content.title} - ${scene.word(words.po)} ${content.po}`, pen.left, 176, { bold: true, size: pen.size + 2 });
  const currency = scene.manner.money === 'bare' ? [`${scene.word(words.more.currency)}: ${content.currency}`] : [];
  return stack(scene, [scene.word(words.more.greeting), ...deliverySentence(scene), ...currency], pen.left, 202) + 14;
};

export const devHeads = { letterhead, facing, windowed, plainList, gridded, dotted, letter } as const;
