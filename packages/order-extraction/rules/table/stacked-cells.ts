/** Rows whose cells wrap, each in the middle of the row's height: their lines touch, as those of two rows do not. */
import { type Line, overlap, type Segment } from '../layout/line.types.ts';
import { lineOf, segmentOf } from '../layout/segment.ts';
import { joinName } from './name.ts';

/** The lines as rows, and the lines of the document that each is made of. */
export type Stacked = { readonly lines: readonly Line[]; readonly origin: readonly (readonly number[])[] };

/** lines of a row at most, and in heights of a line: what counts as touching */
const mostLines = 6;
const touching = 0.1;

/** Cells that stand over one another are one, from top to bottom. */
function merged(block: readonly Line[]): Line {
  const [first] = block as readonly [Line, ...Line[]];
  const stacks: Segment[][] = [];
  for (const segment of block.flatMap(({ segments }) => segments)) {
    const own = stacks.filter((stack) => stack.some((one) => overlap(one, segment) > 0));
    const [into, ...others] = own;
    if (!into) stacks.push([segment]);
    else {
      into.push(segment, ...others.flat());
      for (const other of others) stacks.splice(stacks.indexOf(other), 1);
    }
  }
  const cells = stacks.map((stack) => {
    const [only, more] = stack;
    if (only && !more) return only;
    const parts = stack.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
    const whole = segmentOf(
      parts.flatMap(({ tokens }) => tokens),
      first.page,
    );
    return { ...whole, text: joinName(parts) };
  });
  return lineOf(
    cells.sort((a, b) => a.x0 - b.x0),
    first.page,
  );
}

/** Null where no two rows are made so. */
export function stackedCells(lines: readonly Line[]): Stacked | null {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    const end = Math.max(...(block ?? []).map(({ y1 }) => y1));
    const touches = block?.[0]?.page === line.page && line.y0 <= end + line.height * touching;
    if (block && touches) block.push(line);
    else blocks.push([line]);
  }
  const wraps = (block: readonly Line[]): boolean => block.length > 1 && block.length <= mostLines;
  if (blocks.filter(wraps).length < 2) return null;
  const rows = blocks.flatMap((block) => (wraps(block) ? [block] : block.map((line) => [line])));
  return {
    lines: rows.map((row, index) => ({ ...(row.length === 1 && row[0] ? row[0] : merged(row)), index })),
    origin: rows.map((row) => row.map(({ index }) => index)),
  };
}
