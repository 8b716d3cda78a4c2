/**
 * Taking jobs and giving them back, in pg-boss's table. Its own fetch is not used: it takes the oldest waiting job, and under
 * `stately` that one may be blocked by its running twin, and everything behind it with it.
 */
import type { Queryable } from '../postgres/pool.ts';

export type TakenJob = { readonly id: string; readonly data: object };

/** A job that was started this often and ended with the death of its worker each time is what kills them. */
const startsAtMost = 5;

const sameKey = (a: string, b: string) => `coalesce(${a}.singleton_key, '') = coalesce(${b}.singleton_key, '')`;

export const activeJobs = (schema: string) => {
  const job = `${schema}.job`;
  const twin = (state: string) =>
    `exists (select 1 from ${job} w where w.name = j.name and w.state = '${state}' and w.policy = 'stately' and ${sameKey('w', 'j')})`;

  return {
    /** Up to `limit` due jobs, oldest first, at most one per stately key; recorded as held by the worker in the same statement. */
    take: async (db: Queryable, name: string, workerId: string, limit: number): Promise<readonly TakenJob[]> => {
      try {
        const { rows } = await db.query<TakenJob>(
          `with next as (
             select j.id, case when j.policy = 'stately' then coalesce(j.singleton_key, '') else j.id::text end as gate
             from ${job} j
             where j.name = $1 and j.state < 'active' and j.start_after <= now()
               and (j.policy is distinct from 'stately' or not ${twin('active')})
             order by j.start_after, j.created_on, j.id limit $2 for update of j skip locked
           ), first as (
             select id from (select id, row_number() over (partition by gate) as place from next) n where place = 1
           ), taken as (
             update ${job} j set state = 'active', started_on = now(),
               retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end
             from first where j.name = $1 and j.id = first.id returning j.id, j.data
           ), held as (
             insert into app.active_jobs (job_name, job_id, worker_id) select $1, id, $3 from taken
             on conflict (job_name, job_id) do update set worker_id = excluded.worker_id, started_at = now()
           )
           select id, data from taken`,
          [name, limit, workerId],
        );
        return rows;
      } catch (error) {
        // two workers saw two waiting jobs of one key: the other was first
        if ((error as { code?: string }).code === '23505') return [];
        throw error;
      }
    },

    /** Marks a job done, if the worker still holds it. */
    complete: async (db: Queryable, name: string, id: string, workerId: string): Promise<void> => {
      await db.query(
        `with mine as (delete from app.active_jobs where job_name = $1 and job_id = $2 and worker_id = $3 returning job_id)
         update ${job} set state = 'completed', completed_on = now()
         where name = $1 and id = (select job_id from mine) and state = 'active'`,
        [name, id, workerId],
      );
    },

    /** Lets go of a job; false when the worker did not hold it any more. */
    letGo: async (tx: Queryable, name: string, id: string, workerId: string): Promise<boolean> => {
      const { rowCount } = await tx.query('delete from app.active_jobs where job_name = $1 and job_id = $2 and worker_id = $3', [
        name,
        id,
        workerId,
      ]);
      return rowCount === 1;
    },

    /** Puts all that a worker holds back among the waiting, due at once; answers the names. `died`: the start counts, and the fifth was the last. */
    giveBack: async (tx: Queryable, workerId: string, died: boolean): Promise<readonly string[]> => {
      const { rows } = await tx.query<{ job_name: string; job_id: string }>(
        'delete from app.active_jobs where worker_id = $1 returning job_name, job_id',
        [workerId],
      );
      for (const { job_name: name, job_id: id } of rows) {
        await tx.query(
          `with place as (
             select case
               when $3 and j.retry_count + 1 >= ${startsAtMost} then 'failed'
               when j.policy is distinct from 'stately' or not ${twin('retry')} then 'retry'
               when not ${twin('created')} then 'created'
               else 'failed' end as state
             from ${job} j where j.name = $1 and j.id = $2 and j.state = 'active'
           )
           update ${job} j set state = place.state::${schema}.job_state,
             started_on = case when $3 then j.started_on end,
             start_after = case when place.state = 'failed' then j.start_after else now() end,
             completed_on = case when place.state = 'failed' then now() end,
             output = case when place.state = 'failed' then '{"error": "WorkerDied"}'::jsonb end
           from place where j.name = $1 and j.id = $2`,
          [name, id, died],
        );
      }
      return [...new Set(rows.map((row) => row.job_name))];
    },

    /** Those of the names that have a job whose time has come. */
    due: async (db: Queryable, names: readonly string[]): Promise<readonly string[]> => {
      const { rows } = await db.query<{ name: string }>(
        `select n.name from unnest($1::text[]) as n (name)
         where exists (select 1 from ${job} j where j.name = n.name and j.state < 'active' and j.start_after <= now())`,
        [names],
      );
      return rows.map((row) => row.name);
    },
  };
};

export type ActiveJobs = ReturnType<typeof activeJobs>;
