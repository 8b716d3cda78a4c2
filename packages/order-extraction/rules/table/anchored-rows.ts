import type { Line, Segment } from '../layout/line.types.ts';
import { segmentOf } from '../layout/segment.ts';
import type { DecimalMark } from '../numbers.ts';
import type { Column } from './columns.ts';
import { isArticle, isNamed, tripleOf } from './headerless.ts';
import type { Item } from './item.ts';
import { itemOf } from './items.ts';
import { labelledCode } from './name.ts';
import { sumLabel, totalKindOf } from './totals.ts';
import { columnKindOf } from './vocabulary.ts';

export type NumberKind = 'qty' | 'price' | 'amount' | 'discount';
type Anchor = { readonly line: Line; readonly at: number; readonly cells: ReadonlyMap<Segment, NumberKind> };

export type AnchoredRows = { readonly items: readonly Item[]; readonly used: ReadonlySet<number> };

const kinds = ['position', 'code', 'name', 'qty', 'unit', 'price', 'discount', 'amount'] as const;
const columns: readonly Column[] = kinds.map((kind) => ({ kind, label: '', x0: 0, x1: 0 }));
/** lines of words that belong to one row at most, and lines that are looked at */
const mostWords = 5;
const mostLines = 3_000;
/** in heights of a line: words that stand farther from their numbers belong to something else */
const farthest = 1.6;

const hasWords = (line: Line): boolean => line.segments.some(isArticle);
export const isRule = (line: Line): boolean => !/[\p{L}\d]/u.test(line.text);

/**
 * Rows of several lines, wherever their words stand: a line of nothing but numbers, of which the first two give the third, is the lower (or upper)
 * end of an article, and the lines of words beside it are its article. Needs no header; null when there are no such lines.
 */
export function anchoredRows(lines: readonly Line[], mark: DecimalMark | null): AnchoredRows | null {
  const anchors = lines.slice(0, mostLines).flatMap((line, at): readonly Anchor[] => {
    if (line.segments.some(isNamed)) return [];
    const found = tripleOf(line, mark);
    return found ? [{ line, at, cells: found.roles }] : [];
  });
  const [first] = anchors;
  if (!first) return null;
  const step = sideOf(lines, anchors);
  const blocks = fromPositions(
    evenly(
      anchors.map((anchor) => blockOf(lines, anchor, step)),
      step,
    ),
  );
  const used = new Set<number>();
  const items = anchors.flatMap((anchor, index) => {
    const block = blocks[index] ?? [];
    const item = block.length === 0 ? null : articleOf(anchor, block, mark);
    if (item) for (const line of [anchor.line, ...block]) used.add(line.index);
    return item ?? [];
  });
  return items.length === 0 ? null : { items, used };
}

/** Words stand above their numbers (-1) or below them (1): on the side where they are nearer in all. */
function sideOf(lines: readonly Line[], anchors: readonly Anchor[]): -1 | 1 {
  const distance = ({ line, at }: Anchor, step: -1 | 1): number => {
    let next = at + step;
    while (lines[next] && isRule(lines[next] as Line)) next += step;
    const other = lines[next];
    if (!other || other.page !== line.page || !hasWords(other) || isTotal(other)) return line.height * 4;
    return Math.min(line.height * 4, Math.abs(other.y0 - line.y0));
  };
  const sum = (step: -1 | 1): number => anchors.reduce((all, anchor) => all + distance(anchor, step), 0);
  return sum(1) < sum(-1) * 0.9 ? 1 : -1;
}

export const isTotal = (line: Line): boolean => line.segments.some(({ text }) => totalKindOf(sumLabel(text)) !== null);
export const isHeader = (line: Line): boolean =>
  line.segments.length > 1 && line.segments.filter(({ text }) => columnKindOf(text) !== null).length * 2 > line.segments.length;

/** "10" below "Gloves size": what a name's last line holds, at the same edge. */
const isEndOfName = ({ segments: [only, more], height }: Line, above: Line | undefined): boolean =>
  only !== undefined &&
  more === undefined &&
  above !== undefined &&
  hasWords(above) &&
  Math.abs((above.segments[0]?.x0 ?? 0) - only.x0) < height / 2;

/** "00010 | 4711-0815" in a line above the article's words */
const isNumbering = ({ segments: [position, code, more] }: Line): boolean =>
  position !== undefined && code !== undefined && more === undefined && isPosition(position.text) && isCode(code.text);

/** The lines of words that hang together with an anchor, in reading order. */
function blockOf(lines: readonly Line[], { line, at }: Anchor, step: -1 | 1): readonly Line[] {
  const block: Line[] = [];
  let before = line;
  for (let next = at + step; lines[next] && block.length < mostWords; next += step) {
    const one = lines[next] as Line;
    const gap = step < 0 ? before.y0 - one.y1 : one.y0 - before.y1;
    if (one.page !== line.page || isRule(one) || gap > Math.max(one.height, line.height) * farthest) break;
    const isWords = hasWords(one) || (step < 0 && (isEndOfName(one, lines[next - 1]) || (block.length > 0 && isNumbering(one))));
    if (!isWords || isTotal(one) || isHeader(one)) break;
    block.push(one);
    before = one;
  }
  return step < 0 ? block.reverse() : block;
}

/** The block at the open end of the table hangs together with what stands beside the table: it is as long as the others are. */
export function evenly(blocks: readonly (readonly Line[])[], step: -1 | 1): readonly (readonly Line[])[] {
  const open = step < 0 ? 0 : blocks.length - 1;
  const others = blocks.filter((block, at) => at !== open && block.length > 0).map((block) => block.length);
  const longest = others.length > 0 ? Math.max(...others) : null;
  return blocks.map((block, at) => {
    if (at !== open) return block;
    if (longest === null) return withoutLabels(block, step);
    return step < 0 ? block.slice(-longest) : block.slice(0, longest);
  });
}

/** "Your material no. 933-10" over "00020 4711-0815 Washer": where each block has a line that begins with a position, what stands above it is the article's before. */
export function fromPositions(blocks: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const starts = blocks.map((block) => block.findIndex(({ segments }) => isPosition(segments[0]?.tokens[0]?.text ?? '')));
  if (blocks.length > 1 && blocks.every((block, at) => isBesideMiddle(block, starts[at] ?? -1)))
    return blocks.map((block, at) => block.map((line, index) => (index === starts[at] ? withoutFirst(line) : line)));
  return starts.every((start) => start >= 0) ? blocks.map((block, at) => block.slice(starts[at])) : blocks;
}

/** "Pipe DN 50 | code 4711" over "1 | in bars of 6 m": a position in the middle of its article's height, left of all its lines. */
function isBesideMiddle(block: readonly Line[], start: number): boolean {
  const [position, text] = block[start]?.segments ?? [];
  const [top] = block[0]?.segments ?? [];
  const edge = text && top && Math.abs(text.x0 - top.x0) < (block[0]?.height ?? 0) / 2;
  return start > 0 && edge === true && position?.tokens.length === 1;
}

const withoutFirst = (line: Line): Line => ({ ...line, segments: line.segments.slice(1) });

/** Of a single article: from its numbers to the first line that is a label with its value. */
function withoutLabels(block: readonly Line[], step: -1 | 1): readonly Line[] {
  const isLabelled = (line: Line): boolean => isNote(line.segments[0]?.text ?? '');
  if (step > 0) {
    const end = block.findIndex(isLabelled);
    return end < 0 ? block : block.slice(0, end);
  }
  return block.slice(block.findLastIndex(isLabelled) + 1);
}

export const isPosition = (text: string): boolean => /^\d{1,5}[.)]?$|^\d{1,3}(?:\.\d{1,4}){1,3}\.?$/.test(text);
export const isCode = (text: string): boolean => /^(?=\S*\d)[\p{Lu}0-9][\p{Lu}0-9./_-]{2,24}$/u.test(text);

/** "00010 4711-0815" is a position and a code, whatever stands behind them the article. */
function taken(segments: readonly Segment[], page: number): { position: Segment[]; code: Segment[]; name: Segment[] } {
  const found: { position: Segment[]; code: Segment[]; name: Segment[] } = { position: [], code: [], name: [] };
  for (const [at, segment] of segments.entries()) {
    let { tokens } = segment;
    const [first] = tokens;
    if (first && found.position.length + found.code.length + found.name.length === 0 && isPosition(first.text)) {
      found.position.push(segmentOf([first], page));
      tokens = tokens.slice(1);
    }
    // "Seller's item no. B11877" before the article's words
    const last = segment.tokens.at(-1);
    if (
      last &&
      segments.length > at + 1 &&
      found.code.length + found.name.length === 0 &&
      labelledCode(segment.text) === last.text
    ) {
      found.code.push(segmentOf([last], page));
      continue;
    }
    const [next] = tokens;
    if (next && found.code.length + found.name.length === 0 && isCode(next.text)) {
      found.code.push(segmentOf([next], page));
      tokens = tokens.slice(1);
    }
    // a second number of the same article ("4711-0815 | 100772 | Screw")
    const further = found.name.length === 0 && found.code.length > 0 && tokens === segment.tokens && isCode(segment.text);
    if (further && segments.slice(at + 1).some(isArticle)) continue;
    if (tokens.length > 0) found.name.push(tokens.length === segment.tokens.length ? segment : segmentOf(tokens, page));
  }
  return found;
}

const isNote = (text: string): boolean => /^[\p{L}\d .-]{2,30}:(?:\s|$)/u.test(text);

/** `told`: the unit and the code, where they stand beside the numbers. */
export function articleOf(
  { line, cells }: Pick<Anchor, 'line' | 'cells'>,
  block: readonly Line[],
  mark: DecimalMark | null,
  told: { readonly unit: Segment | null; readonly code: Segment | null } | null = null,
): Item | null {
  const [top, ...rest] = block;
  if (!top) return null;
  const own = taken(top.segments, line.page);
  // "4711-0815" in a line of its own, its words in the next
  const named = own.name.length > 0 ? rest : rest.slice(1);
  const name = own.name.length > 0 ? own.name : (rest[0]?.segments ?? []);
  const further = named.flatMap(({ segments }) => segments);
  const remark = further.findIndex(({ text }) => isNote(text));
  const below = remark < 0 ? further : further.slice(0, remark);
  const in_ = (kind: NumberKind): readonly Segment[] => [...cells].flatMap(([segment, role]) => (role === kind ? [segment] : []));
  const beside = line.segments.filter((segment) => !cells.has(segment) && /^\p{L}[\p{L}.²³]{0,8}$/u.test(segment.text));
  const unit = told ? (told.unit ? [told.unit] : []) : beside;
  return itemOf(
    {
      page: line.page,
      mainLine: line,
      cells: [
        own.position,
        own.code.length > 0 ? own.code : told?.code ? [told.code] : [],
        name,
        in_('qty'),
        unit,
        in_('price'),
        in_('discount'),
        in_('amount'),
      ],
      above: [],
      below,
      notes: remark < 0 ? [] : further.slice(remark),
      adjustment: false,
    },
    columns,
    mark,
  );
}
