/** What the channel did, in numbers. */
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { instant } from '../../../platform/codec/fields.ts';
import type { ChatApiDeps } from '../../chat/chat-api-deps.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { flag, integer, mapOf, number, orNull, record, text, time } from '../../http/shapes.ts';

const statisticsShape = record({
  generated_at: time,
  period: orNull(record({ from: orNull(time), to: orNull(time) })),
  total_sessions: integer,
  active_sessions: integer,
  total_messages: integer,
  knowledge_vectors: integer,
  sessions: record({
    total: integer,
    active: integer,
    inactive: integer,
    opened_today: integer,
    handover: integer,
    opted_out: integer,
  }),
  messages: record({
    total: integer,
    inbound: integer,
    outbound: integer,
    today: integer,
    duplicates_ignored: integer,
    unsupported: integer,
    by_type: mapOf(integer),
  }),
  delivery: record({
    sent: integer,
    delivered: integer,
    read: integer,
    failed: integer,
    pending: integer,
    delivery_rate: number,
    read_rate: number,
  }),
  assistant: record({
    replies: integer,
    no_answer: integer,
    refused: integer,
    handovers: integer,
    errors: integer,
    skipped_window_closed: integer,
    avg_latency_ms: integer,
    p95_latency_ms: integer,
    prompt_tokens: integer,
    completion_tokens: integer,
    total_tokens: integer,
  }),
  knowledge: record({
    vectors: integer,
    records: integer,
    last_sync_at: orNull(time),
    last_sync_state: orNull(text),
    embedding: record({ provider: text, model: text, dims: integer, semantic: flag }),
  }),
});

/** 0 where there is nothing to divide by. */
const rate = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 1_000);

export const chatStatisticsEndpoints = ({ queries, counters, knowledge, now }: ChatApiDeps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/api/chatchannel/stats/',
    summary: 'Statistics of the chat channel',
    roles: ['admin', 'sales'],
    query: requestSchema({ from: optional(instant), to: optional(instant) }),
    answers: { 200: statisticsShape },
    handle: async ({ caller, query }) => {
      const { companyId } = caller;
      const period = { from: query.from ?? null, to: query.to ?? null };
      const [counted, duplicates, known] = await Promise.all([
        queries.chatCounts(companyId, period),
        counters.total(companyId, 'duplicate'),
        knowledge.overview(companyId),
      ]);
      const { sessions, messages, delivery, assistant } = counted;
      const last = known.runs[0];
      return {
        status: 200,
        body: {
          generated_at: now(),
          period: period.from === null && period.to === null ? null : period,
          total_sessions: sessions.total,
          active_sessions: sessions.active,
          total_messages: messages.total,
          knowledge_vectors: known.vectors,
          sessions,
          messages: { ...messages, duplicates_ignored: duplicates },
          delivery: {
            ...delivery,
            delivery_rate: rate(delivery.delivered, delivery.sent + delivery.failed),
            read_rate: rate(delivery.read, delivery.delivered),
          },
          assistant,
          knowledge: {
            vectors: known.vectors,
            records: known.records,
            last_sync_at: last?.finished_at ?? last?.started_at ?? null,
            last_sync_state: last?.state ?? null,
            embedding: known.embedding,
          },
        },
      };
    },
  }),
];
