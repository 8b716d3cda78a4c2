import type { Layout, Line } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { anchoredRows } from './anchored-rows.ts';
import { blockItems } from './blocks.ts';
import { bodyOf } from './body.ts';
import { chosenOf } from './choice.ts';
import { learnColumns } from './columns.ts';
import { columnsByType } from './columns-by-type.ts';
import { columnsInOrder } from './columns-in-order.ts';
import { withColumnsWithoutHeader } from './columns-without-header.ts';
import { withParts } from './deliveries.ts';
import { freeTextItems } from './free-text.ts';
import { constantFields, withFields } from './header-fields.ts';
import { type HeaderRow, headerRows } from './header-row.ts';
import { headerless } from './headerless.ts';
import type { Item } from './item.ts';
import { itemOf } from './items.ts';
import type { Items, RowFields, Source } from './items.types.ts';
import { kindsByContent } from './kinds-by-content.ts';
import { withFactorsApart } from './multiplied.ts';
import { rowsOf } from './rows.ts';
import { transposed } from './transposed.ts';
import { joinTwoLineRows } from './two-line-rows.ts';

export type { Items, RowFields, Source } from './items.types.ts';

/** Everything that a document orders: rows of its tables, or lines of running text when it has no table. */
export function itemsOf(layout: Layout, mark: DecimalMark | null): Items {
  const apart: Layout = { ...layout, lines: withFactorsApart(layout.lines) };
  const written = headerRows(layout.lines);
  // a header's words are no labels of sums, whoever reads the rows below it
  const named = written.flatMap(({ first, last }) => layout.lines.slice(first, last + 1).map(({ index }) => index));
  const beside = (items: Items | null): Items | null => items && { ...items, used: new Set([...items.used, ...named]) };
  const guessed = (find: (lines: readonly Line[]) => HeaderRow | null) => (): Items | null => {
    const header = find(apart.lines);
    return header && beside(underHeaders(apart, [header], mark, 'headerless'));
  };
  const tables = chosenOf(layout, mark, [
    () => underHeaders(layout, written, mark, 'table'),
    () => turnedRound(layout, mark),
    guessed((lines) => headerless(lines, mark)),
    () => beside(inAnchoredRows(apart, mark)),
  ]);
  if (tables) return tables;
  const others = chosenOf(layout, mark, [
    guessed((lines) => columnsByType(lines, 'price')),
    guessed((lines) => columnsByType(lines, 'amount')),
    () => freely(blockItems(layout.lines, mark)),
    () => freely(freeTextItems(layout.lines, mark)),
  ]);
  return others ?? { ...nothing, source: 'none' };
}

const nothing = { items: [], used: new Set<number>(), lost: 0, fields: new Map(), labels: '' };
const freely = (items: readonly Item[]): Items => ({ ...nothing, items, source: 'free_text' });

function inAnchoredRows({ lines }: Layout, mark: DecimalMark | null): Items | null {
  const rows = anchoredRows(lines, mark);
  return rows && { ...nothing, ...rows, source: 'headerless' };
}

function turnedRound(layout: Layout, mark: DecimalMark | null): Items | null {
  const turned = transposed(layout);
  if (!turned) return null;
  const { items, lost } = read(layout, turned.header, turned.lines, mark);
  return { ...nothing, items, lost, used: turned.used, source: 'table', labels: labelsOf([turned.header]) };
}

const labelsOf = (headers: readonly HeaderRow[]): string =>
  headers.flatMap(({ cells }) => cells.map(({ label }) => label)).join(' ');

/** The rows below headers, written or found out. */
function underHeaders(layout: Layout, headers: readonly HeaderRow[], mark: DecimalMark | null, source: Source): Items | null {
  const best = Math.max(0, ...headers.map((header) => header.score));
  const tables = headers
    .filter((header) => header.score >= best - 1.6)
    .map((header) => {
      const next = headers.find((other) => other !== header && other.first > header.last);
      return { header, ...tableOf(layout, header, next?.first ?? layout.lines.length, mark) };
    });
  const items = tables.flatMap((table, at) => table.items.map((item) => ({ ...item, table: at })));
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
};

type Strategy = (layout: Layout, header: HeaderRow, end: number, mark: DecimalMark | null) => Table | null;

/** Ways to read the rows below a header; the one whose rows add up most often is right, the earlier of two that are alike. */
const strategies: readonly Strategy[] = [
  (layout, header, end, mark) => read(layout, header, layout.lines.slice(header.last + 1, end), mark),
  (layout, header, end, mark) => {
    const joined = joinTwoLineRows(layout.lines, header, end);
    const table = joined && read(layout, joined.header, joined.lines, mark);
    return table?.items.every((item) => item.fields.code) || (table && holding(table) > 0) ? table : null;
  },
  (layout, header, end, mark) => {
    const lines = layout.lines.slice(header.last + 1, end);
    const ordered = layout.sheet ? null : columnsInOrder(header, lines);
    return ordered && read(layout, ordered, lines, mark);
  },
];

const holding = (table: Table): number => table.items.filter((item) => item.check === 'holds').length;

function tableOf(layout: Layout, header: HeaderRow, end: number, mark: DecimalMark | null): Table {
  const [plain, joined, ...others] = strategies.map((strategy) => strategy(layout, header, end, mark));
  const first = plain ?? { items: [], body: [], lost: 0, fields: new Map() };
  // rows of two lines with a code each are believed although they add up no better
  const start = joined && holding(joined) >= holding(first) && joined.items.every((item) => item.fields.code) ? joined : first;
  return [joined, ...others].reduce<Table>((best, table) => (table && holding(table) > holding(best) ? table : best), start);
}

/** lines below a header that are looked at for columns that it does not name */
const firstLines = 60;

function read(layout: Layout, written: HeaderRow, lines: readonly Line[], mark: DecimalMark | null): Table {
  const before = layout.lines[written.last];
  const whole = withColumnsWithoutHeader(written, lines.slice(0, firstLines));
  const header = layout.sheet ? { ...whole, cells: withFields(whole.cells) } : whole;
  const roughBody = bodyOf(lines, before, header.cells, layout.sheet);
  const columns = kindsByContent(learnColumns(header, roughBody), roughBody);
  const body = bodyOf(lines, before, columns, layout.sheet);
  const rows = withParts(
    rowsOf(body, columns).map((row) => {
      const item = itemOf(row, columns, mark);
      return { row, item, unnamed: item ? null : itemOf(row, columns, mark, '-') };
    }),
  );
  return {
    items: rows.flatMap((item) => item ?? []),
    body,
    lost: rows.filter((item) => item === null).length,
    fields: constantFields(body, columns),
  };
}
