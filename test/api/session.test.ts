/** A browser's session: how it begins, what it lets in, what it keeps out, how it ends. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { developmentTokenKey, signInLink } from '../../src/platform/crypto/token-key.ts';
import { dump } from '../support/read-dump.ts';
import { expectProblem, type Options, type Reply, type Send, sender, shown, useApi } from './kit.ts';

const path = '/sales/session/';
const ours = { 'x-order-intake': '1' };

describe('the session of a browser', () => {
  const { api, as } = useApi();
  const anyone: Send = (method, to, options) => sender(api().url)(method, to, options);
  const token = (roles: readonly string[] = ['sales']) => api().token(api().companyId, roles);
  const signIn = async (body: unknown, headers = {}): Promise<Reply> =>
    anyone('POST', path, { body, headers: { ...ours, ...headers } });
  const cookieOf = ({ headers }: Reply): string => headers.get('set-cookie')?.split(';')[0] ?? '';
  const signedIn = async (roles?: readonly string[]): Promise<string> => cookieOf(await signIn({ token: await token(roles) }));
  const withCookie =
    (cookie: string, more: Readonly<Record<string, string>> = ours): Send =>
    (method, to, { headers, ...options }: Options = {}) =>
      anyone(method, to, { ...options, headers: { cookie, ...more, ...headers } });

  it('begins with a token, in a cookie that no script and no other host can touch', async () => {
    const reply = await signIn({ token: await token() });
    expect(reply.status).to.equal(204);
    expect(reply.headers.get('set-cookie')).to.match(
      /^__Host-order-intake=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    );
    const me = await withCookie(cookieOf(reply))('GET', '/sales/me/');
    expect(me.body).to.deep.include({ roles: ['sales'], company: { id: api().companyId, name: 'Seller GmbH' } });
    expect(me.body.user.id).to.equal('tester');
    expect(me.body.session).to.include({ way: 'token', idle_minutes: 30 });
    expect(me.body.permissions).to.include('get_sales_sales_orders').and.not.to.include('post_sales_api_keys');
  });
  it('is told of no person but the one that asks, with a token as with a cookie', async () => {
    const me = await as(['admin'])('GET', '/sales/me/');
    expect(me.body).to.deep.include({ roles: ['admin'], session: null });
    expect(me.body.permissions).to.include('post_sales_api_keys');
    expectProblem(await anyone('GET', '/sales/me/'), 401, 'unauthorized');
  });
  it('ends when it was last seen in times to come: the clock was wrong when its end was set', async () => {
    const cookie = await signedIn();
    const move = (interval: string) =>
      api().stack.foundation.pool.query(
        `update app.sessions set created_at = now() + $1::interval, last_seen_at = now() + $1::interval, expires_at = now() + $1::interval
           + interval '12 hours' where company_id = $2 and created_at > now() - interval '10 seconds'`,
        [interval, api().companyId],
      );
    await move('1 minute');
    expect((await withCookie(cookie)('GET', '/sales/me/')).status).to.equal(200);
    await move('1 year');
    expectProblem(await withCookie(cookie)('GET', '/sales/me/'), 401, 'session_ended');
  });
  it('passes the same table of roles as a token does, and stays in its company', async () => {
    const cookie = await signedIn(['sales']);
    expect((await withCookie(cookie)('GET', '/sales/products/')).status).to.equal(200);
    expectProblem(await withCookie(cookie)('GET', '/sales/api-keys/'), 403, 'forbidden');
    const others = await as(['admin'], api().otherCompanyId)('POST', '/sales/products/', { body: { code: 'O', name: 'O' } });
    expectProblem(await withCookie(cookie)('GET', `/sales/products/${others.body.id}/`), 404, 'not_found');
  });
  it('begins with nothing that is not good: one sentence and no cookie', async () => {
    const key = await as(['admin'])('POST', '/sales/api-keys/', { body: { name: 'machine' } });
    const bad = [
      { token: 'not.a.token' },
      { token: key.body.key },
      { token: await api().token('nobody', ['admin']) },
      { link: 'a.b.c' },
    ];
    for (const body of bad) {
      const reply = await signIn(body);
      expect([401, 403], JSON.stringify(body)).to.include(reply.status);
      expect(reply.headers.get('set-cookie')).to.equal(null);
    }
    for (const body of [{}, { token: 'a', link: 'b' }]) expectProblem(await signIn(body), 422, 'invalid_request');
  });
  it('a link signs in once, and is no token', async () => {
    const key = await developmentTokenKey(api().stack.config.dataDir);
    const claims = { companyId: api().companyId, roles: ['admin', 'sales'], subject: 'developer' };
    const link = await signInLink(key, claims, 'http://127.0.0.1:1/');
    expect(link).to.match(/^http:\/\/127\.0\.0\.1:1\/app\/sign-in#code=/);
    const code = link.split('#code=')[1] as string;
    expectProblem(await sender(api().url, code)('GET', '/sales/products/'), 401, 'unauthorized');
    expectProblem(await signIn({ token: code }), 401, 'unauthorized');
    const reply = await signIn({ link: code });
    expect((await withCookie(cookieOf(reply))('GET', '/sales/me/')).body.session.way).to.equal('link');
    expectProblem(await signIn({ link: code }), 401, 'link_invalid');
    expectProblem(await signIn({ link: await token() }), 401, 'link_invalid');
    expect((await anyone('GET', path)).body).to.deep.equal({ ways: ['password', 'token', 'link'], mails_links: false });
  });
  it('is refused from another site, without our header, and beside a token', async () => {
    const cookie = await signedIn(['admin']);
    const product = { body: { code: 'F', name: 'Forged' } };
    for (const site of ['cross-site', 'same-site', 'none']) {
      const forged = withCookie(cookie, { ...ours, 'sec-fetch-site': site });
      expectProblem(await forged('POST', '/sales/products/', product), 403, 'cross_site_request');
    }
    expectProblem(await withCookie(cookie, {})('POST', '/sales/products/', product), 403, 'header_required');
    expectProblem(await withCookie(cookie, {})('GET', '/sales/products/'), 403, 'header_required');
    const both = withCookie(cookie, { ...ours, authorization: `Bearer ${await token()}` });
    expectProblem(await both('POST', '/sales/products/', product), 400, 'two_credentials');
    const own = withCookie(cookie, { ...ours, 'sec-fetch-site': 'same-origin' });
    expect((await own('POST', '/sales/products/', product)).status).to.equal(201);
    expectProblem(await anyone('POST', path, { body: { token: await token() } }), 403, 'header_required');
    expectProblem(await withCookie(cookie, {})('DELETE', path), 403, 'header_required');
    await shown(own, '/sales/products/', ({ body }) => body.length === 1);
  });
  it('ends by signing out: the browser forgets, and the cookie opens nothing any more', async () => {
    const cookie = await signedIn();
    const out = await withCookie(cookie)('DELETE', path);
    expect(out.status).to.equal(204);
    expect(out.headers.get('clear-site-data')).to.equal('"cache", "storage"');
    expect(out.headers.get('set-cookie')).to.match(/^__Host-order-intake=; Max-Age=0;/);
    const after = await withCookie(cookie)('GET', '/sales/me/');
    expectProblem(after, 401, 'session_ended');
    expect(after.headers.get('set-cookie')).to.match(/Max-Age=0/);
    expect((await withCookie(cookie)('DELETE', path)).status).to.equal(204);
  });
  it('ends after half an hour without a request and after twelve hours with them, and another sign-in ends the one before', async () => {
    const { pool } = api().stack.foundation;
    const aged = async (change: string) => {
      const cookie = await signedIn();
      await pool.query(`update app.sessions set ${change}`);
      return (await withCookie(cookie)('GET', '/sales/me/')).status;
    };
    expect(await aged(`last_seen_at = now() - interval '29 minutes'`)).to.equal(200);
    expect(await aged(`last_seen_at = now() - interval '31 minutes'`)).to.equal(401);
    expect(await aged(`expires_at = now() - interval '1 second'`)).to.equal(401);
    const cookie = await signedIn();
    await pool.query(`update app.sessions set last_seen_at = now() - interval '29 minutes'`);
    await withCookie(cookie)('GET', '/sales/me/');
    await pool.query(`update app.sessions set last_seen_at = last_seen_at - interval '29 minutes'`);
    expect((await withCookie(cookie)('GET', '/sales/me/')).status).to.equal(200);
    const second = cookieOf(await signIn({ token: await token() }, { cookie }));
    expect(second).not.to.equal(cookie);
    expectProblem(await withCookie(cookie)('GET', '/sales/me/'), 401, 'session_ended');
    expect((await withCookie(second)('GET', '/sales/me/')).status).to.equal(200);
  });
  it('is asked for over https, but on this machine itself', async () => {
    const far = { host: 'orders.lan:3000' };
    const { request } = await import('node:http');
    const body = JSON.stringify({ token: await token() });
    const headers = { ...ours, ...far, 'content-type': 'application/json', 'content-length': String(body.length) };
    const answer = await new Promise<string>((resolve, reject) => {
      const sent = request(new URL(path, api().url), { method: 'POST', headers }, (response) => {
        let text = `${response.statusCode} `;
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
      });
      sent.on('error', reject);
      sent.end(body);
    });
    expect(answer).to.match(/^400 .*https_required/);
  });
  it('leaves neither its key nor an answer that holds it in the database', async () => {
    const reply = await signIn({ token: await token() }, { 'idempotency-key': 'sign-in-1' });
    const key = cookieOf(reply).split('=')[1] as string;
    const kept = await dump(api().stack.foundation.pool, 'app');
    expect(kept).to.include(api().companyId).and.not.to.include(key);
    const again = await signIn({ token: await token() }, { 'idempotency-key': 'sign-in-1' });
    expect(cookieOf(again)).not.to.equal(cookieOf(reply));
  });
});
