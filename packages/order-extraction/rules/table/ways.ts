/** Ways to read articles that stand otherwise than in rows below one header: each null where nothing stands so. */
import type { Layout } from '../layout/line.types.ts';
import type { DecimalMark } from '../numbers.ts';
import { anchoredRows } from './anchored-rows.ts';
import type { Item } from './item.ts';
import type { Items } from './items.types.ts';
import { listedArticles } from './listed-articles.ts';
import { transposed } from './transposed.ts';
import { labelsOf, rowsUnder } from './under-headers.ts';

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

export function turnedRound(layout: Layout, mark: DecimalMark | null): Items | null {
  const turned = transposed(layout);
  if (!turned) return null;
  const { items, lost } = rowsUnder(layout, turned.header, turned.lines, mark, {});
  return { ...nothing, items, lost, used: turned.used, source: 'table', labels: labelsOf([turned.header]) };
}
