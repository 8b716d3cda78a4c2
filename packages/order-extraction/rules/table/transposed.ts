import { languageOf } from '../languages/index.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { changedKind } from './changed-columns.ts';
import type { HeaderCell, HeaderRow } from './header-row.ts';
import { columnKindOf, tonguesAmong } from './vocabulary.ts';

export type Transposed = { readonly header: HeaderRow; readonly lines: readonly Line[]; readonly used: ReadonlySet<number> };

/** rows of labels that make a table, and most of them: more are made to keep a reader busy; and how wide a column is taken to be */
const leastRows = 3;
const mostRows = 40;
const width = 100;

/** A sheet whose articles stand side by side, each in a column, what is said of them in the first: the same turned round. Null for any other. */
export function transposed({ lines, sheet }: Layout): Transposed | null {
  if (!sheet) return null;
  const language = (): string => languageOf(normalise(lines.map(({ text }) => text).join(' '))).code;
  const tongues = tonguesAmong(
    lines.flatMap(({ segments: [first] }) => first?.text ?? []),
    language,
  );
  const labelled = lines.flatMap((line) => {
    const [first, ...cells] = line.segments;
    const kind = first && cells.length >= 2 ? (changedKind(first.text) ?? columnKindOf(first.text, tongues)) : null;
    // a header names a column in each of its cells
    return first && kind && cells.filter(({ text }) => columnKindOf(text) !== null).length * 2 < cells.length
      ? [{ line, kind, first, cells }]
      : [];
  });
  const [top] = labelled;
  const run = labelled.filter(({ line }, at) => line.page === top?.line.page && line.index - (top?.line.index ?? 0) <= at + 2);
  const kinds = new Set(run.map(({ kind }) => kind));
  if (run.length < leastRows || run.length > mostRows || !kinds.has('qty') || !(kinds.has('name') || kinds.has('code')))
    return null;
  const header = run.map(
    ({ kind, first }, at): HeaderCell => ({ kind, label: first.text, x0: at * width, x1: at * width + width - 5 }),
  );
  const places = [...new Set(run.flatMap(({ cells }) => cells.map(({ x0 }) => x0)))].sort((a, b) => a - b);
  const turned = places.map((x0, index): Line => {
    const segments = run.flatMap(({ cells }, at) => {
      const cell = cells.find((one) => one.x0 === x0);
      return cell ? [moved(cell, at, index)] : [];
    });
    const y0 = index * 12;
    const text = segments.map((one) => one.text).join('  ');
    return { index: top?.line.index ?? 0, page: top?.line.page ?? 1, y0, y1: y0 + 10, height: 10, segments, text };
  });
  return {
    header: { cells: header, score: 3, first: top?.line.index ?? 0, last: top?.line.index ?? 0 },
    lines: turned,
    used: new Set(run.map(({ line }) => line.index)),
  };
}

const moved = (segment: Segment, column: number, row: number): Segment => ({
  ...segment,
  x0: column * width,
  x1: column * width + width - 5,
  y0: row * 12,
  y1: row * 12 + 10,
});
