/** One order for several branches as a sheet: a column of quantities for each, all together behind them. */
import { count, leadingFacts, money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

export const branchesSheet = sheetFamily({
  name: 'branches-sheet',
  content: { lines: [3, 8] },
  sheets: (content, random) => {
    const { column, gross } = content.words;
    const word = (key: keyof typeof column): string => random.pick(column[key]);
    return [
      {
        name: 'Sheet1',
        grid: [
          ...leadingFacts(content, random),
          [],
          [word('code'), word('name'), '101', '102', '107', word('qty'), word('price'), word('amount')],
          ...content.lines.map((line) => {
            const pieces = line.qty / 1000;
            const [a, b] = [Math.floor(pieces / 3), Math.floor(pieces / 4)];
            return [
              line.code,
              line.name,
              count(a),
              b === 0 ? null : count(b),
              count(pieces - a - b),
              quantity(line),
              price(line),
              money(line.amount),
            ];
          }),
          [null, null, null, null, null, null, random.pick(gross), money(content.totalCents)],
        ],
      },
    ];
  },
});
