/** Heads of the dev set for mails, letters and forms of one row for each fact. */
import type { Head } from './heads-dev.ts';
import { addressOf, deliverySentence, factsOf, isOrder, stack } from './scene.ts';

/** A mail as it is printed: who writes, to whom, about what. */
const printedMail: Head = (scene) => {
  const { pen, content, issuer } = scene;
  const from = isOrder(content) ? (content.email ?? `office@${issuer.domain}`) : `info@${issuer.domain}`;
  const to = isOrder(content) ? content.seller : content.buyer;
  const y = stack(
    scene,
    [
      `From: ${issuer.name} <${from}>`,
      `To: orders@${to.domain}`,
      `Subject: ${content.title} ${content.po}`,
      '',
      scene.word(content.words.more.greeting),
      ...(scene.manner.money === 'bare' ? [`${scene.word(content.words.more.currency)}: ${content.currency}`] : []),
      ...deliverySentence(scene),
    ],
    pen.left,
    46,
  );
  return y + 10;
};

/** Every fact and every party in a row of its own, the whole address behind the name. */
const factRows: Head = (scene) => {
  const { pen, content } = scene;
  const { words } = content;
  pen.text(content.title, pen.left, 40, { bold: true, size: 14 });
  const inOneLine = (party: 'buyer' | 'seller'): string => addressOf(scene, party).join(', ');
  const rows = [
    ...factsOf(scene, { email: true, terms: true }),
    [scene.word(words.buyer), inOneLine('buyer')] as const,
    [scene.word(words.seller), inOneLine('seller')] as const,
  ];
  for (const [index, [label, value]] of rows.entries()) {
    pen.text(label, pen.left, 66 + index * pen.size * 1.5, { size: pen.size - 1, color: '#333' });
    pen.text(value, pen.left + 150, 66 + index * pen.size * 1.5);
  }
  return 66 + rows.length * pen.size * 1.5 + 14;
};

export const letterHeads = { printedMail, factRows } as const;
