/** Which tables may hold erased rows in their files, and rewriting them one by one. */
import type { Queryable } from '@order-intake/event-sourcing';
import type pg from 'pg';

/** What Postgres counted of a table. Inserts leave nothing behind, so they may go on. */
type Counted = { readonly inserts: number; readonly others: string };

export type RewritableTable = {
  /** with its schema, quoted where it has to be */
  readonly name: string;
  readonly purgedAt: Date | null;
  readonly counted: Counted;
  readonly countedThen: Counted | null;
};

const schemas = ['app', 'read', 'building', 'queue'];
/** ciphertext alone, which does not shrink: the key of each file is in app.files, and leaves with it */
const leftOut = ['app.file_chunks'];

const counted = `jsonb_build_object('inserts', coalesce(s.n_tup_ins, 0), 'others',
  concat_ws(' ', s.n_tup_upd, s.n_tup_del, s.n_dead_tup, s.vacuum_count, s.autovacuum_count))`;

/** The smallest first, so that most of them are done when one of the large ones has to wait. */
export const rewritableTables = async (db: Queryable): Promise<readonly RewritableTable[]> => {
  const { rows } = await db.query<RewritableTable>(
    `select t.name, p.purged_at as "purgedAt", ${counted} as counted, p.counted as "countedThen"
     from (select c.oid, format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = any($1) and c.relkind = 'r') t
     left join pg_stat_all_tables s on s.relid = t.oid
     left join app.purged_tables p on p.table_name = t.name
     where t.name <> all($2) order by pg_total_relation_size(t.oid), t.name`,
    [schemas, leftOut],
  );
  return rows;
};

const isUnchanged = ({ counted: now, countedThen: before }: RewritableTable): boolean =>
  before !== null && now.others === before.others && now.inserts >= before.inserts;

/**
 * Whether the table's files may hold rows that are gone: they do when it was changed since it was last rewritten. `trusted`: what was counted is
 * complete, for a server hears of changes up to a minute late.
 */
export const mayHoldErased = (table: RewritableTable, erasedAt: Date, trusted: boolean): boolean => {
  if (table.purgedAt === null) return true;
  return table.purgedAt <= erasedAt && !(trusted && isUnchanged(table));
};

/** `rows_still_seen`: a transaction or a replica that began before keeps them alive; `not_owner`: Postgres left the table out. */
export type Rewriting = 'done' | 'table_busy' | 'rows_still_seen' | 'not_owner' | 'no_space';

const codes: Readonly<Record<string, Rewriting>> = {
  '55P03': 'table_busy', // lock_not_available: somebody works with it for longer than we keep others waiting
  '40P01': 'table_busy', // deadlock_detected
  '42P01': 'done', // undefined_table: dropped meanwhile, and its files with it
  '53100': 'no_space',
};

const filenodeOf = async (db: Queryable, table: string): Promise<string | null> =>
  (await db.query<{ node: string | null }>('select pg_relation_filenode(to_regclass($1))::text as node', [table])).rows[0]
    ?.node ?? null;

/** what a timer can count: the size of a table decides how long it takes */
const unhurried = 2 ** 31 - 1;

/** `session`: one of its own, with a lock_timeout. Statistics are made anew, for the old ones quote values. */
export const rewriteTable = async (session: pg.Client, table: string): Promise<Rewriting> => {
  const before = await filenodeOf(session, table);
  let rowsSeen = 0;
  /** "17 dead row versions cannot be removed yet", in the language of the server */
  const onNotice = ({ detail }: { readonly detail?: string | undefined }) => {
    rowsSeen = Math.max(rowsSeen, Number(/^\D*(\d+)/.exec(detail ?? '')?.[1] ?? 0));
  };
  session.on('notice', onNotice);
  try {
    const text = `vacuum (full, verbose, analyze) ${table}`;
    await session.query({ text, query_timeout: unhurried } as pg.QueryConfig);
  } catch (error) {
    const refusal = codes[(error as { readonly code?: string }).code ?? ''];
    if (refusal === undefined) throw error;
    return refusal;
  } finally {
    session.off('notice', onNotice);
  }
  if (rowsSeen > 0) return 'rows_still_seen';
  return before !== null && before === (await filenodeOf(session, table)) ? 'not_owner' : 'done';
};

export const noteRewritten = async (db: Queryable, table: string): Promise<void> => {
  await db.query(
    `insert into app.purged_tables (table_name, purged_at, counted)
     select $1, clock_timestamp(), ${counted} from (select to_regclass($1) as oid) t left join pg_stat_all_tables s on s.relid = t.oid
     where t.oid is not null
     on conflict (table_name) do update set purged_at = excluded.purged_at, counted = excluded.counted`,
    [table],
  );
};
