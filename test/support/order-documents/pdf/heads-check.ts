/** Heads of the check set: each draws everything above the table and answers where the table may begin. */
import type { Head } from './heads-dev.ts';
import { addressOf, deliverySentence, factsOf, isOrder, type Scene, stack } from './scene.ts';

const band = (scene: Scene, y: number, height: number, color: string): void =>
  scene.pen.box(scene.pen.left, y, scene.pen.right - scene.pen.left, height, { fill: color });

/** Title in a dark bar, vendor and ship-to beneath it, then a row of terms as a table of its own. */
const bars: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  band(scene, 36, 26, '#1f3d5a');
  pen.text(content.title, pen.left + 8, 42, { bold: true, size: 15, color: '#fff' });
  pen.text(`${scene.word(words.po)} ${content.po}`, 330, 44, {
    bold: true,
    color: '#fff',
    width: pen.right - 338,
    align: 'right',
  });
  const half = (pen.right - pen.left) / 2;
  const parties = [
    [scene.word(words.seller), addressOf(scene, 'seller')],
    [scene.word(words.buyer), addressOf(scene, 'buyer', true)],
  ] as const;
  let end = 0;
  for (const [index, [label, lines]] of parties.entries()) {
    const x = pen.left + index * half;
    pen.text(label.toUpperCase(), x, 76, { bold: true, size: pen.size - 1, color: '#1f3d5a' });
    end = Math.max(end, stack(scene, lines, x, 90));
  }
  const facts = factsOf(scene, { terms: true }).slice(1);
  const width = (pen.right - pen.left) / facts.length;
  const y = end + 10;
  band(scene, y, 14, '#dde5ee');
  for (const [index, [label, value]] of facts.entries()) {
    pen.text(label, pen.left + index * width + 3, y + 3, { size: pen.size - 1, bold: true });
    pen.text(value, pen.left + index * width + 3, y + 19);
  }
  return y + 42;
};

/** An information box on the right that names number and date in one line, as large systems print it. */
const infoBox: Head = (scene) => {
  const { pen, content, issuer } = scene;
  const { words } = content;
  pen.text(issuer.name, pen.left, 40, { bold: true, size: 12 });
  stack(scene, [issuer.street, issuer.town], pen.left, 56);
  stack(scene, addressOf(scene, isOrder(content) ? 'seller' : 'buyer'), pen.left, 120);
  pen.box(335, 104, pen.right - 335, 112, { stroke: '#000' });
  const facts = factsOf(scene, { email: true });
  pen.text(content.title, 341, 108, { bold: true, size: pen.size + 3 });
  for (const [index, [label, value]] of facts.entries()) {
    pen.text(label, 341, 126 + index * 17, { size: pen.size - 2, color: '#333' });
    pen.text(value, 341, 126 + index * 17 + pen.size - 1, { size: pen.size - 0.5 });
  }
  const shipTo = stack(scene, [scene.word(words.shipTo), ...addressOf(scene, 'buyer')], pen.left, 186);
  return Math.max(shipTo, 232) + 10;
};

/** The title with number and date in one line; the company's data in the footer, the parties unlabelled. */
const footerCompany: Head = (scene) => {
  const { pen, content, issuer } = scene;
  const { words } = content;
  const recipient = isOrder(content) ? 'seller' : 'buyer';
  pen.line(pen.left, 788, pen.right, 788, '#666');
  pen.text(`${issuer.name} | ${issuer.street} | ${issuer.town}`, pen.left, 792, { size: 7 });
  pen.text(
    `${words.phone} ${content.phone}${content.email && isOrder(content) ? ` | ${content.email}` : ''} | www.${issuer.domain}`,
    pen.left,
    802,
    { size: 7 },
  );
  pen.text(issuer.name, 300, 36, { bold: true, size: 16, width: pen.right - 300, align: 'right' });
  stack(scene, addressOf(scene, recipient), pen.left, 96);
  pen.text(`${content.title} ${content.po} · ${scene.date(content.date)}`, pen.left, 168, { bold: true, size: 13 });
  const facts = factsOf(scene, { terms: true }).slice(2);
  return (
    stack(
      scene,
      facts.map(([label, value]) => `${label}: ${value}`),
      pen.left,
      194,
    ) + 12
  );
};

/** A form with numbered boxes. */
const numberedForm: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  pen.text(content.title, pen.left, 34, { bold: true, size: 14, width: pen.right - pen.left, align: 'center' });
  const half = (pen.right - pen.left) / 2;
  const facts = factsOf(scene, { email: true, currency: true });
  for (const [index, [label, value]] of facts.entries()) {
    const x = pen.left + (index % 2) * half;
    const y = 60 + Math.floor(index / 2) * 30;
    pen.box(x, y, half, 30);
    pen.text(`${index + 1}. ${label}`, x + 3, y + 3, { size: 7 });
    pen.text(value, x + 10, y + 14);
  }
  const y = 60 + Math.ceil(facts.length / 2) * 30;
  for (const [index, party] of (['buyer', 'seller'] as const).entries()) {
    const x = pen.left + index * half;
    pen.box(x, y, half, 62);
    pen.text(`${facts.length + index + 1}. ${scene.word(words[party])}`, x + 3, y + 3, { size: 7 });
    stack(scene, addressOf(scene, party), x + 10, y + 14);
  }
  return y + 80;
};

/** An order as an e-mail program prints it. */
const printedMail: Head = (scene) => {
  const { pen, content, issuer } = scene;
  const { words } = content;
  const to = isOrder(content) ? content.seller : content.buyer;
  const from = content.email && isOrder(content) ? content.email : `info@${issuer.domain}`;
  const lines = [
    `From: ${issuer.name} <${from}>`,
    `To: sales@${to.domain}`,
    `Date: ${scene.date(content.date)}`,
    `Subject: ${content.title} ${content.po}`,
  ];
  const y = stack(scene, lines, pen.left, 40) + 6;
  pen.line(pen.left, y, pen.right, y, '#999');
  const facts = [
    scene.word(words.more.greeting),
    `${scene.word(words.po)}: ${content.po}`,
    ...deliverySentence(scene),
    ...(scene.manner.money === 'bare' ? [`${scene.word(words.more.currency)}: ${content.currency}`] : []),
  ];
  return stack(scene, facts, pen.left, y + 14) + 12;
};

/** Two columns of label and value with every second row shaded, as portals export it. */
const portal: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  pen.text(content.title, pen.left, 38, { bold: true, size: 14 });
  const rows = [
    ...factsOf(scene, { currency: true, email: true, terms: true }),
    [scene.word(words.buyer), `${content.buyer.name}, ${content.buyer.street}, ${content.buyer.town}`] as const,
    [scene.word(words.seller), `${content.seller.name}, ${content.seller.town}`] as const,
  ];
  for (const [index, [label, value]] of rows.entries()) {
    const y = 64 + index * pen.size * 1.9;
    if (index % 2 === 0) band(scene, y - 3, pen.size * 1.9, '#eef1f4');
    pen.text(label, pen.left + 4, y, { bold: true });
    pen.text(value, pen.left + 170, y);
  }
  return 64 + rows.length * pen.size * 1.9 + 14;
};

/** The company over everything, centred; "To" and the references under it. */
const centred: Head = (scene) => {
  const { pen, content, issuer } = scene;
  const wide = { width: pen.right - pen.left, align: 'center' as const };
  pen.text(issuer.name.toUpperCase(), pen.left, 34, { bold: true, size: 15, ...wide });
  pen.text(`${issuer.street}, ${issuer.town}`, pen.left, 54, { size: pen.size - 1, ...wide });
  if (content.email && isOrder(content))
    pen.text(`${scene.word(content.words.email)}: ${content.email}  ${content.words.phone}: ${content.phone}`, pen.left, 66, {
      size: pen.size - 1,
      ...wide,
    });
  pen.line(pen.left, 80, pen.right, 80);
  pen.text(content.title, pen.left, 86, { bold: true, size: 12, ...wide });
  const recipient = isOrder(content) ? 'seller' : 'buyer';
  pen.text(`${scene.word(content.words[recipient])},`, pen.left, 110);
  const left = stack(scene, addressOf(scene, recipient), pen.left, 110 + pen.size * 1.4);
  const facts = factsOf(scene, { terms: true });
  const right = stack(
    scene,
    facts.map(([label, value]) => `${label} : ${value}`),
    360,
    110,
  );
  return Math.max(left, right) + 14;
};

export const checkHeads = { bars, infoBox, footerCompany, numberedForm, printedMail, portal, centred } as const;
