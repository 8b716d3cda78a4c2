/** Pages of a list that can be ordered in several ways; the cursor names the ordering and the last row seen. */
import { isUuid } from '@order-intake/event-sourcing';
import type { Total } from './conditions.ts';
import { BadCursor, type Page, type PageRequest } from './keyset.ts';

/** What rows are ordered by: an SQL expression that is never null, and its type. */
export type OrderedBy = { readonly sql: string; readonly type: 'timestamptz' | 'numeric' | 'text' };
/** A name alone goes up, with `-` before it down. */
export type OrderingOf<N extends string> = N | `-${N}`;

/** As Postgres writes values of a type: anything else would be an error there. */
const isWrittenAs: { readonly [type in OrderedBy['type']]: (value: string) => boolean } = {
  numeric: (value) => /^\d{1,15}(\.\d{1,10})?$/.test(value),
  timestamptz: (value) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(value) &&
    !Number.isNaN(Date.parse(value.replace(/([+-]\d\d)$/, '$1:00'))),
  text: (value) => value.length <= 200 && !value.includes('\0'),
};

export type OrderedRow = { readonly id: string; readonly at: string };

/** Of lists that say nothing else, which is what screens ask for. */
const commonLimit = 50;

/**
 * `orderings` by name, `id` the column that breaks ties. `page` gives what a statement needs: `at` to select as `at`, `tail` for its end, behind its
 * conditions, with the parameters from `$first` on (their values are `start`), and what a `named` statement of the list is called, to be planned once:
 * for that the number of rows stands in its text, and a first page has no place to begin at. `pageOf` makes the page of its rows, one more than the limit.
 */
export const orderedPages = <N extends string>(orderings: { readonly [name in N]: OrderedBy }, id = 'id') => {
  const names = (Object.keys(orderings) as N[]).flatMap((name) => [name, `-${name}`] as const);
  return {
    names: names as readonly OrderingOf<N>[],
    page: (ordering: OrderingOf<N>, first: number, { limit, cursor }: PageRequest) => {
      const { sql, type } = orderings[ordering.replace(/^-/, '') as N];
      const [compare, direction] = ordering.startsWith('-') ? ['<', 'desc'] : ['>', 'asc'];
      const after = cursor === null ? '' : ` and (${sql}, ${id}) ${compare} ($${first}::${type}, $${first + 1}::uuid)`;
      return {
        at: `(${sql})::text as at`,
        tail: `${after} order by ${sql} ${direction}, ${id} ${direction} limit ${limit + 1}`,
        start: cursor === null ? [] : startOf(ordering, type, cursor),
        named: (list: string) =>
          limit === commonLimit ? { name: `${list} ${ordering} ${cursor === null ? 'first' : 'next'}` } : {},
      };
    },
    pageOf: <R extends OrderedRow>(rows: readonly R[], limit: number, ordering: OrderingOf<N>, total?: Total): Page<R> => {
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      const next = rows.length > limit && last ? cursorOf(ordering, last) : null;
      return { items, next, ...(total ? { total } : {}) };
    },
  };
};

const cursorOf = (ordering: string, { at, id }: OrderedRow): string =>
  Buffer.from(JSON.stringify([ordering, at, id])).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Throws BadCursor for one of another ordering too. */
const startOf = (ordering: string, type: OrderedBy['type'], cursor: string): readonly [string, string] => {
  const json = parsed(cursor);
  const [of, at, id] = Array.isArray(json) ? (json as readonly unknown[]) : [];
  if (of !== ordering || typeof at !== 'string' || typeof id !== 'string' || !isWrittenAs[type](at) || !isUuid(id))
    throw new BadCursor('cursor: not one that this list gave in this ordering');
  return [at, id];
};
