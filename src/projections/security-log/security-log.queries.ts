import type { Pool } from 'pg';
import { type Page, type PageRequest, pageOf, startOf } from '../../platform/postgres/keyset.ts';
import type { SecurityKind, SecurityLogRow } from './security-log.read-model.ts';

export type SecurityFilter = {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly kind?: SecurityKind | undefined;
  /** any of these */
  readonly actors?: readonly string[] | undefined;
};
export type SecurityLogQueries = {
  /** Newest first, no older than they are kept: by the installation, or by the company where that is shorter. */
  readonly securityLog: (companyId: string, filter: SecurityFilter, page: PageRequest) => Promise<Page<SecurityLogRow>>;
};

const list = {
  name: 'security-log-of-actors',
  text: `select * from read.security_log where company_id = $1 and at > now() - make_interval(days => least($2, (select (settings->>'auditDataDays')::int from read.companies where id = $1)))
    and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4) and ($5::text is null or kind = $5)
    and ($6::text[] is null or actor = any($6)) and (at, id) < ($7, $8) order by at desc, id desc limit $9`,
};

export const createSecurityLogQueries = (pool: Pool, keptDays: number): SecurityLogQueries => ({
  securityLog: async (companyId, { from, to, kind, actors }, page) => {
    const { at, id } = startOf(page);
    const filter = [from ?? null, to ?? null, kind ?? null, actors ?? null];
    const values = [companyId, keptDays, ...filter, at, id, page.limit + 1];
    const { rows } = await pool.query<SecurityLogRow>({ ...list, values });
    return pageOf(rows, page.limit, (row) => row);
  },
});

/** Entries that are older than they are kept go; the events that say so go from the log by the age of their stream. */
export const sweepSecurityLog = async (pool: Pool, keptDays: number): Promise<number> =>
  (await pool.query('delete from read.security_log where at < now() - make_interval(days => $1)', [keptDays])).rowCount ?? 0;

export type AgedSecurityLog = {
  /** Entries of the company from before then. */
  readonly count: (companyId: string, before: Date) => Promise<number>;
  readonly read: (companyId: string, before: Date) => AsyncGenerator<SecurityLogRow>;
  /** Answers how many. */
  readonly remove: (companyId: string, before: Date) => Promise<number>;
};

const readAtOnce = 500;

export const createAgedSecurityLog = (pool: Pool): AgedSecurityLog => {
  const aged = 'from read.security_log where company_id = $1 and at < $2';
  return {
    count: async (companyId, before) =>
      (await pool.query<{ n: number }>(`select count(*)::int as n ${aged}`, [companyId, before])).rows[0]?.n ?? 0,
    read: async function* (companyId, before) {
      for (let last: SecurityLogRow | undefined; ; ) {
        const { rows }: { rows: SecurityLogRow[] } = await pool.query<SecurityLogRow>(
          `select * ${aged} and ($3::timestamptz is null or (at, id) > ($3, $4::uuid)) order by at, id limit ${readAtOnce}`,
          [companyId, before, last?.at ?? null, last?.id ?? null],
        );
        yield* rows;
        last = rows.at(-1);
        if (rows.length < readAtOnce) return;
      }
    },
    remove: async (companyId, before) => (await pool.query(`delete ${aged}`, [companyId, before])).rowCount ?? 0,
  };
};
