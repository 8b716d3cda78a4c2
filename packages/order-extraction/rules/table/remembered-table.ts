/** How a table is read whose layout people have confirmed before. */
import { type KnownLayout, rowsKeys } from '../../document/layout-print.ts';
import type { ConfirmedColumns } from '../../document/table-cells.ts';
import type { Layout } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { withAgreedPriceUnits } from './agreed-price-unit.ts';
import { type Chosen, chosenOf, type Hypothesis } from './choice.ts';
import { confirmedRows } from './confirmed-rows.ts';
import { type Item, isProvedRow } from './item.ts';
import type { Items } from './items.types.ts';

export type RememberedTable = Pick<KnownLayout, 'way' | 'columns'>;

function inColumns({ lines }: Layout, columns: readonly ConfirmedColumns[], mark: DecimalMark | null): Items | null {
  const rows = confirmedRows(lines, columns, mark);
  return rows && { ...rows, items: withAgreedPriceUnits(rows.items), source: 'table', lost: 0, fields: new Map(), labels: [] };
}

type Numbered = Pick<Item, 'fields'>;
const numbersOf = ({ fields: { qty, price } }: Numbered): string =>
  rowsKeys([{ name: null, qty: qty?.value ?? null, price: price?.value ?? null }]).rows;

const areNamesOnly = (columns: readonly ConfirmedColumns[]): boolean => columns.every(({ namesOnly }) => namesOnly);

/** Rows that are read anyhow, called as the confirmed columns call a row of their numbers. */
export function calledAsConfirmed(
  items: readonly Item[],
  { columns }: RememberedTable,
  layout: Layout,
  mark: DecimalMark | null,
): readonly Item[] {
  if (!columns || !areNamesOnly(columns)) return items;
  const left = [...(inColumns(layout, columns, mark)?.items ?? [])];
  return items.map((item): Item => {
    const at = item.charge ? -1 : left.findIndex((one) => numbersOf(one) === numbersOf(item));
    const name = left[at]?.fields.name;
    left.splice(0, at + 1);
    return name ? { ...item, fields: { ...item.fields, name } } : item;
  });
}

/** By the way that people confirmed of the layout; by columns that they confirmed what no way proves, but where they had put right names alone. */
export function asRemembered(
  remembered: RememberedTable | null,
  ways: readonly Hypothesis[],
  layout: Layout,
  mark: DecimalMark | null,
): Chosen | null {
  const { columns, way } = remembered ?? {};
  if (!columns || areNamesOnly(columns)) {
    const known = ways.find((one) => one.way === way);
    return known ? chosenOf(layout, mark, [known]) : null;
  }
  const proved = chosenOf(
    layout,
    mark,
    ways.filter(({ confirmedOnly }) => !confirmedOnly),
  );
  const isProved = proved?.settled && proved.items.items.every(isProvedRow);
  return isProved ? proved : chosenOf(layout, mark, [{ way: 'as_confirmed', read: () => inColumns(layout, columns, mark) }]);
}
