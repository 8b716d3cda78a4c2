import type { Cell } from '@order-intake/order-extraction/document';
import type { Range } from 'xlsx';
import { limits } from '../limits.ts';

const { mergedRows: mostRows, merges: mostMerges } = limits.sheet;

/**
 * What merged cells say in their lower rows: the same again, in rows that count in the columns in which the first of them does, as the deliveries of one article
 * do. Other rows beside a merged cell are lines of an address or of a form.
 */
export function repeatedCells(cells: readonly Cell[], merges: readonly Range[]): readonly Cell[] {
  const tall = merges.filter(({ s, e }) => e.r > s.r && e.r - s.r < mostRows).slice(0, mostMerges);
  if (tall.length === 0) return [];
  const rows = Map.groupBy(cells, ({ row }) => row);
  const counted = (row: number): ReadonlySet<number> =>
    new Set((rows.get(row) ?? []).flatMap(({ number, column }) => (number === undefined ? [] : [column])));
  return tall.flatMap(({ s, e }) => {
    const anchor = rows.get(s.r)?.find(({ column }) => column === s.c);
    if (!anchor) return [];
    const first = counted(s.r);
    const below = Array.from({ length: e.r - s.r }, (_, at) => s.r + 1 + at);
    return below
      .filter((row) => [...counted(row)].some((column) => first.has(column)))
      .map((row): Cell => ({ ...anchor, row, again: true }));
  });
}
