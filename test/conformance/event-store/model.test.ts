import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, jsonEvent, streamNameFilter } from '@eventstore/db-client';
import { expect } from 'chai';
import fc from 'fast-check';
import { after, before, describe, it } from 'mocha';
import { failureOf } from './support/conformance-case.ts';
import { ended, openTarget, type Target } from './support/target.ts';

/** What a stream must look like, kept beside the server in a few lines. */
type ModelStream = { events: string[]; hidden: number; state: 'live' | 'deleted' | 'tombstoned'; maxCount: number | null };
type Model = Map<string, ModelStream>;

type Action =
  | { kind: 'append'; stream: string; size: number; expecting: 'any' | 'no_stream' | 'right' | 'wrong' }
  | { kind: 'delete' | 'tombstone'; stream: string }
  | { kind: 'keep'; stream: string; maxCount: number }
  | { kind: 'read'; stream: string };

const STREAMS = ['a', 'b', 'c'] as const;
const stream = fc.constantFrom(...STREAMS);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('append' as const),
      stream,
      size: fc.integer({ min: 1, max: 3 }),
      expecting: fc.constantFrom('any', 'no_stream', 'right', 'wrong'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), stream }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tombstone' as const), stream }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('keep' as const), stream, maxCount: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('read' as const), stream }) },
);

const fresh = (): ModelStream => ({ events: [], hidden: 0, state: 'live', maxCount: null });

function visible({ events, hidden, state, maxCount }: ModelStream): string {
  if (state === 'tombstoned') return 'stream-deleted';
  if (state === 'deleted' || events.length === 0) return 'stream-not-found';
  const from = Math.max(hidden, maxCount === null ? 0 : events.length - maxCount);
  return events
    .slice(from)
    .map((id, at) => `${id}@${from + at}`)
    .join(' ');
}

/** What an append must answer, and what becomes of the model. */
function appendTo(model: ModelStream, ids: readonly string[], expecting: string): string {
  const last = model.events.length - 1;
  if (model.state === 'tombstoned') return 'stream-deleted';
  const fits =
    expecting === 'any' || expecting === 'right' || (expecting === 'no_stream' && (last < 0 || model.state === 'deleted'));
  if (!fits) return `wrong, it is ${last < 0 ? 'no_stream' : last}`;
  if (model.state === 'deleted') Object.assign(model, { state: 'live', hidden: model.events.length, maxCount: null });
  model.events.push(...ids);
  return `at ${model.events.length - 1}`;
}

const asked = (promise: Promise<string>): Promise<string> => promise.catch(failureOf);

async function readStream(client: EventStoreDBClient, name: string): Promise<string> {
  const words: string[] = [];
  for await (const { event } of client.readStream(name)) words.push(`${event?.id}@${event?.revision}`);
  return words.join(' ');
}

/** Does one thing to the server and to the model; both must say the same. */
async function perform(client: EventStoreDBClient, run: string, model: Model, log: string[], step: Action): Promise<void> {
  const name = `${run}-${step.stream}`;
  const expected = model.get(step.stream) ?? fresh();
  model.set(step.stream, expected);
  const last = expected.events.length - 1;
  if (step.kind === 'append') {
    const ids = Array.from({ length: step.size }, () => randomUUID());
    const right = last < 0 ? 'no_stream' : BigInt(last);
    const expectedRevision = step.expecting === 'right' ? right : step.expecting === 'wrong' ? BigInt(last + 5) : step.expecting;
    const events = ids.map((id) => jsonEvent({ id, type: 'Modelled', data: {} }));
    const got = await asked(
      client.appendToStream(name, events, { expectedRevision }).then(({ nextExpectedRevision }) => `at ${nextExpectedRevision}`),
    );
    expect(got).to.equal(appendTo(expected, ids, step.expecting));
    if (got.startsWith('at')) log.push(...ids);
  } else if (step.kind === 'read') {
    expect(await asked(readStream(client, name))).to.equal(visible(expected));
  } else if (step.kind === 'keep') {
    if (expected.state !== 'live') return;
    await client.setStreamMetadata(name, {
      maxCount: step.maxCount,
      ...(expected.hidden > 0 ? { truncateBefore: expected.hidden } : {}),
    });
    expected.maxCount = step.maxCount;
  } else if (last >= 0 && expected.state !== 'tombstoned') {
    await (step.kind === 'delete' ? client.deleteStream(name) : client.tombstoneStream(name));
    Object.assign(expected, { state: step.kind === 'delete' ? 'deleted' : 'tombstoned' });
  }
}

describe('the event store against a model', () => {
  let target: Target;
  before(async () => {
    target = await openTarget();
  });
  after(() => target.close());

  it('random appends, deletions, truncations and reads, while somebody is subscribed', () =>
    fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 30 }), async (actions) => {
        const { client } = target;
        const run = `model-${randomUUID()}`;
        const model: Model = new Map();
        const log: string[] = [];
        const heard: string[] = [];
        // of its own: one that is not ended takes a stream of the connection, and a hundred are all that real servers allow
        const subscriber = target.connect();
        const subscription = subscriber.subscribeToAll({ fromPosition: 'end', filter: streamNameFilter({ prefixes: [run] }) });
        const done = randomUUID();
        const complete = (async () => {
          for await (const { event } of subscription) {
            if (event?.id === done) return;
            if (event?.type === 'Modelled') heard.push(event.id);
          }
        })();
        try {
          await new Promise((resolve) => subscription.once(target.conduct.tellsCaughtUp ? 'caughtUp' : 'confirmation', resolve));
          for (const step of actions) await perform(client, run, model, log, step);
          for (const name of model.keys()) await perform(client, run, model, log, { kind: 'read', stream: name });
          await client.appendToStream(`${run}-done`, [jsonEvent({ id: done, type: 'Done', data: {} })]);
          await complete;
          expect(heard).to.deep.equal(log);
        } finally {
          await ended(subscriber);
        }
      }),
      { numRuns: Number(process.env.CONFORMANCE_RUNS ?? 100) },
    ));
});
