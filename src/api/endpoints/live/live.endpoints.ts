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
  'Where to look again: which records changed, and nothing of what is in them',
  record({
    seq: [integer, 'To be given as since the next time'],
    reset: [flag, 'Too long ago: whatever is shown has to be read again'],
    changes: [
      listOf(
        record({
          model: [text, 'What kind: emails, sales_orders, review_queue, tasks, mailbox_polls and the like'],
          ids: [orNull(listOf(uuid)), 'Which; null: many'],
        }),
      ),
      'One for each kind',
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
    summary: `What changed: with Accept: ${eventStream} as it changes, resumed by Last-Event-ID; else what changed since`,
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
