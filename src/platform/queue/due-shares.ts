/** What is due and waits, by kind of work and company: for readiness, metrics and alarms. */
import type { Pool } from 'pg';
import { companyOf, partOf } from './shares.ts';

/** `companyId` '' for the installation's own; `jobs` is counted up to `countedTo`; `head` is the job that is next. */
export type DueShare = {
  readonly job: string;
  readonly companyId: string;
  readonly oldest: Date;
  readonly head: string;
  readonly jobs: number;
};

/** `forMs`: only what has been due this long. `companyId`: only of this company. */
export type DueShares = (of?: { readonly forMs?: number; readonly companyId?: string }) => Promise<readonly DueShare[]>;

/** Jobs of one share that are counted: beyond it is a flood, whatever its size. */
export const countedTo = 1_000;

const textOf = (schema: string): string => {
  const job = `${schema}.job`;
  const share = `j.name, ${companyOf('j')}, ${partOf('j')}`;
  const next = (after: string) =>
    `select j.name, ${companyOf('j')} as company, ${partOf('j')} as part from ${job} j
     where j.state < 'active' ${after} order by ${share} limit 1`;
  const mine = (state: string) =>
    `from ${job} j where j.name = s.name and j.state = '${state}' and j.state < 'active' and ${companyOf('j')} = s.company
      and ${partOf('j')} = s.part and j.start_after <= now() - $1 * interval '1 millisecond'`;
  const first = (state: string) =>
    `(select j.id, j.start_after ${mine(state)} order by j.start_after, j.created_on, j.id limit 1)`;
  return `
    with recursive shares as (
      (${next('')}) union all
      select n.name, n.company, n.part from shares w cross join lateral (${next(`and (${share}) > (w.name, w.company, w.part)`)}) n
    )
    select s.name as job, s.company as "companyId", min(f.start_after) as oldest,
      (array_agg(f.id::text order by f.start_after))[1] as head, least(${countedTo}, sum(c.jobs))::int as jobs
    from shares s
    cross join lateral (select * from (select * from ${first('retry')} r union all select * from ${first('created')} c) f order by start_after limit 1) f
    cross join lateral (
      select (select count(*) from (select 1 ${mine('retry')} limit ${countedTo}) r)
        + (select count(*) from (select 1 ${mine('created')} limit ${countedTo}) c) as jobs
    ) c
    where $2::text is null or s.company = $2
    group by 1, 2 order by 3`;
};

/** Steps through the index of turns, share by share: costs as much as there are companies that wait, however much they have waiting. */
export const createDueShares = (pool: Pool, schema = 'queue'): DueShares => {
  const text = textOf(schema);
  return async ({ forMs = 0, companyId } = {}) => {
    try {
      return (await pool.query<DueShare>({ name: `due-shares-${schema}`, text, values: [forMs, companyId ?? null] })).rows;
    } catch (error) {
      if ((error as { code?: string }).code === '42P01') return []; // nobody has made the queue yet
      throw error;
    }
  };
};
