/** Keyset pagination: newest first, the cursor names the last row seen. */
import { isUuid } from '@order-intake/event-sourcing';
import type { Total } from './conditions.ts';

export type PageRequest = { readonly limit: number; readonly cursor: string | null };
/** `total`: how many there are on all pages, where that was found out on the way. */
export type Page<T> = { readonly items: readonly T[]; readonly next: string | null; readonly total?: Total };
export type Keyset = { readonly at: Date; readonly id: string };

export class BadCursor extends Error {
  override readonly name = 'BadCursor';
}

const encodeCursor = ({ at, id }: Keyset): string => Buffer.from(`${at.toISOString()}|${id}`).toString('base64url');

/** Throws BadCursor when it was not made by encodeCursor. */
const decodeCursor = (cursor: string): Keyset => {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|');
  const at = new Date(time);
  // what is not exactly as it was given out may be no time and no id to Postgres
  if (Number.isNaN(at.getTime()) || !/^\d{4}-/.test(time) || !isUuid(id) || encodeCursor({ at, id }) !== cursor)
    throw new BadCursor('cursor: not one that a list of this service gave');
  return { at, id };
};

/** `rows` were asked for with one more than the limit: that one only says that there is a next page. */
export const pageOf = <T>(rows: readonly T[], limit: number, keyOf: (row: T) => Keyset): Page<T> => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
};

/** The keyset before the first row of a list that goes from old to new. */
export const beginningOf = ({ cursor }: PageRequest): Keyset =>
  cursor === null ? { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' } : decodeCursor(cursor);

/** The keyset of a page's start: far in the future for the first page. */
export const startOf = ({ cursor }: PageRequest): Keyset =>
  cursor === null ? { at: new Date('9999-12-31T00:00:00Z'), id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' } : decodeCursor(cursor);
