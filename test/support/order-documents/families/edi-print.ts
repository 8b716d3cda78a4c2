/** The print of an EDI message: a segment a line, its qualifier before it. */
import type { Desk } from './desk.ts';
import { pdfFamily } from './family.ts';

const line = (desk: Desk, tag: string, text: string): void => {
  desk.need(20);
  desk.text(tag, desk.scene.pen.left);
  desk.text(text, desk.scene.pen.left + 60);
  desk.skip(1.35);
};

export const ediPrint = pdfFamily({
  name: 'edi-print',
  page: { font: 'courier', size: 9 },
  languages: ['en', 'de', 'fr', 'nl', 'sv', 'da', 'it'],
  money: ['bare'],
  content: { lines: [2, 6] },
  draw: (desk) => {
    const { scene, content } = desk;
    const { words, buyer, seller } = content;
    desk.text(`ORDERS D96A - ${content.title}`, scene.pen.left, { bold: true });
    desk.skip(2);
    line(desk, 'BGM 220', `${scene.word(words.po)}: ${content.po}`);
    line(desk, 'DTM 137', `${scene.word(words.date)}: ${content.po === '' ? '' : scene.date(content.date)}`);
    if (content.delivery) line(desk, 'DTM 2', `${scene.word(words.delivery)}: ${scene.date(content.delivery)}`);
    line(desk, 'NAD BY', `${scene.word(words.buyer)}: ${buyer.name}, ${buyer.street}, ${buyer.town}`);
    if (content.email) line(desk, 'COM EM', `${scene.word(words.email)}: ${content.email}`);
    line(desk, 'NAD SU', `${scene.word(words.seller)}: ${seller.name}, ${seller.street}, ${seller.town}`);
    line(desk, 'CUX 2', `${scene.word(words.more.currency)}: ${content.currency}`);
    desk.skip(1);
    const { column } = words;
    const label = {
      code: scene.word(column.code),
      name: scene.word(column.name),
      qty: scene.word(column.qty),
      price: scene.word(column.price),
      amount: scene.word(column.amount),
    };
    for (const [index, item] of content.lines.entries()) {
      line(desk, 'LIN', `${String(index + 1).padStart(6, '0')}  ${label.code}: ${item.code}`);
      line(desk, 'IMD', `${label.name}: ${item.name}`);
      line(desk, 'QTY 21', `${label.qty}: ${scene.qty(item.qty)} ${item.unit}`);
      line(desk, 'PRI AAA', `${label.price}: ${scene.price(item.price, item.priceDigits)}`);
      line(desk, 'MOA 203', `${label.amount}: ${scene.money(item.amount)}`);
    }
    line(desk, 'MOA 86', `${scene.word(words.gross)}: ${scene.money(content.totalCents)}`);
  },
});
