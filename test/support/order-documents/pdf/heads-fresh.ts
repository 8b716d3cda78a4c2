/** Heads of the check set that no rule was ever tuned on. */
import type { Head } from './heads-dev.ts';
import { addressOf, deliverySentence, factsOf, isOrder, stack } from './scene.ts';

/** Facts in a grey column on the left, each label over its value; parties beside it. */
const sidebar: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  const facts = factsOf(scene, { email: true });
  const height = 30 + facts.length * pen.size * 2.6;
  pen.box(pen.left, 36, 150, height, { fill: '#eef1f4' });
  pen.text(content.title, pen.left + 8, 42, { bold: true, size: pen.size + 3, width: 136 });
  for (const [index, [label, value]] of facts.entries()) {
    const y = 64 + index * pen.size * 2.6;
    pen.text(label, pen.left + 8, y, { size: pen.size - 2, color: '#555' });
    pen.text(value, pen.left + 8, y + pen.size);
  }
  let y = 40;
  for (const party of ['seller', 'buyer'] as const) {
    pen.text(scene.word(words[party]), 240, y, { bold: true, size: pen.size - 1 });
    y = stack(scene, addressOf(scene, party), 240, y + pen.size * 1.4) + 10;
  }
  return Math.max(y, 36 + height) + 16;
};

/** A letter without any label but the date: number and delivery in sentences, the buyer's address over the seller's. */
const plainLetter: Head = (scene) => {
  const { pen, content, issuer } = scene;
  const { words } = content;
  const last = stack(scene, [issuer.name, issuer.street, issuer.town, ...(content.email ? [content.email] : [])], pen.left, 40);
  pen.text(`${issuer.town.replace(/[\d\s-]+/g, ' ').trim()}, ${scene.date(content.date)}`, 380, 40);
  const y = stack(scene, addressOf(scene, isOrder(content) ? 'seller' : 'buyer'), pen.left, last + 16);
  pen.text(`${content.title} ${content.po}`, pen.left, y + 14, { bold: true });
  const currency = scene.manner.money === 'bare' ? [`${scene.word(words.more.currency)}: ${content.currency}`] : [];
  return stack(scene, ['', scene.word(words.more.greeting), ...deliverySentence(scene), ...currency], pen.left, y + 20) + 12;
};

/** Everything in the middle, then two columns of "label value" without a colon. */
const middle: Head = (scene) => {
  const { pen, content, issuer } = scene;
  const { words } = content;
  const wide = { width: pen.right - pen.left, align: 'center' as const };
  pen.text(issuer.name, pen.left, 38, { ...wide, bold: true, size: 14 });
  pen.text(`${issuer.street} - ${issuer.town}`, pen.left, 58, { ...wide, size: pen.size - 1 });
  if (content.email && isOrder(content)) pen.text(content.email, pen.left, 70, { ...wide, size: pen.size - 1 });
  pen.text(content.title.toUpperCase(), pen.left, 92, { ...wide, bold: true, size: 12 });
  const other = isOrder(content) ? 'seller' : 'buyer';
  const left = stack(scene, [scene.word(words[other]), ...addressOf(scene, other)], pen.left, 120);
  const facts = factsOf(scene, { terms: true });
  for (const [index, [label, value]] of facts.entries()) {
    pen.text(label, 320, 120 + index * pen.size * 1.5, { size: pen.size - 1 });
    pen.text(value, 440, 120 + index * pen.size * 1.5, { bold: true });
  }
  return Math.max(left, 120 + facts.length * pen.size * 1.5) + 14;
};

export const freshHeads = { sidebar, plainLetter, middle } as const;
