/** Tables of one row each, whose header comes again for every article: the article's words stand above the header, as a heading does. */
import { foundValue } from '../found-value.ts';
import type { Line } from '../layout/line.types.ts';
import type { HeaderRow } from './header-row.ts';
import { isArticle } from './headerless.ts';
import type { Item } from './item.ts';
import { sumLabel, totalKindOf } from './totals.ts';

/** in heights of a line: a heading that stands farther above belongs to something else */
const farthest = 2.2;

/** The only item below a header that names no article, called by the words above the header; what it was called by before is its code. */
export function namedByHeading(items: readonly Item[], header: HeaderRow, lines: readonly Line[]): readonly Item[] {
  const [only, another] = items;
  const [first, above] = [lines[header.first], lines[header.first - 1]];
  if (!only || another || !first || !above || above.page !== first.page) return items;
  if (header.cells.some(({ kind }) => kind === 'name') || first.y0 - above.y1 > above.height * farthest) return items;
  const heading = above.segments
    .filter(isArticle)
    .reduce<Line['segments'][number] | null>(
      (best, one) => (best === null || one.text.length > best.text.length ? one : best),
      null,
    );
  if (!heading || heading.text.includes(':') || totalKindOf(sumLabel(heading.text)) !== null) return items;
  const { name, code } = only.fields;
  const known = code ?? (name && /^(?=\S*\d)\S+$/.test(name.value) ? name : undefined);
  return [
    { ...only, fields: { ...only.fields, name: foundValue(heading.text, heading, 0.85), ...(known ? { code: known } : {}) } },
  ];
}
