/** A sheet with an empty row after each article and an empty column after each column, its numbers as people type them. */
import type { GridCell } from '../sheets/grid.ts';
import { leadingFacts, money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

const spaced = (cells: readonly GridCell[]): readonly GridCell[] => cells.flatMap((cell) => [cell, null]);

export const spacedSheet = sheetFamily({
  name: 'spaced-sheet',
  content: { lines: [2, 8] },
  sheets: (content, random) => {
    const { words } = content;
    const titles = (['name', 'qty', 'unit', 'code', 'price', 'amount'] as const).map((key) => random.pick(words.column[key]));
    const rows = content.lines.flatMap((line) => [
      spaced([line.name, quantity(line), line.unit, line.code, price(line), money(line.amount)]),
      [],
    ]);
    const sum = spaced([random.pick(words.gross), null, null, null, null, money(content.totalCents)]);
    return [{ name: 'Sheet1', grid: [...leadingFacts(content, random), [], spaced(titles), [], ...rows, sum] }];
  },
});
