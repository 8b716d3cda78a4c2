/**
 * Takes jobs and returns them, in pg-boss's table. Its own fetch is not used: it takes the oldest waiting job, and
 * under `stately` that one may be blocked by its running twin, and everything behind it too; the company with the
 * most waiting jobs would get all places.
 */
import type { Queryable } from '@order-intake/event-sourcing';
import { dueJobs } from './due-jobs.ts';
import { jobSql } from './job-sql.ts';
import { type Held, takingJobs } from './taking-jobs.ts';

/** A job that ended this often with the death of its worker, and never otherwise meanwhile, is what kills them. */
const deathsAtMost = 5;
/** SQL of these, the one that is noticed included: kept where a failure of the job writes its own reason, which begins the count anew. */
const deaths = `coalesce((j.output->>'workersDied')::int, 0) + 1`;

export const activeJobs = (schema: string) => {
  const { job, twin } = jobSql(schema);
  return {
    ...takingJobs(schema),
    ...dueJobs(schema),

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

    /** Whether a worker holds it; one that died holds nothing any more once it was noticed. */
    isHeld: async (db: Queryable, name: string, id: string): Promise<boolean> => {
      const { rowCount } = await db.query('select 1 from app.active_jobs where job_name = $1 and job_id = $2', [name, id]);
      return rowCount === 1;
    },

    /** Puts a job that nobody holds back among the waiting, due at once. `died`: its worker did, and the fifth such start in a row was the last. */
    putBack: async (tx: Queryable, name: string, id: string, died: boolean): Promise<void> => {
      await tx.query(
        `with place as (
           select case
             when $3 and ${deaths} >= ${deathsAtMost} then 'failed'
             when j.policy is distinct from 'stately' or not ${twin('retry')} then 'retry'
             when not ${twin('created')} then 'created'
             else 'failed' end as state, ${deaths} as deaths
           from ${job} j where j.name = $1 and j.id = $2 and j.state = 'active'
         )
         update ${job} j set state = place.state::${schema}.job_state,
           started_on = case when $3 then j.started_on end,
           start_after = case place.state when 'failed' then j.start_after when 'created' then least(j.created_on, now()) else now() end,
           completed_on = case when place.state = 'failed' then now() end,
           output = case when place.state = 'failed' then '{"error": "WorkerDied"}'::jsonb
             when $3 then jsonb_build_object('workersDied', place.deaths) else j.output end
         from place where j.name = $1 and j.id = $2`,
        [name, id, died],
      );
    },

    /** All that a worker holds, nobody does any more. */
    release: async (tx: Queryable, workerId: string): Promise<readonly Held[]> => {
      const { rows } = await tx.query<Held>(
        'delete from app.active_jobs where worker_id = $1 returning job_name as name, job_id as id',
        [workerId],
      );
      return rows;
    },
  };
};

export type ActiveJobs = ReturnType<typeof activeJobs>;
