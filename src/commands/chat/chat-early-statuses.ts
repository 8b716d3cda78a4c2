/** Delivery statuses that arrive before the id of their message is known here: kept until it is. */
import type { Queryable } from '@order-intake/event-sourcing';

export type EarlyStatus = { readonly status: string; readonly occurredAt: string; readonly errorCode: number | null };

export type ChatEarlyStatuses = {
  readonly keep: (companyId: string, wamidHash: string, status: EarlyStatus) => Promise<void>;
  /** What was kept of this message. */
  readonly of: (companyId: string, wamidHash: string) => Promise<readonly EarlyStatus[]>;
  readonly applied: (companyId: string, wamidHash: string) => Promise<void>;
  /** Most belong to messages sent by other programs, which are never looked up. */
  readonly sweep: (before: Date) => Promise<void>;
};

export const createChatEarlyStatuses = (pool: Queryable): ChatEarlyStatuses => ({
  keep: async (companyId, wamidHash, { status, occurredAt, errorCode }) => {
    await pool.query(
      `insert into app.chat_early_statuses (company_id, wamid_hash, status, occurred_at, error_code) values ($1, $2, $3, $4, $5)
       on conflict (company_id, wamid_hash, status) do nothing`,
      [companyId, wamidHash, status, occurredAt, errorCode],
    );
  },
  of: async (companyId, wamidHash) => {
    const { rows } = await pool.query<{ status: string; at: Date; code: number | null }>(
      `select status, occurred_at as at, error_code as code from app.chat_early_statuses
       where company_id = $1 and wamid_hash = $2 order by occurred_at`,
      [companyId, wamidHash],
    );
    return rows.map(({ status, at, code }) => ({ status, occurredAt: at.toISOString(), errorCode: code }));
  },
  applied: async (companyId, wamidHash) => {
    await pool.query('delete from app.chat_early_statuses where company_id = $1 and wamid_hash = $2', [companyId, wamidHash]);
  },
  sweep: async (before) => {
    await pool.query('delete from app.chat_early_statuses where created_at < $1', [before]);
  },
});
