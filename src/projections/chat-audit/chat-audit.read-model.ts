import { column, put, readModel } from '@order-intake/event-sourcing';
import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';

const columns = {
  ...column.ofCompany,
  agent_id: column.text,
  action: column.textOf<'reply' | 'retrieve' | 'handover' | 'refuse'>(),
  session: column.uuid,
  message: column.orNull(column.uuid),
  provider: column.orNull(column.text),
  model: column.orNull(column.text),
  prompt_version: column.orNull(column.text),
  prompt_tokens: column.integer,
  completion_tokens: column.integer,
  total_tokens: column.integer,
  latency_ms: column.orNull(column.integer),
  source_ids: column.jsonb<readonly string[]>(),
  outcome: column.textOf<'ok' | 'no_answer' | 'skipped' | 'error'>(),
  error_code: column.orNull(column.text),
  created_at: column.createdAt,
};

/** What the assistant did, a row a step, without any text. It outlives its session. */
export type ChatAuditRow = column.RowOf<typeof columns>;
type Step = column.ColumnsFrom<typeof columns, 'fold'>;

const agentId = 'chat-assistant@1';

const step = (e: { readonly data: { readonly sessionId: string } }, differing: Partial<Step>): Step => ({
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
  ...differing,
});
const outcomes: { readonly [purpose: string]: Step['outcome'] } = {
  no_answer: 'no_answer',
  clarify: 'no_answer',
  fallback: 'error',
};

export const chatAudit = readModel<ChatSessionEvent, typeof columns>({
  name: 'chat_audit',
  version: 4,
  columns,
  indexes: [
    'create index on $table (company_id, created_at desc, id desc)',
    'create index on $table (company_id, session, created_at desc, id desc)',
    // with what statistics say of answers
    'create index on $table (company_id, created_at desc, id desc) include (latency_ms) where message is not null and latency_ms is not null',
  ],
  key: (e) => e.id,
  on: {
    KnowledgeRetrieved: put((e) =>
      step(e, {
        action: 'retrieve',
        latency_ms: e.data.latencyMs,
        source_ids: e.data.sources.map(({ recordId }) => recordId),
        outcome: e.data.sources.length === 0 ? 'no_answer' : 'ok',
      }),
    ),
    ReplyGenerated: put((e) => {
      const { purpose, usage, sources, messageId } = e.data;
      return step(e, {
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
    }),
    AssistantFailed: put((e) => step(e, { outcome: 'error', error_code: e.data.code })),
    TurnParked: put((e) => step(e, { outcome: 'error', error_code: 'parked' })),
    TurnSkipped: put((e) => step(e, { outcome: 'skipped', error_code: e.data.reason })),
  },
});
