import { selfSignedCertificate } from '@order-intake/certificate';
import { expect } from 'chai';
import { decodeJwt } from 'jose';
import { after, afterEach, before, describe, it } from 'mocha';
import type { TokenRequest } from '../../../src/domain/mailbox/access-tokens.port.ts';
import { faultOf, granted, type Moved, tokensFrom } from '../../support/access-tokens.ts';
import {
  type MicrosoftApplication,
  type MicrosoftOptions,
  startMicrosoftTokenServer,
} from '../../support/token-servers/microsoft.ts';
import type { TokenServer } from '../../support/token-servers/token-server.ts';

const tenant = '6c7d3a2e-0000-4000-8000-000000000001';
const application: MicrosoftApplication = {
  tenant,
  clientId: '0f1e2d3c-0000-4000-8000-000000000002',
  secret: 'abc8Q~a-value.as-entra-makes-them_0123456',
  roles: ['IMAP.AccessAsApp', 'SMTP.SendAsApp'],
  mailbox: 'orders@example.test',
};
const request = (
  changes: Partial<TokenRequest> & { readonly tenantId?: string; readonly clientId?: string } = {},
): TokenRequest => ({
  login: {
    kind: 'microsoft_365',
    tenantId: changes.tenantId ?? tenant,
    clientId: changes.clientId ?? application.clientId,
    secretExpiresOn: null,
  },
  secret: changes.secret ?? application.secret ?? '',
  mailbox: 'orders@example.test',
  audience: changes.audience ?? 'mail',
});
const certificate = (days = 90) =>
  selfSignedCertificate({ commonName: 'order-intake', dnsNames: [], ipAddresses: [], keyType: 'rsa', days });

describe('tokens of a Microsoft 365 application', () => {
  const uploaded = { own: certificate(), other: certificate() };
  let server: TokenServer;
  let moved: Moved;
  const start = async (changes: Partial<MicrosoftApplication> = {}, options: Partial<MicrosoftOptions> = {}) => {
    server = await startMicrosoftTokenServer({ applications: [{ ...application, ...changes }], ...options });
    moved = tokensFrom({ ca: server.ca, loginUrl: server.url });
  };
  afterEach(() => server.stop());

  it('come for the client secret, with the scope of Exchange Online', async () => {
    await start();
    const { token, expiresAt } = await granted(moved.tokens, request());
    expect(server.isActive(token)).to.equal(true);
    expect(decodeJwt(token).aud).to.equal('https://outlook.office365.com');
    expect(expiresAt.getTime() - Date.now()).to.be.within(3_500_000, 3_600_000);
    expect(server.asked[0]?.path).to.equal(`/${tenant}/oauth2/v2.0/token`);
  });

  it('come with the scope of Microsoft Graph, as tokens of their own', async () => {
    await start();
    const mail = await granted(moved.tokens, request());
    const graph = await granted(moved.tokens, request({ audience: 'graph' }));
    expect(decodeJwt(graph.token).aud).to.equal('https://graph.microsoft.com');
    expect(graph.token).to.not.equal(mail.token);
  });

  it('come for a certificate and its private key, in either order', async () => {
    const { key, cert } = uploaded.own;
    await start({ certificate: cert });
    for (const secret of [`${cert}\n${key}`, `${key}\n${uploaded.other.cert}\n${cert}`])
      expect(server.isActive((await granted(moved.tokens, request({ secret }))).token)).to.equal(true);
    expect(server.asked.every(({ form }) => form.client_secret === undefined)).to.equal(true);
  });

  const refusals: readonly {
    readonly when: string;
    readonly code: string;
    readonly says: RegExp;
    readonly changes?: Partial<MicrosoftApplication>;
    readonly options?: Partial<MicrosoftOptions>;
    readonly asked?: Parameters<typeof request>[0];
  }[] = [
    {
      when: 'the secret is wrong',
      code: 'TOKEN_SECRET_WRONG',
      says: /value of the secret, not its id.*AADSTS7000215/,
      asked: { secret: 'wrong' },
    },
    {
      when: 'the secret has expired',
      code: 'TOKEN_SECRET_EXPIRED',
      says: /Create a new one.*AADSTS7000222/,
      changes: { secretExpired: true },
    },
    {
      when: 'there is no such tenant',
      code: 'TOKEN_TENANT_UNKNOWN',
      says: /no tenant "other\.test".*AADSTS90002/,
      asked: { tenantId: 'other.test' },
    },
    {
      when: 'the tenant cannot be one',
      code: 'TOKEN_TENANT_UNKNOWN',
      says: /directory id or a verified domain/,
      asked: { tenantId: '../evil' },
    },
    {
      when: 'the tenant has no such application',
      code: 'TOKEN_APPLICATION_UNKNOWN',
      says: /no application "nobody".*AADSTS700016/,
      asked: { clientId: 'nobody' },
    },
    {
      when: 'the application is disabled',
      code: 'TOKEN_APPLICATION_UNKNOWN',
      says: /disabled.*AADSTS7000112/,
      changes: { disabled: true },
    },
    {
      when: 'the tenant has no Exchange Online',
      code: 'TOKEN_SCOPE_REFUSED',
      says: /Exchange Online.*AADSTS500011/,
      options: { resources: [] },
    },
    {
      when: 'the certificate was never uploaded',
      code: 'TOKEN_SECRET_WRONG',
      says: /Upload this certificate.*AADSTS700027/,
      changes: { certificate: uploaded.other.cert },
      asked: { secret: `${uploaded.own.cert}${uploaded.own.key}` },
    },
    {
      when: 'the key belongs to another certificate',
      code: 'TOKEN_SECRET_UNREADABLE',
      says: /does not belong/,
      asked: { secret: `${uploaded.own.cert}${uploaded.other.key}` },
    },
    {
      when: 'the certificate is missing',
      code: 'TOKEN_SECRET_UNREADABLE',
      says: /holds no certificate/,
      asked: { secret: uploaded.own.key },
    },
    {
      when: 'the private key is missing',
      code: 'TOKEN_SECRET_UNREADABLE',
      says: /holds no private key/,
      asked: { secret: uploaded.own.cert },
    },
  ];
  for (const { when, code, says, changes, options, asked } of refusals) {
    it(`are refused with ${code} when ${when}, and nothing of the secret is told`, async () => {
      await start(changes, options);
      const given = request(asked);
      const fault = await faultOf(moved.tokens, given);
      expect(fault).to.include({ code, transient: false });
      expect(fault.message).to.match(says);
      console.log(`      | ${when} | ${fault.code} | ${fault.message} |`);
      for (const secret of [application.secret ?? '', ...(given.secret.match(/[A-Za-z0-9+/]{40,}/g) ?? [])])
        expect(fault.message).to.not.include(secret);
    });
  }

  it('are refused with the end of a certificate before anybody is asked', async () => {
    await start();
    const ended = selfSignedCertificate({
      commonName: 'order-intake',
      dnsNames: [],
      ipAddresses: [],
      keyType: 'rsa',
      days: 1,
      notBefore: new Date('2026-01-01'),
    });
    const fault = await faultOf(moved.tokens, request({ secret: `${ended.cert}${ended.key}` }));
    expect(fault).to.include({ code: 'TOKEN_SECRET_EXPIRED' });
    expect(fault.message).to.match(/ended on 2026-01-02/);
    expect(server.asked).to.deep.equal([]);
  });

  it('are refused with the difference of the clocks when an assertion is from another time', async () => {
    const { key, cert } = uploaded.own;
    await start({ certificate: cert });
    moved.setClockAhead(-20 * 60_000);
    const fault = await faultOf(moved.tokens, request({ secret: `${cert}${key}` }));
    expect(fault.code).to.equal('TOKEN_CLOCK_WRONG');
    expect(fault.message).to.match(/is 20 minutes behind that of the token server.*AADSTS700024/);
  });

  it('come again after a secret was refused as soon as another one is given', async () => {
    await start();
    await faultOf(moved.tokens, request({ secret: 'wrong' }));
    expect((await granted(moved.tokens, request())).token).to.be.a('string');
  });

  it('are not asked for again with a refused secret until a minute has passed, or the fault is forgotten', async () => {
    await start();
    const wrong = request({ secret: 'wrong' });
    for (let poll = 0; poll < 5; poll += 1) await faultOf(moved.tokens, wrong);
    expect(server.asked).to.have.lengthOf(1);
    moved.pass(61_000);
    await faultOf(moved.tokens, wrong);
    expect(server.asked).to.have.lengthOf(2);
    moved.tokens.forget('company-1', wrong);
    await faultOf(moved.tokens, wrong);
    expect(server.asked).to.have.lengthOf(3);
  });
});

describe('what is kept of tokens', () => {
  let server: TokenServer;
  let moved: Moved;
  before(async () => {
    server = await startMicrosoftTokenServer({ applications: [application] });
  });
  after(() => server.stop());
  const begin = () => {
    moved = tokensFrom({ ca: server.ca, loginUrl: server.url });
    return server.asked.length;
  };

  it('is one token for all mailboxes of an application, asked for once by those who come at once', async () => {
    const asked = begin();
    const answers = await Promise.all(
      ['orders', 'sales', 'returns'].map((name) => granted(moved.tokens, { ...request(), mailbox: `${name}@example.test` })),
    );
    expect(new Set(answers.map(({ token }) => token)).size).to.equal(1);
    expect(server.asked.length - asked).to.equal(1);
  });

  it('is one for each company, even with the same application', async () => {
    const asked = begin();
    await granted(moved.tokens, request(), 'company-1');
    await granted(moved.tokens, request(), 'company-2');
    expect(server.asked.length - asked).to.equal(2);
  });

  it('is renewed five minutes before its end, counted by a clock that nobody sets', async () => {
    begin();
    const first = await granted(moved.tokens, request());
    moved.setClockAhead(48 * 3_600_000);
    expect((await granted(moved.tokens, request())).token).to.equal(first.token);
    moved.setClockAhead(0);
    moved.pass(3_599_000 - 5 * 60_000 - 5_000);
    expect((await granted(moved.tokens, request())).token).to.equal(first.token);
    moved.pass(10_000);
    expect((await granted(moved.tokens, request())).token).to.not.equal(first.token);
  });

  it('is asked for anew when a server has refused it', async () => {
    begin();
    const first = await granted(moved.tokens, request());
    moved.tokens.forget('company-1', request());
    expect((await granted(moved.tokens, request())).token).to.not.equal(first.token);
  });

  it('goes on being used while the provider is away, until it ends', async () => {
    begin();
    const first = await granted(moved.tokens, request());
    moved.pass(3_599_000 - 120_000);
    server.fail({ status: 503, body: 'away', headers: { 'retry-after': '20' } });
    const asked = server.asked.length;
    expect((await granted(moved.tokens, request())).token).to.equal(first.token);
    expect((await granted(moved.tokens, request())).token).to.equal(first.token);
    expect(server.asked.length - asked).to.equal(1);
    moved.pass(121_000);
    expect(await faultOf(moved.tokens, request())).to.include({ code: 'TOKEN_SERVER_UNREACHABLE', transient: true });
    server.fail(null);
  });

  it('waits as long as the provider asks before it is asked again', async () => {
    begin();
    server.fail({ status: 429, body: { error: 'temporarily_unavailable' }, headers: { 'retry-after': '30' } });
    const asked = server.asked.length;
    expect(await faultOf(moved.tokens, request())).to.include({ code: 'TOKEN_SERVER_UNREACHABLE', transient: true });
    server.fail(null);
    await faultOf(moved.tokens, request());
    expect(server.asked.length - asked).to.equal(1);
    moved.pass(31_000);
    expect((await granted(moved.tokens, request())).token).to.be.a('string');
  });
});
