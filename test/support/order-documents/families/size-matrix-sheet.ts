/** Clothing as a sheet: a column of quantities for each size, their sum, a price. */
import { count, leadingFacts, money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

const sizes = ['36', '38', '40', '42'];

export const sizeMatrixSheet = sheetFamily({
  name: 'size-matrix-sheet',
  content: { lines: [2, 7] },
  sheets: (content, random) => {
    const { column, gross } = content.words;
    const word = (key: keyof typeof column): string => random.pick(column[key]);
    return [
      {
        name: 'Order',
        grid: [
          ...leadingFacts(content, random),
          [],
          [word('code'), word('name'), ...sizes, word('qty'), word('price'), word('amount')],
          ...content.lines.map((line) => {
            const pieces = line.qty / 1000;
            const [a, b] = [Math.floor(pieces / 2), Math.floor(pieces / 5)];
            return [
              line.code,
              line.name,
              count(a),
              b === 0 ? null : count(b),
              count(pieces - a - b),
              null,
              quantity(line),
              price(line),
              money(line.amount),
            ];
          }),
          [],
          [null, null, null, null, null, null, null, random.pick(gross), money(content.totalCents)],
        ],
      },
    ];
  },
});
