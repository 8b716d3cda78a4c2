import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import type { TokenRequest } from '../../../src/domain/mailbox/access-tokens.port.ts';
import { faultOf, granted, type Moved, tokensFrom } from '../../support/access-tokens.ts';
import { type GoogleOptions, type GoogleTokenServer, startGoogleTokenServer } from '../../support/token-servers/google.ts';

const mailbox = 'orders@example.test';

describe('tokens of a Google service account', () => {
  let server: GoogleTokenServer;
  let moved: Moved;
  const start = async (options: Partial<GoogleOptions> = {}) => {
    server = await startGoogleTokenServer({ users: [mailbox, 'sales@example.test'], ...options });
    moved = tokensFrom({ ca: server.ca, googleTokenUrl: server.tokenUrl });
  };
  afterEach(() => server.stop());
  const request = (changes: Partial<TokenRequest> = {}): TokenRequest => ({
    login: { kind: 'google_service_account', secretExpiresOn: null },
    secret: server.keyFile(),
    mailbox,
    audience: 'mail',
    ...changes,
  });

  it('come for a JWT signed with the key of the file', async () => {
    await start();
    expect(server.isActive((await granted(moved.tokens, request())).token)).to.equal(true);
  });

  it('are made for one mailbox each', async () => {
    await start();
    const first = await granted(moved.tokens, request());
    const second = await granted(moved.tokens, request({ mailbox: 'sales@example.test' }));
    expect(second.token).to.not.equal(first.token);
    const introspected = await fetch(server.introspectionUrl, {
      method: 'POST',
      body: new URLSearchParams({ token: second.token }),
    });
    expect(await introspected.json()).to.include({
      active: true,
      email: 'sales@example.test',
      scope: 'https://mail.google.com/',
    });
  });

  const refusals: readonly {
    readonly when: string;
    readonly code: string;
    readonly says: RegExp;
    readonly options?: Partial<GoogleOptions>;
    readonly changes?: Readonly<Record<string, unknown>>;
    readonly asked?: Partial<TokenRequest>;
  }[] = [
    {
      when: 'the domain has not delegated the scope',
      code: 'TOKEN_CONSENT_MISSING',
      says: /Domain-wide delegation.*unauthorized_client/,
      options: { delegated: [] },
    },
    {
      when: 'the domain has no such user',
      code: 'TOKEN_MAILBOX_REFUSED',
      says: /primary address of a user.*invalid_grant/,
      asked: { mailbox: 'nobody@example.test' },
    },
    {
      when: 'there is no such service account',
      code: 'TOKEN_APPLICATION_UNKNOWN',
      says: /no service account "gone@x\.test"/,
      changes: { client_email: 'gone@x.test' },
    },
    {
      when: 'the service account is disabled',
      code: 'TOKEN_APPLICATION_UNKNOWN',
      says: /Enable it/,
      options: { disabled: true },
    },
    {
      when: 'the key is another one',
      code: 'TOKEN_SECRET_WRONG',
      says: /Create a new key/,
      changes: { private_key_id: 'another' },
    },
    {
      when: 'the key file names another token server',
      code: 'TOKEN_URL_NOT_ALLOWED',
      says: /token_uri/,
      changes: { token_uri: 'https://169.254.169.254/token' },
    },
    {
      when: 'the file is that of a person',
      code: 'TOKEN_SECRET_UNREADABLE',
      says: /not that of a service account/,
      changes: { type: 'authorized_user' },
    },
    {
      when: 'the key in the file is cut off',
      code: 'TOKEN_SECRET_UNREADABLE',
      says: /cannot be read/,
      changes: { private_key: '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----' },
    },
    { when: 'the secret is no file', code: 'TOKEN_SECRET_UNREADABLE', says: /is not JSON/, asked: { secret: 'AIzaSomeApiKey' } },
    { when: 'Microsoft Graph is wanted', code: 'TOKEN_SCOPE_REFUSED', says: /Send by SMTP/, asked: { audience: 'graph' } },
  ];
  for (const { when, code, says, options, changes, asked } of refusals) {
    it(`are refused with ${code} when ${when}`, async () => {
      await start(options);
      const fault = await faultOf(moved.tokens, request({ secret: server.keyFile(changes), ...asked }));
      expect(fault).to.include({ code, transient: false });
      expect(fault.message).to.match(says);
      console.log(`      | ${when} | ${fault.code} | ${fault.message} |`);
      expect(fault.message).to.not.match(/PRIVATE KEY|AIza|eyJ/);
    });
  }

  it('are refused after the key was deleted', async () => {
    await start();
    server.deleteKey();
    expect(await faultOf(moved.tokens, request())).to.include({ code: 'TOKEN_SECRET_WRONG', transient: false });
  });

  for (const [ahead, words] of [
    [2 * 3_600_000, 'ahead of'],
    [-2 * 3_600_000, 'behind'],
  ] as const) {
    it(`are refused with the difference when the clock is two hours ${words} Google's`, async () => {
      await start();
      moved.setClockAhead(ahead);
      const fault = await faultOf(moved.tokens, request());
      expect(fault.code).to.equal('TOKEN_CLOCK_WRONG');
      expect(fault.message).to.include(`is 2 hours ${words} that of the token server`);
    });
  }
});
