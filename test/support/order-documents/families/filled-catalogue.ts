/** The catalogue of a seller as a sheet: only where somebody wrote a quantity is something ordered. */
import type { GridCell } from '../sheets/grid.ts';
import { leadingFacts, money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

export const filledCatalogue = sheetFamily({
  name: 'filled-catalogue',
  content: { lines: [2, 5] },
  sheets: (content, random) => {
    const { words } = content;
    const rows = content.lines.flatMap((line): (readonly GridCell[])[] => [
      [line.code, line.name, line.unit, price(line), quantity(line), money(line.amount)],
      ...Array.from({ length: random.int(1, 3) }, (): readonly GridCell[] => [
        `${line.code}${random.int(10, 99)}`,
        random.pick(words.products),
        line.unit,
        { units: random.int(100, 9000) * 100, scale: 4, digits: 2, money: true },
      ]),
    ]);
    const titles = (['code', 'name', 'unit', 'price', 'qty', 'amount'] as const).map((key) => random.pick(words.column[key]));
    return [
      {
        name: 'Order',
        grid: [
          ...leadingFacts(content, random),
          [],
          titles,
          ...rows,
          [],
          [null, null, null, null, random.pick(words.gross), money(content.totalCents)],
        ],
      },
    ];
  },
});
