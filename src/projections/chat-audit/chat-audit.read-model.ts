import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { readModel } from '../../platform/projections/read-model.ts';

/** What the assistant did, a row a step, without any text. It outlives its session. */
export type ChatAuditRow = {
  readonly id: string;
  readonly company_id: string;
  readonly agent_id: string;
  readonly action: 'reply' | 'retrieve' | 'handover' | 'refuse';
  readonly session: string;
  readonly message: string | null;
  readonly provider: string | null;
  readonly model: string | null;
  readonly prompt_version: string | null;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  readonly latency_ms: number | null;
  readonly source_ids: readonly string[];
  readonly outcome: 'ok' | 'no_answer' | 'skipped' | 'error';
  readonly error_code: string | null;
  readonly created_at: Date;
};

const agentId = 'chat-assistant@1';

const rowOf = (e: Recorded<ChatSessionEvent>, columns: Partial<ChatAuditRow>): ChatAuditRow => ({
  id: e.id,
  company_id: e.metadata.companyId,
  agent_id: agentId,
  action: 'reply',
  session: e.data.sessionId,
  message: null,
  provider: null,
  model: null,
  prompt_version: null,
  prompt_tokens: 0,
  completion_tokens: 0,
  total_tokens: 0,
  latency_ms: null,
  source_ids: [],
  outcome: 'ok',
  error_code: null,
  created_at: e.recordedAt,
  ...columns,
});
const key = (e: { readonly id: string }) => e.id;
const outcomes: { readonly [purpose: string]: ChatAuditRow['outcome'] } = {
  no_answer: 'no_answer',
  clarify: 'no_answer',
  fallback: 'error',
};

export const chatAudit = readModel<ChatSessionEvent>()<ChatAuditRow>({
  name: 'chat_audit',
  version: 2,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    agent_id: 'text not null',
    action: 'text not null',
    session: 'uuid not null',
    message: 'uuid',
    provider: 'text',
    model: 'text',
    prompt_version: 'text',
    prompt_tokens: 'integer not null',
    completion_tokens: 'integer not null',
    total_tokens: 'integer not null',
    latency_ms: 'integer',
    source_ids: 'jsonb not null',
    outcome: 'text not null',
    error_code: 'text',
    created_at: 'timestamptz not null',
  },
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  on: {
    KnowledgeRetrieved: {
      key,
      fold: (_, e) =>
        rowOf(e, {
          action: 'retrieve',
          latency_ms: e.data.latencyMs,
          source_ids: e.data.sources.map(({ recordId }) => recordId),
          outcome: e.data.sources.length === 0 ? 'no_answer' : 'ok',
        }),
    },
    ReplyGenerated: {
      key,
      fold: (_, e) => {
        const { purpose, usage, sources, messageId } = e.data;
        return rowOf(e, {
          action: purpose === 'refusal' ? 'refuse' : purpose === 'handover' ? 'handover' : 'reply',
          message: messageId,
          source_ids: sources.map(({ recordId }) => recordId),
          outcome: outcomes[purpose] ?? 'ok',
          ...(usage === null
            ? {}
            : {
                provider: usage.provider,
                model: usage.model,
                prompt_version: usage.promptVersion,
                prompt_tokens: usage.promptTokens,
                completion_tokens: usage.completionTokens,
                total_tokens: usage.promptTokens + usage.completionTokens,
                latency_ms: usage.latencyMs,
              }),
        });
      },
    },
    AssistantFailed: { key, fold: (_, e) => rowOf(e, { outcome: 'error', error_code: e.data.code }) },
    TurnParked: { key, fold: (_, e) => rowOf(e, { outcome: 'error', error_code: 'parked' }) },
    TurnSkipped: { key, fold: (_, e) => rowOf(e, { outcome: 'skipped', error_code: e.data.reason }) },
  },
});
