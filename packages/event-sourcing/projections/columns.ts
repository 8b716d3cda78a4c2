/**
 * The columns of a read model, each named once: its SQL type, the type of its value in a row, and where the value comes from.
 * They are used by the name `column`: `const columns = { ...column.ofCompany, note: column.orNull(column.text) }`, and the row is
 * `column.RowOf<typeof columns>`.
 */
import type { Recorded } from '../event-store/event-store.ts';

/**
 * Who gives a column its value: the `fold` of an event, the event's `key`, the event itself when it makes a row (`put`) or whenever it
 * touches one (`event`), or the other columns (`derived`).
 */
type Source = 'fold' | 'key' | 'put' | 'event' | 'derived';

/** A column whose value in a row is a `T`. */
export type ColumnOf<T, S extends Source = Source> = {
  readonly type: string;
  readonly constraint: '' | ' not null' | ' primary key';
  readonly source: S;
  /** what the event gives it; `before` is null in a row that is only being made */
  readonly from: ((event: Recorded, before: T | null) => T) | null;
  /** never there: it only carries the type of the value */
  readonly value?: T;
};

// biome-ignore lint/suspicious/noExplicitAny: the value's type stands in both directions, only `any` takes every column
export type Columns = { readonly [name: string]: ColumnOf<any> };

/** A row as it is read: values are what `pg` gives for the column's type. */
export type RowOf<C extends Columns> = { readonly [c in keyof C]: C[c] extends ColumnOf<infer T> ? T : never };

/** The columns of `C` that get their value from there. */
export type ColumnsFrom<C extends Columns, S extends Source> = {
  readonly [c in keyof C as C[c]['source'] extends S ? c : never]: RowOf<C>[c];
};

const column = <T>(type: string): ColumnOf<T, 'fold'> => ({ type, constraint: ' not null', source: 'fold', from: null });

export const text = column<string>('text');
export const uuid = column<string>('uuid');
export const integer = column<number>('integer');
export const boolean = column<boolean>('boolean');
export const timestamptz = column<Date>('timestamptz');
/** A decimal as text, with so many digits, so many of them behind the point; unbounded without. */
export const numeric = (digits?: number, behind = 0): ColumnOf<string, 'fold'> =>
  column(digits === undefined ? 'numeric' : `numeric(${digits},${behind})`);
/** One of a few words. */
export const textOf = <T extends string>(): ColumnOf<T, 'fold'> => column('text');
/** Plain JSON: no dates, no instances of classes. */
export const jsonb = <T>(): ColumnOf<T, 'fold'> => column('jsonb');

/** The first column: the row that an event belongs to. */
export const primaryKey = <T>({ type }: ColumnOf<T, 'fold'>): ColumnOf<T, 'key'> => ({
  type,
  constraint: ' primary key',
  source: 'key',
  from: null,
});

export const orNull = <T>({ type }: ColumnOf<T, 'fold'>): ColumnOf<T | null, 'fold'> => ({
  type,
  constraint: '',
  source: 'fold',
  from: null,
});

/** From the event that makes the row. */
const whenPut = <T>(of: ColumnOf<T, 'fold'>, from: (event: Recorded) => T): ColumnOf<T, 'put'> => ({
  ...of,
  source: 'put',
  from,
});

/** From every event that touches the row. */
export const atEvent = <T>(of: ColumnOf<T, 'fold'>, from: (event: Recorded, before: T | null) => T): ColumnOf<T, 'event'> => ({
  ...of,
  source: 'event',
  from,
});

/** Follows from the other columns: how, says `derived` of the read model. */
export const derived = <T>({ type, constraint }: ColumnOf<T, 'fold'>): ColumnOf<T, 'derived'> => ({
  type,
  constraint,
  source: 'derived',
  from: null,
});

export const companyId = whenPut(text, (e) => e.metadata.companyId);
/** The key of the person whom the event that made the row is about. */
export const personKeyId = whenPut(orNull(uuid), (e) => e.personKeyId);
/** The stream's, as of the last event that touched the row. */
export const revision = atEvent(integer, (e) => e.revision);
/** When the row was made first. */
export const createdAt = atEvent(timestamptz, (e, before) => before ?? e.recordedAt);
export const updatedAt = atEvent(timestamptz, (e) => e.recordedAt);

/** How most tables begin: their own id, and whose the row is. */
export const ofCompany = { id: primaryKey(uuid), company_id: companyId };
/** How most tables end: the revision, and when the row was made and touched last. */
export const lifetime = { revision, created_at: createdAt, updated_at: updatedAt };
