/** The cells of a header that fills several lines. */
import { type Line, overlap, type Segment } from '../layout/line.types.ts';
import { segmentOf } from '../layout/segment.ts';
import { changesApart, isChangePair } from './changed-columns.ts';

export type Cell = { readonly text: string; readonly segment: Segment };

/** Stacked words of one column: "Unit" over "Price". */
export function merged(group: readonly Line[]): readonly Cell[] {
  const stacks: { text: string; x0: number; x1: number; segments: Segment[] }[] = [];
  for (const segments of headed(group)) {
    for (const segment of segments) {
      const stack = stacks
        .filter((one) => overlap(one, segment) > 0)
        .sort((a, b) => overlap(b, segment) - overlap(a, segment))[0];
      if (!stack) stacks.push({ text: segment.text, x0: segment.x0, x1: segment.x1, segments: [segment] });
      else {
        stack.text = `${stack.text.replace(/-$/, '')}${stack.text.endsWith('-') ? '' : ' '}${segment.text}`;
        stack.x0 = Math.min(stack.x0, segment.x0);
        stack.x1 = Math.max(stack.x1, segment.x1);
        stack.segments.push(segment);
      }
    }
  }
  return stacks
    .sort((a, b) => a.x0 - b.x0)
    .map(({ text, segments }) => ({
      text,
      segment: segmentOf(
        segments.flatMap((one) => one.tokens),
        group[0]?.page ?? 1,
      ),
    }));
}

/** The pieces of each line; "Old" and "New" below "Quantity" are two columns, each called by the heading as well. */
function headed(group: readonly Line[]): readonly (readonly Segment[])[] {
  const lines = group.map(({ segments }) => segments);
  for (const [at, below] of lines.entries()) {
    const above = lines[at - 1] ?? [];
    const first = below.findIndex(({ text }, index) => isChangePair(text, below[index + 1]?.text ?? ''));
    const [one, other] = below.slice(first, first + 2);
    if (first < 0 || !one || !other) continue;
    const over = above.filter((segment) => overlap(segment, { x0: one.x0, x1: other.x1 }) > 0);
    const [heading] = over;
    if (!heading || over.length > 1) continue;
    const called = (segment: Segment): Segment => ({ ...segment, text: `${heading.text} ${segment.text}` });
    lines[at - 1] = above.filter((segment) => segment !== heading);
    lines[at] = below.map((segment) => (segment === one || segment === other ? called(segment) : segment));
  }
  return lines;
}

/** "Old qty New qty", in one piece, as the two columns that they are. */
export function withChangesApart(cell: Cell): readonly Cell[] {
  const { tokens } = cell.segment;
  const first = cell.segment.place.kind === 'box' ? changesApart(tokens.map(({ text }) => text)) : 0;
  const page = cell.segment.place.kind === 'box' ? cell.segment.place.page : 1;
  if (first === 0) return [cell];
  return [tokens.slice(0, first), tokens.slice(first)].map((own) => {
    const segment = segmentOf(own, page);
    return { text: segment.text, segment };
  });
}
