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
  'What the chat did, in numbers',
  record({
    generated_at: [time, 'When it was counted'],
    period: [
      orNull(record({ from: [orNull(time), 'Included'], to: [orNull(time), 'Excluded'] })),
      'What was asked for; null: all there is',
    ],
    total_sessions: [integer, 'Sessions'],
    active_sessions: [integer, 'Sessions that are open'],
    total_messages: [integer, 'Messages of both sides'],
    knowledge_vectors: [integer, 'Pieces of text that the assistant can find'],
    sessions: [
      record({
        total: [integer, 'All'],
        active: [integer, 'Open'],
        inactive: [integer, 'Closed'],
        opened_today: [integer, 'Since midnight in UTC'],
        handover: [integer, 'Taken over by a person'],
        opted_out: [integer, 'Whose contact wants no answers'],
      }),
      'Conversations',
    ],
    messages: [
      record({
        total: [integer, 'All'],
        inbound: [integer, 'Of contacts'],
        outbound: [integer, 'Of the service'],
        today: [integer, 'Since midnight in UTC'],
        duplicates_ignored: [integer, 'Told again by the provider'],
        unsupported: [integer, 'Of a type that cannot be answered'],
        by_type: [anyOfNames(inboundKinds, integer, (name) => `Messages of the type ${name}`), 'How many of each type'],
      }),
      'Messages',
    ],
    delivery: [
      record({
        sent: [integer, 'Taken by the provider'],
        delivered: [integer, 'Arrived'],
        read: [integer, 'Read'],
        failed: [integer, 'Refused'],
        pending: [integer, 'On their way'],
        delivery_rate: [number, '0 to 1: arrived, of those sent or refused'],
        read_rate: [number, '0 to 1: read, of those that arrived'],
      }),
      'What became of replies',
    ],
    assistant: [
      record({
        replies: [integer, 'Answers'],
        no_answer: [integer, 'Questions it had no answer to'],
        refused: [integer, 'Questions it does not answer'],
        handovers: [integer, 'Conversations it gave to a person'],
        errors: [integer, 'Turns that failed'],
        skipped_window_closed: [integer, 'Answers that came too late to be sent'],
        avg_latency_ms: [integer, 'On average'],
        p95_latency_ms: [integer, 'Of the slowest twentieth of the newest 10,000 answers, the fastest'],
        prompt_tokens: [integer, 'Given to the model'],
        completion_tokens: [integer, 'Answered by the model'],
        total_tokens: [integer, 'Both'],
      }),
      'The assistant',
    ],
    knowledge: [
      record({
        vectors: [integer, 'Pieces of text'],
        records: [integer, 'Records they are of'],
        last_sync_at: [orNull(time), 'The end of the last run, or its beginning'],
        last_sync_state: [orNull(knowledgeRunState), 'How it ended'],
        embedding: [embeddingShape, 'How texts are compared'],
      }),
      'What it knows',
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
    summary: 'Statistics of the chat channel; messages older than a week are counted again every ten minutes',
    permission: 'chat:read',
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
