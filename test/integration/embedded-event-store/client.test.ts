import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, eventTypeFilter, jsonEvent, type ResolvedEvent, streamNameFilter } from '@eventstore/db-client';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { until } from '../../support/until.ts';
import { numberOf, withServer } from './with-server.ts';

const event = (type: string, n = 0, id: string = randomUUID()) => jsonEvent({ id, type, data: { n } });
const numbered = (type: string, count: number) => Array.from({ length: count }, (_, n) => event(type, n));

async function collect(events: AsyncIterable<ResolvedEvent>): Promise<ResolvedEvent[]> {
  const all: ResolvedEvent[] = [];
  for await (const resolved of events) all.push(resolved);
  return all;
}

const names = (events: readonly ResolvedEvent[]): string[] =>
  events.map(({ event: recorded }) => `${recorded?.type}@${recorded?.revision}`);

describe('the embedded event store, spoken to by the real client', () => {
  it('gives back what was appended, in order and with its metadata', () =>
    withServer(async ({ client }) => {
      const first = jsonEvent({ type: 'Opened', data: { n: 1 }, metadata: { by: 'me' } });
      const result = await client.appendToStream('account-1', [first, event('Closed')], { expectedRevision: 'no_stream' });
      expect(result.nextExpectedRevision).to.equal(1n);
      const read = await collect(client.readStream('account-1'));
      expect(names(read)).to.deep.equal(['Opened@0', 'Closed@1']);
      expect(read[0]?.event).to.deep.include({ id: first.id, streamId: 'account-1', data: { n: 1 }, metadata: { by: 'me' } });
    }));

  it('refuses a wrong expected revision and says which one is right', () =>
    withServer(async ({ client }) => {
      await client.appendToStream('s', numbered('E', 3));
      const error = await client.appendToStream('s', [event('E')], { expectedRevision: 0n }).catch((caught: unknown) => caught);
      expect(error).to.include({ type: 'wrong-expected-version', actualVersion: 2n });
    }));

  it('recognises a repeated append and writes it once', () =>
    withServer(async ({ client }) => {
      const batch = numbered('E', 2);
      await client.appendToStream('s', batch, { expectedRevision: 'no_stream' });
      const again = await client.appendToStream('s', batch, { expectedRevision: 'no_stream' });
      expect(again.nextExpectedRevision).to.equal(1n);
      expect(await collect(client.readStream('s'))).to.have.length(2);
    }));

  it('reads backwards, from a revision and only so many', () =>
    withServer(async ({ client }) => {
      await client.appendToStream('s', numbered('E', 10));
      const read = client.readStream('s', { direction: 'backwards', fromRevision: 6n, maxCount: 3 });
      expect(names(await collect(read))).to.deep.equal(['E@6', 'E@5', 'E@4']);
    }));

  it('reads all events in the order they were written, on from any of them', () =>
    withServer(async ({ client }) => {
      for (let n = 0; n < 50; n++) await client.appendToStream(`s-${n % 7}`, [event('E', n)]);
      const all = await collect(client.readAll());
      expect(all.map(({ event: recorded }) => numberOf(recorded))).to.deep.equal(Array.from({ length: 50 }, (_, n) => n));
      const from = all[20]?.event?.position;
      const rest = await collect(client.readAll({ ...(from ? { fromPosition: from } : {}), maxCount: 2 }));
      expect(rest.map(({ event: recorded }) => recorded?.data)).to.deep.equal([{ n: 20 }, { n: 21 }]);
    }));

  it('a subscription to some types gets those alone', () =>
    withServer(async ({ client }) => {
      await client.appendToStream('s', [...numbered('Wanted', 2), ...numbered('Other', 40), event('Wanted', 2)]);
      const seen: string[] = [];
      for await (const { event: recorded } of client.subscribeToAll({ filter: eventTypeFilter({ prefixes: ['Wanted'] }) })) {
        seen.push(`${recorded?.type}@${recorded?.revision}`);
        if (seen.length === 3) break;
      }
      expect(seen).to.deep.equal(['Wanted@0', 'Wanted@1', 'Wanted@42']);
    }));

  it('a subscription sends what is there, says that it caught up, then sends what comes, each once', () =>
    withServer(async ({ client }) => {
      await client.appendToStream('s-1', numbered('E', 300));
      const subscription = client.subscribeToAll({ fromPosition: 'start', filter: streamNameFilter({ prefixes: ['s-'] }) });
      const seen: unknown[] = [];
      const caughtUpAfter = new Promise<number>((resolve) => subscription.once('caughtUp', () => resolve(seen.length)));
      const writing = (async () => {
        for (let n = 300; n < 600; n++) await client.appendToStream(n % 3 ? 's-1' : 'other', [event('E', n)]);
      })();
      const wanted = Array.from({ length: 600 }, (_, n) => n).filter((n) => n < 300 || n % 3);
      for await (const { event: recorded } of subscription) {
        seen.push(numberOf(recorded));
        if (seen.length === wanted.length) break;
      }
      await writing;
      expect(seen).to.deep.equal(wanted);
      expect(await caughtUpAfter).to.be.at.least(300);
    }));

  it('a stream that was deleted softly comes back with the next revision, a tombstoned one never', () =>
    withServer(async ({ client }) => {
      await client.appendToStream('s', numbered('E', 2));
      await client.deleteStream('s');
      expect((await collect(client.readStream('s')).catch((caught: unknown) => caught)) as object).to.include({
        type: 'stream-not-found',
      });
      await client.appendToStream('s', [event('Again')], { expectedRevision: 'no_stream' });
      expect(names(await collect(client.readStream('s')))).to.deep.equal(['Again@2']);
      await client.tombstoneStream('s');
      const error = await client.appendToStream('s', [event('E')]).catch((caught: unknown) => caught);
      expect(error).to.include({ type: 'stream-deleted' });
    }));

  it('keeps only as many events readable as the metadata allows', () =>
    withServer(async ({ client }) => {
      await client.appendToStream('s', numbered('E', 5));
      await client.setStreamMetadata('s', { maxCount: 2 });
      expect(names(await collect(client.readStream('s')))).to.deep.equal(['E@3', 'E@4']);
      expect((await client.getStreamMetadata('s')).metadata).to.deep.equal({ maxCount: 2 });
    }));

  it('is found by discovery', () =>
    withServer(async ({ server }) => {
      const client = EventStoreDBClient.connectionString(`esdb+discover://127.0.0.1:${server.port}?tls=false`);
      const result = await client.appendToStream('s', [event('E')]);
      expect(result.success).to.equal(true);
      await client.dispose();
    }));

  it('refuses an append that is too large with the error the client knows', () =>
    withServer(async ({ client }) => {
      const large = jsonEvent({ type: 'E', data: { text: 'x'.repeat(1_100_000) } });
      const error = await client.appendToStream('s', [large]).catch((caught: unknown) => caught);
      expect(error).to.include({ type: 'maximum-append-size-exceeded', maxAppendSize: 1_048_576 });
    }));

  it('ends open subscriptions when it stops, at once', () =>
    withServer(async ({ client, server }) => {
      await client.appendToStream('s', [event('E')]);
      const subscription = client.subscribeToAll();
      const ended = new Promise<unknown>((resolve) => subscription.on('error', resolve));
      await new Promise((resolve) => subscription.once('data', resolve));
      await server.stop();
      expect(await ended).to.include({ type: 'unavailable' });
    }));

  it('cuts a batch off when it stops, as a real one does', () =>
    withServer(async ({ client, server }) => {
      await client.appendToStream('s', [event('E')]);
      server.faults.set({ kind: 'silence', call: 'append' });
      const cut = client.appendToStream('s', [event('E')]).catch((caught: unknown) => caught);
      await until('the append that is never answered', async () => (await collect(client.readStream('s'))).length === 2);
      await server.stop();
      expect(await cut).to.include({ type: 'cancelled' });
    }));
});
