/** A read model is a pure fold per row: which row an event belongs to, and what the row becomes. The runtime does everything else. */
import type { DomainEvent, Recorded } from '../event-store/event-store.ts';
import type { Columns, ColumnsFrom, RowOf } from './columns.ts';

/**
 * Values are what `pg` gives for the column's type, in a row just folded as in a row loaded: timestamptz a Date, numeric and bigint text,
 * date text like 2026-01-31, jsonb plain JSON.
 */
export type Row = { readonly [column: string]: unknown };

/** The columns that folds give a value: all but the key, the derived ones, and those that an event leaves by itself. */
type Folded<C extends Columns> = ColumnsFrom<C, 'fold'>;

type Put<C extends Columns, E> = { readonly does: 'put'; readonly columns: (event: E) => Folded<C>; readonly of?: C };
type Change<C extends Columns, E> = {
  readonly does: 'change';
  readonly columns: (event: E, row: RowOf<C>) => Partial<Folded<C>>;
  readonly of?: C;
};
/** What an event does to its row. */
type Effect<C extends Columns, E> = Put<C, E> | Change<C, E> | typeof touch | typeof remove;

/** Nothing but these columns: a function's answer may hold more than its type says, and a misspelt column would go unnoticed. */
type Only<X, F> = X & { readonly [c in keyof X]: c extends keyof F ? X[c] : never };

/** The row as a whole, whether there was one or not: every column that folds give a value. */
export const put = <C extends Columns, E, const X extends Folded<C>>(columns: (event: E) => Only<X, Folded<C>>): Put<C, E> => ({
  does: 'put',
  columns,
});

/** Some columns of a row that is there; an event about a row that is not there changes nothing. Never mutates, never looks at a clock. */
export const change = <C extends Columns, E, const X extends Partial<Folded<C>>>(
  columns: (event: E, row: RowOf<C>) => Only<X, Folded<C>>,
): Change<C, E> => ({ does: 'change', columns });

/** Only what every event leaves on its row. */
export const touch = { does: 'change', columns: () => ({}) } as const;

export const remove = { does: 'remove' } as const;

type On<C extends Columns, E extends DomainEvent> = {
  readonly [T in E['type']]?: Effect<C, Recorded<Extract<E, { type: T }>>>;
};

type Derivations<R, D> = { readonly [c in keyof D]: (row: Omit<R, keyof D>) => D[c] };

export type ReadModelDefinition<C extends Columns, E extends DomainEvent> = {
  /** the view read.<name> over the table read.<name>_v<version> */
  readonly name: string;
  /** a change of columns or of a fold is a new version: it builds beside the old one */
  readonly version: number;
  /** the first one is the primary key */
  readonly columns: C;
  /** statements run once when the table is made; `$table` stands for its name */
  readonly indexes?: readonly string[];
  /** its events hold personal data: its rows are folded again when the person is erased */
  readonly personal?: true;
  /** the time of a row, where rows go by age beside the log (`mayBeGoneAfterDays`) */
  readonly ages?: keyof C & string;
  /** the primary key of the event's row; null: this event is none of this read model's business */
  readonly key: (event: Recorded<E>) => string | null;
  /** its keys are all that the read model hears of */
  readonly on: On<C, E>;
} & (keyof ColumnsFrom<C, 'derived'> extends never
  ? { readonly derived?: never }
  : { readonly derived: Derivations<RowOf<C>, ColumnsFrom<C, 'derived'>> });

/** Rows of a read model that `ages` are no older than this for certain: from then on they, and the events that say so, may be gone. */
export const mayBeGoneAfterDays = 30;

/** A read model whose event types the runtime need not know. */
export type ReadModel<R extends Row = Row> = {
  readonly name: string;
  readonly version: number;
  /** column → SQL type and constraint */
  readonly columns: { readonly [column: string]: string };
  readonly indexes: readonly string[];
  readonly personal: boolean;
  /** see the definition */
  readonly ages?: string;
  readonly types: readonly string[];
  readonly key: (event: Recorded) => string | null;
  readonly fold: (row: Row | null, event: Recorded) => Row | null;
  /** never there: it only carries the type of the row */
  readonly row?: R;
};

type Definition = Omit<ReadModelDefinition<Columns, DomainEvent>, 'derived' | 'on' | 'key'> & {
  readonly key: (event: Recorded) => string | null;
  readonly derived?: { readonly [column: string]: (row: Row) => unknown };
  readonly on: { readonly [type: string]: Effect<Columns, Recorded> | undefined };
};

/** `readModel<EmailEvent, typeof columns>({ name, version, columns, key, on })`: handlers are checked against events and columns. */
export const readModel = <E extends DomainEvent, C extends Columns>(
  definition: ReadModelDefinition<C, E>,
): ReadModel<RowOf<C>> => {
  const untyped = definition as unknown as Definition;
  const { name, version, columns, indexes = [], personal = false, ages, key, on } = untyped;
  return {
    name,
    version,
    columns: Object.fromEntries(Object.entries(columns).map(([column, { type, constraint }]) => [column, type + constraint])),
    indexes,
    personal,
    ...(ages === undefined ? {} : { ages }),
    types: Object.keys(on),
    key: (event) => (on[event.type] ? key(event) : null),
    fold: foldOf(untyped),
  };
};

const foldOf = ({ columns, key, derived = {}, on }: Definition): ReadModel['fold'] => {
  const entries = Object.entries(columns);
  const sourced = entries.flatMap(([name, { source, from }]) => (from ? [{ name, source, from }] : []));
  const stamped = sourced.filter(({ source }) => source === 'event');
  const keyColumn = entries.find(([, { source }]) => source === 'key')?.[0] ?? '';
  const derivations = Object.entries(derived);

  return (row, event) => {
    const effect = on[event.type];
    if (!effect) return row;
    if (effect.does === 'remove' || (effect.does === 'change' && !row)) return null;
    const putRow = effect.does === 'put' ? { ...effect.columns(event), [keyColumn]: key(event) } : null;
    const changed = effect.does === 'change' && row ? effect.columns(event, row) : null;
    if (changed && stamped.length === 0 && Object.keys(changed).length === 0) return row;
    const after: Record<string, unknown> = putRow ?? { ...row, ...changed };
    for (const { name, from } of putRow ? sourced : stamped) after[name] = from(event, row?.[name] ?? null);
    for (const [name, derive] of derivations) after[name] = derive(after);
    return after;
  };
};
