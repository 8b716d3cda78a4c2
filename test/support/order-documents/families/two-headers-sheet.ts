/** The export of an ERP system: two rows of words over the columns, the facts in a sheet of their own. */
import { isOrder } from '../pdf/scene.ts';
import { count, money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

export const twoHeadersSheet = sheetFamily({
  name: 'two-headers-sheet',
  content: { lines: [2, 8] },
  shown: { total: false },
  sheets: (content, random) => {
    const { words } = content;
    const { column } = words;
    const word = (key: keyof typeof column): string => random.pick(column[key]);
    const own = isOrder(content) || content.po === '' ? [] : [`${content.title} no.`, `R${random.int(100_000, 999_999)}`];
    return [
      {
        name: 'Positions',
        grid: [
          [content.title, null, random.pick(words.po), content.po],
          own,
          ['', word('code'), word('name'), null, null, word('price'), null],
          [word('pos'), null, null, word('qty'), word('unit'), null, word('amount')],
          ...content.lines.map((line, at) => [
            count((at + 1) * 10),
            line.code,
            line.name,
            quantity(line),
            line.unit,
            price(line),
            money(line.amount),
          ]),
        ],
      },
      {
        name: 'Data',
        grid: [
          [random.pick(words.date), content.po === '' ? null : { iso: content.date }],
          ...(content.delivery ? [[random.pick(words.delivery), { iso: content.delivery }]] : []),
          [random.pick(words.buyer), content.buyer.name],
          ...(content.email ? [[random.pick(words.email), content.email]] : []),
          [random.pick(words.more.currency), content.currency],
        ],
      },
    ];
  },
});
