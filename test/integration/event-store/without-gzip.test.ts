import { randomUUID } from 'node:crypto';
import { createServer, type Http2Server, type ServerHttp2Session } from 'node:http2';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { EventStoreDBClient, FORWARDS, jsonEvent, START } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, afterEach, before, describe, it } from 'mocha';
import { connect } from '../../../packages/event-sourcing/event-store/connection.ts';
import { connectLog } from '../../../packages/event-sourcing/event-store/transfer/log.ts';
import { fittingVersion, withoutGzip } from '../../../packages/event-sourcing/event-store/without-gzip.ts';
import { until } from '../../support/until.ts';

const offering = (url: string): EventStoreDBClient => EventStoreDBClient.connectionString(url);
const event = () => jsonEvent({ type: 'Seen', data: { text: 'as it was sent' } });

describe('clients of the event store', () => {
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  describe('of a server that notes what they offer', () => {
    let server: Http2Server;
    let url: string;
    const sessions = new Set<ServerHttp2Session>();
    /** Which encodings each method was called with; all are answered UNIMPLEMENTED. */
    const offered = new Map<string, Set<string>>();
    before(async () => {
      server = createServer();
      server.on('session', (session) => sessions.add(session));
      server.on('stream', (stream, headers) => {
        const method = String(headers[':path']).split('/').at(-1)?.toLowerCase() ?? '';
        offered.set(method, (offered.get(method) ?? new Set()).add(String(headers['grpc-accept-encoding'])));
        stream.on('error', () => undefined);
        stream.respond({ ':status': 200, 'content-type': 'application/grpc', 'grpc-status': '12' }, { endStream: true });
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `esdb://127.0.0.1:${(server.address() as AddressInfo).port}?tls=false`;
    });
    afterEach(() => offered.clear());
    after(async () => {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    });

    const callAll = async (client: EventStoreDBClient): Promise<void> => {
      ends.push(() => client.dispose());
      const read = async (items: AsyncIterable<unknown>) => {
        for await (const _ of items) break;
      };
      await Promise.allSettled([
        client.appendToStream('s', event()),
        client.deleteStream('s'),
        client.tombstoneStream('s'),
        read(client.readStream('s')),
        read(client.readAll()),
        read(client.subscribeToStream('s')),
        read(client.subscribeToAll()),
      ]);
    };
    const methods = ['getsupportedmethods', 'append', 'delete', 'tombstone', 'read'];

    it('offer gzip in every call as they come, or this file is not needed any more', async () => {
      await callAll(offering(url));
      expect([...offered.keys()]).to.include.members(methods);
      for (const encodings of offered.values()) expect([...encodings]).to.deep.equal(['identity,deflate,gzip']);
    });

    it('offer no compression in any call of the service, on this version of @grpc/grpc-js', async () => {
      await callAll(connect(url));
      expect([...offered.keys()]).to.include.members(methods);
      for (const [method, encodings] of offered) expect([...encodings], method).to.deep.equal(['identity']);
    });

    it('decline on the channel that follows a break as well', async () => {
      const client = connect(url);
      await callAll(client);
      offered.clear();
      for (const session of sessions) session.destroy();
      await until('called again', async () => {
        await client.appendToStream('s', event()).catch(() => undefined);
        return offered.size > 0;
      });
      for (const encodings of offered.values()) expect([...encodings]).to.deep.equal(['identity']);
    });

    it('decline in the parts that the service has: its store, its subscriptions, and the transfer of a log', async () => {
      const keys = { keyFor: () => Promise.reject(new Error('none')), byIds: async () => new Map() };
      const store = createEventStore({ url, codecs: [], keys, timeoutMs: 2_000 });
      const log = connectLog({ url, timeoutMs: 2_000, retryDelaysMs: [] });
      ends.push(
        () => store.close(),
        () => log.close(),
      );
      const stop = new AbortController();
      const subscribed = (async () => {
        for await (const _ of store.subscribe({ types: ['Seen'], after: null, signal: stop.signal })) break;
      })();
      await Promise.allSettled([store.ping(), log.lastRevision('s'), log.events().next()]);
      await until('all have called', () => Promise.resolve((offered.get('read')?.size ?? 0) > 0));
      stop.abort();
      await subscribed.catch(() => undefined);
      for (const [method, encodings] of offered) expect([...encodings], method).to.deep.equal(['identity']);
    });
  });

  it('are changed for one version of @grpc/grpc-js, which is the one that @eventstore/db-client uses', () => {
    const ours = createRequire(import.meta.url);
    const theirs = createRequire(ours.resolve('@eventstore/db-client'));
    const installed = theirs('@grpc/grpc-js/package.json') as { version: string };
    expect(theirs.resolve('@grpc/grpc-js')).to.equal(ours.resolve('@grpc/grpc-js'));
    expect(
      installed.version,
      'look whether packages/event-sourcing/event-store/without-gzip.ts still fits, then name this version there',
    ).to.equal(fittingVersion);
    const { dependencies } = ours('../../../package.json') as { dependencies: Record<string, string> };
    expect(dependencies['@grpc/grpc-js'], 'pinned').to.equal(fittingVersion);
  });

  describe('of a server that compresses for clients that offer gzip', () => {
    let server: EventStoreServer;
    before(async () => {
      server = await startEventStoreServer({ port: 0, dataDir: null, playVersion: '26.1' });
    });
    after(() => server.stop());

    for (const [title, open] of [
      ['offer it', offering],
      ['decline it', connect],
      ['decline it twice over', (url: string) => withoutGzip(connect(url))],
    ] as const)
      it(`append, read and subscribe alike when they ${title}`, async () => {
        const client = open(server.url);
        ends.push(() => client.dispose());
        const stream = `s-${randomUUID()}`;
        await client.appendToStream(stream, [event(), event()]);
        const seen: unknown[] = [];
        for await (const { event: found } of client.readStream(stream)) seen.push(found?.data);
        for await (const { event: found } of client.readAll({ direction: FORWARDS, fromPosition: START }))
          if (found?.streamId === stream) seen.push(found.data);
        for await (const { event: found } of client.subscribeToStream(stream)) if (seen.push(found?.data) === 6) break;
        expect(seen).to.deep.equal(Array.from({ length: 6 }, () => ({ text: 'as it was sent' })));
      });
  });
});
