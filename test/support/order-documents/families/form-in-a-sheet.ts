/** A form as a sheet: labels and values scattered over its columns, the rows far below and to the right. */
import { isOrder } from '../pdf/scene.ts';
import { money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

export const formInASheet = sheetFamily({
  name: 'form-in-a-sheet',
  content: { lines: [2, 6] },
  sheets: (content, random) => {
    const { words, buyer, seller } = content;
    const word = (key: keyof typeof words.column): string => random.pick(words.column[key]);
    const own =
      isOrder(content) || content.po === '' ? [] : [null, `${content.title} no.`, null, `R${random.int(100_000, 999_999)}`];
    return [
      {
        name: 'Form',
        grid: [
          [],
          [null, null, null, content.title],
          own,
          [],
          [null, random.pick(words.buyer), null, buyer.name, null, null, random.pick(words.po), content.po],
          [null, null, null, buyer.street, null, null, random.pick(words.date), content.po === '' ? null : { iso: content.date }],
          [
            null,
            null,
            null,
            buyer.town,
            null,
            null,
            ...(content.delivery ? [random.pick(words.delivery), { iso: content.delivery }] : []),
          ],
          [null, random.pick(words.email), null, content.email, null, null, random.pick(words.more.currency), content.currency],
          [],
          [null, random.pick(words.seller), null, seller.name],
          [],
          [],
          [null, word('pos'), null, word('name'), null, word('code'), word('qty'), word('unit'), word('price'), word('amount')],
          ...content.lines.map((line, at) => [
            null,
            String(at + 1),
            null,
            line.name,
            null,
            line.code,
            quantity(line),
            line.unit,
            price(line),
            money(line.amount),
          ]),
          [],
          [null, null, null, null, null, null, null, null, random.pick(words.gross), money(content.totalCents)],
        ],
      },
    ];
  },
});
