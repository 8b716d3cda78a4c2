/** pg-boss, as far as it is used: its schema, its policies, its maintenance. Jobs are taken by `active-jobs.ts`, not by its workers. */
import { currentTrace, type Enqueue, type JobDefinition, type Queryable, withTransaction } from '@order-intake/event-sourcing';
import type pg from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import { v7 as ascendingUuid } from 'uuid';
import type { Logger } from '../logging/logger.ts';
import { steadyClock } from '../steady-clock.ts';
import { carryOver, setAside } from './from-pg-boss-10.ts';
import { companyOf, groupOf, partOf, prepareShares, type Share } from './shares.ts';

type Failure = { readonly output: object; readonly byOutage: boolean };

export type Boss = {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Makes the job's queue, or brings it to what the definition says now. Once per process and name. */
  readonly declare: (definition: JobDefinition<object>) => Promise<void>;
  /** One id per job in the same order, null where the policy refused it. Listeners of `channel` are told when `tx` commits. */
  readonly insert: (jobs: readonly Enqueue[], tx: Queryable) => Promise<readonly (string | null)[]>;
  /** A job that failed: waiting again while its definition allows retries, else failed for good. `byOutage`: a store was away. */
  readonly fail: (definition: JobDefinition<object>, id: string, end: Failure, tx: Queryable) => Promise<void>;
  readonly waiting: (name: string) => Promise<number>;
  readonly jobsOf: JobsOf;
};

/** `waits`: nobody works on it yet. */
export type JobOfShare = { readonly key: string; readonly data: object; readonly waits: boolean };
/** Those of a share that wait or are worked on, at most so many of either. */
export type JobsOf = (name: string, share: Share, atMost: number) => Promise<readonly JobOfShare[]>;

/** How far the queue's expiry lies above a job's own deadline: what a handler may take to notice its signal. */
const expiryMarginMs = 15_000;

/** for how long what passes is waited for (ADR 31) */
const outagePatienceDays = 5;

/** How long an ended job is kept for inspection; seconds. */
const deleteAfterSeconds = 3_600;
/** How long one that waits is kept, ten years: pg-boss drops what waits for longer without a word, after a jump of the clock as well. */
const retentionSeconds = 10 * 365 * 86_400;

export const openBoss = (pool: pg.Pool, schema: string, channel: string, log: Pick<Logger, 'error'>): Boss => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeSafely(pool, text, values) },
    schema,
    clock: steadyClock,
    schedule: false,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 300,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has trouble'));
  const declared = new Map<string, Promise<void>>();

  const declare = (definition: JobDefinition<object>): Promise<void> => {
    const earlier = declared.get(definition.name);
    if (earlier) return earlier;
    const declaring = makeQueue(boss, pool, schema, definition).catch((error: unknown) => {
      declared.delete(definition.name);
      throw error;
    });
    declared.set(definition.name, declaring);
    return declaring;
  };

  return {
    start: async () => {
      await oneAfterTheOther(pool, schema, async () => {
        await setAside(pool, schema);
        await boss.start();
        await carryOver(pool, schema, (name, options) => boss.createQueue(name, options));
        await prepareShares(pool, schema);
      });
    },
    stop: () => boss.stop({ graceful: false, close: false }),
    declare,
    insert: async (jobs, tx) => {
      if (jobs.length === 0) return [];
      // pg-boss drops jobs of a queue it does not know without a word
      for (const { job } of jobs) await declare(job);
      const rows = jobs.map(rowOf);
      const accepted = await insertEach(boss, firstOfEachKey(rows), tx);
      const refused = rows.filter(({ id }) => !accepted.has(id));
      if (refused.length > 0) await pullForward(tx, schema, refused);
      await tell(tx, channel, rows);
      return rows.map(({ id }) => (accepted.has(id) ? id : null));
    },
    fail: async ({ name, retries }, id, { output, byOutage }, tx) => {
      if (byOutage && retries?.outagesCount === false) await spareTry(tx, schema, id);
      await boss.fail(name, id, output, { db: over(tx) });
    },
    waiting: async (name) => {
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from ${schema}.job where name = $1 and state < 'active'`,
        [name],
      );
      return rows[0]?.n ?? 0;
    },
    jobsOf: async (name, { companyId, part }, atMost) =>
      (await pool.query<JobOfShare>(jobsOfShare(schema), [name, companyId, part, atMost])).rows,
  };
};

/** pg-boss makes its schema unguarded: of processes that start at once on a new database all but one would fail. `start` uses connections of its own. */
const oneAfterTheOther = (pool: pg.Pool, schema: string, start: () => Promise<void>): Promise<void> =>
  withTransaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('queue-start:' || $1, 0))`, [schema]);
    await start();
  });

const over = (tx: Queryable): Db => ({ executeSql: (text, values) => tx.query(text, values) });

/** Maintenance sends `begin; …; commit` as one text: when that fails, its connection stays inside a dead transaction and must not be used again. */
const executeSafely = async (pool: pg.Pool, text: string, values?: unknown[]) => {
  const client = await pool.connect();
  let failed = true;
  try {
    const result = await client.query(text, values);
    failed = false;
    return result;
  } finally {
    client.release(failed);
  }
};

/** Whatever ended the try, one more is left, for as long as an outage is waited for. */
const spareTry = async (tx: Queryable, schema: string, id: string): Promise<void> => {
  await tx.query(
    `update ${schema}.job set retry_count = least(retry_count, retry_limit - 1)
     where id = $1 and retry_limit > 0 and created_on > now() - interval '${outagePatienceDays} days'`,
    [id],
  );
};

const jobsOfShare = (schema: string): string => {
  const ofShare = `j.name = $1 and ${companyOf('j')} = $2 and ${partOf('j')} = $3`;
  return `(select j.singleton_key as key, j.data, true as waits from ${schema}.job j where ${ofShare} and j.state < 'active' limit $4)
    union all
    (select j.singleton_key, j.data, false from app.active_jobs a join ${schema}.job j on j.name = a.job_name and j.id = a.job_id
     where a.job_name = $1 and ${ofShare} limit $4)`;
};

const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));

const delaysOf = (retries: JobDefinition<object>['retries']) => {
  if (!retries) return { retryDelay: 0, retryBackoff: false };
  const { delayMs, firstMs } = retries;
  if (firstMs === undefined) return { retryDelay: wholeSeconds(delayMs), retryBackoff: false };
  return { retryDelay: wholeSeconds(firstMs), retryBackoff: true, retryDelayMax: wholeSeconds(delayMs) };
};

const makeQueue = async (
  boss: PgBoss,
  pool: pg.Pool,
  schema: string,
  { name, policy, deadlineMs, retries }: JobDefinition<object>,
) => {
  const options = {
    expireInSeconds: Math.ceil((deadlineMs + expiryMarginMs) / 1_000),
    retryLimit: retries?.limit ?? 0,
    ...delaysOf(retries),
    deleteAfterSeconds,
    retentionSeconds,
  };
  // asked first: making one waits for a lock that all share who start, forty times a start
  const existing = await boss.getQueue(name);
  if (!existing) await boss.createQueue(name, { policy, ...options });
  const now = existing ?? (await boss.getQueue(name));
  // pg-boss changes all of a queue but this; jobs that wait keep the policy they were put on with
  if (now?.policy !== policy) await pool.query(`update ${schema}.queue set policy = $2 where name = $1`, [name, policy]);
  const same = now && (Object.keys(options) as (keyof typeof options)[]).every((option) => now[option] === options[option]);
  if (!same) await boss.updateQueue(name, options);
};

type NewRow = ReturnType<typeof rowOf>;

/** Under this name a job's data says for what trace it works; handlers do not see it. */
export const traceField = '$traceparent';

const rowOf = ({ job, data, key, startAfter, traceParent }: Enqueue) => {
  const group = groupOf(data);
  const trace = traceParent ?? currentTrace();
  return {
    id: ascendingUuid(), // jobs of one transaction have the same time: their ids keep them in order
    name: job.name,
    policy: job.policy,
    data: trace === null ? data : { ...data, [traceField]: trace },
    singletonKey: key,
    ...(group ? { group } : {}),
    ...(startAfter ? { startAfter: startAfter.toISOString() } : {}),
  };
};

/** Of several stately ones in one insert Postgres would keep any. */
const firstOfEachKey = (rows: readonly NewRow[]): readonly NewRow[] => {
  const seenKeys = new Set<string>();
  return rows.filter(({ policy, name, singletonKey }) => {
    const key = JSON.stringify([name, singletonKey]);
    if (policy !== 'stately' || !seenKeys.has(key)) return seenKeys.add(key);
    return false;
  });
};

/** The ids that were accepted. */
const insertEach = async (boss: PgBoss, rows: readonly NewRow[], tx: Queryable): Promise<ReadonlySet<string>> => {
  const accepted = new Set<string>();
  for (const [name, jobs] of Map.groupBy(rows, (row) => row.name)) {
    const inserted = jobs.map(({ policy: _policy, name: _name, ...row }) => row);
    for (const id of (await boss.insert(name, inserted, { db: over(tx), returnId: true })) ?? []) accepted.add(id);
  }
  return accepted;
};

/**
 * The waiting job does what the refused one asked for, so it may not wait longer than that one would have. Found by the index that refused it, however
 * many wait; in one order, for others pull forward as well.
 */
const pullForward = async (tx: Queryable, schema: string, refused: readonly NewRow[]) => {
  await tx.query(
    `update ${schema}.job j set start_after = r.at
     from (select name, key, min(coalesce(at, now())) as at
           from unnest($1::text[], $2::text[], $3::timestamptz[]) as r (name, key, at) group by name, key order by name, key) r
     where j.name = r.name and coalesce(j.singleton_key, '') = r.key and j.state = 'created' and j.state <= 'active'
       and j.policy = 'stately' and j.start_after > r.at`,
    [
      refused.map(({ name }) => name),
      refused.map(({ singletonKey }) => singletonKey),
      refused.map(({ startAfter }) => startAfter ?? null),
    ],
  );
};

/** Listeners hear of the names that have something to do now, when the transaction commits. */
const tell = async (tx: Queryable, channel: string, rows: readonly NewRow[]) => {
  const due = rows.filter(({ startAfter }) => !startAfter || Date.parse(startAfter) <= Date.now());
  const names = [...new Set(due.map(({ name }) => name))];
  if (names.length > 0) await tx.query('select pg_notify($1, name) from unnest($2::text[]) as name', [channel, names]);
};
