import type { Line, Segment } from '../layout/line.types.ts';
import { segmentOf } from '../layout/segment.ts';
import { readNumber } from '../numbers.ts';
import { hasLetters } from '../text.ts';
import { type Cells, type Column, cellsOf, isMoney } from './columns.ts';
import { tellsDate } from './date-note.ts';
import { cellText, isAdjustment, isBlank, isMainLine, standsIn } from './main-line.ts';
import { labelledCode } from './name.ts';
import { type Body, isBrokenBefore, withCodesJoined, withLastNumbers } from './wrapped.ts';

/** One row of the table as it stands: its cells by column, and the lines of text that belong to its article. */
export type RawRow = {
  readonly page: number;
  readonly mainLine: Line;
  readonly cells: Cells;
  /** lines of the article's name above and below the numbers, in reading order */
  readonly above: readonly Segment[];
  readonly below: readonly Segment[];
  /** smaller print and labelled remarks under the row */
  readonly notes: readonly Segment[];
  /** a sum that is added or taken off, without a quantity: freight, a discount on the whole */
  readonly adjustment: boolean;
};

/** Rows with what belongs to each. A line of text goes to the nearer row; the row above it when both are equally near. */
export function rowsOf(body: readonly Line[], columns: readonly Column[]): readonly RawRow[] {
  const whole = withCodesJoined(
    body.map((line) => ({ line, cells: withWhatHeld(cellsOf(line, columns), columns) })),
    columns,
  );
  const edge = Math.max(...whole.flatMap(({ cells }) => nameOf(cells, columns).map(({ x1 }) => x1)));
  const all = withLastNumbers(whole, columns, edge);
  const adjustments = new Set(all.flatMap(({ line, cells }, index) => (isAdjustment(line, cells, columns) ? [index] : [])));
  const parts = partsOfArticles(all, columns);
  const sold = all.flatMap(({ cells }, index) =>
    adjustments.has(index) || (isMainLine(cells, columns) && !parts.has(index)) ? [index] : [],
  );
  const { offered, unread } = rowsBeside(all, sold, adjustments, columns);
  const mainLines = [...sold, ...unread].sort((one, other) => one - other);
  const mainLineSet = new Set([...mainLines, ...offered]);
  const remark = remarkTest(all, mainLineSet, columns);
  // a line of dashes under the header is nobody's name
  const first = all.slice(0, mainLines[0]).filter(({ line }) => /\p{L}/u.test(line.text)).length;
  const owned = new Map<number, number[]>();
  for (const index of all.keys()) {
    if (mainLineSet.has(index) || parts.has(index)) continue;
    const one = all[index];
    const told = one?.row ? all.findIndex(({ line }) => line === one.row) : -1;
    const found = one && !remark(one) && !sumsUp(one, columns) ? ownerOf(all, mainLineSet, index, columns, first, edge) : -1;
    const owner = told >= 0 ? told : found;
    if (owner >= 0 && !adjustments.has(owner)) owned.set(owner, [...(owned.get(owner) ?? []), index]);
  }
  return mainLines.flatMap((at) => rowAt(all, mainLineSet, at, owned.get(at) ?? [], adjustments.has(at), columns, edge));
}

/** Where nothing stands for what holds now, what held goes on. */
function withWhatHeld(cells: Cells, columns: readonly Column[]): Cells {
  const kept = columns.map(({ held }) => columns.findIndex(({ kind }) => kind === held));
  const goesOn = (at: number): boolean => (cells[kept[at] ?? -1] ?? [null]).length === 0;
  return columns.some(({ held }) => held !== undefined)
    ? cells.map((cell, at) => {
        const from = kept.findIndex((now, old) => now === at && columns[old]?.held !== undefined && goesOn(old));
        return from >= 0 ? (cells[from] ?? cell) : cell;
      })
    : cells;
}

/** "CH-01" and "CH-102", "100.220" and "100.221": codes that one catalogue made, or numbers of rows */
const shapeOf = (code: string): string => code.replace(/\p{L}+/gu, 'A').replace(/\d+/g, '9');

/**
 * Articles of a form to order by that nobody wants: a name and no quantity, and what every row has beside them: a price, a code like theirs, a number, or in
 * sheets, where no text gets into another column, a unit. They own the words that go on below them as a row does. Where something is
 * written for the quantity that is none, with a price, nobody knows how many are wanted (`unread`).
 */
function rowsBeside(
  all: readonly Body[],
  mainLines: readonly number[],
  adjustments: ReadonlySet<number>,
  columns: readonly Column[],
): { readonly offered: readonly number[]; readonly unread: readonly number[] } {
  const textOf = ({ cells }: Body, kind: Column['kind']): string =>
    cellText(columns.flatMap((column, at) => (column.kind === kind ? (cells[at] ?? []) : [])));
  const isNumber = (one: Body, kind: Column['kind']): boolean => readNumber(textOf(one, kind), null) !== null;
  const rows = mainLines.flatMap((at) => (all[at] && !adjustments.has(at) ? [all[at]] : []));
  if (rows.length === 0 || columns.every(({ kind }) => kind !== 'qty')) return { offered: [], unread: [] };
  const priced = rows.every((row) => isNumber(row, 'price'));
  const inUnits = rows.every((row) => row.line.segments[0]?.place.kind === 'cell' && !isBlank(textOf(row, 'unit')));
  const shapes = (['code', 'position'] as const).map((kind) => {
    const codes = rows.map((row) => textOf(row, kind));
    return { kind, known: new Set(codes.every((code) => /\d/.test(code)) ? codes.map(shapeOf) : []) };
  });
  const isListed = (one: Body): boolean =>
    hasLetters(textOf(one, 'name')) &&
    isBlank(textOf(one, 'amount')) &&
    ((priced && isNumber(one, 'price')) ||
      (inUnits && !isBlank(textOf(one, 'unit'))) ||
      shapes.some(({ kind, known }) => known.has(shapeOf(textOf(one, kind)))));
  const known = new Set([...mainLines, ...adjustments]);
  const others = all.flatMap((one, index) => (known.has(index) || !isListed(one) ? [] : [{ one, index }]));
  const counted = ({ one }: { readonly one: Body }): boolean => !isBlank(textOf(one, 'qty'));
  return {
    offered: others.flatMap((other) => (counted(other) ? [] : [other.index])),
    unread: others.flatMap((other) => (counted(other) && priced && isNumber(other.one, 'price') ? [other.index] : [])),
  };
}

/** in heights of the text: a name that begins so far right of the others stands under an article and is a part of it */
const indented = 0.9;

/** Rows that list what an article consists of: indented, and without a price of their own. */
function partsOfArticles(all: readonly Body[], columns: readonly Column[]): ReadonlySet<number> {
  const rows = all.flatMap(({ line, cells }, index) => {
    const first = isMainLine(cells, columns) ? nameOf(cells, columns)[0] : undefined;
    const priced = columns.some((column, at) => column.kind === 'price' && (cells[at]?.length ?? 0) > 0);
    return first ? [{ index, left: first.x0, priced, height: line.height }] : [];
  });
  const left = Math.min(...rows.map((row) => row.left));
  const flush = rows.filter((row) => row.left - left < row.height * indented);
  if (flush.length * 2 < rows.length || !flush.some((row) => row.priced)) return new Set();
  return new Set(rows.filter((row) => !row.priced && row.left - left >= row.height * indented).map((row) => row.index));
}

/** "Supplier part num.   7731-0042" below an article, in two pieces, as the one that they are. */
function withCodeJoined({ line, cells }: Body): Body {
  const [label, code, ...others] = line.segments;
  if (!label || !code || labelledCode(`${label.text} ${code.text}`) !== code.text) return { line, cells };
  const whole = segmentOf([...label.tokens, ...code.tokens], line.page, label.place.kind === 'cell' ? label.place : undefined);
  const joined = (segments: readonly Segment[]): readonly Segment[] =>
    segments.flatMap((one) => (one === label ? [whole] : one === code ? [] : [one]));
  return { line: { ...line, segments: [whole, ...others] }, cells: cells.map(joined) };
}

/** "Your offer 2611/88 of 05.11.26": words and a day are a reference, and no part of an article's name */
const datedRemark = /\p{L}.*\s(?:0?[1-9]|[12]\d|3[01])([./])(?:0?[1-9]|1[0-2])\1(?:\d{4}|\d{2})(?!\d)/u;

function rowAt(
  all: readonly Body[],
  mainLines: ReadonlySet<number>,
  at: number,
  ownedLines: readonly number[],
  adjustment: boolean,
  columns: readonly Column[],
  edge: number,
): readonly RawRow[] {
  const mainLine = all[at];
  if (!mainLine) return [];
  const name = nameOf(mainLine.cells, columns);
  const size = name[0] ? name[0].y1 - name[0].y0 : mainLine.line.height;
  const owned = ownedLines.flatMap((index) => {
    const one = all[index];
    return one ? [{ ...withCodeJoined(one), index }] : [];
  });
  // what tells a day left of the name is the row's, and no part of its name
  const left = (name[0]?.x0 ?? Number.NEGATIVE_INFINITY) - size * 1.5;
  const texts = owned.flatMap((one) =>
    nameOf(one.cells, columns).flatMap((segment) =>
      segment.x0 < left && tellsDate(segment.text) ? [] : [{ segment, above: one.index < at }],
    ),
  );
  const isNote = (segment: Segment, before: Segment | undefined): boolean =>
    segment.y1 - segment.y0 < size * 0.88 ||
    /^[\p{L} .-]{2,30}:(?:\s|$)/u.test(segment.text) ||
    datedRemark.test(segment.text) ||
    ((/^[(*•–-]/.test(segment.text) || /^[\d.,/: -]+$/.test(segment.text)) && !isBrokenBefore(segment, before, edge));
  const above = texts
    .filter((text, index) => text.above && !isNote(text.segment, texts[index - 1]?.segment))
    .map(({ segment }) => segment);
  const under = texts.filter((text) => !text.above).map(({ segment }) => segment);
  const remarks = under.findIndex((segment, index) => isNote(segment, under[index - 1] ?? name.at(-1)));
  // what follows a remark is remark too
  const named = remarks < 0 ? under : under.slice(0, remarks);
  return [
    {
      page: mainLine.line.page,
      mainLine: mainLine.line,
      cells: adjustment ? mainLine.cells : withLateNumbers(all, mainLines, at, columns),
      above,
      below: named,
      notes: owned.flatMap((one) => one.line.segments).filter((segment) => !above.includes(segment) && !named.includes(segment)),
      adjustment,
    },
  ];
}

/** "Section B", "Kitchen": words above the rows of a part of the table, and no label or code of an article */
const isHeading = (text: string): boolean => /^\p{L}{4,}(?:[ -]\S{1,20})?$/u.test(text) && labelledCode(text) === null;

/** A sentence across the page, or a heading, beginning left of where the articles' names do, belongs to no row. */
function remarkTest(all: readonly Body[], mainLines: ReadonlySet<number>, columns: readonly Column[]): (one: Body) => boolean {
  const names = all.flatMap((one, index) => (mainLines.has(index) ? nameOf(one.cells, columns) : []));
  const left = Math.min(...names.map((segment) => segment.x0));
  return ({ line }) => {
    const [first, second] = line.segments;
    return (
      first !== undefined &&
      second === undefined &&
      names.length > 0 &&
      first.x0 < left - line.height * 1.5 &&
      (first.text.split(' ').length >= 3 || isHeading(first.text)) &&
      !tellsDate(first.text)
    );
  };
}

const lateKinds: ReadonlySet<Column['kind']> = new Set(['qty', 'price', 'amount', 'discount', 'tax']);

/** Numbers that some layouts print a little below their row fill the columns that the row left empty. */
function withLateNumbers(all: readonly Body[], mainLines: ReadonlySet<number>, at: number, columns: readonly Column[]): Cells {
  const [mainLine, next] = [all[at], all[at + 1]];
  if (!mainLine) return [];
  const beside = [at - 1, at + 1].flatMap((near) => {
    const one = mainLines.has(near) ? undefined : all[near];
    return one && standsIn(one.line, mainLine.line) ? [one] : [];
  });
  if (beside.length > 0) return withNumbersOf(mainLine.cells, beside, columns);
  const late =
    next !== undefined && !mainLines.has(at + 1) && !/\p{L}{3}/u.test(next.line.text) && next.line.page === mainLine.line.page;
  if (!late || next.line.y0 - mainLine.line.y1 > mainLine.line.height * 0.5) return mainLine.cells;
  return mainLine.cells.map((cell, index) =>
    cell.length === 0 && lateKinds.has(columns[index]?.kind ?? 'other')
      ? (next.cells[index] ?? []).filter((segment) => readNumber(segment.text, null) !== null)
      : cell,
  );
}

/** "€ 35.00", and not "$24.99 each", which tells a price */
const isSum = (segment: Segment): boolean => isMoney(segment) && !/\p{L}{4}/u.test(segment.text);

const withNumbersOf = (cells: Cells, others: readonly Body[], columns: readonly Column[]): Cells =>
  cells.map((cell, index) =>
    cell.length === 0 && lateKinds.has(columns[index]?.kind ?? 'other')
      ? others.flatMap((other) => (other.cells[index] ?? []).filter((segment) => readNumber(segment.text, null) !== null))
      : cell,
  );

/** Words and a sum below each other's amounts, and nothing else: what a section comes to. */
const sumsUp = ({ line, cells }: Body, columns: readonly Column[]): boolean => {
  if (line.segments.length === 2 && line.segments.some(isSum)) return true;
  const filled = (kind: Column['kind']): boolean =>
    columns.some((column, index) => column.kind === kind && readNumber(cells[index]?.[0]?.text ?? '', null) !== null);
  return (
    line.segments.length >= 2 &&
    filled('amount') &&
    !filled('qty') &&
    !filled('price') &&
    hasLetters(line.segments[0]?.text ?? '')
  );
};

const nameOf = (cells: Cells, columns: readonly Column[]): readonly Segment[] =>
  columns.flatMap((column, index) => (column.kind === 'name' ? (cells[index] ?? []) : []));

/** The row that a line without numbers belongs to, walking over lines that hang together; -1 when it stands alone. */
function ownerOf(
  all: readonly Body[],
  mainLines: ReadonlySet<number>,
  index: number,
  columns: readonly Column[],
  first: number,
  edge: number,
): number {
  const line = all[index]?.line;
  const goesOn = isBrokenBefore(line?.segments[0], nameOf(all[index - 1]?.cells ?? [], columns).at(-1), edge);
  if (!line || !(/\p{L}/u.test(line.text) || (goesOn && nameOf(all[index]?.cells ?? [], columns).length > 0))) return -1;
  const above = reach(all, mainLines, index, -1, columns);
  const below = reach(all, mainLines, index, 1, columns);
  const mainLineBelow = below ? all[below.mainLine] : undefined;
  const nameless =
    mainLineBelow !== undefined && nameOf(mainLineBelow.cells, columns).every((segment) => !hasLetters(segment.text));
  if (!above) {
    const next = nameOf(all[index + 1]?.cells ?? [], columns)[0];
    // a capital may begin an article below a heading
    const goesOnBelow =
      /^[\p{Ll}\d(]/u.test(next?.text ?? '') && isBrokenBefore(next, nameOf(all[index]?.cells ?? [], columns).at(-1), edge);
    return below && (nameless || goesOnBelow || below.gap < line.height * 0.35) ? below.mainLine : -1;
  }
  if (!below) return above.mainLine;
  if (nameless && below.gap >= above.gap * 0.6 && above.gap >= below.gap * 0.6)
    return sharedBetween(above.mainLine, below.mainLine, index, first);
  return below.gap < above.gap * 0.6 ? below.mainLine : above.mainLine;
}

/** Numbers stand beside the middle of the article's lines: the lines between two rows are shared, the odd one goes to the row below. */
function sharedBetween(above: number, below: number, index: number, first: number): number {
  const between = below - above - 1;
  const leading = first > 0 ? Math.ceil(between / 2) : 0;
  return index >= below - leading ? below : above;
}

function reach(
  all: readonly Body[],
  mainLines: ReadonlySet<number>,
  from: number,
  step: 1 | -1,
  columns: readonly Column[],
): { mainLine: number; gap: number } | null {
  let widest = 0;
  for (let at = from + step; at >= 0 && at < all.length; at += step) {
    const [here, there] = [all[at - step]?.line, all[at]?.line];
    if (!here || !there || here.page !== there.page) return null;
    const gap = step > 0 ? there.y0 - here.y1 : here.y0 - there.y1;
    const between = all[at];
    if (between && !mainLines.has(at) && sumsUp(between, columns)) return null;
    if (gap > Math.max(here.height, there.height) * 1.3) return null;
    widest = Math.max(widest, gap);
    if (mainLines.has(at)) return { mainLine: at, gap: Math.max(widest, 0) };
  }
  return null;
}
