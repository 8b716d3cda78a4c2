/** How a table is read whose layout people have confirmed before. */
import { type KnownLayout, rowsKeys } from '../../../../domain/shared/layout-print.ts';
import type { ConfirmedColumns } from '../../../../domain/shared/table-cells.ts';
import type { Layout } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { type Chosen, chosenOf, type Hypothesis } from './choice.ts';
import { confirmedRows } from './confirmed-rows.ts';
import { type Item, isProvedRow } from './item.ts';
import type { Items } from './items.types.ts';

export type RememberedTable = Pick<KnownLayout, 'way' | 'columns'>;

function inColumns({ lines }: Layout, columns: readonly ConfirmedColumns[], mark: DecimalMark | null): Items | null {
  const rows = confirmedRows(lines, columns, mark);
  return rows && { ...rows, source: 'table', lost: 0, fields: new Map(), labels: '' };
}

const productsOf = ({ items }: Items): readonly Item[] => items.filter(({ charge }) => !charge);
const numbersOf = (items: Items): string =>
  rowsKeys(
    productsOf(items).map(({ fields: { qty, price } }) => ({ name: null, qty: qty?.value ?? null, price: price?.value ?? null })),
  ).rows;

/** The same rows, called as the columns call them; as they are where those give other rows. */
function namedAs(proved: Chosen, confirmed: Chosen | null): Chosen {
  if (!confirmed || numbersOf(proved.items) !== numbersOf(confirmed.items)) return proved;
  const names = productsOf(confirmed.items).map(({ fields }) => fields.name);
  const products = productsOf(proved.items);
  const items = proved.items.items.map((item): Item => {
    const name = names[products.indexOf(item)];
    return name ? { ...item, fields: { ...item.fields, name } } : item;
  });
  return { ...proved, items: { ...proved.items, items } };
}

/** By the way that people confirmed of the layout; by columns that they confirmed what no way proves, and names where they had put right no more than these. */
export function asRemembered(
  remembered: RememberedTable | null,
  ways: readonly Hypothesis[],
  layout: Layout,
  mark: DecimalMark | null,
): Chosen | null {
  const { columns, way } = remembered ?? {};
  if (!columns) {
    const known = ways.find((one) => one.way === way);
    return known ? chosenOf(layout, mark, [known]) : null;
  }
  const proved = chosenOf(
    layout,
    mark,
    ways.filter(({ confirmedOnly }) => !confirmedOnly),
  );
  const confirmed = (): Chosen | null =>
    chosenOf(layout, mark, [{ way: 'as confirmed', read: () => inColumns(layout, columns, mark) }]);
  if (!proved?.settled || !proved.items.items.every(isProvedRow)) return confirmed();
  return columns.some(({ namesOnly }) => namesOnly) ? namedAs(proved, confirmed()) : proved;
}
