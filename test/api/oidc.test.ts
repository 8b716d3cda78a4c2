/** Signing in at a real OpenID provider in a process of its own, as a browser does it: redirect by redirect. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { securityStream, wholeInstallation } from '../../src/domain/security/security.stream.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type OidcProvider, startOidcProvider } from '../support/oidc-provider.ts';
import { type Browser, browser, headersOf, signInAs as signedInAs } from '../support/provider-sign-in.ts';
import { until } from '../support/until.ts';
import { expectProblem, sender } from './kit.ts';

describe('signing in with an identity provider', () => {
  let api: TestApi;
  let provider: OidcProvider;
  before(async () => {
    provider = await startOidcProvider();
    api = await startApi(provider.env);
  });
  after(async () => {
    await api?.stop();
    await provider?.stop();
  });

  const signInAs = (browser: Browser, who: string, returnTo?: string) => signedInAs(api.url, browser, who, returnTo);
  const me = (browser: Browser) => sender(api.url)('GET', '/sales/me/', { headers: headersOf(browser, api.url) });

  it('comes back to the page that asked, as who the provider says one is, without a token in the browser', async () => {
    const anna = browser();
    expect(await signInAs(anna, `${api.companyId}/sales`)).to.equal('/app/orders');
    const { body } = await me(anna);
    expect(body).to.deep.include({ roles: ['sales'], company: { id: api.companyId, name: 'Seller GmbH' } });
    expect(body.user).to.deep.equal({ id: `${api.companyId}/sales`, name: 'Anna Berg', email: 'anna@seller.example' });
    expect(body.session.way).to.equal('oidc');
    expect((await sender(api.url)('GET', '/sales/session/')).body).to.deep.equal({ ways: ['oidc'], mails_links: false });

    const { rows } = await api.stack.foundation.pool.query('select sealed, company_id from app.sessions');
    expect(rows[0].company_id).to.equal(api.companyId);
    expect(rows[0].sealed.toString('latin1')).not.to.include('Anna');
    const session = await sender(api.url)('DELETE', '/sales/session/', {
      headers: { cookie: [...anna.cookies(api.url)].map(([n, v]) => `${n}=${v}`).join('; '), 'x-order-intake': '1' },
    });
    expect(session.status).to.equal(204);
    // the refresh token that was kept sealed is given back
    await until('the provider to forget', async () => provider.said.some((line) => line === 'destroyed' || line === 'revoked'));
    expectProblem(await me(anna), 401, 'session_ended');
  });
  it('is to be seen here, which the keys that one made depend on', async () => {
    const { pool } = api.stack.foundation;
    const maker = [api.companyId, `${api.companyId}/admin`];
    await pool.query(`insert into app.key_makers values ($1, $2, now() - interval '200 days')`, maker);
    await signInAs(browser(), `${api.companyId}/admin`);
    const text = `select from app.key_makers where company_id = $1 and subject = $2 and seen_at > now() - interval '1 day'`;
    expect((await pool.query(text, maker)).rowCount).to.equal(1);
  });
  it('leads nobody in who is of no company here, and says so on the page that signs in', async () => {
    for (const [who, code] of [
      ['nobody-knows/admin', 'company_unknown'],
      ['nothing', 'not_allowed'],
    ] as const) {
      const stranger = browser();
      expect(await signInAs(stranger, who)).to.equal(`/app/sign-in?error=${code}`);
      expectProblem(await me(stranger), 401, 'unauthorized');
    }
    const told = async () => {
      const events = await api.stack.foundation.store.readStream(securityStream(wholeInstallation));
      return events.map(({ data }) => (data as { readonly code?: string }).code);
    };
    await until('both are in the security log', async () => {
      const codes = await told();
      return codes.includes('company_unknown') && codes.includes('not_allowed');
    });
  });
  it('is not fooled: an answer without our question, to another one, or twice', async () => {
    const back = `${api.url}/sales/session/oidc/callback/`;
    const without = await fetch(`${back}?code=a&state=b`, { redirect: 'manual' });
    expect(without.headers.get('location')).to.equal('/app/sign-in?error=sign_in_expired');
    const mallory = browser();
    await mallory.go(`${api.url}/sales/session/oidc/`);
    const forged = await mallory.go(`${back}?code=a&state=b`);
    expect(forged.headers.get('location')).to.equal('/app/sign-in?error=sign_in_failed');
    const said = browser();
    await said.go(`${api.url}/sales/session/oidc/`);
    expect((await said.go(`${back}?error=access_denied&state=b`)).headers.get('location')).to.match(/error=/);
  });
  it('takes the browser back once: a copy of its sign-in cookie is good for nothing after it, and it is gone itself', async () => {
    const anna = browser();
    const back = `${api.url}/sales/session/oidc/callback/`;
    await anna.go(`${api.url}/sales/session/oidc/`);
    const copied = [...anna.cookies(api.url)].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(copied).to.include('__Host-order-intake-sign-in=');
    const again = () => fetch(`${back}?code=a&state=b`, { redirect: 'manual', headers: { cookie: copied } });
    expect((await again()).headers.get('location')).to.equal('/app/sign-in?error=sign_in_failed');
    expect((await again()).headers.get('location')).to.equal('/app/sign-in?error=sign_in_expired');
    const bert = browser();
    await signInAs(bert, `${api.companyId}/sales`);
    expect([...bert.cookies(api.url).keys()]).to.deep.equal(['__Host-order-intake']);
  });
  it('comes back to no page but ours', async () => {
    for (const elsewhere of ['https://evil.example/', '//evil.example', '/app//evil.example/..\\x', '/sales/me/', '/appx']) {
      const anna = browser();
      const end = await signInAs(anna, `${api.companyId}/sales`, elsewhere);
      expect(new URL(end, api.url).origin, elsewhere).to.equal(api.url);
      expect(end).to.match(/^\/app(\/|$)/);
    }
  });
});
