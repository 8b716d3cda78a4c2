/** A workbook: how to fill it in first, then the order, then the stock of the seller. */
import { count, leadingFacts, money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

export const instructionsFirst = sheetFamily({
  name: 'instructions-first',
  content: { lines: [2, 7] },
  sheets: (content, random) => {
    const { words } = content;
    const titles = (keys: readonly (keyof typeof words.column)[]) => keys.map((key) => random.pick(words.column[key]));
    return [
      { name: 'Info', grid: [[random.pick(words.closing)], [], titles(['code', 'name', 'qty']), ['XX-000', 'Xxxxx', count(1)]] },
      {
        name: content.title.slice(0, 20).replace(/[^\p{L} ]/gu, ''),
        grid: [
          ...leadingFacts(content, random),
          [],
          titles(['pos', 'code', 'name', 'qty', 'unit', 'price', 'amount']),
          ...content.lines.map((line, at) => [
            count(at + 1),
            line.code,
            line.name,
            quantity(line),
            line.unit,
            price(line),
            money(line.amount),
          ]),
          [null, null, null, null, null, random.pick(words.gross), money(content.totalCents)],
        ],
      },
      {
        name: 'Stock',
        grid: [titles(['code', 'name']), ...words.products.slice(0, 5).map((name, at) => [`S-${100 + at}`, name])],
      },
    ];
  },
});
