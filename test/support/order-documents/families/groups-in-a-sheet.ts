/** A sheet with headings between its rows and a sum below each group. */
import type { GridCell } from '../sheets/grid.ts';
import { leadingFacts, money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

export const groupsInASheet = sheetFamily({
  name: 'groups-in-a-sheet',
  content: { lines: [4, 9] },
  sheets: (content, random) => {
    const { words } = content;
    const rows: (readonly GridCell[])[] = [];
    for (let from = 0; from < content.lines.length; from += 3) {
      const part = content.lines.slice(from, from + 3);
      rows.push([`${random.pick(words.more.section)} ${from / 3 + 1}`]);
      rows.push(...part.map((line) => [line.code, line.name, quantity(line), line.unit, price(line), money(line.amount)]));
      rows.push([null, random.pick(words.net), null, null, null, money(part.reduce((sum, { amount }) => sum + amount, 0))]);
    }
    const titles = (['code', 'name', 'qty', 'unit', 'price', 'amount'] as const).map((key) => random.pick(words.column[key]));
    return [
      {
        name: 'Order',
        grid: [
          ...leadingFacts(content, random),
          [],
          titles,
          ...rows,
          [],
          [null, random.pick(words.gross), null, null, null, money(content.totalCents)],
        ],
      },
    ];
  },
});
