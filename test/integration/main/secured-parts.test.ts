/** docker-compose.yml, as far as it can be carried out without an engine: its scripts, its settings, stores with its TLS, users and rules. */
import { execFileSync, spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createEventStore } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import pg from 'pg';
import { compose, type SecuredParts, startSecuredParts } from '../../support/secured-parts.ts';
import { until } from '../../support/until.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

describe('the parts of docker-compose.yml, secured', () => {
  let parts: SecuredParts;
  const ends: (() => Promise<unknown>)[] = [];
  before(async function () {
    if (process.platform === 'win32') this.skip();
    parts = await startSecuredParts();
  });
  after(async () => {
    for (const end of ends.reverse()) await end();
    await parts?.stop();
  });

  it('have certificates of one authority, for their names, and keys for their owner alone', () => {
    const ca = new X509Certificate(readFileSync(join(parts.certificates, 'trust/ca.pem')));
    expect(ca.ca).to.equal(true);
    for (const name of ['eventstore', 'postgres']) {
      const certificate = new X509Certificate(readFileSync(join(parts.certificates, name, 'server.pem')));
      expect(certificate.checkIssued(ca) && certificate.verify(ca.publicKey), name).to.equal(true);
      expect(certificate.checkHost(name), name).to.equal(name);
      expect(certificate.checkHost('elsewhere'), name).to.equal(undefined);
      for (const file of ['server.key', 'server.pem'])
        expect(statSync(join(parts.certificates, name, file)).mode & 0o777, `${name}/${file}`).to.equal(0o600);
    }
    const key = join(parts.certificates, 'eventstore/server.key');
    expect(execFileSync('openssl', ['rsa', '-in', key, '-check', '-noout'], { encoding: 'utf8', stdio: 'pipe' })).to.match(/ok/);
    expect(statSync(join(parts.certificates, 'ca/ca.key')).mode & 0o777).to.equal(0o600);
    expect(statSync(parts.secrets).mode & 0o777).to.equal(0o700);
  });

  it('keep certificates that are good when the step runs again', () => {
    const before = readFileSync(join(parts.certificates, 'postgres/server.pem'), 'utf8');
    expect(parts.certify()).to.match(/postgres: has a certificate/);
    expect(readFileSync(join(parts.certificates, 'postgres/server.pem'), 'utf8')).to.equal(before);
  });

  it('let nobody into Postgres without TLS, without the password, or without trust in its certificate', async () => {
    const { password, port } = new URL(parts.databaseUrl);
    const host = 'localhost';
    const trusted = { ca: readFileSync(join(parts.certificates, 'trust/ca.pem'), 'utf8') };
    const said = async (config: pg.ClientConfig): Promise<string> => {
      const client = new pg.Client({ host, port: Number(port), user: 'order_intake', database: 'order_intake', ...config });
      const end = await client.connect().then(
        () => 'let in',
        (error: Error) => error.message,
      );
      await client.end().catch(() => undefined);
      return end;
    };
    expect(await said({ password, ssl: trusted })).to.equal('let in');
    expect(await said({ password, ssl: false })).to.match(/no pg_hba\.conf entry .* no encryption/);
    expect(await said({ password: 'wrong', ssl: trusted })).to.match(/password authentication failed/);
    expect(await said({ password, ssl: true })).to.match(/certificate/);
  });

  it('let nobody into the event store without the password or without trust in its certificate', async () => {
    const keys = { keyFor: () => Promise.reject(new Error('none')), byIds: async () => new Map() };
    const said = async (url: string): Promise<string> => {
      const store = createEventStore({ url, codecs: [], keys, timeoutMs: 3_000 });
      const end = await store.end().then(
        () => 'let in',
        (error: Error) => error.name,
      );
      await store.close();
      return end;
    };
    expect(await said(parts.eventStoreUrl)).to.equal('let in');
    expect(await said(parts.eventStoreUrl.replace(/admin:\w+@/, 'admin:wrong@'))).to.equal('AccessDenied');
    expect(await said(parts.eventStoreUrl.replace(/&tlsCaFile=.*$/, ''))).to.equal('CertificateRefused');
    expect(await said(parts.eventStoreUrl.replace('tls=true', 'tls=false'))).not.to.equal('let in');
  });

  it('are enough for every part of the service in production, which gets its secrets as files', async () => {
    const { environment = {} } = compose.services.api ?? {};
    const own = join(parts.directory, 'own');
    mkdirSync(own);
    const file = (name: string, text: string): string => {
      writeFileSync(join(own, name), text, { mode: 0o600 });
      return join(own, name);
    };
    const files = {
      DATABASE_URL_FILE: file('database_url', parts.databaseUrl),
      EVENTSTORE_URL_FILE: file('eventstore_url', parts.eventStoreUrl),
      ENCRYPTION_KEY_FILE: join(parts.secrets, 'encryption_key'),
    };
    expect(environment).to.include.keys(Object.keys(files));
    const told = { AUTH_ISSUER: 'https://issuer.example', AUTH_AUDIENCE: 'order-intake', TRUST_PROXY: '0' };
    const here = { HOST: '127.0.0.1', PORT: '0', HEALTH_PORT: '0' };
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { ...environment, ...told, ...here, ...files, PATH, NODE_COMPILE_CACHE };
    // as in their containers, each has a directory of its own
    const envOf = (part: string) => ({ ...env, DATA_DIR: join(own, part) });
    const health = await Promise.all(
      ['projector', 'api', 'worker'].map(async (part) => {
        const child = spawn(process.execPath, [`src/main/${part}.ts`], {
          cwd: root,
          env: envOf(part),
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        const gone = once(child, 'exit');
        ends.push(async () => {
          child.kill('SIGTERM');
          await gone;
        });
        const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), gone]);
        expect(line, part).to.be.a('string');
        return (JSON.parse(line as string) as { healthUrl: string }).healthUrl;
      }),
    );
    for (const url of health) await until(`${url} is ready`, async () => (await fetch(`${url}/health/ready`)).ok, 60_000);
  });
});
