import type { ReadDocument } from '../document/documents.port.ts';
import { layoutOf } from './layout/layout.ts';
import { numberOnPages } from './number-on-pages.ts';
import { sumLabel, totalKindOf } from './table/totals.ts';
import { compact } from './text.ts';

/**
 * Pages (or sheets) that belong together. A page with a title and an order number of its own, other than the last one's, begins another
 * order, and so does a titled page without the last one's number below a page that ends in a total; any other goes on with the order before it.
 */
export function partsOf(document: ReadDocument): readonly ReadonlySet<number>[] {
  const { pages, sheets } = document.content;
  const numbers = pages.length > 0 ? pages.map((page) => page.number) : sheets.map((_, index) => index + 1);
  const parts: Set<number>[] = [];
  let current: string | null = null;
  let summed = false;
  for (const number of numbers) {
    const layout = layoutOf(document.content, new Set([number]));
    const { number: own, isSure, titles } = numberOnPages(layout, document.name);
    const headed = titles.some((title) => title.score >= 1.6);
    const titled = own !== null && isSure && headed;
    const last = parts.at(-1);
    const another: boolean =
      (titled && current !== null && compact(own.value) !== current) ||
      (headed && summed && current !== null && !compact(layout.text).includes(current));
    if (last && !another) last.add(number);
    else parts.push(new Set([number]));
    if (another || (titled && current === null)) current = own === null ? current : compact(own.value);
    // "Amount" without a number is the name of a column
    summed = layout.lines.some(
      ({ text, segments }) => /\d/.test(text) && segments.some((segment) => totalKindOf(sumLabel(segment.text)) === 'gross'),
    );
  }
  return parts;
}
