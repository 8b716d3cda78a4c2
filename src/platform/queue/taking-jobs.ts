/** Taking jobs from pg-boss's table: whose turn it is, and which of that share's jobs may start now. */
import type { Queryable } from '@order-intake/event-sourcing';
import { jobSql } from './job-sql.ts';
import { companyOf, partOf, type Share } from './shares.ts';

/** `turn`: the place of its share among those of the same look. */
export type TakenJob = { readonly id: string; readonly data: object; readonly turn: number } & Share;

export type Held = { readonly name: string; readonly id: string };

type Limits = {
  readonly limit: number;
  /** places that one company may hold in this process; the installation's own may hold all */
  readonly placesOfOne: number;
  /** places that are held, by company */
  readonly held: ReadonlyMap<string, number>;
  /** whose turn was last */
  readonly after: Share;
};

const shareKey = (alias: string) => `(${companyOf(alias)}, ${partOf(alias)})`;

/** SQL of the shares that have anything waiting, in their order, each found by one step in the index. `from`, `to`: which of them. */
const walk = (job: string, from: string, to: string) => {
  const next = (bounds: string) =>
    `select ${companyOf('j')} as company, ${partOf('j')} as part from ${job} j
     where j.name = $1 and j.state < 'active' ${bounds} order by ${companyOf('j')}, ${partOf('j')} limit 1`;
  return `(${next(`${from} ${to}`)}) union all
     select n.company, n.part from walked w cross join lateral (${next(`and ${shareKey('j')} > (w.company, w.part) ${to}`)}) n`;
};

/**
 * SQL of whether one job of a share is due that may start now: looked for among those tried before and those that are new, each by its own range of the
 * index. Not by `exists`: of several in an `or` Postgres would make tables of all that wait.
 */
const hasReady = ({ job, ready }: ReturnType<typeof jobSql>, company: string, part: string) =>
  `coalesce(${['retry', 'created']
    .map(
      (state) => `(select true from ${job} j where j.name = $1 and j.state = '${state}' and j.state < 'active'
        and ${companyOf('j')} = ${company} and ${partOf('j')} = ${part} and ${ready} limit 1)`,
    )
    .join(', ')}, false)`;

const takeStatement = (schema: string, sql = jobSql(schema)) => `
with recursive busy as (select b.company, b.places from unnest($6::text[], $7::int[]) as b (company, places)),
ahead as (with recursive walked as (${walk(sql.job, `and ${shareKey('j')} > ($4, $5)`, '')}) select * from walked),
behind as (with recursive walked as (${walk(sql.job, '', `and ${shareKey('j')} <= ($4, $5)`)}) select * from walked),
-- whose turn it is: in order from where the last look ended, as many as there is room for; the walk ends there
turns as materialized (
  select s.company, s.part, row_number() over () as turn
  from (select * from ahead union all select * from behind) s
  where (s.company = '' or not exists (select 1 from busy b where b.company = s.company and b.places >= $8))
    and ${hasReady(sql, 's.company', 's.part')}
  limit $2
), each as (
  select greatest(1, $2::int / greatest(1, count(*)))::int as jobs from turns
), startable as (
  select t.company, t.part, t.turn, n.id, n.sole_key,
    row_number() over (partition by t.turn order by n.state desc, n.start_after, n.created_on, n.id) as nth
  from turns t cross join (values ('retry'::${schema}.job_state), ('created')) as s (state)
  cross join lateral (
    select j.id, j.state, j.start_after, j.created_on,
      case when j.policy = 'stately' then coalesce(j.singleton_key, '') else j.id::text end as sole_key
    from ${sql.job} j
    where j.name = $1 and j.state = s.state and j.state < 'active' and ${companyOf('j')} = t.company and ${partOf('j')} = t.part and ${sql.ready}
    order by j.start_after, j.created_on, j.id limit (select jobs from each) for update of j skip locked
  ) n
), first as (
  select f.id, f.company, f.part, f.turn, f.nth from (
    select *, row_number() over (partition by sole_key order by nth, turn) as of_key,
      row_number() over (partition by company order by nth, turn) as of_company
    from startable where nth <= (select jobs from each)
  ) f left join busy b on b.company = f.company
  where f.of_key = 1 and (f.company = '' or f.of_company <= $8 - coalesce(b.places, 0))
  order by f.nth, f.turn limit $2
), taken as (
  update ${sql.job} j set state = 'active', started_on = now(),
    retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end
  from first where j.name = $1 and j.id = first.id returning j.id, j.data
), held as (
  insert into app.active_jobs (job_name, job_id, worker_id) select $1, id, $3 from taken
  on conflict (job_name, job_id) do update set worker_id = excluded.worker_id, started_at = now()
)
select taken.id, taken.data, first.company as "companyId", first.part, first.turn::int from taken join first using (id) order by first.nth, first.turn`;

export const takingJobs = (schema: string) => {
  const { job } = jobSql(schema);
  const text = takeStatement(schema);
  return {
    /**
     * Up to `limit` due jobs, at most one per stately key; recorded as held by the worker in the same statement. Companies take turns, those
     * of one by age: what was begun before goes first. Costs as many steps in an index as companies are passed, however much each has waiting.
     */
    take: async (db: Queryable, name: string, workerId: string, { limit, placesOfOne, held, after }: Limits) => {
      try {
        const companies = [...held.keys()];
        const slotCounts = companies.map((company) => held.get(company));
        const values = [name, limit, workerId, after.companyId, after.part, companies, slotCounts, placesOfOne];
        // by name: planning it takes five times as long as running it
        return (await db.query<TakenJob>({ name: `take-${schema}`, text, values })).rows;
      } catch (error) {
        // two workers saw two waiting jobs of one key: the other was first
        if ((error as { code?: string }).code === '23505') return [];
        throw error;
      }
    },

    /** All that a worker holds under these names. */
    heldBy: async (db: Queryable, workerId: string, names: readonly string[]): Promise<readonly Held[]> => {
      const { rows } = await db.query<Held>(
        'select job_name as name, job_id as id from app.active_jobs where worker_id = $1 and job_name = any($2)',
        [workerId, names],
      );
      return rows;
    },

    /** Whether anybody but this share has a job that is due. */
    othersWait: async (db: Queryable, name: string, { companyId, part }: Share): Promise<boolean> => {
      const beside = (side: '<' | '>') =>
        `exists (select 1 from ${job} j where j.name = $1 and j.state < 'active' and ${shareKey('j')} ${side} ($2, $3) and j.start_after <= now())`;
      const { rows } = await db.query<{ wait: boolean }>(`select ${beside('<')} or ${beside('>')} as wait`, [
        name,
        companyId,
        part,
      ]);
      return rows[0]?.wait === true;
    },
  };
};
