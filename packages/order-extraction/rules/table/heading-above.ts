/** Tables of one row each, whose header comes again for every article: the article's words stand above the header, as a heading does. */
import { foundValue } from '../found-value.ts';
import type { Line } from '../layout/line.types.ts';
import type { HeaderRow } from './header-row.ts';
import { isArticle } from './headerless.ts';
import type { Item } from './item.ts';
import { splitCode } from './name.ts';
import { sizesIn } from './sizes.ts';
import { sumLabel, totalKindOf } from './totals.ts';

/** in heights of a line: a heading that stands farther above belongs to something else */
const farthest = 2.2;

/** "Deliver to:", "Renk:": the label of a value is no heading; a colon behind more words is part of it ("Polo shirt, pique / colour: navy") */
const isLabelled = (text: string): boolean => /^[\p{L}\d .-]{1,30}:/u.test(text);

/**
 * The only item below a header that names no article, called by the words above the header; what it was called by before is its code. `nameless`: the
 * only row where it has nothing to be called by, as below a header of sizes.
 */
export function namedByHeading(
  items: readonly Item[],
  header: HeaderRow,
  lines: readonly Line[],
  nameless: Item | null,
): readonly Item[] {
  const [only = nameless, another] = items;
  const [first, above] = [lines[header.first], lines[header.first - 1]];
  if (!only || another || !first || !above || above.page !== first.page) return items;
  if (header.cells.some(({ kind }) => kind === 'name') || first.y0 - above.y1 > above.height * farthest) return items;
  const heading = above.segments
    .filter(isArticle)
    .reduce<Line['segments'][number] | null>(
      (best, one) => (best === null || one.text.length > best.text.length ? one : best),
      null,
    );
  if (!heading || isLabelled(heading.text) || totalKindOf(sumLabel(heading.text)) !== null) return items;
  const { name: before, code } = only.fields;
  // below sizes stands how many of one of them
  const sized = sizesIn(header.cells.map(({ label }) => ({ text: label }))).size > 0;
  const below = code ?? (!sized && before && /^(?=\S*\d)\S+$/.test(before.value) ? before : undefined);
  const own = below ? { name: heading.text, code: below } : splitCode(heading.text, [], heading);
  const name = foundValue(own.name, heading, 0.85, { source: heading.text });
  return [{ ...only, fields: { ...only.fields, name, ...(own.code ? { code: own.code } : {}) } }];
}
