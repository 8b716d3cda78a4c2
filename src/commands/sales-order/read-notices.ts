/** Which notices a person has read. No event: nothing follows from it. */
import { announce, type Queryable } from '@order-intake/event-sourcing';

export type ReadNotices = {
  readonly mark: (companyId: string, subject: string, ids: readonly string[]) => Promise<void>;
  /** Everything of somebody who was ended. */
  readonly removeOf: (companyId: string, subject: string) => Promise<void>;
};

export const createReadNotices = (pool: Queryable): ReadNotices => ({
  mark: async (companyId, subject, ids) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into app.read_notices (company_id, subject, notice_id) select $1, $2, unnest($3::uuid[])
       on conflict do nothing returning notice_id as id`,
      [companyId, subject, ids],
    );
    // the person's other tabs count again
    if (rows.length > 0) await announce(pool, 'notices', new Map([[companyId, new Set(rows.map(({ id }) => id))]]));
  },
  removeOf: async (companyId, subject) => {
    await pool.query('delete from app.read_notices where company_id = $1 and subject = $2', [companyId, subject]);
  },
});

/** Notices that are older than they are shown were read before. */
export const sweepReadNotices = async (pool: Queryable): Promise<void> => {
  await pool.query(`delete from app.read_notices where read_at < now() - interval '60 days'`);
};
