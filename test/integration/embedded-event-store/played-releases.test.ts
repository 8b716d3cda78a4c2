/** What the embedded server does as one release does and not as another; the conformance kit holds real servers against the same. */
import { randomUUID } from 'node:crypto';
import { type EventStoreDBClient, jsonEvent, type StreamSubscription } from '@eventstore/db-client';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Release } from '../../../packages/embedded-event-store/grpc/played-version.ts';
import { patience } from '../../support/patience.ts';
import { withServer } from './with-server.ts';

const QUIET = patience(250);
const event = () => jsonEvent({ type: 'E', data: {} });

/** In words what a subscription says until it is quiet for a while. */
const heard = (subscription: StreamSubscription): Promise<string> =>
  new Promise((resolve) => {
    const words: string[] = [];
    const quiet = setTimeout(() => resolve(words.join(' ')), QUIET);
    const hear = (word: string) => {
      words.push(word);
      quiet.refresh();
    };
    subscription.on('confirmation', () => hear('confirmed'));
    subscription.on('caughtUp', () => hear('caught-up'));
    subscription.on('data', ({ event: found }) => hear(`${found?.type}@${found?.revision}`));
    subscription.on('error', (error) => hear(String((error as { type?: string }).type)));
  });

const told = async (client: EventStoreDBClient) => {
  const [deleted, tombstoned] = ['deleted', 'tombstoned'];
  await client.appendToStream(deleted, event());
  await client.deleteStream(deleted);
  await client.appendToStream(tombstoned, event());
  await client.tombstoneStream(tombstoned);
  return {
    missing: await heard(client.subscribeToStream('missing')),
    deleted: await heard(client.subscribeToStream(deleted)),
    endOfTombstoned: await heard(client.subscribeToStream(tombstoned, { fromRevision: 'end' })),
  };
};

describe('the embedded event store, playing a release', () => {
  const says: readonly (readonly [Release, Awaited<ReturnType<typeof told>>])[] = [
    ['22.10', { missing: 'confirmed', deleted: 'confirmed', endOfTombstoned: 'confirmed' }],
    ['23.10', { missing: 'confirmed', deleted: 'confirmed', endOfTombstoned: 'confirmed caught-up' }],
    ['26.1', { missing: 'confirmed caught-up', deleted: 'confirmed caught-up', endOfTombstoned: 'stream-deleted' }],
  ];
  for (const [playVersion, expected] of says)
    it(`tells subscriptions to what is not there as ${playVersion} does`, () =>
      withServer(
        async ({ client }) => {
          expect(await told(client)).to.deep.equal(expected);
        },
        { playVersion },
      ));

  it('sends what is written to a stream that it had told to be caught up with', () =>
    withServer(
      async ({ client }) => {
        const subscription = client.subscribeToStream('late');
        const words = heard(subscription);
        await new Promise((resolve) => subscription.once('caughtUp', resolve));
        await client.appendToStream('late', [event(), event()]);
        expect(await words).to.equal('confirmed caught-up E@0 E@1');
      },
      { playVersion: '26.1' },
    ));

  for (const [playVersion, ends] of [
    ['23.10', 'nothing'],
    ['26.1', 'deadline-exceeded'],
  ] as const)
    it(`answers an append that is repeated too early with ${ends}, as ${playVersion} does, and writes it once`, () =>
      withServer(
        async ({ client }) => {
          const repeated = jsonEvent({ id: randomUUID(), type: 'E', data: {} });
          const append = () =>
            client.appendToStream('s', [repeated]).then(
              ({ nextExpectedRevision }) => `at ${nextExpectedRevision}`,
              (error: { type?: string }) => String(error.type),
            );
          const nothing = new Promise<string>((resolve) => setTimeout(resolve, 4_500, 'nothing'));
          const answers = await Promise.all([append(), append()].map((answer) => Promise.race([answer, nothing])));
          expect(answers).to.have.members(['at 0', ends]);
          let found = 0;
          for await (const _ of client.readStream('s')) found += 1;
          expect(found).to.equal(1);
        },
        { playVersion, traits: ['dropped-repeats'] },
      ));
});
