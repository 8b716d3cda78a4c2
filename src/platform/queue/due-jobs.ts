/** Jobs whose time has come, and those whose time a wrong clock has put too far: found by one index, however many wait for theirs. */
import type { Queryable } from '@order-intake/event-sourcing';
import { longestPutOffMs } from '@order-intake/kernel';
import { jobSql } from './job-sql.ts';
import { putOff } from './shares.ts';

export const dueJobs = (schema: string) => {
  const { job } = jobSql(schema);
  return {
    /**
     * Jobs under these names that wait for longer than anything is put off, or were meant for at once and still lie ahead: the clock was wrong when they
     * were queued, or has been set back since. Answers the names that had some; what is put off as it should be is not looked at.
     */
    pullForward: async (db: Queryable, names: readonly string[]): Promise<readonly string[]> => {
      const ahead = (kind: 0 | 1, after: string) =>
        `select j.name, j.id from ${job} j where j.name = any($1) and j.state < 'active' and ${putOff('j')} = ${kind} and j.start_after > ${after}`;
      const { rows } = await db.query<{ name: string }>(
        `with ahead as (${ahead(0, 'now()')} union all ${ahead(1, `now() + interval '${longestPutOffMs} milliseconds'`)}),
         forward as (
           update ${job} j set start_after = now() from ahead where j.name = ahead.name and j.id = ahead.id and j.state < 'active' returning j.name)
         select distinct name from forward`,
        [names],
      );
      return rows.map(({ name }) => name);
    },

    /** Those of the names that have a job whose time has come. */
    due: async (db: Queryable, names: readonly string[]): Promise<readonly string[]> => {
      const { rows } = await db.query<{ name: string }>(
        `select n.name from unnest($1::text[]) as n (name) where coalesce(${[0, 1]
          .map(
            (kind) => `(select true from ${job} j
              where j.name = n.name and j.state < 'active' and ${putOff('j')} = ${kind} and j.start_after <= now() limit 1)`,
          )
          .join(', ')}, false)`,
        [names],
      );
      return rows.map((row) => row.name);
    },
  };
};
