import type { Layout, Line } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { anchoredRows } from './anchored-rows.ts';
import { blockItems } from './blocks.ts';
import { bodyOf } from './body.ts';
import { type Chosen, chosenOf, type Hypothesis } from './choice.ts';
import { learnColumns } from './columns.ts';
import { columnsByType } from './columns-by-type.ts';
import { columnsInOrder } from './columns-in-order.ts';
import { withColumnsWithoutHeader } from './columns-without-header.ts';
import { countedLines } from './counted-lines.ts';
import { withParts } from './deliveries.ts';
import { ediSegments } from './edi-segments.ts';
import { freeTextItems } from './free-text.ts';
import { withHeadersBelow } from './header-beside.ts';
import { constantFields, withFields } from './header-fields.ts';
import { type HeaderRow, headerRows } from './header-row.ts';
import { headerless } from './headerless.ts';
import { namedByHeading } from './heading-above.ts';
import { asTold, confirmedKinds, type How } from './how.ts';
import type { Item } from './item.ts';
import { itemOf } from './items.ts';
import type { Items, ItemsWithWays, RowFields, Source } from './items.types.ts';
import { kindsByContent } from './kinds-by-content.ts';
import { labelledRows } from './labelled-rows.ts';
import { listedArticles } from './listed-articles.ts';
import { listsBeside, type Parted, tablesBeside, textsBeside } from './lists-beside.ts';
import { comesToNothing } from './main-line.ts';
import { withFactorsApart } from './multiplied.ts';
import { paragraphs } from './paragraphs.ts';
import { sentences } from './prose.ts';
import { asRemembered, calledAsConfirmed, type RememberedTable } from './remembered-table.ts';
import { rowsOf } from './rows.ts';
import { sizesApart, withSizesApart } from './sizes-apart.ts';
import { stackedCells } from './stacked-cells.ts';
import { sumRowOf } from './sum-row.ts';
import { sumsAbove } from './sums-above.ts';
import { transposed } from './transposed.ts';
import { joinTwoLineRows } from './two-line-rows.ts';
import { fillingOf } from './unfilled.ts';
import { withVariants } from './variants.ts';

export type { ItemsWithWays, RowFields, Source } from './items.types.ts';

/**
 * Everything that a document orders: rows of its tables, or lines of running text when it has no table. `remembered`: what people
 * confirmed of the tables of earlier documents of its layout.
 */
export function itemsOf(layout: Layout, mark: DecimalMark | null, remembered: RememberedTable | null = null): ItemsWithWays {
  const apart: Layout = { ...layout, lines: withFactorsApart(layout.lines) };
  const written = headerRows(layout.lines);
  // a header's words are no labels of sums, whoever reads the rows below it
  const named = written.flatMap(({ first, last }) => layout.lines.slice(first, last + 1).map(({ index }) => index));
  const beside = (items: Items | null): Items | null => items && { ...items, used: new Set([...items.used, ...named]) };
  const guessed = (way: string, find: (lines: readonly Line[]) => HeaderRow | null): Hypothesis => ({
    way,
    read: () => {
      const header = find(apart.lines);
      return header && beside(underHeaders(apart, [header], mark, 'headerless'));
    },
  });
  const tables: readonly Hypothesis[] = [
    // before it is read as one: a header that says its columns again is the header of several
    { way: 'tables beside each other', read: () => inTablesBeside(layout, mark) },
    { way: 'under headers', read: () => underHeaders(layout, written, mark, 'table') },
    { way: 'side by side', read: () => turnedRound(layout, mark) },
    { way: 'headers beside articles', read: () => belowHeadersBeside(layout, mark) },
    // a shop's mail prints below "Price" what the row comes to: a printed sum tells
    {
      way: 'under headers, prices are amounts',
      read: () => underHeaders(layout, written, mark, 'table', { pricesAreAmounts: true }),
    },
    guessed('by arithmetic', (lines) => headerless(lines, mark)),
    { way: 'segments of EDI', read: () => inSegments(layout, mark) },
    { way: 'counted lines', read: () => inCountedLines(apart, mark) },
    { way: 'anchored', read: () => beside(inAnchoredRows(apart, mark)) },
    { way: 'sums above', read: () => withSumsAbove(apart, mark) },
    { way: 'stacked cells', read: () => inStackedCells(layout, mark) },
    { way: 'labelled rows', read: () => inLabelledRows(layout, mark) },
    ...variants(layout, written, mark),
  ];
  const others: readonly Hypothesis[] = [
    { way: 'listed', read: () => listed(layout.lines.filter(isSentence), mark) },
    guessed('by type, prices', (lines) => columnsByType(lines, 'price')),
    guessed('by type, amounts', (lines) => columnsByType(lines, 'amount')),
    { way: 'lists beside each other', read: () => inListsBeside(layout, mark) },
    { way: 'texts beside each other', read: () => listedBeside(layout, mark) },
    { way: 'blocks', read: () => freely(blockItems(layout.lines, mark)) },
    { way: 'listed in columns', read: () => listed(layout.lines, mark) },
    { way: 'listed in paragraphs', read: () => listed(paragraphs(layout.lines) ?? [], mark, longestParagraph) },
    { way: 'text', read: () => freely(freeTextItems(layout.lines, mark)) },
    { way: 'paragraphs', read: () => freely(freeTextItems(paragraphs(layout.lines) ?? [], mark, longestParagraph)) },
    {
      way: 'sentences',
      read: () => (layout.sheet ? null : freely(freeTextItems(sentences(layout.lines) ?? [], mark, longestParagraph))),
    },
  ];
  const confirmed = asRemembered(remembered, [...tables, ...others], layout, mark);
  const found = confirmed ?? chosenOf(layout, mark, tables);
  // rows without a header that neither a sum nor people confirm may be some of those that a text lists
  const open = !found || (!confirmed && found.items.source === 'headerless' && !found.settled);
  const chosen = open
    ? (chosenOf(layout, mark, found ? [...tables, ...others] : others) ?? found)
    : confirmed || holdingIn(found.items) > 0 || found.settled
      ? found
      : (borneOutBy(chosenOf(layout, mark, others), found) ?? found);
  const read = chosen?.items ?? { ...nothing, source: 'none' as const };
  const items = remembered ? { ...read, items: calledAsConfirmed(read.items, remembered, layout, mark) } : read;
  const tried = chosen?.tried ?? [];
  const ofSizes = withSizesApart(items.items, layout.lines, mark);
  return {
    ...items,
    ...(ofSizes && remembered?.way === sizesApart ? { items: ofSizes } : {}),
    ways: ofSizes ? [...tried, { way: sizesApart, items: ofSizes }] : tried,
    filling: fillingOf(layout.lines, written),
  };
}

/** As many articles, which come to a printed sum, where nothing that stands below a header adds up: "Quantity: | 25" looks like one. */
const borneOutBy = (other: Chosen | null, table: Chosen): Chosen | null =>
  other?.settled && holdingIn(other.items) > 0 && other.items.items.length >= table.items.items.length ? other : null;

/** Of few pieces: what stands in columns has more. */
const isSentence = ({ segments }: Line): boolean => segments.length <= 3;

const mostColumns = 10;
/** characters: an article with what is remarked about it */
const longestParagraph = 400;

/**
 * Other columns for quantity, price and name, and a single way to read below a header: nothing speaks for them but people, who may have confirmed on an
 * earlier document of the layout what they give.
 */
const variants = (layout: Layout, written: readonly HeaderRow[], mark: DecimalMark | null): readonly Hypothesis[] => {
  const columns = Math.min(mostColumns, Math.max(0, ...written.map(({ cells }) => cells.length)));
  const under = (way: string, how: How): Hypothesis => ({
    way,
    confirmedOnly: true,
    read: () => underHeaders(layout, written, mark, 'table', how),
  });
  return [
    ...strategies.map((_, only) => under(`under headers, way ${only}`, { only })),
    ...confirmedKinds.flatMap((kind) =>
      Array.from({ length: columns }, (_, at) => under(`under headers, ${kind} ${at}`, { kind, at })),
    ),
  ];
};

const nothing = { items: [], used: new Set<number>(), lost: 0, fields: new Map(), labels: [] };
const freely = (items: readonly Item[]): Items => ({ ...nothing, items, source: 'free_text' });
const listed = (...list: Parameters<typeof listedArticles>): Items => {
  const { items, lost } = listedArticles(...list);
  return { ...freely(items), lost };
};

function inAnchoredRows({ lines }: Layout, mark: DecimalMark | null): Items | null {
  const rows = anchoredRows(lines, mark);
  return rows && { ...nothing, ...rows, source: 'headerless' };
}

function inStackedCells(layout: Layout, mark: DecimalMark | null): Items | null {
  const stacked = layout.sheet ? null : stackedCells(layout.lines);
  if (!stacked) return null;
  const lines = withFactorsApart(stacked.lines);
  const header = headerless(lines, mark);
  const items = header && underHeaders({ ...layout, lines }, [header], mark, 'headerless');
  return items && { ...items, used: new Set([...items.used].flatMap((at) => stacked.origin[at] ?? [])) };
}

/** In the whole width, and in two lists beside each other. */
function withSumsAbove({ lines, sheet }: Layout, mark: DecimalMark | null): Items | null {
  if (sheet) return null;
  const whole = sumsAbove(lines, mark);
  const [left, right] = listsBeside(lines) ?? [];
  const halves = [left, right].flatMap((half) => {
    const rows = half && sumsAbove(withFactorsApart(half.lines), mark);
    return rows ? [{ ...rows, used: new Set([...rows.used].flatMap((at) => half.origin[at] ?? [])) }] : [];
  });
  const found = halves.length > 1 ? halves : whole ? [whole] : [];
  if (found.length === 0) return null;
  return {
    ...nothing,
    items: found.flatMap(({ items }) => items),
    used: new Set(found.flatMap(({ used }) => [...used])),
    source: 'headerless',
  };
}

function inCountedLines({ lines, sheet }: Layout, mark: DecimalMark | null): Items | null {
  const rows = sheet ? null : countedLines(lines, mark);
  return rows && { ...nothing, ...rows, source: 'headerless' };
}

function inLabelledRows(layout: Layout, mark: DecimalMark | null): Items | null {
  const rows = layout.sheet ? null : labelledRows(layout.lines, mark);
  return rows && underHeaders({ ...layout, lines: rows.lines }, [rows.header], mark, 'headerless');
}

function inSegments({ lines }: Layout, mark: DecimalMark | null): Items | null {
  const rows = ediSegments(lines, mark);
  return rows && { ...nothing, ...rows, source: 'table' };
}

function listedBeside({ lines, sheet }: Layout, mark: DecimalMark | null): Items | null {
  const parted = sheet ? null : textsBeside(lines);
  if (!parted) return null;
  const whole = listed(parted, mark);
  const joined = listed(paragraphs(parted) ?? [], mark, longestParagraph);
  return joined.items.length > whole.items.length ? joined : whole;
}

function inListsBeside(layout: Layout, mark: DecimalMark | null): Items | null {
  const read = ({ lines, origin }: Parted): Items | null => {
    const header = columnsByType(lines, 'price');
    const items = header && underHeaders({ ...layout, lines }, [header], mark, 'headerless');
    return items && { ...items, used: new Set([...items.used].flatMap((at) => origin[at] ?? [])) };
  };
  const parted = layout.sheet ? null : listsBeside(layout.lines);
  const [left, right] = parted?.map(read) ?? [];
  if (!left || !right) return null;
  const used = new Set([...left.used, ...right.used]);
  return { ...left, items: [...left.items, ...right.items], used, lost: left.lost + right.lost };
}

function inTablesBeside(layout: Layout, mark: DecimalMark | null): Items | null {
  const parts = tablesBeside(layout.lines)?.map(({ lines, origin }) => {
    const part = { ...layout, lines };
    const named = underHeaders(part, headerRows(lines), mark, 'table');
    const header = named?.items.every(({ check }) => check === 'holds') ? null : headerless(lines, mark);
    const guessed = header && underHeaders(part, [header], mark, 'headerless');
    const items = guessed && holdingIn(guessed) > (named ? holdingIn(named) : 0) ? guessed : named;
    return items && { ...items, used: new Set([...items.used].flatMap((at) => origin[at] ?? [])) };
  });
  const found = parts?.flatMap((part) => part ?? []) ?? [];
  const [first] = found;
  // one half of a header alone is what is read without all this
  if (!first || found.length < 2) return null;
  return {
    ...first,
    items: found.flatMap(({ items }, table) => items.map((item) => ({ ...item, table }))),
    used: new Set(found.flatMap(({ used }) => [...used])),
    lost: found.reduce((sum, { lost }) => sum + lost, 0),
  };
}

const holdingIn = ({ items }: Pick<Items, 'items'>): number => items.filter(({ check }) => check === 'holds').length;

function belowHeadersBeside(layout: Layout, mark: DecimalMark | null): Items | null {
  const made = layout.sheet ? null : withHeadersBelow(layout.lines);
  const items = made && underHeaders({ ...layout, lines: made.lines }, headerRows(made.lines), mark, 'table');
  return items && { ...items, used: new Set([...items.used].flatMap((at) => made.origin[at] ?? [])) };
}

function turnedRound(layout: Layout, mark: DecimalMark | null): Items | null {
  const turned = transposed(layout);
  if (!turned) return null;
  const { items, lost } = read(layout, turned.header, turned.lines, mark, {});
  return { ...nothing, items, lost, used: turned.used, source: 'table', labels: labelsOf([turned.header]) };
}

const labelsOf = (headers: readonly HeaderRow[]): readonly string[] =>
  headers.flatMap(({ cells }) => cells.map(({ label }) => label));

/** "Delivery to the ward, call 031 818 44 20": a number among words, where every other row adds up. */
const isNote = ({ fields: { price, amount }, charge }: Item, all: readonly Item[]): boolean =>
  !charge && !price && !amount && all.filter(({ check }) => check === 'holds').length > all.length / 2;

/** The rows below headers, written or found out. */
function underHeaders(
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
const strategies: readonly Strategy[] = [
  (layout, header, end, mark, how) => read(layout, header, layout.lines.slice(header.last + 1, end), mark, how),
  (layout, header, end, mark, how) => {
    const joined = joinTwoLineRows(layout.lines, header, end);
    const table = joined && read(layout, joined.header, joined.lines, mark, how);
    return table?.items.every((item) => item.fields.code) || (table && holdingIn(table) > 0) ? table : null;
  },
  (layout, header, end, mark, how) => {
    const lines = layout.lines.slice(header.last + 1, end);
    const ordered = layout.sheet ? null : columnsInOrder(header, lines);
    return ordered && read(layout, ordered, lines, mark, how);
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

/** A form that lists what there is: of an article whose quantity is 0 nothing is ordered. */
const isNothing = ({ charge, fields: { qty } }: Item): boolean =>
  !charge && qty !== undefined && !qty.derived && Number(qty.value) === 0;

const without = (lines: readonly Line[], one: Line): readonly Line[] => lines.filter((line) => line !== one);

/** lines below a header that are looked at for columns that it does not name */
const firstLines = 60;

function read(layout: Layout, written: HeaderRow, lines: readonly Line[], mark: DecimalMark | null, how: How): Table {
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
  if (summing) return read(layout, written, without(lines, summing.row.mainLine), mark, how);
  const [only, another] = understood;
  const alone = only && !another && only.item === null && only.unnamed?.check === 'holds' ? only.unnamed : null;
  const own = understood.filter((one) => !(one.item === null && comesToNothing(one.row, columns)));
  const rows = withParts(withVariants(own, columns));
  return {
    items: rows.flatMap((item) => (item && !isNothing(item) ? item : [])),
    body,
    lost: alone ? 0 : rows.filter((item) => item === null).length,
    fields: constantFields(body, columns),
    nameless: alone,
  };
}
