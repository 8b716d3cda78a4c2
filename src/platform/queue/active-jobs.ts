/**
 * Taking jobs and giving them back, in pg-boss's table. Its own fetch is not used: it takes the oldest waiting job, and under
 * `stately` that one may be blocked by its running twin, and everything behind it with it; whoever has most waiting would get all.
 */
import { longestPutOffMs } from '../../kernel/dates.ts';
import type { Queryable } from '../postgres/pool.ts';
import { companyOf, partOf, type Share } from './shares.ts';

/** `turn`: the place of its share among those of the same look. */
export type TakenJob = { readonly id: string; readonly data: object; readonly turn: number } & Share;

export type Wanted = {
  readonly limit: number;
  /** places that one company may hold in this process; the installation's own may hold all */
  readonly placesOfOne: number;
  /** places that are held, by company */
  readonly held: ReadonlyMap<string, number>;
  /** whose turn was last */
  readonly after: Share;
};

/** A job that was started this often and ended with the death of its worker each time is what kills them. */
const startsAtMost = 5;

const sameKey = (a: string, b: string) => `coalesce(${a}.singleton_key, '') = coalesce(${b}.singleton_key, '')`;

export const activeJobs = (schema: string) => {
  const job = `${schema}.job`;
  const twin = (state: string) =>
    `exists (select 1 from ${job} w where w.name = j.name and w.state = '${state}' and w.policy = 'stately' and ${sameKey('w', 'j')})`;
  const ready = `j.start_after <= now() and (j.policy is distinct from 'stately' or not ${twin('active')})`;

  /** The next share that has anything waiting, found by one step in the index. */
  const nextShare = (bounds: string) =>
    `select ${companyOf('j')} as company, ${partOf('j')} as part from ${job} j
     where j.name = $1 and j.state < 'active' ${bounds} order by ${companyOf('j')}, ${partOf('j')} limit 1`;
  const place = (alias: string) => `(${companyOf(alias)}, ${partOf(alias)})`;
  const walk = (from: string, to: string) =>
    `(${nextShare(`${from} ${to}`)}) union all
     select n.company, n.part from walked w cross join lateral (${nextShare(`and ${place('j')} > (w.company, w.part) ${to}`)}) n`;
  /**
   * One job of a share is due that may start now; looked for among those tried before and those that are new, each by its own range of the
   * index. Not by `exists`: of several in an `or` Postgres would make tables of all that wait.
   */
  const hasReady = (company: string, part: string) =>
    `coalesce(${['retry', 'created']
      .map(
        (state) => `(select true from ${job} j where j.name = $1 and j.state = '${state}' and j.state < 'active'
          and ${companyOf('j')} = ${company} and ${partOf('j')} = ${part} and ${ready} limit 1)`,
      )
      .join(', ')}, false)`;

  const takeText = `
    with recursive busy as (select b.company, b.places from unnest($6::text[], $7::int[]) as b (company, places)),
    ahead as (with recursive walked as (${walk(`and ${place('j')} > ($4, $5)`, '')}) select * from walked),
    behind as (with recursive walked as (${walk('', `and ${place('j')} <= ($4, $5)`)}) select * from walked),
    -- whose turn it is: in order from where the last look ended, as many as there is room for; the walk ends there
    turns as materialized (
      select s.company, s.part, row_number() over () as turn
      from (select * from ahead union all select * from behind) s
      where (s.company = '' or not exists (select 1 from busy b where b.company = s.company and b.places >= $8))
        and ${hasReady('s.company', 's.part')}
      limit $2
    ), each as (
      select greatest(1, $2::int / greatest(1, count(*)))::int as jobs from turns
    ), found as (
      select t.company, t.part, t.turn, n.id, n.gate,
        row_number() over (partition by t.turn order by n.state desc, n.start_after, n.created_on, n.id) as nth
      from turns t cross join (values ('retry'::${schema}.job_state), ('created')) as s (state)
      cross join lateral (
        select j.id, j.state, j.start_after, j.created_on,
          case when j.policy = 'stately' then coalesce(j.singleton_key, '') else j.id::text end as gate
        from ${job} j
        where j.name = $1 and j.state = s.state and j.state < 'active' and ${companyOf('j')} = t.company and ${partOf('j')} = t.part and ${ready}
        order by j.start_after, j.created_on, j.id limit (select jobs from each) for update of j skip locked
      ) n
    ), first as (
      select f.id, f.company, f.part, f.turn, f.nth from (
        select *, row_number() over (partition by gate order by nth, turn) as of_key,
          row_number() over (partition by company order by nth, turn) as of_company
        from found where nth <= (select jobs from each)
      ) f left join busy b on b.company = f.company
      where f.of_key = 1 and (f.company = '' or f.of_company <= $8 - coalesce(b.places, 0))
      order by f.nth, f.turn limit $2
    ), taken as (
      update ${job} j set state = 'active', started_on = now(),
        retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end
      from first where j.name = $1 and j.id = first.id returning j.id, j.data
    ), held as (
      insert into app.active_jobs (job_name, job_id, worker_id) select $1, id, $3 from taken
      on conflict (job_name, job_id) do update set worker_id = excluded.worker_id, started_at = now()
    )
    select taken.id, taken.data, first.company as "companyId", first.part, first.turn::int from taken join first using (id) order by first.nth, first.turn`;

  return {
    /**
     * Up to `limit` due jobs, at most one per stately key; recorded as held by the worker in the same statement. Companies take turns, those
     * of one by age: what was begun before goes first. Costs as many steps in an index as companies are passed, however much each has waiting.
     */
    take: async (db: Queryable, name: string, workerId: string, { limit, placesOfOne, held, after }: Wanted) => {
      try {
        const companies = [...held.keys()];
        const places = companies.map((company) => held.get(company));
        const values = [name, limit, workerId, after.companyId, after.part, companies, places, placesOfOne];
        // by name: planning it takes five times as long as running it
        return (await db.query<TakenJob>({ name: `take-${schema}`, text: takeText, values })).rows;
      } catch (error) {
        // two workers saw two waiting jobs of one key: the other was first
        if ((error as { code?: string }).code === '23505') return [];
        throw error;
      }
    },

    /** Jobs under these names that wait for longer than anything is put off: the clock was wrong when they were. Answers the names that had some. */
    pullForward: async (db: Queryable, names: readonly string[]): Promise<readonly string[]> => {
      const { rows } = await db.query<{ name: string }>(
        `with forward as (
           update ${job} set start_after = now()
           where name = any($1) and state < 'active' and start_after > now() + interval '${longestPutOffMs} milliseconds' returning name)
         select distinct name from forward`,
        [names],
      );
      return rows.map(({ name }) => name);
    },

    /** Whether anybody but this share has a job that is due. */
    othersWait: async (db: Queryable, name: string, { companyId, part }: Share): Promise<boolean> => {
      const beside = (side: '<' | '>') =>
        `exists (select 1 from ${job} j where j.name = $1 and j.state < 'active' and ${place('j')} ${side} ($2, $3) and j.start_after <= now())`;
      const { rows } = await db.query<{ wait: boolean }>(`select ${beside('<')} or ${beside('>')} as wait`, [
        name,
        companyId,
        part,
      ]);
      return rows[0]?.wait === true;
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

    /** Puts a job that nobody holds back among the waiting, due at once. `died`: the start counts, and the fifth was the last. */
    putBack: async (tx: Queryable, name: string, id: string, died: boolean): Promise<void> => {
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
    },

    /** All that a worker holds, nobody does any more. */
    release: async (tx: Queryable, workerId: string): Promise<readonly { readonly name: string; readonly id: string }[]> => {
      const { rows } = await tx.query<{ name: string; id: string }>(
        'delete from app.active_jobs where worker_id = $1 returning job_name as name, job_id as id',
        [workerId],
      );
      return rows;
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
