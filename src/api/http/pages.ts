/** Lists come in pages: `limit`, an opaque `cursor`, and a Link to the next one (RFC 8288). */
import { optional, withDefault } from '../../platform/codec/field.ts';
import { integerText, text } from '../../platform/codec/fields.ts';
import type { Total } from '../../platform/postgres/conditions.ts';
import type { Page, PageRequest } from '../../platform/postgres/keyset.ts';
import type { Next } from './answers.ts';

export const pageFields = { limit: withDefault(integerText(1, 200), 50), cursor: optional(text(500)) };

export const pageRequest = ({ limit, cursor }: { readonly limit: number; readonly cursor?: string }): PageRequest => ({
  limit,
  cursor: cursor ?? null,
});

export const pageAnswer = <Row, Shown>({ items, next }: Page<Row>, view: (row: Row) => Shown) => ({
  status: 200 as const,
  body: items.map(view),
  next,
});

/** What a cursor carries of the total behind itself: the first page counts, which reads each row up to 10,000, and the others say what it said. */
const carried = /^(.+)\.(\d{1,5})(m?)$/;

/** A page of a list that says how many there are; `known` once its first page was asked for. */
export const countedRequest = (request: { readonly limit: number; readonly cursor?: string | undefined }) => {
  const [, cursor = request.cursor, count, more] = carried.exec(request.cursor ?? '') ?? [];
  const total: Total | null = count === undefined ? null : { count: Number(count), more: more === 'm' };
  return { page: pageRequest({ limit: request.limit, ...(cursor === undefined ? {} : { cursor }) }), knownTotal: total };
};

/** A page and its total, asked for in one go. Of a search the first page may be all there is: counting waits for it then, and may be left out. */
export const counted = async <Row>(
  { page, knownTotal }: ReturnType<typeof countedRequest>,
  isSearch: boolean,
  ask: {
    readonly page: (page: PageRequest) => Promise<Page<Row>>;
    readonly total: (first?: Promise<Page<Row>>) => Promise<Total>;
  },
): Promise<readonly [Page<Row>, Total]> => {
  const rows = ask.page(page);
  return Promise.all([rows, knownTotal ?? (isSearch && page.cursor === null ? ask.total(rows) : ask.total())]);
};

/** A page with how many there are on all pages: exact up to 10,000. */
export const countedPage = <Row, Shown>(page: Page<Row>, { count, more }: Total, view: (row: Row) => Shown) => ({
  ...pageAnswer({ ...page, next: page.next && `${page.next}.${count}${more ? 'm' : ''}` }, view),
  headers: { 'X-Total-Count': String(count), 'X-Total-More': String(more) },
});

/** Relative, so that it holds behind any proxy. */
export const nextLink = (url: string, next: Exclude<Next, null>): string => {
  const [path = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  if (typeof next === 'string') params.set('cursor', next);
  else params.set('after', next.after);
  return `<${path}?${params}>; rel="next"`;
};
