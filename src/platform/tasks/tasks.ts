/** Background work that somebody waits for: its state, progress and result, kept 7 days. */
import { randomUUID } from 'node:crypto';
import { isUuid, type Queryable } from '@order-intake/event-sourcing';
import { tasksOfJobs } from '../queue/tasks-of-jobs.ts';
import { type Task, type TaskKinds, taskColumns } from './task.ts';

export type NewTask<Kind> = {
  readonly companyId: string;
  readonly kind: Kind;
  /** what it is about: a mailbox's id */
  readonly subject?: string;
  /** makes the task and its job one transaction */
  readonly tx?: Queryable;
};

/**
 * Changes answer false when the task is unknown, another company's, of another kind, or already finished: the first
 * to finish wins.
 */
export type Tasks<Kinds extends TaskKinds = TaskKinds> = {
  readonly create: <K extends keyof Kinds & string>(task: NewTask<K>) => Promise<Task<Kinds, K>>;
  readonly start: (companyId: string, id: string) => Promise<boolean>;
  /** `progress` is plain JSON and replaces what was there. */
  readonly progress: <K extends keyof Kinds & string>(
    kind: K,
    companyId: string,
    id: string,
    progress: Kinds[K]['progress'],
  ) => Promise<boolean>;
  readonly succeed: <K extends keyof Kinds & string>(
    kind: K,
    companyId: string,
    id: string,
    result: Kinds[K]['result'],
  ) => Promise<boolean>;
  /** `error` is shown to the caller: a stable code and a sentence, no internals. */
  readonly fail: <K extends keyof Kinds & string>(
    kind: K,
    companyId: string,
    id: string,
    error: { readonly code: Kinds[K]['failure']; readonly message: string },
  ) => Promise<boolean>;
  /** @param kinds those that are looked for; without any: every kind */
  readonly get: <K extends keyof Kinds & string>(
    companyId: string,
    id: string,
    ...kinds: readonly K[]
  ) => Promise<Task<Kinds, K> | null>;
  /** The newest one of this kind and subject that is queued or running. `tx` looks inside a transaction. */
  readonly findRunning: <K extends keyof Kinds & string>(
    companyId: string,
    kind: K,
    subject: string,
    tx?: Queryable,
  ) => Promise<Task<Kinds, K> | null>;
  /**
   * Removes expired tasks, and fails with code `abandoned` those that nobody has touched for an hour and no job is about any more; answers how many of each.
   */
  readonly sweep: () => Promise<{ readonly removed: number; readonly abandoned: number }>;
};

const unfinished = `state in ('queued', 'running')`;

export const createTasks = <Kinds extends TaskKinds>({ pool }: { readonly pool: Queryable }): Tasks<Kinds> => {
  type Of<K extends keyof Kinds> = Task<Kinds, K>;
  /** $1 is the company, $2 the id, $3 the kind or null for any */
  const change = async (
    set: string,
    { companyId, id, kind = null }: { readonly companyId: string; readonly id: string; readonly kind?: string | null },
    ...values: readonly unknown[]
  ): Promise<boolean> => {
    if (!isUuid(id)) return false;
    const { rowCount } = await pool.query(
      `update app.tasks set updated_at = now(), ${set}
       where company_id = $1 and id = $2 and ($3::text is null or kind = $3) and ${unfinished}`,
      [companyId, id, kind, ...values],
    );
    return rowCount === 1;
  };
  const findOne = async <K extends keyof Kinds>(
    condition: string,
    values: unknown[],
    db: Queryable = pool,
  ): Promise<Of<K> | null> => {
    const { rows } = await db.query<Of<K>>(
      `select ${taskColumns} from app.tasks where ${condition} and expires_at > now() order by created_at desc limit 1`,
      values,
    );
    return rows[0] ?? null;
  };

  return {
    create: async ({ companyId, kind, subject, tx = pool }) => {
      const { rows } = await tx.query<Of<typeof kind>>(
        `insert into app.tasks (id, company_id, kind, subject, expires_at) values ($1, $2, $3, $4, now() + interval '7 days')
         returning ${taskColumns}`,
        [randomUUID(), companyId, kind, subject ?? null],
      );
      if (!rows[0]) throw new Error('app.tasks: an insert answered no row');
      return rows[0];
    },
    start: (companyId, id) => change(`state = 'running', started_at = coalesce(started_at, now())`, { companyId, id }),
    progress: (kind, companyId, id, progress) =>
      change(
        `state = 'running', started_at = coalesce(started_at, now()), progress = $4::jsonb`,
        { companyId, id, kind },
        JSON.stringify(progress),
      ),
    succeed: (kind, companyId, id, result) =>
      change(`state = 'succeeded', finished_at = now(), result = $4::jsonb`, { companyId, id, kind }, JSON.stringify(result)),
    fail: (kind, companyId, id, { code, message }) =>
      change(
        `state = 'failed', finished_at = now(), error_code = $4, error_message = $5`,
        { companyId, id, kind },
        code,
        message,
      ),
    get: async (companyId, id, ...kinds) =>
      isUuid(id)
        ? findOne('company_id = $1 and id = $2 and (cardinality($3::text[]) = 0 or kind = any($3))', [companyId, id, kinds])
        : null,
    findRunning: (companyId, kind, subject, tx) =>
      findOne(`company_id = $1 and kind = $2 and subject = $3 and ${unfinished}`, [companyId, kind, subject], tx),
    sweep: () => sweep(pool),
  };
};

const sweep = async (pool: Queryable) => {
  const expired = await pool.query('delete from app.tasks where expires_at <= now()');
  const { rows: untouched } = await pool.query<{ id: string }>(
    `select id from app.tasks where ${unfinished} and updated_at < now() - interval '1 hour'`,
  );
  const awaited = await tasksOfJobs(
    pool,
    untouched.map(({ id }) => id),
  );
  const lost = untouched.flatMap(({ id }) => (awaited.has(id) ? [] : [id]));
  const left = await pool.query(
    `update app.tasks set state = 'failed', finished_at = now(), updated_at = now(), error_code = 'abandoned',
       error_message = 'The work was interrupted and nothing took it up again. Start it anew.'
     where id = any($1) and ${unfinished}`,
    [lost],
  );
  return { removed: expired.rowCount ?? 0, abandoned: left.rowCount ?? 0 };
};
