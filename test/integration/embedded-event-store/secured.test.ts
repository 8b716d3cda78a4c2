import { execFileSync } from 'node:child_process';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent, persistentSubscriptionToStreamSettingsFromDefaults } from '@eventstore/db-client';
import projectionsGrpc from '@eventstore/db-client/generated/projections_grpc_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import usersGrpc from '@eventstore/db-client/generated/users_grpc_pb.js';
import usersPb from '@eventstore/db-client/generated/users_pb.js';
import { ChannelCredentials, status } from '@grpc/grpc-js';
import { selfSignedCertificate } from '@order-intake/certificate';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { ownAccess } from '../../../packages/embedded-event-store/own-access.ts';
import { patience } from '../../support/patience.ts';
import { withDirectory, withServer } from './with-server.ts';

const USERS = [
  { username: 'admin', password: 'secret', admin: true },
  { username: 'clerk', password: 'word', admin: false },
];
const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );
const event = () => jsonEvent({ type: 'E', data: {} });

function selfSigned(directory: string): { key: string; certificate: string; path: string } | null {
  const key = join(directory, 'key.pem');
  const path = join(directory, 'certificate.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const pair = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  try {
    execFileSync('openssl', ['req', '-x509', ...pair, ...subject, '-keyout', key, '-out', path], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return { key: readFileSync(key, 'utf8'), certificate: readFileSync(path, 'utf8'), path };
}

describe('the embedded event store, secured', () => {
  it('speaks TLS to who trusts its certificate and knows a password, and refuses the others by name', function () {
    return withDirectory(async (directory) => {
      const tls = selfSigned(directory);
      if (!tls) {
        console.log('      skipped: no openssl here to make a certificate with');
        this.skip();
      }
      const server = await startEventStoreServer({ port: 0, dataDir: null, users: USERS, tls });
      const connect = (who: string, more = `&tlsCAFile=${tls.path}`) =>
        EventStoreDBClient.connectionString(`esdb://${who}127.0.0.1:${server.port}?tls=true${more}`);
      const clients = {
        admin: connect('admin:secret@'),
        wrong: connect('admin:wrong@'),
        stranger: connect('admin:secret@', ''),
      };
      const append = (client: EventStoreDBClient) => client.appendToStream('s', [event()], { deadline: patience(20_000) });
      expect(await caught(append(clients.admin))).to.equal(null);
      expect(await caught(append(clients.wrong))).to.not.equal(null);
      expect(String(await caught(append(clients.stranger)))).to.match(/certificate/i);
      await Promise.all(Object.values(clients).map((client) => client.dispose()));
      await server.stop();
    });
  });

  it('starts with the keys that real servers load, and refuses the others with what to do instead', async () => {
    const names = { commonName: 'event store', dnsNames: ['localhost'], ipAddresses: [], days: 1 };
    const { key, cert } = selfSignedCertificate({ ...names, keyType: 'rsa' });
    const ec = selfSignedCertificate(names);
    const asText = (type: 'pkcs1' | 'pkcs8' | 'sec1', pem = key) =>
      createPrivateKey(pem).export({ type, format: 'pem' }).toString();
    const encrypted = createPrivateKey(key).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'word' });
    const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
    const ed25519 = generateKeyPairSync('ed25519').privateKey.export(pkcs8).toString();
    const pss = generateKeyPairSync('rsa-pss', { modulusLength: 2048 }).privateKey.export(pkcs8).toString();
    const start = (tls: { key: string; certificate: string }) => startEventStoreServer({ port: 0, dataDir: null, tls });

    for (const loaded of [asText('pkcs8'), asText('pkcs1'), asText('pkcs8').replaceAll('\n', '\r\n')]) {
      const server = await start({ key: loaded, certificate: cert });
      await server.stop();
    }
    for (const [refused, certificate, says] of [
      [
        ec.key,
        ec.cert,
        /is of the type ec: EventStoreDB and KurrentDB load RSA keys only\. Make one with deploy\/certificates\.sh/,
      ],
      [asText('sec1', ec.key), ec.cert, /is of the type ec: .* RSA keys only/],
      [ed25519, cert, /is of the type ed25519: .* RSA keys only/],
      [pss, cert, /is of the type rsa-pss: .* RSA keys only/],
      [encrypted.toString(), cert, /is encrypted, and no password is known/],
      [`Bag Attributes\n${key}`, cert, /does not begin with its PEM header/],
      ['not a key', cert, /is no private key in PEM form/],
      [selfSignedCertificate({ ...names, keyType: 'rsa' }).key, cert, /is not the one of the certificate/],
    ] as const)
      expect(String(await caught(start({ key: refused, certificate })))).to.match(says);
  });

  it('makes itself another key, and keeps its password, where an earlier release made one that no server loads', () =>
    withDirectory(async (directory) => {
      const first = ownAccess(directory);
      const ec = selfSignedCertificate({
        commonName: 'embedded event store',
        dnsNames: ['localhost'],
        ipAddresses: [],
        days: 3650,
      });
      const [user] = first.users;
      const kept = { password: user?.password, key: ec.key, certificate: ec.cert };
      await writeFile(join(directory, 'access.json'), JSON.stringify(kept));
      const again = ownAccess(directory);
      expect(again.users).to.deep.equal(first.users);
      expect(createPrivateKey(again.tls.key).asymmetricKeyType).to.equal('rsa');
      expect(ownAccess(directory).tls).to.deep.equal(again.tls);
    }));

  it('takes the credentials of one append for that append alone, whoever the URL names', async () => {
    const { key, cert } = selfSignedCertificate({
      commonName: 'event store',
      dnsNames: ['localhost'],
      ipAddresses: ['127.0.0.1'],
      days: 1,
      keyType: 'rsa',
    });
    const directory = await mkdtemp(join(tmpdir(), 'oi-credentials-'));
    await writeFile(join(directory, 'ca.pem'), cert);
    const server = await startEventStoreServer({ port: 0, dataDir: null, users: USERS, tls: { key, certificate: cert } });
    // without TLS the client sends no credentials at all
    const ca = encodeURIComponent(join(directory, 'ca.pem'));
    const client = EventStoreDBClient.connectionString(`esdb://clerk:word@127.0.0.1:${server.port}?tls=true&tlsCaFile=${ca}`);
    const append = (stream: string, credentials?: { username: string; password: string }) =>
      client.appendToStream(stream, [event()], { deadline: patience(20_000), ...(credentials ? { credentials } : {}) });
    const admin = { username: 'admin', password: 'secret' };
    expect(await caught(append('orders'))).to.equal(null);
    expect(await caught(append('$orders')), 'a clerk writes no system stream').to.include({ type: 'access-denied' });
    expect(await caught(append('$orders', admin))).to.equal(null);
    expect(await caught(append('$orders', { ...admin, password: 'wrong' }))).to.not.equal(null);
    expect(await caught(append('$orders')), 'the next call is the clerk again').to.include({ type: 'access-denied' });
    const several = await Promise.all([append('a'), append('b', admin), append('c', { username: 'clerk', password: 'word' })]);
    expect(several.map(({ success }) => success)).to.deep.equal([true, true, true]);
    const none = await caught(append('d', { ...admin, password: 'wrong' }));
    expect(none).to.not.equal(null);
    for (const [stream, events] of [
      ['$orders', 1],
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ] as const) {
      let found = 0;
      for await (const _ of client.readStream(stream, { credentials: admin })) found += 1;
      expect(found, stream).to.equal(events);
    }
    await client.dispose();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('says what it does not offer, with a sentence, and does not advertise it', () =>
    withServer(async ({ client, server }) => {
      const settings = persistentSubscriptionToStreamSettingsFromDefaults();
      const error = await caught(client.createPersistentSubscriptionToStream('s', 'group', settings));
      expect(String(error)).to.contain('does not offer persistent subscriptions. Use a real EventStoreDB for it.');

      const users = new usersGrpc.UsersClient(`127.0.0.1:${server.port}`, ChannelCredentials.createInsecure());
      const refused = await new Promise<{ code?: number; details?: string } | null>((resolve) => {
        users.create(new usersPb.CreateReq(), (failure) => resolve(failure));
      });
      expect(refused?.code).to.equal(status.UNIMPLEMENTED);
      expect(refused?.details).to.equal(
        'The embedded event store does not offer user management. Use a real EventStoreDB for it.',
      );
      users.close();

      const projections = new projectionsGrpc.ProjectionsClient(`127.0.0.1:${server.port}`, ChannelCredentials.createInsecure());
      const unasked = await new Promise<{ code?: number } | null>((resolve) => {
        projections.restartSubsystem(new sharedPb.Empty(), (failure) => resolve(failure));
      });
      expect(unasked?.code).to.equal(status.UNIMPLEMENTED);
      projections.close();

      const http = await fetch(`http://127.0.0.1:${server.port}/streams/s`);
      expect({ status: http.status, says: await http.text() }).to.deep.equal({
        status: 501,
        says: 'This event store speaks gRPC alone: its HTTP interface is not offered. Use a real EventStoreDB for it.',
      });

      const features = new featuresGrpc.ServerFeaturesClient(`127.0.0.1:${server.port}`, ChannelCredentials.createInsecure());
      const supported = await new Promise<string[]>((resolve, reject) => {
        features.getSupportedMethods(new sharedPb.Empty(), (failure, answer) =>
          failure ? reject(failure) : resolve(answer?.getMethodsList().map((method) => method.getServiceName()) ?? []),
        );
      });
      expect(supported.filter((service) => /persistent|users|projections/.test(service))).to.deep.equal([]);
      features.close();
    }));
});
