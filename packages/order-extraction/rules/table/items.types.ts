import type { HeaderFieldName } from '../../document/extraction.ts';
import type { Segment } from '../layout/line.types.ts';
import type { Item } from './item.ts';
import type { Filling } from './unfilled.ts';

/** fields of the order itself that every row repeats, as an export does */
export type RowFields = ReadonlyMap<HeaderFieldName, Segment>;

/** How the articles were found: under a header, by their numbers alone, in running text. */
export type Source = 'table' | 'headerless' | 'free_text' | 'none';

export type Items = {
  readonly items: readonly Item[];
  /** lines that the tables fill, so that nothing in them is taken for something else */
  readonly used: ReadonlySet<number>;
  readonly source: Source;
  /** rows with a price and an amount of which nothing could be made */
  readonly lost: number;
  readonly fields: RowFields;
  /** labels of the columns, for asking which currency they name and whether they estimate */
  readonly labels: readonly string[];
};

/** With every way to read them that was tried, and what it gives. */
export type ItemsWithWays = Items & {
  readonly ways: readonly { readonly way: string; readonly items: readonly Item[] }[];
  /** whether a form to order by was filled in */
  readonly filling: Filling;
};
