/** Ways to read articles that stand otherwise than in rows below one header: each null where nothing stands so. */
import type { Layout } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { anchoredRows } from './anchored-rows.ts';
import { columnsByType } from './columns-by-type.ts';
import { countedLines } from './counted-lines.ts';
import { ediSegments } from './edi-segments.ts';
import { withHeadersBelow } from './header-beside.ts';
import { headerRows } from './header-row.ts';
import { headerless } from './headerless.ts';
import type { Item } from './item.ts';
import type { Items } from './items.types.ts';
import { labelledRows } from './labelled-rows.ts';
import { listedArticles } from './listed-articles.ts';
import { listsBeside, type Parted, tablesBeside, textsBeside } from './lists-beside.ts';
import { withFactorsApart } from './multiplied.ts';
import { numberedBlocks } from './numbered-blocks.ts';
import { paragraphs } from './paragraphs.ts';
import { stackedCells } from './stacked-cells.ts';
import { sumsAbove } from './sums-above.ts';
import { transposed } from './transposed.ts';
import { holdingIn, labelsOf, rowsUnder, underHeaders } from './under-headers.ts';

/** characters: an article with what is remarked about it */
export const longestParagraph = 400;

export const nothing = { items: [], used: new Set<number>(), lost: 0, fields: new Map(), labels: [] };
export const freely = (items: readonly Item[]): Items => ({ ...nothing, items, source: 'free_text' });
export const listed = (...list: Parameters<typeof listedArticles>): Items => {
  const { items, lost } = listedArticles(...list);
  return { ...freely(items), lost };
};

export function inAnchoredRows({ lines }: Layout, mark: DecimalMark | null): Items | null {
  const rows = anchoredRows(lines, mark);
  return rows && { ...nothing, ...rows, source: 'headerless' };
}

export function inStackedCells(layout: Layout, mark: DecimalMark | null): Items | null {
  const stacked = layout.sheet ? null : stackedCells(layout.lines);
  if (!stacked) return null;
  const lines = withFactorsApart(stacked.lines);
  const header = headerless(lines, mark);
  const items = header && underHeaders({ ...layout, lines }, [header], mark, 'headerless');
  return items && { ...items, used: new Set([...items.used].flatMap((at) => stacked.origin[at] ?? [])) };
}

/** In the whole width, and in two lists beside each other. */
export function withSumsAbove({ lines, sheet }: Layout, mark: DecimalMark | null): Items | null {
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

export function inCountedLines({ lines, sheet }: Layout, mark: DecimalMark | null): Items | null {
  const rows = sheet ? null : countedLines(lines, mark);
  return rows && { ...nothing, ...rows, source: 'headerless' };
}

export function inNumberedBlocks({ lines, sheet }: Layout, mark: DecimalMark | null): Items | null {
  const rows = sheet ? null : numberedBlocks(lines, mark);
  return rows && { ...nothing, ...rows, source: 'headerless' };
}

export function inLabelledRows(layout: Layout, mark: DecimalMark | null): Items | null {
  const rows = layout.sheet ? null : labelledRows(layout.lines, mark);
  return rows && underHeaders({ ...layout, lines: rows.lines }, [rows.header], mark, 'headerless');
}

export function inSegments({ lines }: Layout, mark: DecimalMark | null): Items | null {
  const rows = ediSegments(lines, mark);
  return rows && { ...nothing, ...rows, source: 'table' };
}

export function listedBeside({ lines, sheet }: Layout, mark: DecimalMark | null): Items | null {
  const parted = sheet ? null : textsBeside(lines);
  if (!parted) return null;
  const whole = listed(parted, mark);
  const joined = listed(paragraphs(parted) ?? [], mark, longestParagraph);
  return joined.items.length > whole.items.length ? joined : whole;
}

export function inListsBeside(layout: Layout, mark: DecimalMark | null): Items | null {
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

export function inTablesBeside(layout: Layout, mark: DecimalMark | null): Items | null {
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

export function belowHeadersBeside(layout: Layout, mark: DecimalMark | null): Items | null {
  const made = layout.sheet ? null : withHeadersBelow(layout.lines);
  const items = made && underHeaders({ ...layout, lines: made.lines }, headerRows(made.lines), mark, 'table');
  return items && { ...items, used: new Set([...items.used].flatMap((at) => made.origin[at] ?? [])) };
}

export function turnedRound(layout: Layout, mark: DecimalMark | null): Items | null {
  const turned = transposed(layout);
  if (!turned) return null;
  const { items, lost } = rowsUnder(layout, turned.header, turned.lines, mark, {});
  return { ...nothing, items, lost, used: turned.used, source: 'table', labels: labelsOf([turned.header]) };
}
