/**
 * pg-boss 12 does not know how to change a schema that pg-boss 10 made. Such a schema is set aside under another name, a new one is made, and
 * the jobs that wait or ran are put into it: the reactor that asked for them has gone on since, and nobody would ask again.
 */
import { type Queryable, withTransaction } from '@order-intake/event-sourcing';
import type pg from 'pg';

type QueueOptions = { readonly policy: 'standard' | 'stately'; readonly retryLimit: number; readonly retryDelay: number };
type OldQueue = { readonly name: string; readonly policy: string; readonly retry_limit: number; readonly retry_delay: number };

/** the first version that pg-boss 12 can change by itself */
const knownVersion = 25;

const asideOf = (schema: string): string => `${schema}_of_pg_boss_10`;

/** Not by to_regclass: after the wait for another process that answers from what this session knew before. */
const exists = async (db: Queryable, schema: string): Promise<boolean> => {
  const { rows } = await db.query<{ found: boolean }>(
    `select exists (select from pg_tables where schemaname = $1 and tablename = 'version') as found`,
    [schema],
  );
  return rows[0]?.found === true;
};

/** Before pg-boss starts, by one process at a time. */
export const setAside = (pool: pg.Pool, schema: string): Promise<void> =>
  withTransaction(pool, async (tx) => {
    if (!(await exists(tx, schema))) return;
    const { rows } = await tx.query<{ version: number }>(`select version from ${schema}.version`);
    if (Number(rows[0]?.version) < knownVersion) await tx.query(`alter schema ${schema} rename to ${asideOf(schema)}`);
  });

/** After pg-boss has made its schema, by one process at a time. What ran is started again. */
export const carryOver = (
  pool: pg.Pool,
  schema: string,
  makeQueue: (name: string, options: QueueOptions) => Promise<void>,
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const aside = asideOf(schema);
    if (!(await exists(tx, aside))) return; // there was none, or another process was faster
    const { rows } = await tx.query<OldQueue>(
      `select name, policy, coalesce(retry_limit, 0) as retry_limit, coalesce(retry_delay, 0) as retry_delay from ${aside}.queue`,
    );
    // on connections of their own: the jobs below find them there
    for (const { name, policy, retry_limit, retry_delay } of rows)
      await makeQueue(name, {
        policy: policy === 'stately' ? 'stately' : 'standard',
        retryLimit: retry_limit,
        retryDelay: retry_delay,
      });
    // of two of a stately key that would both be `retry` now one stays: they say the same
    await tx.query(
      `insert into ${schema}.job (id, name, data, priority, state, singleton_key, start_after, created_on, started_on, keep_until, policy,
         retry_limit, retry_count, retry_delay, retry_backoff, expire_seconds, deletion_seconds, group_id, group_tier)
       select o.id, o.name, o.data, o.priority, (case o.state::text when 'created' then 'created' else 'retry' end)::${schema}.job_state,
         o.singleton_key, o.start_after, o.created_on, o.started_on, o.keep_until, q.policy,
         o.retry_limit, o.retry_count, o.retry_delay, o.retry_backoff, extract(epoch from o.expire_in)::int, q.deletion_seconds,
         nullif(o.data->>'companyId', ''), o.data->>'mailboxId'
       from ${aside}.job o join ${schema}.queue q on q.name = o.name
       where o.state::text in ('created', 'retry', 'active') order by o.created_on, o.id
       on conflict do nothing`,
    );
    await tx.query(`drop schema ${aside} cascade`);
  });
