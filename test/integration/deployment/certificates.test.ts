/** deploy/certificates.sh as an operator runs it, checked with openssl and with the accounts that have to read what it makes. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, afterEach, before, beforeEach, describe, it } from 'mocha';
import { imageAccounts } from '../../support/image-accounts.ts';
import { compose } from '../../support/secured-parts.ts';

const script = readFileSync(fileURLToPath(new URL('../../../deploy/certificates.sh', import.meta.url)), 'utf8');
const [uid, gid] = [process.getuid?.(), process.getgid?.()];
const own = uid === gid ? `${uid}` : `${uid}.${gid}`;
const openssl = (...args: readonly string[]): string => execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });

describe('deploy/certificates.sh', () => {
  /** an authority for all of them: its key takes longest */
  let authority: string;
  let directory: string;
  before(function () {
    if (process.platform === 'win32') this.skip();
    authority = mkdtempSync(join(tmpdir(), 'oi-authority-'));
    execFileSync('sh', ['-s', authority], { input: script });
  });
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'oi-certificates-'));
    cpSync(authority, directory, { recursive: true });
    chmodSync(directory, 0o700);
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  after(() => authority && rmSync(authority, { recursive: true, force: true }));

  const file = (...path: readonly string[]): string => join(directory, ...path);
  const run = (parts: readonly string[], account: { uid?: number; gid?: number } = {}) =>
    spawnSync('sh', ['-s', directory, ...parts], { input: script, encoding: 'utf8', ...account });
  const made = (...parts: readonly string[]): string => {
    const { status, stdout, stderr } = run(parts);
    expect(status, stderr).to.equal(0);
    return stdout;
  };

  it('makes RSA keys that an event store loads, and certificates that nodes take from each other', () => {
    made(`eventstore-1:${own}:es1.internal,10.1.0.1`);
    for (const key of [file('eventstore-1/server.key'), file('ca/ca.key')]) {
      expect(openssl('rsa', '-in', key, '-check', '-noout')).to.match(/RSA key ok/);
      expect(readFileSync(key, 'utf8')).to.match(/^-----BEGIN PRIVATE KEY-----\n/);
    }
    const text = openssl('x509', '-in', file('eventstore-1/server.pem'), '-noout', '-text');
    expect(text).to.match(/Public Key Algorithm: rsaEncryption\s+Public-Key: \((?:3072|4096) bit\)/);
    expect(text).to.match(/Digital Signature, Key Encipherment/);
    expect(text).to.match(/TLS Web Server Authentication, TLS Web Client Authentication/);
    expect(text).to.match(/DNS:es1\.internal, IP Address:10\.1\.0\.1/);
    expect(openssl('verify', '-CAfile', file('trust/ca.pem'), file('eventstore-1/server.pem'))).to.match(/: OK/);
  });

  it('lets the embedded event store start with its key, and a client that trusts its authority connect', async () => {
    made(`eventstore:${own}:localhost,127.0.0.1`);
    const tls = {
      key: readFileSync(file('eventstore/server.key'), 'utf8'),
      certificate: readFileSync(file('eventstore/server.pem'), 'utf8'),
    };
    const server = await startEventStoreServer({ port: 0, dataDir: null, tls });
    const keys = { keyFor: () => Promise.reject(new Error('none')), byIds: async () => new Map() };
    const url = server.url.replace('127.0.0.1', 'localhost');
    const store = createEventStore({ url: `${url}&tlsCaFile=${file('trust/ca.pem')}`, codecs: [], keys });
    await store.ping();
    await store.close();
    await server.stop();
  });

  it('gives every file to the account and the group that run the server, who alone get to their key', function () {
    if (uid !== 0) this.skip();
    made('eventstore:1001:eventstore', 'postgres:999:postgres', 'other:1001.1002:other');
    for (const [name, account] of [
      ['eventstore', { uid: 1001, gid: 1001 }],
      ['postgres', { uid: 999, gid: 999 }],
      ['other', { uid: 1001, gid: 1002 }],
    ] as const) {
      for (const path of ['.', 'server.key', 'server.pem', 'trusted', 'trusted/ca.pem'])
        expect(statSync(file(name, path)), `${name}/${path}`).to.include(account);
      const read = (as: { uid: number; gid: number }) => spawnSync('cat', [file(name, 'server.key')], as).status;
      expect(read(account), name).to.equal(0);
      expect(read({ ...account, uid: 65534 }), name).to.equal(1);
    }
    expect(spawnSync('cat', [file('trust/ca.pem')], { uid: 65534, gid: 65534 }).status).to.equal(0);
    expect(statSync(file('ca')).mode & 0o777).to.equal(0o700);
  });

  it('gives the files of docker-compose.yml to the accounts of its images', () => {
    const parts = (compose.services.certificates?.command ?? []).slice(3).map((part) => part.split(':'));
    expect(parts.map(([name]) => name)).to.have.members(['eventstore', 'postgres']);
    for (const [name = '', owner = ''] of parts) {
      const [account, group = account] = owner.split('.').map(Number);
      expect({ uid: account, gid: group }, name).to.deep.equal(imageAccounts(compose.services[name]?.image ?? ''));
    }
  });

  it('replaces a key that is not RSA, of an authority that stays, and so renews what an earlier release made', () => {
    const ec = ['genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'];
    made(`eventstore:${own}:eventstore`);
    // an authority with an EC key, and a certificate of it for an EC key
    openssl(...ec, '-out', file('ca/ca.key'));
    const authority = ['-x509', '-days', '3650', '-addext', 'basicConstraints=critical,CA:TRUE', '-subj', '/CN=authority'];
    openssl('req', '-new', '-key', file('ca/ca.key'), ...authority, '-out', file('ca/ca.pem'));
    openssl(...ec, '-out', file('eventstore/server.key'));
    openssl('req', '-new', '-key', file('eventstore/server.key'), '-subj', '/CN=eventstore', '-out', file('request'));
    const signed = ['-CA', file('ca/ca.pem'), '-CAkey', file('ca/ca.key'), '-CAcreateserial', '-days', '800'];
    openssl('x509', '-req', '-in', file('request'), ...signed, '-out', file('eventstore/server.pem'));
    const before = readFileSync(file('ca/ca.pem'), 'utf8');

    expect(made(`eventstore:${own}:eventstore`)).to.match(/eventstore: made a certificate/);
    expect(readFileSync(file('ca/ca.pem'), 'utf8')).to.equal(before);
    expect(openssl('rsa', '-in', file('eventstore/server.key'), '-check', '-noout')).to.match(/RSA key ok/);
    expect(openssl('verify', '-CAfile', file('trust/ca.pem'), file('eventstore/server.pem'))).to.match(/: OK/);
    expect(made(`eventstore:${own}:eventstore`)).to.match(/eventstore: has a certificate/);
  });

  it('replaces a key that does not belong to its certificate, and one that is missing', () => {
    made(`eventstore:${own}:eventstore`);
    const key = file('eventstore/server.key');
    const belongs = () =>
      openssl('pkey', '-in', key, '-pubout') === openssl('x509', '-in', file('eventstore/server.pem'), '-noout', '-pubkey');
    openssl('genpkey', '-algorithm', 'RSA', '-out', key);
    expect(belongs()).to.equal(false);
    expect(made(`eventstore:${own}:eventstore`)).to.match(/made a certificate/);
    expect(belongs()).to.equal(true);
    rmSync(key);
    expect(made(`eventstore:${own}:eventstore`)).to.match(/made a certificate/);
    expect(belongs()).to.equal(true);
  });

  it('says what is left to do when it may not give files away', function () {
    if (uid !== 0) this.skip();
    execFileSync('chown', ['-R', '65534:65534', directory]);
    const { status, stderr } = run(['eventstore:1001:eventstore', 'mine:65534:mine'], { uid: 65534, gid: 65534 });
    expect(status, stderr).to.equal(0);
    expect(stderr).to.match(/eventstore: its server cannot read its key yet: chown -R 1001:1001 \S+eventstore\n/);
    expect(stderr).not.to.include('mine:');
  });

  it('refuses an account that is no number, before it makes a key for it', () => {
    for (const part of ['eventstore:kurrent:eventstore', 'eventstore::eventstore', 'eventstore:1001.staff:eventstore']) {
      const { status, stderr } = run([part]);
      expect(status).to.equal(2);
      expect(stderr).to.include(`${part}: not NAME:UID[.GID]:HOST`);
    }
    writeFileSync(file('note'), '');
    expect(statSync(directory).mode & 0o777).to.equal(0o755);
  });
});
