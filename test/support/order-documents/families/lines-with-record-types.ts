/** A text file of a merchandise system: the head of the order in one record, each row in another, by a letter before them. */
import { count, money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

export const recordTypes = sheetFamily({
  name: 'lines-with-record-types',
  content: { lines: [2, 8] },
  text: { separator: ';', encoding: 'latin1' },
  shown: { total: false },
  sheets: (content, random) => {
    const { words } = content;
    const { column } = words;
    const word = (key: keyof typeof column): string => random.pick(column[key]);
    return [
      {
        name: 'csv',
        grid: [
          [content.title],
          [random.pick(words.po), content.po],
          [random.pick(words.date), content.po === '' ? null : { iso: content.date }],
          ...(content.delivery ? [[random.pick(words.delivery), { iso: content.delivery }]] : []),
          [random.pick(words.buyer), content.buyer.name],
          ...(content.email ? [[random.pick(words.email), content.email]] : []),
          [random.pick(words.more.currency), content.currency],
          [word('pos'), word('code'), word('name'), word('qty'), word('unit'), word('price'), word('amount')],
          ...content.lines.map((line, at) => [
            count(at + 1),
            line.code,
            line.name,
            quantity(line),
            line.unit,
            price(line),
            money(line.amount),
          ]),
        ],
      },
    ];
  },
});
