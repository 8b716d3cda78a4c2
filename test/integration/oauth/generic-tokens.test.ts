import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import type { TokenRequest } from '../../../src/domain/mailbox/access-tokens.port.ts';
import { faultOf, granted, type Moved, tokensFrom } from '../../support/access-tokens.ts';
import { patience } from '../../support/patience.ts';
import { type GenericOptions, type GenericTokenServer, startGenericTokenServer } from '../../support/token-servers/generic.ts';

describe('tokens of any other provider', () => {
  let server: GenericTokenServer | undefined;
  let moved: Moved;
  const start = async (
    options: GenericOptions = {},
    given: Partial<Parameters<typeof tokensFrom>[0]> = {},
  ): Promise<GenericTokenServer> => {
    server = await startGenericTokenServer(options);
    moved = tokensFrom({ ca: server.ca, ...given });
    return server;
  };
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });
  const request = (
    changes: { readonly tokenUrl?: string; readonly scope?: string; readonly secret?: string } = {},
  ): TokenRequest => ({
    login: {
      kind: 'oauth2',
      tokenUrl: changes.tokenUrl ?? server?.tokenUrl ?? '',
      clientId: 'order-intake',
      scope: changes.scope ?? 'mail',
      secretExpiresOn: null,
    },
    secret: changes.secret ?? 'a generic secret',
    mailbox: 'orders@example.test',
    audience: 'mail',
  });

  it('come for the client id and its secret in the header, and with them in the form where that is wanted', async () => {
    const { isActive, asked } = await start({ takes: 'basic' });
    expect(isActive((await granted(moved.tokens, request())).token)).to.equal(true);
    expect(asked).to.have.lengthOf(1);
    await server?.stop();
    const post = await start({ takes: 'post' });
    expect(post.isActive((await granted(moved.tokens, request())).token)).to.equal(true);
    expect(post.asked.map(({ authorization }) => authorization === null)).to.deep.equal([false, true]);
  });

  it('come for a secret with letters that a form encodes', async () => {
    const secret = 'a:b+c/ü%&=';
    await start({ secret, takes: 'basic' });
    expect((await granted(moved.tokens, request({ secret }))).token).to.be.a('string');
  });

  it('come without a scope where none is entered', async () => {
    const { asked } = await start();
    await granted(moved.tokens, request({ scope: '' }));
    expect(asked[0]?.form).to.deep.equal({ grant_type: 'client_credentials' });
  });

  it('are renewed after four fifths of a short life', async () => {
    const { asked } = await start({ lifetimeS: 60 });
    await granted(moved.tokens, request());
    moved.pass(45_000);
    await granted(moved.tokens, request());
    expect(asked).to.have.lengthOf(1);
    moved.pass(5_000);
    await granted(moved.tokens, request());
    expect(asked).to.have.lengthOf(2);
  });

  it('that are revoked are told as inactive to a mail server', async () => {
    const { introspectionUrl, revokeAll } = await start();
    const { token } = await granted(moved.tokens, request());
    const told = async () => (await fetch(introspectionUrl, { method: 'POST', body: new URLSearchParams({ token }) })).json();
    expect(await told()).to.include({ active: true, scope: 'mail', username: 'orders@example.test' });
    revokeAll();
    expect(await told()).to.deep.equal({ active: false });
  });

  const answers = [
    ['the secret is wrong', { secret: 'the real one' }, {}, 'TOKEN_SECRET_WRONG', /client id and its secret/],
    ['the scope is unknown', {}, { scope: 'calendar' }, 'TOKEN_SCOPE_REFUSED', /invalid_scope: no such scope: calendar/],
    ['the token is of another type', { answer: { token_type: 'mac' } }, {}, 'TOKEN_ANSWER_INVALID', /no bearer token/],
    [
      'the token would end a field',
      { answer: { access_token: 'a\u0001auth=other' } },
      {},
      'TOKEN_ANSWER_INVALID',
      /no bearer token/,
    ],
    ['the token has ended already', { answer: { expires_in: 0 } }, {}, 'TOKEN_ANSWER_INVALID', /no bearer token/],
    ['the token URL has no encryption', {}, { tokenUrl: 'http://localhost/token' }, 'TOKEN_URL_NOT_ALLOWED', /https/],
    [
      'the token URL holds a password',
      {},
      { tokenUrl: 'https://me:secret@localhost/token' },
      'TOKEN_URL_NOT_ALLOWED',
      /must not hold/,
    ],
    ['the token URL leads to a mail port', {}, { tokenUrl: 'https://localhost:25/token' }, 'TOKEN_URL_NOT_ALLOWED', /port 25/],
  ] as const;
  for (const [when, options, asked, code, says] of answers) {
    it(`are refused with ${code} when ${when}`, async () => {
      await start(options);
      const fault = await faultOf(moved.tokens, request(asked));
      expect(fault).to.include({ code, transient: false });
      expect(fault.message).to.match(says);
      console.log(`      | ${when} | ${fault.code} | ${fault.message} |`);
      expect(fault.message).to.not.include('a generic secret');
    });
  }

  it('are not asked for inside the network of the service', async () => {
    const { tokenUrl, asked } = await start({}, { allowedCidrs: [] });
    expect(await faultOf(moved.tokens, request({ tokenUrl }))).to.include({ code: 'TOKEN_URL_NOT_ALLOWED', transient: false });
    expect(asked).to.deep.equal([]);
  });

  it('are not asked for where a redirect leads', async () => {
    const { fail, tokenUrl, asked } = await start();
    fail({ status: 307, body: '', headers: { location: `${tokenUrl}/elsewhere` } });
    const fault = await faultOf(moved.tokens, request());
    expect(fault.code).to.equal('TOKEN_ANSWER_INVALID');
    expect(fault.message).to.match(/redirects are not followed/);
    expect(asked).to.have.lengthOf(1);
  });

  const passing = [
    ['breaks off', 'breakOff', /cannot be reached/],
    ['says nothing', 'hang', /no answer within/],
    ['has a problem of its own', { status: 502, body: '<html>Bad gateway</html>' }, /problem of its own/],
  ] as const;
  for (const [what, how, says] of passing) {
    it(`may come later when the server ${what}`, async () => {
      const { fail } = await start({}, { timeoutMs: patience(how === 'hang' ? 700 : 15_000) });
      fail(how);
      const fault = await faultOf(moved.tokens, request());
      expect(fault).to.include({ code: 'TOKEN_SERVER_UNREACHABLE', transient: true });
      expect(fault.message).to.match(says);
      fail(null);
      expect((await granted(moved.tokens, request())).token).to.be.a('string');
    });
  }

  it('are not asked for behind a certificate that nobody trusts', async () => {
    const { tokenUrl } = await start();
    moved = tokensFrom({ ca: '' });
    const fault = await faultOf(moved.tokens, request({ tokenUrl }));
    expect(fault).to.include({ code: 'TOKEN_SERVER_UNREACHABLE', transient: false });
    expect(fault.message).to.match(/not trusted.*MAIL_CA_FILE/);
  });

  it('are told nothing of a secret that the server repeats, nor of a long answer', async () => {
    const { fail } = await start();
    const secret = 'a generic secret';
    const basic = Buffer.from(`order-intake:${secret.replaceAll(' ', '+')}`).toString('base64');
    const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';
    fail({
      status: 400,
      body: {
        error: 'invalid_grant',
        error_description: `no: ${secret} ${encodeURIComponent(secret)} ${basic} ${jwt}\r\nset-cookie: x`,
      },
    });
    const fault = await faultOf(moved.tokens, request());
    expect(fault.code).to.equal('TOKEN_REFUSED');
    for (const hidden of [secret, encodeURIComponent(secret), basic, jwt, 'set-cookie'])
      expect(fault.message).to.not.include(hidden);
    moved.pass(61_000);
    fail({ status: 200, body: 'x'.repeat(3_000_000) });
    expect((await faultOf(moved.tokens, request())).code).to.equal('TOKEN_ANSWER_INVALID');
  });
});
