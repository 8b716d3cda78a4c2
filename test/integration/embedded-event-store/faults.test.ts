import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { numberOf, withDirectory, withServer } from './with-server.ts';

const event = (n: number, id: string = randomUUID()) => jsonEvent({ id, type: 'E', data: { n } });
const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
// with credentials the client makes the classic call, which has a deadline
const classic = { credentials: { username: 'admin', password: 'changeit' } };

async function readAll(server: EventStoreServer, stream: string): Promise<unknown[]> {
  const client = EventStoreDBClient.connectionString(server.url);
  const data: unknown[] = [];
  for await (const { event: recorded } of client.readStream(stream)) data.push(numberOf(recorded));
  await client.dispose();
  return data;
}

describe('faults on command', () => {
  it('refuses so many calls and then works again', () =>
    withServer(async ({ client, server }) => {
      server.faults.set({ kind: 'refuse', call: 'append' }, 2);
      expect(await caught(client.appendToStream('s', [event(1)], classic))).to.include({ type: 'unavailable' });
      expect(await caught(client.appendToStream('s', [event(2)], classic))).to.include({ type: 'unavailable' });
      expect(await caught(client.appendToStream('s', [event(3)], classic))).to.equal(null);
      expect(await readAll(server, 's')).to.deep.equal([3]);
    }));

  it('keeps silent: the events are written and the caller waits in vain', () =>
    withServer(async ({ client, server }) => {
      server.faults.set({ kind: 'silence', call: 'append' }, 1);
      const error = await caught(client.appendToStream('s', [event(1)], { ...classic, deadline: patience(300) }));
      expect(error).to.include({ type: 'deadline-exceeded' });
      expect(await readAll(server, 's')).to.deep.equal([1]);
    }));

  it('delays a call', () =>
    withServer(async ({ client, server }) => {
      server.faults.set({ kind: 'delay', call: 'append', milliseconds: 150 });
      const before = performance.now();
      await client.appendToStream('s', [event(1)]);
      expect(performance.now() - before).to.be.at.least(140);
    }));

  it('answers as a follower that names its leader', () =>
    withServer(async ({ client, server }) => {
      server.faults.set({ kind: 'not-leader', host: '127.0.0.1', port: 4711 });
      expect(await caught(client.appendToStream('s', [event(1)], classic))).to.include({ type: 'not-leader' });
    }));

  it('a full disk: the append fails by name, nothing of it stays, and with space again everything goes on', () =>
    withDirectory((dataDir) =>
      withServer(
        async ({ client, server }) => {
          await client.appendToStream('s', [event(1)]);
          server.faults.set({ kind: 'disk-full' }, 1);
          expect(await caught(client.appendToStream('s', [event(2), event(3)], classic))).to.not.equal(null);
          const result = await client.appendToStream('s', [event(4)], { expectedRevision: 0n });
          expect(result.nextExpectedRevision).to.equal(1n);
          expect(await readAll(server, 's')).to.deep.equal([1, 4]);
          await server.stop();
          const again = await startEventStoreServer({ port: 0, dataDir });
          expect(await readAll(again, 's')).to.deep.equal([1, 4]);
          await again.stop();
        },
        { dataDir },
      ),
    ));

  it('cuts connections: a subscription ends, and a new one is accepted', () =>
    withServer(async ({ client, server }) => {
      await client.appendToStream('s', [event(1)]);
      const subscription = client.subscribeToStream('s');
      const ended = new Promise<unknown>((resolve) => subscription.once('error', resolve));
      await new Promise((resolve) => subscription.once('data', resolve));
      server.dropConnections();
      expect(await ended).to.include({ type: 'unavailable' });
      expect(await readAll(server, 's')).to.deep.equal([1]);
    }));

  for (const when of ['before-write', 'during-write', 'after-write'] as const) {
    it(`dies ${when}: no answer, and the event is there afterwards only if it was written`, () =>
      withDirectory((dataDir) =>
        withServer(
          async ({ client, server }) => {
            await client.appendToStream('s', [event(1)], classic);
            server.faults.set({ kind: 'die', when });
            expect(await caught(client.appendToStream('s', [event(2)], { ...classic, deadline: patience(2000) }))).to.not.equal(
              null,
            );
            const again = await startEventStoreServer({ port: 0, dataDir });
            expect(await readAll(again, 's')).to.deep.equal(when === 'after-write' ? [1, 2] : [1]);
            await again.stop();
          },
          { dataDir },
        ),
      ));
  }

  it('dies after the answer: the event is there, subscribers hear of it from the next server', () =>
    withDirectory((dataDir) =>
      withServer(
        async ({ client, server }) => {
          server.faults.set({ kind: 'die', when: 'after-answer' });
          const result = await client.appendToStream('s', [event(1)], classic);
          expect(result.success).to.equal(true);
          const freed = () => startEventStoreServer({ port: 0, dataDir }).catch(() => null); // refused while the dead one lets go
          const again = await until('the directory to be free', freed);
          expect(await readAll(again, 's')).to.deep.equal([1]);
          await again.stop();
        },
        { dataDir },
      ),
    ));

  it('does the same over the control port', () =>
    withServer(
      async ({ client, server }) => {
        const control = `http://127.0.0.1:${server.controlPort}`;
        const post = (path: string, body: unknown) => fetch(`${control}${path}`, { method: 'POST', body: JSON.stringify(body) });
        expect((await post('/faults', { kind: 'refuse', call: 'append' })).status).to.equal(200);
        expect(await caught(client.appendToStream('s', [event(1)], classic))).to.include({ type: 'unavailable' });
        await fetch(`${control}/faults`, { method: 'DELETE' });
        await client.appendToStream('s', [event(2)], classic);
        expect(await (await fetch(`${control}/status`)).json()).to.include({ events: 1 });
        const wrong = await post('/faults', { kind: 'flood' });
        expect(wrong.status).to.equal(400);
        expect(await wrong.json())
          .to.have.property('error')
          .that.contains('flood');
      },
      { controlPort: 0 },
    ));
});
