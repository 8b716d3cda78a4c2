/** What changed, as it changes: a stream for browsers, and the same for those that have to ask. */
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { integerText } from '../../../platform/codec/fields.ts';
import type { LiveFeed } from '../../../platform/live/live-feed.ts';
import { jsonOrStream, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import type { LiveStreams } from '../../http/live-streams.ts';
import { signalsOf } from '../../http/live-streams.ts';
import { flag, integer, listOf, named, orNull, record, text, uuid } from '../../http/shapes.ts';

const eventStream = 'text/event-stream';
const request = requestSchema({ since: optional(integerText(0, Number.MAX_SAFE_INTEGER)) });

const changesShape = named(
  'Changes',
  'Which records changed, without their content',
  record({
    seq: [integer, 'Value of `since` for the next request'],
    reset: [flag, 'Whether `since` is too old, so that all data must be reloaded'],
    changes: [
      listOf(
        record({
          model: [text, 'Kind of records: emails, sales_orders, review_queue, tasks, mailbox_polls …'],
          ids: [orNull(listOf(uuid)), 'IDs of the changed records; null: many'],
        }),
      ),
      'Changes by kind of records',
    ],
  }),
);

const number = (header: string | undefined): number | null =>
  header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : null;

type Deps = {
  readonly feed: Pick<LiveFeed, 'since'>;
  readonly live: LiveStreams;
};

export const liveEndpoints = ({ live, feed }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/events/',
    summary: `Get changes since a position; use Accept: ${eventStream} to stream them, with Last-Event-ID to resume`,
    permission: 'tasks:read',
    fromElement: true,
    unattended: true,
    query: request,
    answers: { 200: jsonOrStream(changesShape, eventStream), 503: problems('too_many_streams') },
    handle: async ({ caller, header, query }) => {
      const since = number(header('last-event-id')) ?? query.since ?? null;
      if (header('accept')?.includes(eventStream))
        return {
          status: 200,
          stream: await live.open(caller, since),
          // no-transform: compression would hold lines back; the other one tells nginx the same
          headers: { 'Content-Type': eventStream, 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' },
        };
      const { seq, reset, changes } = await feed.since(caller.companyId, since);
      return { status: 200, body: { seq, reset, changes: signalsOf(changes) } };
    },
  }),
];
