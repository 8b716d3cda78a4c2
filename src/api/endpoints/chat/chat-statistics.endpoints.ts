/** What the channel did, in numbers. */
import { inboundKinds } from '../../../domain/chat/chat-message.events.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { instant } from '../../../platform/codec/fields.ts';
import type { ChatApiDeps } from '../../chat/chat-api-deps.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { anyOfNames, integer, named, number, orNull, record, time } from '../../http/shapes.ts';
import { embeddingShape, knowledgeRunState } from './knowledge.shapes.ts';

const statisticsShape = named(
  'ChatStatistics',
  'Chat statistics',
  record({
    generated_at: [time, 'Time of calculation'],
    period: [
      orNull(record({ from: [orNull(time), 'Start, inclusive'], to: [orNull(time), 'End, exclusive'] })),
      'Requested period; null: all data',
    ],
    total_sessions: [integer, 'Sessions'],
    active_sessions: [integer, 'Open sessions'],
    total_messages: [integer, 'Messages in both directions'],
    knowledge_vectors: [integer, 'Text chunks that the assistant can search'],
    sessions: [
      record({
        total: [integer, 'All sessions'],
        active: [integer, 'Open sessions'],
        inactive: [integer, 'Closed sessions'],
        opened_today: [integer, 'Opened since midnight UTC'],
        handover: [integer, 'Taken over by a user'],
        opted_out: [integer, 'Contacts that opted out'],
      }),
      'Sessions by state',
    ],
    messages: [
      record({
        total: [integer, 'All messages'],
        inbound: [integer, 'Messages from contacts'],
        outbound: [integer, 'Messages from the service'],
        today: [integer, 'Since midnight UTC'],
        duplicates_ignored: [integer, 'Duplicates sent by the provider'],
        unsupported: [integer, 'Messages of unsupported types'],
        by_type: [anyOfNames(inboundKinds, integer, (name) => `Messages of type ${name}`), 'Messages by type'],
      }),
      'Messages by direction and type',
    ],
    delivery: [
      record({
        sent: [integer, 'Accepted by the provider'],
        delivered: [integer, 'Delivered'],
        read: [integer, 'Read'],
        failed: [integer, 'Refused'],
        pending: [integer, 'In progress'],
        delivery_rate: [number, 'Share of delivered replies among those sent or refused, from 0 to 1'],
        read_rate: [number, 'Share of read replies among those delivered, from 0 to 1'],
      }),
      'Delivery of replies',
    ],
    assistant: [
      record({
        replies: [integer, 'Answers'],
        no_answer: [integer, 'Questions without an answer'],
        refused: [integer, 'Questions that the assistant declines to answer'],
        handovers: [integer, 'Conversations handed over to users'],
        errors: [integer, 'Turns that failed'],
        skipped_window_closed: [integer, 'Answers dropped because the reply window was closed'],
        avg_latency_ms: [integer, 'Average response time in milliseconds'],
        p95_latency_ms: [integer, '95th percentile of the response time of the newest 10,000 answers, in milliseconds'],
        prompt_tokens: [integer, 'Input tokens'],
        completion_tokens: [integer, 'Output tokens'],
        total_tokens: [integer, 'Input and output tokens'],
      }),
      'Activity of the assistant',
    ],
    knowledge: [
      record({
        vectors: [integer, 'Text chunks'],
        records: [integer, 'Records that the chunks come from'],
        last_sync_at: [orNull(time), 'End of the last run, or its start if it has not ended'],
        last_sync_state: [orNull(knowledgeRunState), 'Result of the last run'],
        embedding: [embeddingShape, 'How texts are compared'],
      }),
      'Knowledge of the assistant',
    ],
  }),
);

/** 0 where there is nothing to divide by. */
const rate = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 1_000);

export const chatStatisticsEndpoints = ({
  chat: { queries, counters, knowledge, now },
}: {
  readonly chat: ChatApiDeps;
}): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/api/chatchannel/stats/',
    summary: 'Get chat statistics; data older than a week is refreshed every ten minutes',
    permission: 'chat:read',
    query: requestSchema({ from: optional(instant), to: optional(instant) }),
    answers: { 200: statisticsShape },
    handle: async ({ caller, query }) => {
      const { companyId } = caller;
      const period = { from: query.from ?? null, to: query.to ?? null };
      const [counted, duplicates, knowledgeCounts] = await Promise.all([
        queries.chatCounts(companyId, period),
        counters.total(companyId, 'duplicate'),
        knowledge.overview(companyId),
      ]);
      const { sessions, messages, delivery, assistant } = counted;
      const last = knowledgeCounts.runs[0];
      return {
        status: 200,
        body: {
          generated_at: now(),
          period: period.from === null && period.to === null ? null : period,
          total_sessions: sessions.total,
          active_sessions: sessions.active,
          total_messages: messages.total,
          knowledge_vectors: knowledgeCounts.vectors,
          sessions,
          messages: { ...messages, duplicates_ignored: duplicates },
          delivery: {
            ...delivery,
            delivery_rate: rate(delivery.delivered, delivery.sent + delivery.failed),
            read_rate: rate(delivery.read, delivery.delivered),
          },
          assistant,
          knowledge: {
            vectors: knowledgeCounts.vectors,
            records: knowledgeCounts.records,
            last_sync_at: last?.finished_at ?? last?.started_at ?? null,
            last_sync_state: last?.state ?? null,
            embedding: knowledgeCounts.embedding,
          },
        },
      };
    },
  }),
];
