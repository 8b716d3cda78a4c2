/**
 * Articles whose words stand above a line that says how many, at what price, and what they come to, in whatever words: "cat. no. 10-445 — 120 pcs at
 * 6.90 = 828.00". Needs no header and no columns; also in two columns, and beside a margin with other text.
 */
import type { Line, Segment } from '../layout/line.types.ts';
import { segmentOf } from '../layout/segment.ts';
import type { DecimalMark } from '../numbers.ts';
import {
  type AnchoredRows,
  articleOf,
  evenly,
  fromPositions,
  isCode,
  isHeader,
  isPosition,
  isRule,
  isTotal,
} from './anchored-rows.ts';
import { type Counted, countedIn } from './counted-formula.ts';
import { labelledCode } from './name.ts';

/** lines of a document that are looked at */
const mostLines = 3_000;
/** lines of words that belong to one article, and how far above each other they stand, in heights of a line */
const mostWords = 4;
const farthest = 1.6;
/** in heights of a line: what stands farther right is of another column */
const farBeside = 8;

/** Null where no line is such a formula, or one of them has no article above it. */
export function countedLines(lines: readonly Line[], mark: DecimalMark | null): AnchoredRows | null {
  const all = lines.slice(0, mostLines).flatMap((line, at) => countedIn(line, at, mark));
  const [first] = all;
  // a word that each of them has is a label; where it changes, it is an article's
  const labels = new Set(
    all.length > 1 ? first?.strange.filter((word) => all.every(({ strange }) => strange.includes(word))) : [],
  );
  const counted = all.filter(({ strange }) => strange.every((word) => labels.has(word)));
  if (!first || counted.length < all.length) return null;
  return (areNamedBelow(lines, counted) ? null : namedAbove(lines, counted, mark)) ?? namedBeside(lines, counted, mark);
}

function namedAbove(lines: readonly Line[], counted: readonly Counted[], mark: DecimalMark | null): AnchoredRows | null {
  const columns = columnsOf(counted);
  const blocks = columns.flatMap((own) =>
    fromPositions(fromNumbers(own.map((one) => blockOf(lines, one, counted)))).map((block, at) => ({
      block,
      one: own[at] as Counted,
    })),
  );
  const numbered = isNumbered(blocks.map(({ block }) => block));
  const items = blocks.map(({ block, one }) => articleOf(one, numbered ? withoutNumber(block) : block, mark, one));
  if (items.some((item) => item === null)) return null;
  const used = new Set(blocks.flatMap(({ block, one }) => [one.line.index, ...block.map(({ index }) => index)]));
  return { items: items.flatMap((item) => item ?? []), used };
}

/** "1 Ratchet strap, 10 m | 30 pcs × 14.85 = 445.50" over "Article LV-20117": each article in the line of its formula, left of it. */
function namedBeside(lines: readonly Line[], counted: readonly Counted[], mark: DecimalMark | null): AnchoredRows | null {
  if (counted.length < 2 || !counted.every(({ line }) => /\s[×x*@]\s/u.test(line.text))) return null;
  const used = new Set<number>();
  const items = counted.flatMap((one) => {
    const left = one.line.segments.filter((segment) => segment.x1 < one.x0);
    const next = lines[one.at + 1];
    const code = next?.segments.length === 1 && next.page === one.line.page && labelledCode(next.text) !== null ? [next] : [];
    const named = left.some(({ text }) => /\p{L}{3}/u.test(text)) && !isTotal(one.line);
    const item = named ? articleOf(one, [{ ...one.line, segments: left }, ...code], mark, one) : null;
    for (const { index } of item ? [one.line, ...code] : []) used.add(index);
    return item ?? [];
  });
  return items.length === counted.length ? { items, used } : null;
}

/** "Line 1" by itself */
const lineNumber = /^\p{L}{2,12}\.? \d{1,3}[.:)]?$/u;
const numberOfLine = /^(\p{L}{2,12})\.? \d{1,3}[.:)]? /u;

/** "Line 1", "Line 2" in the midst of them: what stands above is of the article before; else as many lines of each as all have. */
function fromNumbers(blocks: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const starts = blocks.map((block) => block.findLastIndex(({ text }) => numberOfLine.test(text)));
  const words = new Set(blocks.map((block, at) => numberOfLine.exec(block[starts[at] ?? -1]?.text ?? '')?.[1]));
  const numbered = blocks.length > 1 && words.size === 1 && !words.has(undefined);
  return numbered ? blocks.map((block, at) => block.slice(starts[at])) : evenly(blocks, -1);
}

/** "Line 1. Bin bags", "Line 2. Bleach": the same word before a number in each. */
function isNumbered(blocks: readonly (readonly Line[])[]): boolean {
  const words = new Set(blocks.map(([top]) => numberOfLine.exec(top?.text ?? '')?.[1]));
  return blocks.length > 1 && words.size === 1 && !words.has(undefined);
}

function withoutNumber([top, ...rest]: readonly Line[]): readonly Line[] {
  const [first, ...others] = top?.segments ?? [];
  if (!top || !first) return rest;
  const tokens = first.tokens.slice(2);
  return [{ ...top, segments: [...(tokens.length > 0 ? [segmentOf(tokens, top.page)] : []), ...others] }, ...rest];
}

/** Those that begin at the same place, from left to right. */
function columnsOf(counted: readonly Counted[]): readonly (readonly Counted[])[] {
  const columns: Counted[][] = [];
  for (const one of [...counted].sort((a, b) => a.x0 - b.x0)) {
    const own = columns.at(-1);
    const near = own?.[0] !== undefined && one.x0 - own[0].x0 < one.line.height * 2;
    if (own && near) own.push(one);
    else columns.push([one]);
  }
  return columns.map((own) => own.sort((a, b) => a.at - b.at));
}

/** Words below them are nearer in all. */
function areNamedBelow(lines: readonly Line[], counted: readonly Counted[]): boolean {
  const distance = ({ line, at, x0, x1 }: Counted, step: -1 | 1): number => {
    const most = line.height * 4;
    for (let next = at + step; lines[next]?.page === line.page; next += step) {
      const other = lines[next] as Line;
      const away = Math.abs(other.y0 - line.y0);
      if (away > most) break;
      const own = inColumn(other.segments, x0, x1 + line.height * farBeside, line.height);
      if (own.some(({ text }) => /\p{L}{3}/u.test(text)) && !isTotal(other)) return away;
    }
    return most;
  };
  const sum = (step: -1 | 1): number => counted.reduce((all, one) => all + distance(one, step), 0);
  return sum(1) < sum(-1) * 0.9;
}

/** The lines of words right above it that stand in its column, each without what stands beside it, in reading order. */
function blockOf(lines: readonly Line[], { line, at, x0, x1 }: Counted, all: readonly Counted[]): readonly Line[] {
  const beside = all.filter((one) => one.x0 > x1).map((one) => one.x0);
  const right = Math.min(Number.POSITIVE_INFINITY, ...beside) - line.height;
  const block: Line[] = [];
  let below: Pick<Line, 'y0'> = line;
  for (let next = at - 1; next >= 0 && block.length < mostWords; next--) {
    const one = lines[next] as Line;
    if (one.page !== line.page || below.y0 - one.y1 > Math.max(one.height, line.height) * farthest) break;
    const segments = inColumn(one.segments, x0, right, line.height);
    if (segments.length === 0) continue;
    const own: Line = { ...one, segments, text: segments.map(({ text }) => text).join('  ') };
    const taken = all.some((other) => other.at === next && other.x0 < right && other.x1 > x0);
    if (taken || isRule(own) || !/\p{L}{2}/u.test(own.text) || isTotal(own) || isHeader(own)) break;
    block.push(own);
    below = one;
  }
  return block.reverse();
}

function inColumn(segments: readonly Segment[], x0: number, right: number, height: number): readonly Segment[] {
  const from = segments.findIndex((segment) => segment.x1 > x0 + height);
  const own = from < 0 ? [] : segments.slice(from).filter((segment) => segment.x0 < right);
  const cut = own.findIndex(
    (segment, at) =>
      at > 0 && segment.x0 - (own[at - 1] as Segment).x1 > height * farBeside && labelledCode(segment.text) === null,
  );
  const near = cut < 0 ? own : own.slice(0, cut);
  const [first] = near;
  // what begins farther right than the formula reaches is of another column
  if (!first || first.x0 - x0 > height * farBeside) return [];
  // "00010 | 4711-0815 | Washer": numbers of the article stand before it
  const before = segments.slice(0, from);
  const words = before.findLastIndex(({ text, x1 }, at) => {
    const far = (before[at + 1] ?? first).x0 - x1 > height * farBeside;
    return far || (!isCode(text) && !isPosition(text) && !lineNumber.test(text));
  });
  return [...before.slice(words + 1), ...near];
}
