import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { expect } from 'chai';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { after, describe, it } from 'mocha';
import { type Config, describeFaults, loadConfig } from '../../../src/platform/config/config.ts';
import type { Environment, SettingFault } from '../../../src/platform/config/secret-files.ts';

const config = (env: Environment): Config => {
  const loaded = loadConfig(env);
  if (isLeft(loaded)) throw new Error(describeFaults(loaded.left));
  return loaded.right;
};
const faults = (env: Environment): readonly SettingFault[] => {
  const loaded = loadConfig(env);
  return isRight(loaded) ? [] : loaded.left;
};
const key = randomBytes(32);
const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://u:p@db:5432/orders',
  EVENTSTORE_URL: 'esdb://store:2113?tls=true',
  ENCRYPTION_KEY: key.toString('base64'),
  AUTH_ISSUER: 'https://login.example.com/',
  AUTH_AUDIENCE: 'order-intake',
  TRUST_PROXY: '0',
};

describe('the configuration', () => {
  it('with nothing set everything is embedded, on this machine only', () => {
    const defaults = config({});
    expect(defaults).to.deep.include({
      mode: 'embedded',
      databaseUrl: null,
      eventStoreUrl: null,
      host: '127.0.0.1',
      port: 3000,
      model: null,
      embedding: null,
    });
    expect(defaults).to.deep.include({
      pollCron: '*/5 * * * *',
      idleConnections: 200,
      purgeCron: '*/20 1-4 * * *',
      extractionPoolSize: 2,
      encryptionKeys: [],
      logLevel: 'info',
    });
    expect(defaults.mail).to.deep.include({ allowedCidrs: [], allowedPorts: [], caFile: null, allowPlaintext: false });
    expect(defaults.mail.microsoft.loginUrl).to.equal('https://login.microsoftonline.com');
  });

  it('secrets and tokens go nowhere without encryption, and no slash is doubled', () => {
    for (const name of ['MICROSOFT_LOGIN_URL', 'MICROSOFT_OUTLOOK_URL', 'MICROSOFT_GRAPH_URL', 'GOOGLE_TOKEN_URL'])
      expect(faults({ [name]: 'http://login.example.com' }).map(({ variable }) => variable)).to.deep.equal([name]);
    expect(config({ MICROSOFT_LOGIN_URL: 'https://login.microsoftonline.us/' }).mail.microsoft.loginUrl).to.equal(
      'https://login.microsoftonline.us',
    );
  });

  it('a relay is a server with a user, a password and the address that mails leave under', () => {
    const url = 'smtp://relay%40example.com:p%40ss%3Aword@mail.example.com';
    expect(config({ NOTIFICATION_SMTP_URL: url, NOTIFICATION_FROM: 'orders@example.com' }).mail.relay).to.deep.equal({
      from: 'orders@example.com',
      server: { host: 'mail.example.com', port: 587, implicitTls: false, user: 'relay@example.com', password: 'p@ss:word' },
    });
    const open = config({ NOTIFICATION_SMTP_URL: 'smtps://mail.example.com', NOTIFICATION_FROM: 'orders@example.com' }).mail
      .relay;
    expect(open?.server).to.include({ port: 465, implicitTls: true, user: '', password: '' });
    expect(config({}).mail.relay).to.equal(null);
  });

  it('a relay needs the address, and its password is in no fault', () => {
    const url = 'smtp://me:hidden-password@mail.example.com';
    expect(faults({ NOTIFICATION_SMTP_URL: url }).map(({ variable }) => variable)).to.deep.equal(['NOTIFICATION_FROM']);
    expect(faults({ NOTIFICATION_FROM: 'a@example.com' }).map(({ variable }) => variable)).to.deep.equal([
      'NOTIFICATION_SMTP_URL',
    ]);
    const wrong = faults({ NOTIFICATION_SMTP_URL: `${url}/path`, NOTIFICATION_FROM: 'a@example.com' });
    expect(wrong.map(({ variable }) => variable)).to.deep.equal(['NOTIFICATION_SMTP_URL']);
    expect(JSON.stringify(wrong)).to.not.include('hidden-password');
  });

  it('the data directory is a whole path', () => {
    const defaults = config({});
    expect(isAbsolute(defaults.dataDir)).to.equal(true);
  });

  it('a variable set to nothing counts as not set', () => {
    expect(config({ PORT: '', DATABASE_URL: ' ', MODE: '', MAIL_ALLOWED_PORTS: '' })).to.deep.equal(config({}));
  });

  it('decodes every kind of value', () => {
    const set = config({
      PORT: '0',
      LOG_LEVEL: 'debug',
      MAIL_ALLOWED_CIDRS: '10.0.0.0/8, 127.0.0.1,fd00::/8 ,::1',
      MAIL_ALLOWED_PORTS: '993, 1143',
      MAIL_ALLOW_PLAINTEXT: 'TRUE',
      OPENAI_API_KEY: 'sk-1',
      AI_PRICES: '0.25/2.00 USD',
      POLL_CRON: '* * * * *',
      PUBLIC_URL: 'https://orders.example.com',
      ADMIN_EMAIL: 'ops@example.com',
    });
    expect(set.port).to.equal(0);
    expect(set.mail).to.deep.include({
      allowedCidrs: ['10.0.0.0/8', '127.0.0.1/32', 'fd00::/8', '::1/128'],
      allowedPorts: [993, 1143],
      allowPlaintext: true,
    });
    expect(set.model).to.deep.equal({
      provider: 'openai',
      apiKey: 'sk-1',
      baseUrl: null,
      model: 'gpt-6-luna',
      documentTokens: 80_000,
      dailyTokens: 5_000_000,
      pictures: 'pages',
      monthlyTokens: null,
      monthlyCost: null,
      prices: { input: 0.25, output: 2, currency: 'USD' },
      idleMs: 20_000,
      uploadWaitMs: 20_000,
    });
  });

  it('takes a cluster whose hosts have ports, and the schemes of KurrentDB', () => {
    for (const url of ['esdb://u:p@a:2113,b:2113,c:2114?tls=true', 'kurrentdb://a:2113?tls=true', 'kdb+discover://a.example'])
      expect(config({ EVENTSTORE_URL: url }).eventStoreUrl).to.equal(url);
  });

  const wrong: Readonly<Record<string, readonly string[]>> = {
    PORT: ['99999', '-1', '80.5', 'http', '0x50'],
    MODE: ['prod', 'Embedded'],
    AI_PRICES: ['0.25', '1,5/2 USD', '1/2 dollars'],
    AI_IDLE_SECONDS: ['0', 'long'],
    DATABASE_URL: ['mysql://u@h/d', 'localhost'],
    EVENTSTORE_URL: ['http://store:2113', 'esdb://', 'esdb://a:2113,', 'esdb://a:99999'],
    LOG_LEVEL: ['verbose'],
    MAIL_ALLOWED_CIDRS: ['10.0.0.0/33', 'example.com', '10.0.0.0/8,nonsense'],
    MAIL_ALLOWED_PORTS: ['0', '993,70000'],
    MAIL_ALLOW_PLAINTEXT: ['maybe'],
    POLL_CRON: ['every five minutes', '61 * * * *'],
    PURGE_CRON: ['at night', '0 25 * * *'],
    EXTRACTION_POOL_SIZE: ['0', 'two'],
    ADMIN_EMAIL: ['ops'],
    PUBLIC_URL: ['orders.example.com', 'ftp://x'],
    ENCRYPTION_KEY: [
      'short',
      Buffer.alloc(31).toString('base64'),
      'id with space:x',
      `a:${key.toString('base64')},a:${randomBytes(32).toString('hex')}`,
    ],
  };
  for (const [variable, values] of Object.entries(wrong)) {
    it(`${variable}: a wrong value is refused by name`, () => {
      for (const value of values)
        expect(
          faults({ [variable]: value }).map((fault) => fault.variable),
          value,
        ).to.deep.equal([variable]);
    });
  }

  it('all faults are told at once, each with what was given and what is expected', () => {
    const told = describeFaults(faults({ PORT: '99999', LOG_LEVEL: 'loud', EXTRACTION_POOL_SIZE: '0' }));
    expect(told.split('\n')).to.have.members([
      'PORT: given "99999", expected a port, 0 for any free one (0 to 65535)',
      'LOG_LEVEL: given "loud", expected trace | debug | info | warn | error | fatal | silent',
      'EXTRACTION_POOL_SIZE: given "0", expected a number of processes (1 to 64)',
    ]);
  });

  it('what a secret variable was given is never told', () => {
    const told = describeFaults(
      faults({ DATABASE_URL: 'mysql://u:hunter2@h/d', ENCRYPTION_KEY: 'hunter2', EVENTSTORE_URL: 'hunter2' }),
    );
    expect(told).not.to.include('hunter2');
    expect(told).to.include('(hidden)');
  });

  it('production mode demands the stores, the key and whose tokens it takes, all of them named', () => {
    expect(faults({ MODE: 'production' }).map(({ variable }) => variable)).to.deep.equal([
      'DATABASE_URL',
      'EVENTSTORE_URL',
      'ENCRYPTION_KEY',
      'AUTH_ISSUER',
      'AUTH_AUDIENCE',
      'TRUST_PROXY',
    ]);
    expect(config(production).mode).to.equal('production');
  });

  it('production mode takes no event store that everybody in its network can read and write, unless told', () => {
    const open = { ...production, EVENTSTORE_URL: 'kurrentdb://store:2113?TLS=false' };
    expect(faults(open).map(({ variable }) => variable)).to.deep.equal(['EVENTSTORE_URL']);
    expect(faults({ ...production, EVENTSTORE_URL: 'esdb://a:2113,127.0.0.1:2113?tls=false' })).to.have.lengthOf(1);
    for (const url of ['esdb://store:2113', 'esdb://u:p@store:2113?tls=false', 'esdb://127.0.0.1:2113?tls=false'])
      config({ ...production, EVENTSTORE_URL: url });
    config({ ...open, EVENTSTORE_ALLOW_OPEN: 'true' });
  });

  it('production mode takes no key that is not random, and no issuer over plain http', () => {
    const wrong = (changes: Environment) => faults({ ...production, ...changes }).map(({ variable }) => variable);
    expect(wrong({ ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') })).to.deep.equal(['ENCRYPTION_KEY']);
    expect(wrong({ ENCRYPTION_KEY: '00112233445566778899aabbccddeeff'.repeat(2) })).to.deep.equal([]);
    expect(wrong({ ENCRYPTION_KEY: '0123456701234567'.repeat(4) })).to.deep.equal(['ENCRYPTION_KEY']);
    expect(wrong({ AUTH_ISSUER: 'http://login.example.com/' })).to.deep.equal(['AUTH_ISSUER']);
    expect(wrong({ AUTH_JWKS_URL: 'http://login.example.com/keys' })).to.deep.equal(['AUTH_JWKS_URL']);
    expect(wrong({})).to.deep.equal([]);
  });

  it('production mode does without an issuer where people sign in with passwords of ours, and then needs an address for links', () => {
    const { AUTH_ISSUER: _, AUTH_AUDIENCE: __, ...without } = production;
    expect(faults({ ...without, AUTH_PASSWORDS: 'false' }).map(({ variable }) => variable)).to.deep.equal([
      'AUTH_ISSUER',
      'AUTH_AUDIENCE',
    ]);
    expect(faults({ ...without, AUTH_PASSWORDS: 'true' }).map(({ variable }) => variable)).to.deep.equal(['PUBLIC_URL']);
    const own = config({ ...without, AUTH_PASSWORDS: 'true', PUBLIC_URL: 'https://orders.example.com' });
    expect(own.auth).to.include({ issuer: null, passwords: true });
    expect(config(production).auth.passwords).to.equal(false);
    expect(config({}).auth.passwords).to.equal(true);
  });
  it('NODE_ENV=production means production mode unless MODE says otherwise', () => {
    expect(faults({ NODE_ENV: 'production' })).to.have.lengthOf(6);
    expect(config({ NODE_ENV: 'production', MODE: 'embedded' }).mode).to.equal('embedded');
    expect(config({ NODE_ENV: 'test' }).mode).to.equal('embedded');
  });

  it('encryption keys come in base64 or hex, with an id or named after themselves, the first one first', () => {
    const other = randomBytes(32);
    const [first, second, third] = config({
      ENCRYPTION_KEY: `new:${other.toString('hex')}, ${key.toString('base64')},x:${key.toString('base64url')}`,
    }).encryptionKeys;
    expect(first).to.deep.equal({ id: 'new', key: other });
    expect(second?.key).to.deep.equal(key);
    expect(second?.id).to.equal(config({ ENCRYPTION_KEY: key.toString('hex') }).encryptionKeys[0]?.id);
    expect(third).to.deep.equal({ id: 'x', key });
  });
});

describe('secrets as files', () => {
  const directory = mkdtempSync(join(tmpdir(), 'order-intake-secrets-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(directory, name), text);
    return join(directory, name);
  };
  after(() => rmSync(directory, { recursive: true, force: true }));

  it('are read where a setting names one, without the end of its line', () => {
    const config = loadConfig({ DATABASE_URL_FILE: file('url', 'postgres://user:secret@host:5432/name\n') });
    expect(isRight(config) && config.right.databaseUrl).to.equal('postgres://user:secret@host:5432/name');
  });

  it('are refused when there is none, when it is empty, and beside a value; nothing of them is told', () => {
    const faultsWith = (env: Environment) => faults(env).map(({ variable, expected }) => `${variable}: ${expected}`);
    expect(faultsWith({ ENCRYPTION_KEY_FILE: join(directory, 'none') })[0]).to.match(/^ENCRYPTION_KEY_FILE: a file that/);
    expect(faultsWith({ ENCRYPTION_KEY_FILE: file('empty', '\n') })).to.have.length(1);
    const both = faults({ DATABASE_URL: 'postgres://a:hidden@b/c', DATABASE_URL_FILE: file('both', 'postgres://a:hidden@b/c') });
    expect(both.map(({ variable }) => variable)).to.deep.equal(['DATABASE_URL_FILE']);
    expect(JSON.stringify(both)).not.to.include('hidden');
  });
});
