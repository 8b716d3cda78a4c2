/** Clears the write-ahead log of what it said before: its files are filled with zeros, whether Postgres removes or reuses them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '@order-intake/event-sourcing';
import type pg from 'pg';

/** `wal_kept`: a replica, an archive or wal_keep_size still holds files of before. */
export type LogClearing = 'done' | 'wal_not_permitted' | 'wal_kept';

export type PurgeRights = {
  /** may clear the write-ahead log */
  readonly log: boolean;
  /** may rewrite the planner's statistics, which quote values */
  readonly statistics: boolean;
  /** what a superuser has to run in this database so that it may */
  readonly grants: readonly string[];
};

export const purgeRights = async (db: Queryable): Promise<PurgeRights> => {
  const { rows } = await db.query<
    { user: string; database: string; version: number } & Record<'switches' | 'checkpoints' | 'owns', boolean>
  >(
    `select format('%I', current_user) as user, format('%I', current_database()) as database, current_setting('server_version_num')::int as version,
       has_function_privilege('pg_switch_wal()', 'execute') and has_function_privilege('pg_ls_waldir()', 'execute') as switches,
       exists (select from pg_roles where rolname = current_user and rolsuper)
         or exists (select from pg_roles r where r.rolname = 'pg_checkpoint' and pg_has_role(r.oid, 'usage')) as checkpoints,
       exists (select from pg_database where datname = current_database() and pg_has_role(datdba, 'usage')) as owns`,
  );
  const [row] = rows;
  if (!row) throw new Error('the database did not say what this role may do');
  const { user, database, version, switches, checkpoints, owns } = row;
  return {
    log: switches && checkpoints,
    statistics: owns,
    grants: [
      ...(checkpoints ? [] : [version >= 150_000 ? `grant pg_checkpoint to ${user};` : `alter role ${user} superuser;`]),
      ...(switches ? [] : [`grant execute on function pg_switch_wal(), pg_ls_waldir() to ${user};`]),
      ...(owns ? [] : [`alter database ${database} owner to ${user};`]),
    ],
  };
};

const fileNames = `select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' order by name`;

/** The file that is written to. A message first, for between two files it would be the one before. */
const currentFile = async (session: Queryable): Promise<string> => {
  await session.query(`select pg_logical_emit_message(false, 'order-intake', 'purge')`);
  const { rows } = await session.query<{ name: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as name');
  return rows[0]?.name ?? '';
};

/** Ends the file that is written to: the rest of it becomes zeros. */
const nextFile = async (session: Queryable): Promise<string> => {
  await session.query('select pg_switch_wal()');
  return currentFile(session);
};

const looks = 20;
const betweenMs = 500;

/** A checkpoint, until no file up to `last` is there under its own name; answers whether that came to be. */
const leftBehind = async (session: pg.Client, last: string): Promise<boolean> => {
  for (let look = 0; look < looks; look += 1) {
    if (look > 0) await sleep(betweenMs); // an archive takes a file after it has ended
    await session.query({ text: 'checkpoint', query_timeout: 600_000 } as pg.QueryConfig);
    const { rows } = await session.query<{ name: string }>(fileNames);
    if (rows.every(({ name }) => name > last)) return true;
  }
  return false;
};

/** Files that Postgres keeps for later hold what they held before, under a name that is yet to come: each is taken and ended. */
const takeKeptFiles = async (session: Queryable): Promise<void> => {
  const { rows } = await session.query<{ name: string }>(fileNames);
  const newest = rows.at(-1)?.name ?? '';
  let current = await currentFile(session);
  while (current <= newest) current = await nextFile(session);
};

export const clearWriteAheadLog = async (session: pg.Client): Promise<LogClearing> => {
  if (!(await purgeRights(session)).log) return 'wal_not_permitted';
  const last = await currentFile(session);
  await nextFile(session);
  const isLeftBehind = await leftBehind(session, last);
  await takeKeptFiles(session);
  return isLeftBehind ? 'done' : 'wal_kept';
};
