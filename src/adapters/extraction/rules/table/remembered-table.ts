/** How a table is read whose layout people have confirmed before. */
import type { KnownLayout } from '../../../../domain/shared/layout-print.ts';
import type { ConfirmedColumns } from '../../../../domain/shared/table-cells.ts';
import type { Layout } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { type Chosen, chosenOf, type Hypothesis } from './choice.ts';
import { confirmedRows } from './confirmed-rows.ts';
import { isProvedRow } from './item.ts';
import type { Items } from './items.types.ts';

export type RememberedTable = Pick<KnownLayout, 'way' | 'columns'>;

function inColumns({ lines }: Layout, columns: readonly ConfirmedColumns[], mark: DecimalMark | null): Items | null {
  const rows = confirmedRows(lines, columns, mark);
  return rows && { ...rows, source: 'table', lost: 0, fields: new Map(), labels: '' };
}

/** By the way that people confirmed of the layout; by columns that they confirmed only what no way proves, down to the names. */
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
  const isProved = proved?.settled && proved.items.items.every(isProvedRow);
  return isProved ? proved : chosenOf(layout, mark, [{ way: 'as confirmed', read: () => inColumns(layout, columns, mark) }]);
}
