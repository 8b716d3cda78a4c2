/** Counts over the chat read models: from what messages have become, not from events, because statuses repeat. */
import type { Pool } from 'pg';
import type { InboundKind } from '../../domain/chat/chat-message.events.ts';

export type ChatCounts = {
  readonly sessions: Readonly<Record<'total' | 'active' | 'inactive' | 'opened_today' | 'handover' | 'opted_out', number>>;
  readonly messages: Readonly<Record<'total' | 'inbound' | 'outbound' | 'today' | 'unsupported', number>> & {
    readonly by_type: { readonly [type in InboundKind]?: number };
  };
  readonly delivery: Readonly<Record<'sent' | 'delivered' | 'read' | 'failed' | 'pending', number>>;
  readonly assistant: Readonly<
    Record<
      | 'replies'
      | 'no_answer'
      | 'refused'
      | 'handovers'
      | 'errors'
      | 'skipped_window_closed'
      | 'avg_latency_ms'
      | 'p95_latency_ms'
      | 'prompt_tokens'
      | 'completion_tokens'
      | 'total_tokens',
      number
    >
  >;
};
export type Period = { readonly from: Date | null; readonly to: Date | null };
export type ChatStatisticsQueries = { readonly chatCounts: (companyId: string, period: Period) => Promise<ChatCounts> };

const within = (column: string) => `($2::timestamptz is null or ${column} >= $2) and ($3::timestamptz is null or ${column} < $3)`;
const today = (column: string) => `${column} >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`;

const sessions = {
  name: 'chat-counts-sessions',
  text: `select count(*)::int as total, count(*) filter (where is_active)::int as active, count(*) filter (where not is_active)::int as inactive,
    count(*) filter (where ${today('started_at')})::int as opened_today, count(*) filter (where mode = 'handover')::int as handover,
    count(*) filter (where opted_out)::int as opted_out
    from read.chat_sessions where company_id = $1 and ${within('started_at')}`,
};
const messages = {
  name: 'chat-counts-messages',
  text: `select count(*)::int as total, count(*) filter (where direction = 'in')::int as inbound,
    count(*) filter (where direction = 'out')::int as outbound, count(*) filter (where ${today('created_at')})::int as today,
    count(*) filter (where type = 'unsupported')::int as unsupported,
    coalesce((select jsonb_object_agg(type, n) from (select type, count(*) as n from read.chat_messages
      where company_id = $1 and ${within('created_at')} group by type) as types), '{}') as by_type,
    count(*) filter (where direction = 'out' and status in ('sent', 'delivered', 'read'))::int as sent,
    count(*) filter (where direction = 'out' and status in ('delivered', 'read'))::int as delivered,
    count(*) filter (where direction = 'out' and status = 'read')::int as read,
    count(*) filter (where direction = 'out' and status = 'failed')::int as failed,
    count(*) filter (where direction = 'out' and status in ('queued', 'unknown'))::int as pending
    from read.chat_messages where company_id = $1 and ${within('created_at')}`,
};
const assistant = {
  name: 'chat-counts-assistant',
  text: `select count(*) filter (where message is not null)::int as replies,
    count(*) filter (where action <> 'retrieve' and outcome = 'no_answer')::int as no_answer,
    count(*) filter (where action = 'refuse')::int as refused, count(*) filter (where action = 'handover')::int as handovers,
    count(*) filter (where outcome = 'error')::int as errors,
    count(*) filter (where error_code = 'window_closed')::int as skipped_window_closed,
    coalesce(round(avg(latency_ms) filter (where message is not null)), 0)::int as avg_latency_ms,
    coalesce(round((percentile_cont(0.95) within group (order by latency_ms) filter (where message is not null))::numeric), 0)::int as p95_latency_ms,
    coalesce(sum(prompt_tokens), 0)::int as prompt_tokens, coalesce(sum(completion_tokens), 0)::int as completion_tokens,
    coalesce(sum(total_tokens), 0)::int as total_tokens
    from read.chat_audit where company_id = $1 and ${within('created_at')}`,
};

export const createChatStatisticsQueries = (pool: Pool): ChatStatisticsQueries => ({
  chatCounts: async (companyId, { from, to }) => {
    const values = [companyId, from, to];
    const first = async <T extends object>(query: { name: string; text: string }): Promise<T> =>
      (await pool.query<T & Record<string, unknown>>({ ...query, values })).rows[0] as T;
    const [of, { sent, delivered, read, failed, pending, ...told }, by] = await Promise.all([
      first<ChatCounts['sessions']>(sessions),
      first<ChatCounts['messages'] & ChatCounts['delivery']>(messages),
      first<ChatCounts['assistant']>(assistant),
    ]);
    return { sessions: of, messages: told, delivery: { sent, delivered, read, failed, pending }, assistant: by };
  },
});
