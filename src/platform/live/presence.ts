/** Who looks at a record just now: each says so again and again; who is silent for long enough is gone. */
import { announce, type Queryable } from '@order-intake/event-sourcing';

/** One browser, or one caller without a session. */
export type Onlooker = { readonly owner: string; readonly subject: string; readonly sessionId: string | null };
export type Present = { readonly subject: string; readonly sessionId: string | null; readonly since: Date };

export type Presence = {
  /** Says that this one looks, and answers who else does, the longest first. */
  readonly look: (companyId: string, recordId: string, by: Onlooker) => Promise<readonly Present[]>;
  readonly leave: (companyId: string, recordId: string, owner: string) => Promise<void>;
};

/** Seconds of silence after which a viewer is gone; to be repeated well before. */
export const presenceSeconds = 45;
const expiredCondition = `seen_at < now() - interval '${presenceSeconds} seconds'`;
/** What browsers are told that changed. */
const model = 'presence';

type Row = { readonly company_id: string; readonly record_id: string };

export const createPresence = (pool: Queryable): Presence => {
  const tell = async (rows: readonly Row[]) => {
    for (const { company_id, record_id } of rows) await announce(pool, model, new Map([[company_id, new Set([record_id])]]));
  };
  return {
    look: async (companyId, recordId, { owner, subject, sessionId }) => {
      const left = await pool.query<Row>(`delete from app.presence where ${expiredCondition} returning company_id, record_id`);
      const { rows } = await pool.query<Row & { came: boolean }>(
        `insert into app.presence (company_id, record_id, owner, subject, session_id) values ($1, $2, $3, $4, $5)
         on conflict (company_id, record_id, owner) do update set seen_at = now()
         returning company_id, record_id, xmax = 0 as came`,
        [companyId, recordId, owner, subject, sessionId],
      );
      await tell([...left.rows, ...rows.filter(({ came }) => came)]);
      const otherViewers = await pool.query<Present>(
        `select subject, session_id as "sessionId", since from app.presence
         where company_id = $1 and record_id = $2 and owner <> $3 order by since, owner`,
        [companyId, recordId, owner],
      );
      return otherViewers.rows;
    },
    leave: async (companyId, recordId, owner) => {
      const { rows } = await pool.query<Row>(
        'delete from app.presence where company_id = $1 and record_id = $2 and owner = $3 returning company_id, record_id',
        [companyId, recordId, owner],
      );
      await tell(rows);
    },
  };
};
