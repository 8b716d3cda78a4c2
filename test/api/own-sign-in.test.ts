/**
 * Signing in with a password of this service: invited, joined, a second step, sessions, a forgotten password, and
 * guessing.
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { apiKeyHash } from '../../src/commands/company/api-keys.command.ts';
import { companyStream } from '../../src/domain/company/company.stream.ts';
import { codeAt } from '../../src/platform/sign-in/one-time-codes.ts';
import { goodPassword, invitationCode, joinedUser } from '../support/own-sign-in.ts';
import { dump } from '../support/read-dump.ts';
import { until } from '../support/until.ts';
import { codesOf, expectProblem, type Options, type Reply, type Send, sender, useApi } from './kit.ts';

const path = '/sales/session/';
const ours = { 'x-order-intake': '1' };
const inHalfAMinute = (count = 1) => new Date(Date.now() + count * 30_000);

describe('the own sign-in', () => {
  const { api, as } = useApi({ TRUST_PROXY: '1' });
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `user-${addresses}@people.example`;
  };
  const anyone: Send = (method, to, options) => sender(api().url)(method, to, options);
  const post = (to: string, body: unknown, cookie = '', network = '192.0.2.1'): Promise<Reply> =>
    anyone('POST', to, { body, headers: { ...ours, 'x-forwarded-for': network, ...(cookie === '' ? {} : { cookie }) } });
  const cookiesOf = ({ headers }: Reply): readonly string[] => headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const signIn = (email: string, password = goodPassword, more: object = {}, cookie = '', network?: string) =>
    post(path, { email, password, ...more }, cookie, network);
  /** Requests of a browser with these cookies. */
  const browser =
    (...cookies: readonly string[]): Send =>
    (method, to, { headers, ...options }: Options = {}) =>
      anyone(method, to, { ...options, headers: { cookie: cookies.join('; '), ...ours, ...headers } });
  const signedIn = async (email: string, password = goodPassword): Promise<Send> => {
    const reply = await signIn(email, password);
    expect(reply.status, reply.text).to.equal(204);
    return browser(...cookiesOf(reply));
  };
  const newUser = async (roles = 'admin', companyId = api().companyId) => {
    const email = newAddress();
    const id = await joinedUser(api().stack, companyId, { email, roles });
    return { email, id };
  };

  it('is offered, and says that nobody can be sent links while nobody knows where they would lead', async () => {
    const { body } = await anyone('GET', path);
    expect(body).to.deep.equal({ ways: ['password', 'token', 'link'], mails_links: false });
    expectProblem(await post(`${path}password_reset/`, { email: 'a@b.example' }), 409, 'email_links_unavailable');
  });

  it('begins with an invitation that is handed over, and with a password that is none of the usual ones', async () => {
    const email = newAddress();
    const code = await invitationCode(api().stack, api().companyId, email);
    const look = await post(`${path}invitation/`, { code });
    expect(look.body).to.deep.equal({ company: 'Seller GmbH', email, name: '', roles: ['admin'] });
    const accept = (password: string) => post(`${path}invitation/accept/`, { code, name: 'Anna Berg', password });
    expect(codesOf(await accept('too short'))).to.deep.equal({ password: 'too_short' });
    expect(codesOf(await accept(`${email}1234`))).to.deep.equal({ password: 'too_simple' });
    const joined = await accept(goodPassword);
    expect(joined.status, joined.text).to.equal(204);
    const [session = '', known = ''] = joined.headers.getSetCookie();
    expect(session).to.match(/^__Host-order-intake=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
    expect(known).to.match(/^__Host-order-intake-browser=[\w-]+; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=31536000$/);
    const me = await browser(session.split(';')[0] ?? '')('GET', '/sales/me/');
    expect(me.body.user).to.include({ name: 'Anna Berg', email });
    expect(me.body.session.way).to.equal('password');
    expectProblem(await accept(goodPassword), 401, 'link_invalid');
    expectProblem(await post(`${path}invitation/`, { code }), 401, 'link_invalid');
  });

  it('takes an address and its password, however the address is written, and says nothing of which was wrong', async () => {
    const { email } = await newUser();
    expect((await signIn(email.toUpperCase())).status).to.equal(204);
    const wrong = [await signIn(email, 'something else entirely'), await signIn('nobody@people.example')];
    for (const reply of wrong) {
      expectProblem(reply, 401, 'sign_in_refused');
      expect(reply.headers.get('set-cookie')).to.equal(null);
    }
    expect(wrong[0]?.body.detail).to.equal(wrong[1]?.body.detail);
    expectProblem(await post(path, { email, password: goodPassword, token: 'x' }), 422, 'invalid_request');
    expectProblem(await anyone('POST', path, { body: { email, password: goodPassword } }), 403, 'header_required');
  });

  it('asks which company when the same address and password are those of two', async () => {
    const { email } = await newUser();
    await joinedUser(api().stack, api().otherCompanyId, { email, roles: 'sales' });
    const choice = await signIn(email);
    expect(choice.status).to.equal(200);
    expect(choice.headers.get('set-cookie')).to.equal(null);
    expect(choice.body.companies).to.have.deep.members([
      { id: api().companyId, name: 'Seller GmbH' },
      { id: api().otherCompanyId, name: 'Other AB' },
    ]);
    const chosen = await signIn(email, goodPassword, { company: api().otherCompanyId });
    expect((await browser(...cookiesOf(chosen))('GET', '/sales/me/')).body.company.name).to.equal('Other AB');
    expectProblem(await signIn(email, goodPassword, { company: 'another' }), 401, 'sign_in_refused');
  });

  it('asks for a code of the phone once one wants that, each code once, and takes a recovery code in its place', async () => {
    const { email } = await newUser();
    const me = await signedIn(email);
    expectProblem(await me('POST', '/sales/me/second_step/', { body: { password: 'wrong one' } }), 422, 'invalid_request');
    const { secret, uri } = (await me('POST', '/sales/me/second_step/', { body: { password: goodPassword } })).body;
    expect(uri).to.match(/^otpauth:\/\/totp\/Order%20Intake:user-\d+%40people\.example\?/);
    expect((await me('GET', '/sales/me/sign_in/')).body.second_step_since).to.equal(null);
    expect((await signIn(email)).status, 'it holds once a code was given').to.equal(204);
    const confirm = (code: string) => me('POST', '/sales/me/second_step/confirm/', { body: { code } });
    expect(codesOf(await confirm('000000'))).to.deep.equal({ code: 'code_wrong' });
    const { codes } = (await confirm(codeAt(secret, new Date()))).body;
    expect(codes).to.have.length(10);
    expect((await me('GET', '/sales/me/sign_in/')).body).to.include({ recovery_codes_left: 10 });

    expectProblem(await signIn(email), 401, 'code_required');
    expectProblem(await signIn(email, goodPassword, { code: '12345' }), 401, 'code_wrong');
    const next = codeAt(secret, inHalfAMinute());
    expect((await signIn(email, goodPassword, { code: next })).status).to.equal(204);
    expectProblem(await signIn(email, goodPassword, { code: next }), 401, 'code_wrong');
    const paper = codes[0].toUpperCase().replace('-', ' ');
    expect((await signIn(email, goodPassword, { code: paper })).status).to.equal(204);
    expectProblem(await signIn(email, goodPassword, { code: codes[0] }), 401, 'code_wrong');

    const renewed = (await me('POST', '/sales/me/second_step/recovery_codes/', { body: { password: goodPassword } })).body.codes;
    expectProblem(await signIn(email, goodPassword, { code: codes[1] }), 401, 'code_wrong');
    expect((await signIn(email, goodPassword, { code: renewed[0] })).status).to.equal(204);
    expect((await me('POST', '/sales/me/second_step/remove/', { body: { password: goodPassword } })).status).to.equal(204);
    expect((await signIn(email)).status).to.equal(204);
  });

  const guessing = (email: string, at: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => signIn(email, 'a guess that is wrong', {}, '', at)));

  it('shuts out whoever guesses, and neither the owner anywhere else or in their own browser, nor the neighbours beside them', async () => {
    const [anna, bert] = [await newUser(), await newUser()];
    const known = cookiesOf(await signIn(anna.email)).find((cookie) => cookie.includes('browser')) ?? '';
    const stranger = cookiesOf(await signIn(bert.email)).find((cookie) => cookie.includes('browser')) ?? '';
    const there = '2001:db8:1:2::5';
    const guesses = await guessing(anna.email, there, 14);
    expect(guesses.filter(({ status }) => status === 401).length).to.be.at.most(10);
    const again = (cookie = '', at = '2001:db8:1:2:ffff::1') => signIn(anna.email, goodPassword, {}, cookie, at);
    const blocked = await again();
    expectProblem(blocked, 429, 'too_many_requests');
    expect(Number(blocked.headers.get('retry-after'))).to.be.within(1, 900);
    expectProblem(await again(stranger), 429, 'too_many_requests');
    expect((await again(known)).status).to.equal(204);
    expect((await again('', '2001:db8:1:3::5')).status, 'a browser that is new, from elsewhere').to.equal(204);
    expect((await signIn(bert.email, goodPassword, {}, '', there)).status).to.equal(204);
  });

  it('lets the owner in beside whoever guesses with a new password by mail', async () => {
    const { email, id } = await newUser();
    await guessing(email, '10.0.0.1', 11);
    expectProblem(await signIn(email, goodPassword, {}, '', '10.0.0.1'), 429, 'too_many_requests');
    const code = await api().stack.commands.accountLinks.make({ companyId: api().companyId, userId: id }, 'reset');
    const next = 'neun grüne ziegel trocknen';
    const reset = await post(`${path}password/`, { code, password: next });
    expect(reset.status, reset.text).to.equal(204);
    expect((await signIn(email, next, {}, cookiesOf(reset)[0], '10.0.0.1')).status).to.equal(204);
    expectProblem(await signIn(email, next, {}, '', '10.0.0.1'), 429, 'too_many_requests');
    const { body } = await until('it in the security log', async () => {
      const told = await as(['auditor'])('GET', `/sales/audit/security/?actor=user:${id}&kind=sign_in_changed`);
      return told.body.length > 0 && told;
    });
    expect(body[0]).to.include({ code: 'password_reset', event: 'SignInChanged' });
  });

  it('tells who answers for the security of a company of tries at its users, and of nobody else', async () => {
    const { email, id } = await newUser('sales');
    await signIn(email, 'a guess that is wrong');
    await signIn('nobody@people.example', 'a guess that is wrong');
    await signedIn(email);
    const entries = await until('both in the security log', async () => {
      const { body } = await as(['auditor'])('GET', `/sales/audit/security/?actor=user:${id}`);
      return body.length >= 2 && body;
    });
    const told = entries.map(({ kind, code }: { kind: string; code: string }) => [kind, code]);
    expect(told).to.deep.include.members([
      ['signed_in', 'password'],
      ['access_refused', 'sign_in_refused'],
    ]);
    expect((await as(['admin'], api().otherCompanyId)('GET', `/sales/audit/security/?actor=user:${id}`)).body).to.deep.equal([]);
  });

  it('tells the security log what of it was changed, and who did not know the password of the browser that they found', async () => {
    const { email, id } = await newUser('sales');
    const me = await signedIn(email);
    const step = (to: string, body: object) => me('POST', `/sales/me/second_step/${to}`, { body });
    const password = goodPassword;
    await step('', { password: 'a guess that is wrong' });
    const { secret } = (await step('', { password })).body;
    await step('confirm/', { code: '000000' });
    expect((await step('confirm/', { code: codeAt(secret, new Date()) })).status).to.equal(200);
    expect((await step('recovery_codes/', { password })).status).to.equal(200);
    expect((await step('remove/', { password })).status).to.equal(204);
    const next = 'neun grüne ziegel trocknen';
    expect((await me('POST', '/sales/me/password/', { body: { current: password, password: next } })).status).to.equal(204);
    const told = await until('all of it in the security log', async () => {
      const { body } = await as(['auditor'])('GET', `/sales/audit/security/?actor=user:${id}`);
      return body.length >= 7 && body.map(({ kind, code }: { kind: string; code: string }) => `${kind} ${code}`);
    });
    expect(told).to.have.members([
      'signed_in password',
      'access_refused password_wrong',
      'access_refused code_wrong',
      'sign_in_changed second_step_on',
      'sign_in_changed recovery_codes_renewed',
      'sign_in_changed second_step_off',
      'sign_in_changed password_changed',
    ]);
  });

  it('counts wrong passwords of whoever finds a browser open as well', async () => {
    const { email } = await newUser();
    const me = await signedIn(email);
    const change = (current: string) =>
      me('POST', '/sales/me/password/', { body: { current, password: 'neun grüne ziegel trocknen' } });
    for (let tried = 0; tried < 10; tried += 1)
      expect(codesOf(await change('a wrong guess'))).to.deep.equal({ current: 'password_wrong' });
    expectProblem(await change(goodPassword), 409, 'too_many_attempts');
  });

  it('shows the browsers that one is signed in with, and ends them', async () => {
    const { email } = await newUser('sales');
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const { body } = await here('GET', '/sales/sessions/');
    expect(body.map(({ current }: { current: boolean }) => current).sort()).to.deep.equal([false, true]);
    const other = body.find(({ current }: { current: boolean }) => !current).id;
    const stranger = await signedIn((await newUser('sales')).email);
    expectProblem(await stranger('DELETE', `/sales/sessions/${other}/`), 404, 'not_found');
    expect((await here('DELETE', `/sales/sessions/${other}/`)).status).to.equal(204);
    expectProblem(await there('GET', '/sales/me/'), 401, 'session_ended');
    expect((await here('GET', '/sales/me/')).status).to.equal(200);
  });

  it('changes the password for whoever knows the old one, and signs every other browser out', async () => {
    const { email } = await newUser('auditor');
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const next = 'neun grüne ziegel trocknen';
    expect((await here('POST', '/sales/me/password/', { body: { current: goodPassword, password: next } })).status).to.equal(204);
    expectProblem(await there('GET', '/sales/me/'), 401, 'session_ended');
    expect((await here('GET', '/sales/me/')).status).to.equal(200);
    expectProblem(await signIn(email), 401, 'sign_in_refused');
    expect((await signIn(email, next)).status).to.equal(204);
    const withToken = await as(['sales'])('POST', '/sales/me/password/', { body: { current: goodPassword, password: next } });
    expectProblem(withToken, 409, 'no_local_password');
  });

  it('invites by the page of users, with a link where no mail can be sent, and gives roles that hold at once', async () => {
    const admin = await signedIn((await newUser()).email);
    const email = newAddress();
    const invited = await admin('POST', '/sales/users/', { body: { email, name: 'Bert', roles: ['sales'] } });
    expect(invited.body).to.include({ email, name: 'Bert', status: 'invited', by_mail: false });
    const again = await admin('POST', '/sales/users/', { body: { email: email.toUpperCase(), roles: ['sales'] } });
    expect(codesOf(again)).to.deep.equal({ email: 'already_a_user' });
    const code = invited.body.invitation_link.split('/app/join#code=')[1];
    const joined = await post(`${path}invitation/accept/`, { code, name: 'Bert Blum', password: goodPassword });
    const bert = browser(...cookiesOf(joined));
    const one = `/sales/users/${invited.body.id}/`;
    expectProblem(await admin('POST', `${one}invite/`), 409, 'user_has_joined');
    expectProblem(await bert('GET', '/sales/users/'), 403, 'forbidden');
    const made = await admin('PATCH', one, { body: { roles: ['admin', 'sales'] } });
    expect(made.body)
      .to.include({ status: 'active', name: 'Bert Blum' })
      .and.to.deep.include({ roles: ['admin', 'sales'] });
    const { body } = await bert('GET', '/sales/users/');
    expect(body.find(({ id }: { id: string }) => id === invited.body.id)).to.include({ email, second_step: false });
  });

  /** One whose making was under way when its maker was ended: nobody who ended their keys has seen it. */
  const keyMadeBy = async (userId: string): Promise<string> => {
    const { store, pool } = api().stack.foundation;
    const [keyId, key, stream] = [randomUUID(), `oik_${'k'.repeat(43)}`, companyStream(api().companyId)];
    const data = { keyId, name: 'late', hash: apiKeyHash(key), start: key.slice(0, 10), roles: ['sales'], scopes: null };
    await store.append({
      stream,
      events: [{ type: 'ApiKeyCreated', data: { ...data, expiresAt: null } }],
      expected: (await store.readStream(stream)).at(-1)?.revision ?? 0,
      metadata: { ...api().stack.context(api().companyId), actor: `user:${userId}`, commandId: randomUUID() },
    });
    const shown = () => pool.query('select from read.api_keys where id = $1', [keyId]);
    await until('the key to be in the read model', async () => (await shown()).rowCount === 1);
    return key;
  };

  it('ends a user: no browser, no password and no key of theirs opens anything any more', async () => {
    const admin = await signedIn((await newUser()).email);
    const { email, id } = await newUser();
    const theirs = await signedIn(email);
    const { key } = (await theirs('POST', '/sales/api-keys/', { body: { name: 'a machine' } })).body;
    const machine: Send = (method, to) => anyone(method, to, { headers: { 'x-api-key': key } });
    await until('the key to be let in', async () => (await machine('GET', '/sales/products/')).status === 200);
    const [listed] = (await theirs('GET', '/sales/api-keys/')).body;
    expect(listed, 'it ends with its maker, however seldom they come').to.include({ created_by: `user:${id}`, lapses_at: null });
    expect((await admin('DELETE', `/sales/users/${id}/`)).status).to.equal(204);
    expectProblem(await theirs('GET', '/sales/me/'), 401, 'session_ended');
    expectProblem(await machine('GET', '/sales/products/'), 401, 'unauthorized');
    const late = await keyMadeBy(id);
    expectProblem(await anyone('GET', '/sales/products/', { headers: { 'x-api-key': late } }), 401, 'unauthorized');
    expectProblem(await signIn(email), 401, 'sign_in_refused');
    expect((await admin('GET', `/sales/users/${id}/`)).body.status).to.equal('ended');
    expect((await admin('POST', '/sales/users/', { body: { email, roles: ['sales'] } })).status).to.equal(201);
  });

  it('keeps the last administrator of a company', async () => {
    const companyId = await api().stack.newCompany('Lonely AG');
    const { email, id } = await newUser('admin', companyId);
    const admin = await signedIn(email);
    expectProblem(await admin('DELETE', `/sales/users/${id}/`), 409, 'last_administrator');
    expectProblem(await admin('PATCH', `/sales/users/${id}/`, { body: { roles: ['sales'] } }), 409, 'last_administrator');
  });

  it('forgets whoever is erased, after they were ended', async () => {
    const admin = await signedIn((await newUser()).email);
    const { email, id } = await newUser('sales');
    const erase = () => admin('POST', '/sales/privacy/erase/', { body: { email } });
    expectProblem(await erase(), 409, 'address_belongs_to_user');
    await admin('DELETE', `/sales/users/${id}/`);
    expect((await erase()).status).to.equal(200);
    const shown = await until('the user to be forgotten', async () => {
      const { body } = await admin('GET', `/sales/users/${id}/`);
      return body.email === '[erased]' && body;
    });
    expect(shown).to.include({ name: '[erased]', status: 'ended' });
    for (const schema of ['app', 'read'] as const)
      expect(await dump(api().stack.foundation.pool, schema), schema).not.to.include(email);
  });

  it('keeps no password, code, secret or address in clear beside the users’ list', async () => {
    const email = newAddress();
    const code = await invitationCode(api().stack, api().companyId, email);
    await joinedUser(api().stack, api().companyId, { email, password: 'zwölf rote hunde bellen' });
    const kept = await dump(api().stack.foundation.pool, 'app');
    for (const secret of [email, code, 'zwölf rote hunde bellen', '$scrypt$']) expect(kept, secret).not.to.include(secret);
  });
});
