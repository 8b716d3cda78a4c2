/** Counts over the chat read models: from what messages have become, not from events, because statuses repeat. */
import type { Pool } from 'pg';
import type { InboundKind } from '../../domain/chat/chat-message.events.ts';
import type { ChatAuditRow } from '../chat-audit/chat-audit.read-model.ts';
import type { ChatMessageRow } from '../chat-messages/chat-messages.read-model.ts';
import { createCountsInParts, type Period } from '../shared/settled-counts.ts';

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
export type ChatStatisticsQueries = { readonly chatCounts: (companyId: string, period: Period) => Promise<ChatCounts> };

const within = (column: string) => `${column} >= $2 and ${column} < $3`;
const today = (column: string) => `${column} >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'`;

const sessions = {
  name: 'chat-counts-sessions',
  text: `select count(*)::int as total, count(*) filter (where ${today('started_at')})::int as opened_today
    from read.chat_sessions where company_id = $1 and ${within('started_at')}`,
};
type SessionCount = Pick<ChatCounts['sessions'], 'total' | 'opened_today'>;
/** What of a year's sessions few are: an index knows them, however old they are. */
const standing = {
  name: 'chat-counts-standing',
  text: `select count(*) filter (where is_active)::int as active, count(*) filter (where mode = 'handover')::int as handover,
    count(*) filter (where opted_out)::int as opted_out
    from read.chat_sessions where company_id = $1 and ${within('started_at')} and (is_active or mode = 'handover' or opted_out)`,
};
type Standing = Pick<ChatCounts['sessions'], 'active' | 'handover' | 'opted_out'>;
/** Messages and steps are gone through once: how many there are of each kind, of which all else is a sum. */
const messages = {
  name: 'chat-counts-messages',
  text: `select direction, type, status, ${today('created_at')} as is_today, count(*)::int as n
    from read.chat_messages where company_id = $1 and ${within('created_at')} group by 1, 2, 3, 4`,
};
type MessageGroup = Pick<ChatMessageRow, 'direction' | 'type' | 'status'> & { readonly is_today: boolean; readonly n: number };
const steps = {
  name: 'chat-counts-steps',
  text: `select message is not null as told, action, outcome, coalesce(error_code = 'window_closed', false) as too_late, count(*)::int as n,
    count(latency_ms)::int as timed, coalesce(sum(latency_ms), 0)::float8 as ms, sum(prompt_tokens)::float8 as prompt,
    sum(completion_tokens)::float8 as completion, sum(total_tokens)::float8 as total
    from read.chat_audit where company_id = $1 and ${within('created_at')} group by 1, 2, 3, 4`,
};
type StepGroup = Pick<ChatAuditRow, 'action' | 'outcome'> & { readonly told: boolean; readonly too_late: boolean } & Readonly<
    Record<'n' | 'timed' | 'ms' | 'prompt' | 'completion' | 'total', number>
  >;
/** Of the newest answers: all of a year would have to be sorted. */
const slow = {
  name: 'chat-counts-slow',
  text: `select coalesce(percentile_disc(0.95) within group (order by latency_ms), 0) as ms from (
      select latency_ms from read.chat_audit where company_id = $1 and ${within('created_at')} and message is not null and latency_ms is not null
      order by created_at desc, id desc limit 10000) as newest`,
};

const sumOf = <G>(groups: readonly G[], value: (group: G) => number): number =>
  groups.reduce((sum, group) => sum + value(group), 0);
const delivered: readonly ChatMessageRow['status'][] = ['delivered', 'read'];
const sentStatuses: readonly ChatMessageRow['status'][] = ['sent', ...delivered];

const ofSessions = (opened: readonly SessionCount[], current: Standing): ChatCounts['sessions'] => {
  const total = sumOf(opened, (part) => part.total);
  return {
    ...current,
    total,
    inactive: Math.max(0, total - current.active),
    opened_today: sumOf(opened, (part) => part.opened_today),
  };
};

const ofMessages = (groups: readonly MessageGroup[]): Pick<ChatCounts, 'messages' | 'delivery'> => {
  const count = (counts: (group: MessageGroup) => boolean) => sumOf(groups.filter(counts), ({ n }) => n);
  const out = (statuses: readonly MessageGroup['status'][]) =>
    count(({ direction, status }) => direction === 'out' && statuses.includes(status));
  const types = [...new Set(groups.map(({ type }) => type))].sort();
  return {
    messages: {
      total: count(() => true),
      inbound: count(({ direction }) => direction === 'in'),
      outbound: count(({ direction }) => direction === 'out'),
      today: count(({ is_today }) => is_today),
      unsupported: count(({ type }) => type === 'unsupported'),
      by_type: Object.fromEntries(types.map((type) => [type, count((group) => group.type === type)])),
    },
    delivery: {
      sent: out(sentStatuses),
      delivered: out(delivered),
      read: out(['read']),
      failed: out(['failed']),
      pending: out(['queued', 'unknown']),
    },
  };
};

const ofSteps = (groups: readonly StepGroup[], p95: number): ChatCounts['assistant'] => {
  const count = (counts: (group: StepGroup) => boolean) => sumOf(groups.filter(counts), ({ n }) => n);
  const answered = groups.filter((group) => group.told);
  const timed = sumOf(answered, (group) => group.timed);
  return {
    replies: sumOf(answered, ({ n }) => n),
    no_answer: count(({ action, outcome }) => action !== 'retrieve' && outcome === 'no_answer'),
    refused: count(({ action }) => action === 'refuse'),
    handovers: count(({ action }) => action === 'handover'),
    errors: count(({ outcome }) => outcome === 'error'),
    skipped_window_closed: count(({ too_late }) => too_late),
    avg_latency_ms: timed === 0 ? 0 : Math.round(sumOf(answered, ({ ms }) => ms) / timed),
    p95_latency_ms: p95,
    prompt_tokens: sumOf(groups, ({ prompt }) => prompt),
    completion_tokens: sumOf(groups, ({ completion }) => completion),
    total_tokens: sumOf(groups, ({ total }) => total),
  };
};

type Query = { readonly name: string; readonly text: string };

export const createChatStatisticsQueries = (pool: Pool): ChatStatisticsQueries => {
  const rowsOf = async <T extends object>(query: Query, companyId: string, { from, to }: Period): Promise<readonly T[]> =>
    (await pool.query<T & Record<string, unknown>>({ ...query, values: [companyId, from ?? '-infinity', to ?? 'infinity'] }))
      .rows;
  const inParts = <T extends object>(query: Query) =>
    createCountsInParts<T>((companyId, period) => rowsOf<T>(query, companyId, period));
  const sessionsIn = inParts<SessionCount>(sessions);
  const messagesIn = inParts<MessageGroup>(messages);
  const stepsIn = inParts<StepGroup>(steps);
  return {
    chatCounts: async (companyId, period) => {
      const [opened, messageGroups, stepGroups] = await Promise.all([
        sessionsIn(companyId, period),
        messagesIn(companyId, period),
        stepsIn(companyId, period),
      ]);
      const [[currentStanding], [slowest]] = await Promise.all([
        rowsOf<Standing>(standing, companyId, period),
        rowsOf<{ readonly ms: number }>(slow, companyId, period),
      ]);
      return {
        sessions: ofSessions(opened, currentStanding ?? { active: 0, handover: 0, opted_out: 0 }),
        ...ofMessages(messageGroups),
        assistant: ofSteps(stepGroups, slowest?.ms ?? 0),
      };
    },
  };
};
