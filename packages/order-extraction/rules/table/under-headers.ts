/** The rows of tables, below headers that are written or found out. */
import type { Layout, Line } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { valueNow } from '../value-now.ts';
import { withAgreedPriceUnits } from './agreed-price-unit.ts';
import { bodyOf } from './body.ts';
import { learnColumns } from './columns.ts';
import { columnsInOrder } from './columns-in-order.ts';
import { withColumnsWithoutHeader } from './columns-without-header.ts';
import { withParts } from './deliveries.ts';
import { constantFields, withFields } from './header-fields.ts';
import type { HeaderRow } from './header-row.ts';
import { namedByHeading } from './heading-above.ts';
import { asTold, type How } from './how.ts';
import type { Item } from './item.ts';
import { itemOf } from './items.ts';
import type { Items, RowFields, Source } from './items.types.ts';
import { kindsByContent } from './kinds-by-content.ts';
import { comesToNothing } from './main-line.ts';
import { rowsOf } from './rows.ts';
import { sumRowOf } from './sum-row.ts';
import { joinTwoLineRows } from './two-line-rows.ts';
import { withVariants } from './variants.ts';

export const holdingIn = ({ items }: Pick<Items, 'items'>): number => items.filter(({ check }) => check === 'holds').length;

export const labelsOf = (headers: readonly HeaderRow[]): readonly string[] =>
  headers.flatMap(({ cells }) => cells.map(({ label }) => label));

/** "Delivery to the ward, call 031 818 44 20": a number among words, where every other row adds up. */
const isNote = ({ fields: { price, amount }, charge }: Item, all: readonly Item[]): boolean =>
  !charge && !price && !amount && all.filter(({ check }) => check === 'holds').length > all.length / 2;

/** The rows below headers, written or found out; null for none. */
export function underHeaders(
  layout: Layout,
  headers: readonly HeaderRow[],
  mark: DecimalMark | null,
  source: Source,
  how: How = {},
): Items | null {
  const best = Math.max(0, ...headers.map((header) => header.score));
  const tables = headers
    .filter((header) => header.score >= best - 1.6)
    .map((header) => {
      const next = headers.find((other) => other !== header && other.first > header.last);
      return { header, ...tableOf(layout, header, next?.first ?? layout.lines.length, mark, how) };
    });
  const all = tables.flatMap((table, at) => {
    const { items, header, nameless } = table;
    const own = tables.length > 1 || nameless ? namedByHeading(items, header, layout.lines, nameless) : items;
    return own.map((item) => ({ ...item, table: at }));
  });
  const items = source === 'headerless' ? all.filter((item) => !isNote(item, all)) : all;
  if (items.length === 0) return null;
  return {
    items,
    used: new Set(
      tables.flatMap(({ header, body }) => [
        ...Array.from({ length: header.last - header.first + 1 }, (_, at) => header.first + at),
        ...body.map((line) => line.index),
      ]),
    ),
    fields: new Map(tables.flatMap((table) => [...table.fields])),
    lost: tables.reduce((sum, table) => sum + table.lost, 0),
    source,
    labels: labelsOf(tables.map(({ header }) => header)),
  };
}

type Table = {
  readonly items: readonly Item[];
  readonly body: readonly Line[];
  readonly lost: number;
  readonly fields: RowFields;
  /** the only row, where it adds up and the header names nothing that it could be called by */
  readonly nameless: Item | null;
};

type Strategy = (layout: Layout, header: HeaderRow, end: number, mark: DecimalMark | null, how: How) => Table | null;

/** Ways to read the rows below a header; the one whose rows add up most often is right, the earlier of two that are alike. */
export const strategies: readonly Strategy[] = [
  (layout, header, end, mark, how) => rowsUnder(layout, header, layout.lines.slice(header.last + 1, end), mark, how),
  (layout, header, end, mark, how) => {
    const joined = joinTwoLineRows(layout.lines, header, end);
    const table = joined && rowsUnder(layout, joined.header, joined.lines, mark, how);
    return table?.items.every((item) => item.fields.code) || (table && holdingIn(table) > 0) ? table : null;
  },
  (layout, header, end, mark, how) => {
    const lines = layout.lines.slice(header.last + 1, end);
    const ordered = layout.sheet ? null : columnsInOrder(header, lines);
    return ordered && rowsUnder(layout, ordered, lines, mark, how);
  },
];

function tableOf(layout: Layout, header: HeaderRow, end: number, mark: DecimalMark | null, how: How): Table {
  const [plain, joined, ...others] = strategies.map((strategy, at) =>
    how.only === undefined || how.only === at ? strategy(layout, header, end, mark, how) : null,
  );
  const first = plain ?? { items: [], body: [], lost: 0, fields: new Map(), nameless: null };
  // rows of two lines with a code each are believed although they add up no better
  const start =
    joined && holdingIn(joined) >= holdingIn(first) && joined.items.every((item) => item.fields.code) ? joined : first;
  return [joined, ...others].reduce<Table>((best, table) => (table && holdingIn(table) > holdingIn(best) ? table : best), start);
}

/** A form that lists what there is: of an article whose quantity is 0 nothing is ordered. Where a change says so, it is not wanted any more. */
const isNothing = ({ charge, fields: { qty } }: Item): boolean =>
  !charge && qty !== undefined && !qty.derived && Number(qty.value) === 0 && valueNow(qty.source) === null;

const without = (lines: readonly Line[], one: Line): readonly Line[] => lines.filter((line) => line !== one);

/** lines below a header that are looked at for columns that it does not name */
const firstLines = 60;

export function rowsUnder(layout: Layout, written: HeaderRow, lines: readonly Line[], mark: DecimalMark | null, how: How): Table {
  const before = layout.lines[written.last];
  const whole = withColumnsWithoutHeader(written, lines.slice(0, firstLines));
  const header = layout.sheet ? { ...whole, cells: withFields(whole.cells) } : whole;
  const roughBody = bodyOf(lines, before, header.cells, layout.sheet);
  const columns = asTold(kindsByContent(learnColumns(header, roughBody), roughBody), how);
  const body = bodyOf(lines, before, columns, layout.sheet);
  const understood = rowsOf(body, columns).map((row) => {
    const item = itemOf(row, columns, mark);
    return { row, item, unnamed: item ? null : itemOf(row, columns, mark, '-') };
  });
  const summing = sumRowOf(understood);
  // what stands in it is of no column: without it they may be others
  if (summing) return rowsUnder(layout, written, without(lines, summing.row.mainLine), mark, how);
  const [only, another] = understood;
  const alone = only && !another && only.item === null && only.unnamed?.check === 'holds' ? only.unnamed : null;
  const own = understood.filter((one) => !(one.item === null && comesToNothing(one.row, columns)));
  const rows = withParts(withVariants(own, columns));
  return {
    items: withAgreedPriceUnits(rows.flatMap((item) => (item && (header.changes || !isNothing(item)) ? item : []))),
    body,
    lost: alone ? 0 : rows.filter((item) => item === null).length,
    fields: constantFields(body, columns),
    nameless: alone,
  };
}
