import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { selfSignedCertificate } from '@order-intake/certificate';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, type EventStore } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import * as t from 'io-ts';
import { after, afterEach, before, describe, it } from 'mocha';
import { AccessDenied, BadConnection, CertificateRefused } from '../../../packages/event-sourcing/event-store/errors.ts';
import { eventCodec, shape } from '../../../src/domain/shared/event-codec.codec.ts';
import { patience } from '../../support/patience.ts';

const codecs = [eventCodec({ type: 'Counted', data: shape({ n: t.number }) })];
const keys = {
  keyFor: () => Promise.reject(new Error('nothing personal in these tests')),
  byIds: async () => new Map<string, Buffer>(),
};
const users = [{ username: 'admin', password: 'good word', admin: true }];
const request = (stream: string, n: number, expected: number | 'no_stream' = 'no_stream') => ({
  stream,
  events: [{ type: 'Counted', data: { n } }],
  expected,
  metadata: { correlationId: 'c', causationId: 'd', companyId: 'co', actor: 'system:test', commandId: randomUUID() },
});
const numbers = async (store: EventStore, stream: string) =>
  (await store.readStream(stream)).map(({ data }) => (data as { n: number }).n);
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a secured connection to the event store', () => {
  let directory: string;
  let server: EventStoreServer;
  let leader: EventStoreServer;
  const open: EventStore[] = [];

  const file = (name: string) => join(directory, name);
  const connect = ({ hosts = `127.0.0.1:${server.port}`, login = 'admin:good%20word@', ca = 'ca.pem', scheme = 'esdb' } = {}) => {
    const url = `${scheme}://${login}${hosts}?tls=true&tlsCaFile=${encodeURIComponent(file(ca))}&maxDiscoverAttempts=3`;
    const store = createEventStore({ url, codecs, keys, timeoutMs: patience(1500) });
    open.push(store);
    return store;
  };

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'oi-secured-'));
    const authority = () =>
      selfSignedCertificate({
        commonName: 'event store',
        dnsNames: ['localhost'],
        ipAddresses: ['127.0.0.1'],
        days: 1,
        keyType: 'rsa',
      });
    const { key, cert } = authority();
    await writeFile(file('ca.pem'), cert);
    await writeFile(file('other.pem'), authority().cert);
    await writeFile(file('empty.pem'), '');
    const tls = { key, certificate: cert };
    server = await startEventStoreServer({ port: 0, dataDir: null, tls, users });
    leader = await startEventStoreServer({ port: 0, dataDir: null, tls, users });
  });
  afterEach(async () => {
    server.faults.clear();
    await Promise.all(open.splice(0).map((store) => store.close()));
  });
  after(async () => {
    await Promise.all([server.stop(), leader.stop()]);
    await rm(directory, { recursive: true, force: true });
  });

  const works = async (store: EventStore) => {
    const stream = `test-${randomUUID()}`;
    const from = await store.end();
    await store.append(request(stream, 7));
    expect(await numbers(store, stream)).to.deep.equal([7]);
    const stop = new AbortController();
    for await (const item of store.subscribe({ types: ['Counted'], after: from, signal: stop.signal })) {
      if (!('data' in item)) continue;
      expect(item.stream).to.equal(stream);
      stop.abort();
    }
  };

  it('appends, reads and subscribes with the right certificate and password', () => works(connect()));

  it('finds a host that answers among several', async () => {
    const { port } = server;
    await works(connect({ hosts: `127.0.0.1:1,127.0.0.1:${port},127.0.0.1:2` }));
  });

  it('asks one host who leads when the URL says discover', () => works(connect({ scheme: 'esdb+discover' })));

  it('takes the schemes of KurrentDB', async () => {
    await works(connect({ scheme: 'kurrentdb' }));
    await works(connect({ scheme: 'kdb+discover' }));
  });

  it('names a certificate that it does not trust', async () => {
    const store = connect({ ca: 'other.pem' });
    expect(await failure(store.ping())).to.be.instanceOf(CertificateRefused);
    const error = await failure(store.append(request(`test-${randomUUID()}`, 1)));
    expect(error).to.be.instanceOf(CertificateRefused);
    expect((error as Error).message).to.contain('tlsCaFile');
  });

  it('takes one of several hosts that all answer, with a password for all of them', async () => {
    await works(connect({ hosts: `127.0.0.1:${server.port},localhost:${server.port}` }));
  });

  it('names the certificate also when it is why none of several hosts could be asked', async () => {
    const store = connect({ hosts: `127.0.0.1:${server.port},localhost:${leader.port},127.0.0.1:1`, ca: 'other.pem' });
    for (const work of [() => store.ping(), () => store.append(request(`test-${randomUUID()}`, 1))]) {
      const error = await failure(work());
      expect(error).to.be.instanceOf(CertificateRefused);
      expect((error as Error).message).to.match(/:\d+: .*certificate.*tlsCaFile/i);
    }
  });

  it('says that none of several hosts could be asked when none is there', async () => {
    const error = await failure(connect({ hosts: '127.0.0.1:1,127.0.0.1:2' }).append(request(`test-${randomUUID()}`, 1)));
    expect((error as Error).message).to.match(/no host of the event store could be asked/);
  });

  for (const [title, login] of [
    ['a wrong password', 'admin:bad@'],
    ['an unknown user', 'nobody:bad@'],
  ] as const) {
    it(`names ${title}, and tells no password`, async () => {
      const store = connect({ login });
      const stream = `test-${randomUUID()}`;
      for (const work of [() => store.ping(), () => store.readStream(stream), () => store.append(request(stream, 1))]) {
        const error = await failure(work());
        expect(error).to.be.instanceOf(AccessDenied);
        expect((error as Error).message).not.to.contain('bad');
      }
      expect(await numbers(connect(), stream)).to.deep.equal([]);
    });
  }

  it('goes to the leader that a follower names, and the event is there once', async () => {
    const store = connect();
    const stream = `test-${randomUUID()}`;
    server.faults.set({ kind: 'not-leader', host: '127.0.0.1', port: leader.port });
    await store.append(request(stream, 1));
    const atLeader = connect({ hosts: `127.0.0.1:${leader.port}` });
    const atFollower = connect();
    expect(await numbers(atLeader, stream)).to.deep.equal([1]);
    expect(await numbers(atFollower, stream)).to.deep.equal([]);
  });

  it('appends once when the event was written and the answer was lost', async () => {
    const store = connect();
    const stream = `test-${randomUUID()}`;
    await store.append(request(stream, 0));
    server.faults.set({ kind: 'silence', call: 'append' }, 1);
    expect((await store.append(request(stream, 1, 0))).revision).to.equal(1);
    expect(await numbers(store, stream)).to.deep.equal([0, 1]);
  });

  it('says at once which file of certificates is missing or empty', () => {
    expect(() => connect({ ca: 'absent.pem' })).to.throw(BadConnection, /absent\.pem.*cannot be read \(ENOENT\)/);
    expect(() => connect({ ca: 'empty.pem' })).to.throw(BadConnection, /empty\.pem.*holds no certificate/);
  });

  it('says what a URL must look like, never what it is', () => {
    const url = 'esdb://admin:secret:word@@nowhere?tls=perhaps';
    expect(() => createEventStore({ url, codecs, keys })).to.throw(BadConnection, /^(?!.*secret).*esdb:\/\/\[user/);
  });
});
