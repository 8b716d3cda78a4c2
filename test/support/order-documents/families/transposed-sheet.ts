/** Articles side by side: each a column, what is said of it below each other. */
import { leadingFacts, money, price, quantity } from './cells.ts';
import { sheetFamily } from './family.ts';

export const transposedSheet = sheetFamily({
  name: 'transposed-sheet',
  content: { lines: [2, 6] },
  sheets: (content, random) => {
    const { column, gross } = content.words;
    const across = (title: readonly string[], cells: readonly ReturnType<typeof money>[]) => [random.pick(title), ...cells];
    return [
      {
        name: 'Order',
        grid: [
          ...leadingFacts(content, random),
          [],
          across(
            column.name,
            content.lines.map(({ name }) => name),
          ),
          across(
            column.code,
            content.lines.map(({ code }) => code),
          ),
          across(column.qty, content.lines.map(quantity)),
          across(
            column.unit,
            content.lines.map(({ unit }) => unit),
          ),
          across(column.price, content.lines.map(price)),
          across(
            column.amount,
            content.lines.map(({ amount }) => money(amount)),
          ),
          [],
          [random.pick(gross), money(content.totalCents)],
        ],
      },
    ];
  },
});
