import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import {
  type ColumnsFrom,
  companyId,
  createdAt,
  integer,
  jsonb,
  orNull,
  primaryKey,
  type RowOf,
  text,
  textOf,
  uuid,
} from '../../platform/projections/columns.ts';
import { put, readModel } from '../../platform/projections/read-model.ts';

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  agent_id: text,
  action: textOf<'reply' | 'retrieve' | 'handover' | 'refuse'>(),
  session: uuid,
  message: orNull(uuid),
  provider: orNull(text),
  model: orNull(text),
  prompt_version: orNull(text),
  prompt_tokens: integer,
  completion_tokens: integer,
  total_tokens: integer,
  latency_ms: orNull(integer),
  source_ids: jsonb<readonly string[]>(),
  outcome: textOf<'ok' | 'no_answer' | 'skipped' | 'error'>(),
  error_code: orNull(text),
  created_at: createdAt,
};

/** What the assistant did, a row a step, without any text. It outlives its session. */
export type ChatAuditRow = RowOf<typeof columns>;
type Step = ColumnsFrom<typeof columns, 'fold'>;

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
  version: 2,
  columns,
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
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
