/** Counts of what was told and belongs to no session: duplicates, unknown numbers, elements that cannot be read. No company: ''. */
import type { Queryable } from '@order-intake/event-sourcing';

export type CounterName = 'duplicate' | 'unrouted' | 'rejected' | 'unsigned';

export type ChatCounters = {
  readonly add: (
    counts: readonly { readonly companyId: string; readonly name: CounterName; readonly subject?: string }[],
  ) => Promise<void>;
  readonly total: (companyId: string, name: CounterName) => Promise<number>;
};

export const createChatCounters = (pool: Queryable): ChatCounters => ({
  add: async (counts) => {
    if (counts.length === 0) return;
    await pool.query(
      `insert into app.chat_counters (company_id, name, subject, count)
       select company, name, subject, count(*) from unnest($1::text[], $2::text[], $3::text[]) as told(company, name, subject)
       group by 1, 2, 3 order by 1, 2, 3
       on conflict (company_id, name, subject, day) do update set count = chat_counters.count + excluded.count, updated_at = now()`,
      [
        counts.map(({ companyId }) => companyId),
        counts.map(({ name }) => name),
        counts.map(({ subject }) => (subject ?? '').slice(0, 64)),
      ],
    );
  },
  total: async (companyId, name) => {
    const { rows } = await pool.query<{ total: string }>(
      'select coalesce(sum(count), 0)::text as total from app.chat_counters where company_id = $1 and name = $2',
      [companyId, name],
    );
    return Number(rows[0]?.total ?? 0);
  },
});
