import type { Line } from '../layout/line.types.ts';
import type { StandingCell } from '../memory/table-cells.ts';

export type Cells = readonly StandingCell[];

/** Where a row begins, with its numbers and the first line of its name. */
export type Head = {
  readonly at: number;
  readonly lines: readonly Line[];
  readonly qty: StandingCell;
  readonly price: StandingCell | null;
  readonly name: Cells;
};
