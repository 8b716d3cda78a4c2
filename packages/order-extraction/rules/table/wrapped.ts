/** Text that goes on in the next line because its cell is narrow: a code in pieces, and words or a number of a name. */
import type { ColumnKind } from '../languages/index.ts';
import { type Line, overlap, type Segment } from '../layout/line.types.ts';
import { segmentOf } from '../layout/segment.ts';
import type { Cells, Column } from './columns.ts';
import { isMainLine } from './main-line.ts';

/** a piece of a code: no words */
const codePiece = /^(?=.*[\p{Lu}\d])[\p{Lu}\p{Ll}\d./_-]{1,24}$/u;
const brokenAfter = /[-/_.]$/;
const brokenBefore = /^[-/_.]/;
/** in heights of the text: no letter more would stand between a piece and the next column, or the edge of the longest line */
const noRoom = 1.2;
/** in heights: how far left edges of the lines of one cell differ, and their lines stand apart */
const sameEdge = 0.6;
const closeBelow = 0.7;

const isCode = (kind: ColumnKind): boolean => kind === 'code' || kind === 'supplierCode';
const heightOf = ({ y0, y1 }: Segment): number => y1 - y0;

/** The column that a piece of text lies in, by where it stands and nothing else. */
function columnOf(piece: Segment, columns: readonly Column[]): Column | null {
  const apart = (column: Column): number => -overlap(piece, column);
  return columns.reduce<Column | null>((best, one) => (best && apart(best) <= apart(one) ? best : one), null);
}

/** Whether the second piece is the rest of the first: the first ends in a hyphen, or its cell has no room for one letter more. */
function goesOn(first: Segment, second: Segment, next: Column | undefined): boolean {
  const height = heightOf(first);
  const below = second.y0 - first.y1;
  if (Math.abs(first.x0 - second.x0) > height * sameEdge || below > height * closeBelow) return false;
  if (Math.abs(heightOf(second) - height) > height * 0.12) return false;
  if (first.tokens[0]?.cell !== second.tokens[0]?.cell) return false;
  if (brokenAfter.test(first.text) || brokenBefore.test(second.text)) return true;
  const isFull = first.place.kind === 'box' && next !== undefined && next.x0 - first.x1 < height * noRoom;
  return isFull && second.text.length <= first.text.length && (/\d/.test(second.text) || second.text.length <= 2);
}

/** `row`: the line with the numbers of the row that it belongs to, where its code tells */
export type Body = { readonly line: Line; readonly cells: Cells; readonly row?: Line };

/** The piece of text of a line that lies in a column of codes and may be a part of one. */
function codePieceIn({ line }: Body, columns: readonly Column[]): Segment | null {
  const [piece, another] = line.segments.filter((segment) => isCode(columnOf(segment, columns)?.kind ?? 'other'));
  return piece && !another && codePiece.test(piece.text) ? piece : null;
}

/** lines without a piece of the code between two that have one: the numbers of a row in the middle of its height */
const mostBetween = 1;

/** The lines over which the code at `from` goes on, and its pieces; of one row, with its numbers among them. */
function chainFrom(all: readonly Body[], from: number, columns: readonly Column[]): readonly (readonly [number, Segment])[] {
  const first = all[from] && codePieceIn(all[from], columns);
  if (!first) return [];
  const next = columns.find((column) => column.x0 > first.x1);
  const chain: [number, Segment][] = [[from, first]];
  for (let at = from + 1; at < all.length && at - (chain.at(-1)?.[0] ?? at) <= mostBetween + 1; at++) {
    const one = all[at];
    const piece = one && one.line.page === all[from]?.line.page ? codePieceIn(one, columns) : null;
    if (!piece) continue;
    const last = chain.at(-1)?.[1] ?? first;
    if (!goesOn(last, piece, next)) break;
    chain.push([at, piece]);
  }
  const rows = all.slice(from, (chain.at(-1)?.[0] ?? from) + 1).filter(({ cells }) => isMainLine(cells, columns));
  return chain.length > 1 && rows.length === 1 ? chain : [];
}

/** The lines of a table with each code that fills several of them whole, in the line of its row's numbers. */
export function withCodesJoined(all: readonly Body[], columns: readonly Column[]): readonly Body[] {
  if (!columns.some(({ kind }) => isCode(kind))) return all;
  const changed = new Map<number, Body>();
  for (let from = 0; from < all.length; from++) {
    const chain = chainFrom(all, from, columns);
    const [last] = chain.at(-1) ?? [from];
    const row = chain.length > 0 ? all.findIndex(({ cells }, at) => at >= from && at <= last && isMainLine(cells, columns)) : -1;
    const main = all[row];
    if (main) {
      const pieces = chain.map(([, piece]) => piece);
      changed.set(row, withCode(main, pieces, columns));
      for (const [at, piece] of chain)
        if (at !== row) changed.set(at, { ...withoutPiece(all[at] ?? main, piece, columns), row: main.line });
    }
    from = last;
  }
  return all.flatMap((one, at) => {
    const now = changed.get(at) ?? one;
    return now.line.segments.length > 0 ? [now] : [];
  });
}

/** What else stands in the line lies in the columns that it stands under. */
function withoutPiece({ line }: Body, piece: Segment, columns: readonly Column[]): Body {
  const segments = line.segments.filter((segment) => segment !== piece);
  return {
    line: { ...line, segments, text: segments.map(({ text }) => text).join('  ') },
    cells: columns.map((column) => segments.filter((segment) => columnOf(segment, columns) === column)),
  };
}

const cellOf = (piece: Segment | undefined) => (piece?.place.kind === 'cell' ? piece.place : undefined);

function withCode({ line, cells }: Body, pieces: readonly Segment[], columns: readonly Column[]): Body {
  const [first] = pieces;
  const own = first ? columns.findIndex(({ x0 }) => x0 === columnOf(first, columns)?.x0) : -1;
  const tokens = pieces.flatMap((piece) => piece.tokens);
  const code = { ...segmentOf(tokens, line.page, cellOf(first)), text: pieces.map(({ text }) => text).join('') };
  return { line, cells: cells.map((cell, at) => (at === own ? [code] : cell.filter((segment) => !pieces.includes(segment)))) };
}

/** Whether a line of a name was broken before this piece: its first word found no room in the line above. `edge`: where the longest line of a name ends. */
export function isBrokenBefore(piece: Segment | undefined, above: Segment | undefined, edge: number): boolean {
  const word = piece?.tokens[0];
  if (!piece || !above || !word || piece.place.kind !== 'box') return false;
  const height = heightOf(above);
  return (
    Math.abs(heightOf(piece) - height) < height * 0.12 &&
    Math.abs(piece.x0 - above.x0) < height * sameEdge &&
    piece.y0 - above.y1 < height * closeBelow &&
    above.x1 + height * 0.2 + (word.x1 - word.x0) > edge
  );
}

/** The lines with a short number that a name ends with, and that found no room beside it, in the column of the names. */
export function withLastNumbers(all: readonly Body[], columns: readonly Column[], edge: number): readonly Body[] {
  const named = columns.findIndex(({ kind }) => kind === 'name');
  return all.map((one, at) => {
    const [piece, ...others] = one.line.segments;
    if (!piece || others.length > 0 || !/^\d{1,4}$/.test(piece.text) || columnOf(piece, columns) !== columns[named]) return one;
    const above = all[at - 1]?.cells[named]?.at(-1);
    return isBrokenBefore(piece, above, edge)
      ? { line: one.line, cells: columns.map((_, index) => (index === named ? [piece] : [])) }
      : one;
  });
}
