/** Rows that say before each of their numbers what it is: "Pos. 10   Pipe DN 50   Qty: 12 m   Price: 3.40   Total: 40.80". */
import type { ColumnKind } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { lineOf, segmentOf } from '../layout/segment.ts';
import { type DecimalMark, readNumber } from '../numbers.ts';
import type { HeaderCell, HeaderRow } from './header-row.ts';
import { isArticle } from './headerless.ts';
import { labelledCode } from './name.ts';
import { columnKindOf } from './vocabulary.ts';

type Cell = { readonly kind: ColumnKind | null; readonly segment: Segment };
type Row = { readonly line: Line; readonly cells: readonly { readonly kind: ColumnKind; readonly segment: Segment }[] };

/** words of a label at most, and rows of a list at least */
const mostWords = 3;
const leastRows = 2;
/** an article, how many and at what price; and lines that are looked at */
const leastPieces = 3;
const mostLines = 3_000;
const numbered: ReadonlySet<ColumnKind | null> = new Set(['qty', 'price', 'amount', 'discount']);

/** "Qty: 12 m" as the quantity and "12 m"; anything else as it stands. */
function cellOf(segment: Segment, page: number, mark: DecimalMark | null): Cell {
  const { tokens } = segment;
  for (let count = Math.min(mostWords, tokens.length - 1); count > 0; count--) {
    // asking what a word names is dear: only before a figure
    if (!/\d/.test(tokens[count]?.text ?? '') || tokens.slice(0, count).some(({ text }) => /\d/.test(text))) continue;
    const label = tokens
      .slice(0, count)
      .map(({ text }) => text)
      .join(' ');
    const kind = /\p{L}/u.test(label) ? columnKindOf(label.replace(/:$/, '')) : null;
    const value = kind === null ? null : segmentOf(tokens.slice(count), page);
    if (value && numbered.has(kind) && readNumber(value.text, mark)) return { kind, segment: value };
    // "Ref. LX-0851" is no article's name: that stands in another line
    if (value && labelledCode(`${label} ${value.text}`) === value.text) return { kind: 'code', segment: value };
  }
  return { kind: null, segment };
}

/** "Selgers varenr: 120-4471": a label that nobody knows, with its value */
const isLabelled = ({ text }: Segment): boolean => /^[\p{L}. ]{2,30}:\s/u.test(text);

function rowOf(line: Line, mark: DecimalMark | null): Row | null {
  const cells = line.segments.map((segment) => cellOf(segment, line.page, mark));
  const kinds = cells.flatMap(({ kind }) => kind ?? []);
  const sells = kinds.includes('qty') && (kinds.includes('price') || kinds.includes('amount'));
  const once = new Set(kinds).size === kinds.length;
  if (!sells || !once || !cells.some(({ kind, segment }) => kind === null && isArticle(segment) && !isLabelled(segment)))
    return null;
  // "Pos. 10" would be taken for words of the article's
  return { line, cells: named(cells).filter(({ kind }) => kind !== 'position') };
}

const lettersIn = ({ segment }: Cell): number => segment.text.replace(/[^\p{L}]/gu, '').length;

/** What the pieces without a label are: the article's words, and before them its position or code. */
function named(cells: readonly Cell[]): Row['cells'] {
  const bare = cells.filter(({ kind }) => kind === null);
  const name = bare.reduce<Cell | null>((best, one) => (best && lettersIn(best) >= lettersIn(one) ? best : one), null);
  const kindOf = ({ text, x0 }: Segment): ColumnKind => {
    if (text === name?.segment.text) return 'name';
    if (!name || x0 > name.segment.x0 || !/\d/.test(text)) return 'other';
    return /^(?:\p{L}{1,5}\.?\s?)?\d{1,4}[.)]?$/u.test(text) ? 'position' : 'code';
  };
  return cells.map(({ kind, segment }) => ({ kind: kind ?? kindOf(segment), segment }));
}

/** The rows without their labels, below the header that those make; null where fewer than two of them say the same. */
export function labelledRows(
  lines: readonly Line[],
  mark: DecimalMark | null,
): { readonly lines: readonly Line[]; readonly header: HeaderRow } | null {
  const rows = lines.slice(0, mostLines).flatMap((line) => (line.segments.length < leastPieces ? [] : (rowOf(line, mark) ?? [])));
  const signature = ({ cells }: Row): string => cells.map(({ kind }) => kind).join(' ');
  const [first] = rows;
  const alike = rows.filter((row) => first && signature(row) === signature(first));
  if (!first || alike.length < leastRows) return null;
  const bare = new Map(
    alike.map(({ line, cells }) => [
      line,
      {
        ...lineOf(
          cells.map(({ segment }) => segment),
          line.page,
        ),
        index: line.index,
      },
    ]),
  );
  const cells = first.cells.map(({ kind }, at): HeaderCell => {
    const own = alike.flatMap((row) => row.cells[at]?.segment ?? []);
    return { kind, label: '', x0: Math.min(...own.map(({ x0 }) => x0)), x1: Math.max(...own.map(({ x1 }) => x1)) };
  });
  return {
    lines: lines.map((line) => bare.get(line) ?? line),
    header: { cells, score: 2, first: first.line.index, last: first.line.index - 1 },
  };
}
