/** Ways to read articles that stand otherwise than in rows below one header: each null where nothing stands so. */
import type { Layout } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { anchoredRows } from './anchored-rows.ts';
import { countedLines } from './counted-lines.ts';
import { withHeadersBelow } from './header-beside.ts';
import { headerRows } from './header-row.ts';
import { headerless } from './headerless.ts';
import type { Item } from './item.ts';
import type { Items } from './items.types.ts';
import { listedArticles } from './listed-articles.ts';
import { tablesBeside } from './tables-beside.ts';
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

export function inCountedLines({ lines, sheet }: Layout, mark: DecimalMark | null): Items | null {
  const rows = sheet ? null : countedLines(lines, mark);
  return rows && { ...nothing, ...rows, source: 'headerless' };
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
