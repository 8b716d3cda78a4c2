/** What is said of a table before its rows are read: by people, or to be held against its sums. */
import type { Column } from './columns.ts';

/** What people confirmed: one strategy alone, or one column to be that of quantities, prices or names; or what a sum may prove. */
export type How = {
  readonly only?: number;
  readonly kind?: ConfirmedKind;
  readonly at?: number;
  /** what stands below "price" is what the row comes to */
  readonly pricesAreAmounts?: boolean;
};
export const confirmedKinds = ['qty', 'price', 'name'] as const;
type ConfirmedKind = (typeof confirmedKinds)[number];

/** The columns with what was said of them; whatever was taken for it before is nothing then. */
export const asTold = (columns: readonly Column[], { kind, at, pricesAreAmounts }: How): readonly Column[] =>
  kind === undefined
    ? pricesAreAmounts
      ? withAmounts(columns)
      : columns
    : columns.map((column, index) =>
        index === at ? { ...column, kind } : column.kind === kind ? { ...column, kind: 'other' as const } : column,
      );

/** What is called a price is what the row comes to, where nothing else is. */
const withAmounts = (columns: readonly Column[]): readonly Column[] =>
  columns.some(({ kind }) => kind === 'amount')
    ? columns
    : columns.map((column) => (column.kind === 'price' ? { ...column, kind: 'amount' as const } : column));
