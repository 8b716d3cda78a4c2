/** Several orders below each other on one page: the title comes again, in the same type at the same edge, with a number of its own. */
import type { Page, ReadDocument } from '../document/documents.port.ts';
import { drafts } from '../document/extraction.ts';
import { layoutOf } from './layout/layout.ts';
import type { Layout, Line, Segment } from './layout/line.types.ts';
import { numberOnPages } from './number-on-pages.ts';
import { compact, normalise } from './text.ts';
import { titlesOf } from './type/titles.ts';

const none: ReadonlySet<number> = new Set();
/** how strong a title must be to begin another order */
const strongTitle = 1.6;
const mostOrders = 40;
const mostPages = 20;
/** points by which the same edge and the same type may differ */
const sameEdge = 3;
const sameType = 0.5;

/** A title without the number in it. */
const wordsOf = ({ text }: Segment): string => normalise(text.replace(/\S*\d\S*/g, ' ')).trim();
const heightOf = ({ y0, y1 }: Segment): number => y1 - y0;

/** Lines that begin an order: that of the first title, and those with the same one again. */
function beginnings(layout: Layout): readonly Line[] {
  const first = titlesOf(layout, none).find(({ type, score }) => drafts(type) && score >= strongTitle);
  if (!first || wordsOf(first.segment) === '') return [];
  const isAgain = (one: Segment): boolean =>
    Math.abs(one.x0 - first.segment.x0) <= sameEdge &&
    Math.abs(heightOf(one) - heightOf(first.segment)) <= sameType &&
    one.bold === first.segment.bold &&
    wordsOf(one) === wordsOf(first.segment);
  return layout.lines.filter((line) => line.index >= first.line.index && line.segments.some(isAgain));
}

const numberOn = ({ content, name }: ReadDocument): string | null => {
  const { number } = numberOnPages(layoutOf(content, new Set(content.pages.map((page) => page.number))), name);
  return number && compact(number.value);
};

type Start = Pick<Line, 'page' | 'y0'>;
const nowhere: Start = { page: 0, y0: 0 };
const isBefore = (a: Start, b: Start): boolean => a.page < b.page || (a.page === b.page && a.y0 < b.y0);

/** What stands over the first start, and from one start to another. */
function between(document: ReadDocument, top: Start, from: Start, to: Start | undefined): ReadDocument {
  const pages = document.content.pages.map((page): Page => {
    const words = page.words.filter(({ y, height }) => {
      const place = { page: page.number, y0: y + height / 2 };
      return isBefore(place, top) || (!isBefore(place, from) && (to === undefined || isBefore(place, to)));
    });
    return { ...page, words };
  });
  return { ...document, content: { ...document.content, pages: pages.filter(({ words }) => words.length > 0) } };
}

/** The document for each of its orders, with what stands over the first of them; itself where it is one. Words stay where they are on the page. */
export function ordersOnAPage(document: ReadDocument): readonly ReadDocument[] {
  const { pages, embedded } = document.content;
  if (embedded || pages.length > mostPages) return [document];
  const found = beginnings(layoutOf(document.content, new Set(pages.map(({ number }) => number))));
  const [top] = found;
  // orders that begin with their pages are told apart by these
  if (!top || found.length > mostOrders || new Set(found.map(({ page }) => page)).size === found.length) return [document];
  const starts: { readonly line: Line; readonly number: string }[] = [];
  for (const [at, line] of found.entries()) {
    const number = numberOn(between(document, nowhere, line, found[at + 1]));
    const last = starts.at(-1);
    // the title of a page that goes on
    if (last && (number === null || number === last.number)) continue;
    if (number === null) return [document];
    starts.push({ line, number });
  }
  if (starts.length < 2 || new Set(starts.map(({ number }) => number)).size < starts.length) return [document];
  return starts.map(({ line }, at) => between(document, top, line, starts[at + 1]?.line));
}
