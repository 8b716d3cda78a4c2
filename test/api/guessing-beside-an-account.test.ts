/** Guessing at the account of somebody else by way of one's own account with the same address, at another company. */
import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { codeAt } from '../../src/platform/sign-in/one-time-codes.ts';
import { givePassword, goodPassword, invitationCode, joinedUser } from '../support/own-sign-in.ts';
import { expectProblem, type Reply, type Send, sender, useApi } from './kit.ts';

const path = '/sales/session/';
const attackersPassword = 'acht graue steine rollen';
const guess = 'a guess that is wrong';

describe('guesses at an account beside one with the same address', () => {
  const { api } = useApi({ TRUST_PROXY: '1', RATE_LIMIT_ANONYMOUS: '0' });
  let addresses = 0;
  let networks = 0;
  beforeEach(() => {
    networks += 1;
  });
  const newAddress = () => {
    addresses += 1;
    return `victim-${addresses}@people.example`;
  };
  const post = (to: string, body: unknown, { cookie = '', from = `192.0.2.${networks}` } = {}): Promise<Reply> =>
    sender(api().url)('POST', to, {
      body,
      headers: { 'x-order-intake': '1', 'x-forwarded-for': from, ...(cookie === '' ? {} : { cookie }) },
    });
  const cookiesOf = ({ headers }: Reply): string =>
    headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .join('; ');
  type From = { readonly cookie?: string; readonly from?: string };
  const signIn = (email: string, password: string, from: From = {}, more: object = {}) =>
    post(path, { email, password, ...more }, from);
  const browser =
    (cookie: string): Send =>
    (method, to, { headers, ...options } = {}) =>
      sender(api().url)(method, to, { ...options, headers: { cookie, 'x-order-intake': '1', ...headers } });
  const answered = (replies: readonly Reply[]) => replies.filter(({ status }) => status !== 429).length;

  /** The victim, and the account that the attacker has under the victim's address at a company of their own. */
  const bothAccounts = async () => {
    const email = newAddress();
    await joinedUser(api().stack, api().companyId, { email });
    const theirs = await joinedUser(api().stack, api().otherCompanyId, { email, password: attackersPassword });
    return { email, theirs };
  };
  const secondStepOf = async (email: string, password: string) => {
    const me = browser(cookiesOf(await signIn(email, password, { from: '203.0.113.9' })));
    const { secret } = (await me('POST', '/sales/me/second_step/', { body: { password } })).body;
    const { codes } = (await me('POST', '/sales/me/second_step/confirm/', { body: { code: codeAt(secret, new Date()) } })).body;
    return { secret, codes };
  };

  it('are answered ten times, however often one signs in with the other account between them', async () => {
    const { email } = await bothAccounts();
    const guesses: Reply[] = [];
    for (let n = 0; n < 60; n += 1) {
      guesses.push(await signIn(email, `${guess} ${n}`));
      if (n < 20) expect((await signIn(email, attackersPassword)).status).to.equal(204);
    }
    expect(answered(guesses)).to.be.within(1, 10);
    expectProblem(await signIn(email, goodPassword), 429, 'too_many_requests');
    expect((await signIn(email, goodPassword, { from: '198.51.100.7' })).status, 'the owner, from elsewhere').to.equal(204);
  });

  it('are answered ten times in each browser that is known for the other account, which is a stranger’s here', async () => {
    const { email } = await bothAccounts();
    const cookies = await Promise.all([1, 2, 3].map(async () => cookiesOf(await signIn(email, attackersPassword))));
    const guesses: Reply[] = [];
    for (let n = 0; n < 30; n += 1) {
      const cookie = cookies[n % 3] ?? '';
      guesses.push(await signIn(email, `${guess} ${n}`, { cookie }));
      await signIn(email, attackersPassword, { cookie });
    }
    expect(answered(guesses)).to.be.within(1, 10);
  });

  it('count where the guess is made the password of the other account, and where a company is named', async () => {
    const { email, theirs } = await bothAccounts();
    const tried: Reply[] = [];
    for (let n = 0; n < 14; n += 1) {
      const password = `vierzehn leise lampen ${n}`;
      await givePassword(api().stack, { companyId: api().otherCompanyId, userId: theirs, email }, password);
      tried.push(await signIn(email, password, {}, n % 2 === 0 ? { company: api().companyId } : {}));
    }
    expectProblem(await signIn(email, goodPassword), 429, 'too_many_requests');
    expectProblem(await signIn(email, goodPassword, {}, { company: api().companyId }), 429, 'too_many_requests');
    expect(tried.at(-1)?.status, 'the other account opens').to.equal(204);
  });

  it('are answered ten times where one’s own account asks for a code that one never gives', async () => {
    const { email } = await bothAccounts();
    await secondStepOf(email, attackersPassword);
    const guesses: Reply[] = [];
    for (let n = 0; n < 30; n += 1) {
      guesses.push(await signIn(email, `${guess} ${n}`));
      await signIn(email, attackersPassword);
    }
    expect(answered(guesses)).to.be.within(1, 10);
  });

  it('count for all of a network of IPv6, and for whatever somebody writes into X-Forwarded-For before our proxy does', async () => {
    const { email } = await bothAccounts();
    const guesses: Reply[] = [];
    for (let n = 0; n < 30; n += 1) {
      guesses.push(await signIn(email, `${guess} ${n}`, { from: `10.9.8.${n}, 2001:db8:77:1::${n}` }));
      await signIn(email, attackersPassword, { from: `2001:db8:77:1:ffff::${n}` });
    }
    expect(answered(guesses)).to.be.within(1, 10);
  });

  it('at the code are answered ten times, from wherever, and a right password in between gives no more', async () => {
    const { email } = await bothAccounts();
    const { codes } = await secondStepOf(email, goodPassword);
    const known = cookiesOf(await signIn(email, goodPassword, { from: '203.0.113.9' }, { code: codes[0] }));
    const guesses: Reply[] = [];
    for (let n = 0; n < 45; n += 1) {
      const from = `198.51.100.${n}`;
      const code = n % 2 === 0 ? String(100_000 + n) : `aaaaa-${22_222 + n}`;
      guesses.push(await signIn(email, goodPassword, { from }, { code }));
      expectProblem(await signIn(email, goodPassword, { from }), 401, 'code_required');
      if (n % 5 === 0) expect((await signIn(email, attackersPassword, { from })).status).to.equal(204);
    }
    expect(answered(guesses)).to.be.within(1, 10);
    const late = await signIn(email, goodPassword, { from: '192.0.2.200' }, { code: codes[1] });
    expectProblem(late, 429, 'too_many_requests');
    const owner = await signIn(email, goodPassword, { cookie: known }, { code: codes[1] });
    expect(owner.status, 'the owner, in their own browser').to.equal(204);
  });

  it('stay counted when the password was replaced by a link', async () => {
    const email = newAddress();
    const userId = await joinedUser(api().stack, api().companyId, { email });
    const { codes } = await secondStepOf(email, goodPassword);
    for (let n = 0; n < 10; n += 1) await signIn(email, goodPassword, {}, { code: String(200_000 + n) });
    const code = await api().stack.commands.accountLinks.make({ companyId: api().companyId, userId }, 'reset');
    const next = 'neun grüne ziegel trocknen';
    expect((await post(`${path}password/`, { code, password: next })).status).to.equal(204);
    expectProblem(await signIn(email, next, {}, { code: codes[0] }), 429, 'too_many_requests');
  });

  it('at many accounts from one network end for strangers there, and not for browsers that are known', async () => {
    const email = newAddress();
    await joinedUser(api().stack, api().companyId, { email });
    const from = '203.0.113.77';
    const known = cookiesOf(await signIn(email, goodPassword, { from }));
    const others = Array.from({ length: 12 }, newAddress);
    for (const other of others) await joinedUser(api().stack, api().companyId, { email: other });
    const sprayed: Reply[] = [];
    for (let n = 0; n < 120; n += 1) sprayed.push(await signIn(others[n % 12] ?? '', `${guess} ${n}`, { from }));
    expect(answered(sprayed)).to.equal(100);
    expectProblem(await signIn(email, goodPassword, { from }), 429, 'too_many_requests');
    expect((await signIn(email, goodPassword, { from, cookie: known })).status).to.equal(204);
    expect((await signIn(email, goodPassword, { from: '203.0.113.78' })).status).to.equal(204);
  });

  describe('an invitation whose link the inviter was shown', () => {
    const invited = async (email: string) => {
      const admin = newAddress();
      await joinedUser(api().stack, api().otherCompanyId, { email: admin });
      const send = browser(cookiesOf(await signIn(admin, goodPassword, { from: '203.0.113.9' })));
      const { body } = await send('POST', '/sales/users/', { body: { email, roles: ['sales'] } });
      expect(body.invitation_link).to.be.a('string');
      return body.invitation_link.split('#code=')[1] as string;
    };
    const accept = (code: string, cookie = '') =>
      post(`${path}invitation/accept/`, { code, name: 'Not Anna', password: attackersPassword }, { cookie });

    it('opens no account under the address of somebody who signs in elsewhere', async () => {
      const email = newAddress();
      await joinedUser(api().stack, api().companyId, { email });
      const code = await invited(email.toUpperCase());
      expectProblem(await accept(code), 403, 'address_not_verified');
      const other = newAddress();
      await joinedUser(api().stack, api().companyId, { email: other });
      const someoneElse = cookiesOf(await signIn(other, goodPassword));
      expectProblem(await accept(code, someoneElse), 403, 'address_not_verified');
      expectProblem(await signIn(email, attackersPassword), 401, 'sign_in_refused');
    });

    it('is accepted by a person who is signed in with that address', async () => {
      const email = newAddress();
      await joinedUser(api().stack, api().companyId, { email });
      const code = await invited(email);
      const owner = cookiesOf(await signIn(email, goodPassword));
      const joined = await accept(code, owner);
      expect(joined.status, joined.text).to.equal(204);
      expect((await browser(cookiesOf(joined))('GET', '/sales/me/')).body.company.name).to.equal('Other AB');
    });

    it('is accepted from a person who has no account yet, and from a link of the operator or of a mail in any case', async () => {
      expect((await accept(await invited(newAddress()))).status).to.equal(204);
      const email = newAddress();
      await joinedUser(api().stack, api().companyId, { email });
      const ofOperator = await invitationCode(api().stack, api().otherCompanyId, email);
      expect((await accept(ofOperator)).status).to.equal(204);
    });
  });
});
