/** Heads that say less plainly who orders: supplier's forms, people before companies, parties without labels. */
import type { Head } from './heads-dev.ts';
import { addressOf, deliverySentence, factsOf, isOrder, stack } from './scene.ts';

/** The seller's own order form, filled in by the customer: the big name is not who orders. */
const sellersForm: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  pen.text(content.seller.name, pen.left, 36, { bold: true, size: 17 });
  stack(scene, [`${content.seller.street}, ${content.seller.town}`, `www.${content.seller.domain}`], pen.left, 58, { size: 8 });
  pen.text(content.title, pen.left, 92, { bold: true, size: 13 });
  const rows = [
    [scene.word(words.buyer), content.buyer.name] as const,
    ['', `${content.buyer.street}, ${content.buyer.town}`] as const,
    ...factsOf(scene, { email: true, currency: true }),
  ];
  for (const [index, [label, value]] of rows.entries()) {
    const y = 116 + index * pen.size * 1.9;
    pen.text(label, pen.left, y);
    pen.text(value, pen.left + 180, y, { bold: true });
    pen.line(pen.left + 178, y + pen.size * 1.3, pen.right, y + pen.size * 1.3, '#999');
  }
  return 116 + rows.length * pen.size * 1.9 + 14;
};

/** Both parties in a small table: a row for the name, one for the street and so on. */
const partyTable: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  pen.text(content.title, 300, 40, { bold: true, size: 16, width: pen.right - 300, align: 'right' });
  const facts = factsOf(scene);
  const y = stack(
    scene,
    facts.map(([label, value]) => `${label}  ${value}`),
    pen.left,
    40,
  );
  const columns = [
    [scene.word(words.seller), ...addressOf(scene, 'seller')],
    [scene.word(words.buyer), ...addressOf(scene, 'buyer'), ...(content.email ? [content.email] : [])],
  ];
  const half = (pen.right - pen.left) / 2;
  const rows = Math.max(...columns.map((lines) => lines.length));
  for (let row = 0; row < rows; row++) {
    for (const [at, lines] of columns.entries()) {
      pen.box(pen.left + at * half, y + 10 + row * 16, half, 16, { stroke: '#aaa' });
      pen.text(lines[row] ?? '', pen.left + at * half + 4, y + 13 + row * 16, { bold: row === 0 });
    }
  }
  return y + rows * 16 + 26;
};

/** A person and a department stand before the company's name. */
const peopleFirst: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  pen.text(`${content.title} ${content.po}`, pen.left, 40, { bold: true, size: 15 });
  const block = (label: string, lines: readonly string[], x: number): number => {
    pen.text(label, x, 72, { bold: true, size: pen.size - 1 });
    return stack(scene, lines, x, 72 + pen.size * 1.4);
  };
  const [name = '', ...address] = addressOf(scene, 'buyer', true);
  const contact = `${scene.word(words.more.contact)}: J. Martin`;
  const a = block(scene.word(words.buyer), [contact, scene.word(words.more.section), name, ...address], pen.left);
  const b = block(scene.word(words.seller), addressOf(scene, 'seller'), 320);
  const facts = factsOf(scene, { terms: true }).slice(1);
  return (
    stack(
      scene,
      facts.map(([label, value]) => `${label}: ${value}`),
      pen.left,
      Math.max(a, b) + 8,
    ) + 12
  );
};

/** Two addresses beside each other and nothing that says which is which, but the letterhead. */
const unlabelled: Head = (scene) => {
  const { pen, content, issuer } = scene;
  pen.text(issuer.name, pen.left, 38, { bold: true, size: 11 });
  pen.text(content.title, pen.left, 62, { bold: true, size: 15 });
  const order = scene.random.chance(0.5) ? (['buyer', 'seller'] as const) : (['seller', 'buyer'] as const);
  const ends = order.map((party, index) => stack(scene, addressOf(scene, party, party === 'buyer'), pen.left + index * 260, 92));
  const facts = factsOf(scene);
  return (
    stack(
      scene,
      facts.map(([label, value]) => `${label}: ${value}`),
      pen.left,
      Math.max(...ends) + 10,
    ) + 12
  );
};

/** Who orders stands only under the greeting, at the foot of the page. */
const signed: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  pen.text(`${content.title} ${scene.word(words.po)} ${content.po}`, pen.left, 40, { bold: true, size: 13 });
  const lines = [
    `${isOrder(content) ? content.seller.name : content.buyer.name},`,
    scene.date(content.date),
    ...deliverySentence(scene),
    ...(scene.manner.money === 'bare' ? [`${scene.word(words.more.currency)}: ${content.currency}`] : []),
  ];
  const from = isOrder(content) ? content.buyer : content.seller;
  stack(
    scene,
    ['J. Martin', from.name, `${from.street}, ${from.town}`, ...(content.email ? [content.email] : [])],
    pen.left,
    pen.bottom - 30,
  );
  return stack(scene, lines, pen.left, 68) + 14;
};

export const formHeads = { sellersForm, partyTable, peopleFirst, unlabelled, signed } as const;
