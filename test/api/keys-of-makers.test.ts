/** Keys of machines, when their maker may do less than before. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { serveApi } from '../support/api.ts';
import { goodPassword, joinedUser } from '../support/own-sign-in.ts';
import { until } from '../support/until.ts';
import { expectProblem, type Json, type Send, sender, useApi } from './kit.ts';

const administered = ['/sales/users/', '/sales/webhook-endpoints/', '/sales/email-configs/'];

describe('the keys of a person who is given other roles', () => {
  const { api } = useApi();
  let addresses = 0;
  const signedIn = async (roles: string): Promise<{ readonly id: string; readonly send: Send }> => {
    addresses += 1;
    const email = `maker-${addresses}@people.example`;
    const id = await joinedUser(api().stack, api().companyId, { email, roles });
    const ours = { 'x-order-intake': '1' };
    const reply = await sender(api().url)('POST', '/sales/session/', {
      body: { email, password: goodPassword },
      headers: ours,
    });
    const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    const send: Send = (method, path, { headers, ...more } = {}) =>
      sender(api().url)(method, path, { ...more, headers: { ...ours, cookie: cookie.join('; '), ...headers } });
    return { id, send };
  };
  const keyOf = async (maker: Send, body: Json): Promise<{ readonly id: string; readonly send: Send }> => {
    const { status, body: made, text } = await maker('POST', '/sales/api-keys/', { body: { name: 'Machine', ...body } });
    expect(status, text).to.equal(201);
    const send = sender(api().url, made.key);
    await until('the key to be let in', async () => (await send('GET', '/sales/products/')).status === 200);
    return { id: made.id, send };
  };
  const administers = async (send: Send): Promise<boolean> => {
    const replies = await Promise.all(administered.map((path) => send('GET', path)));
    const settings = await send('PATCH', '/sales/company-settings/', { body: {} });
    const statuses = [...replies, settings].map(({ status }) => status);
    expect(new Set(statuses).size, statuses.join()).to.equal(1);
    return statuses[0] === 200;
  };
  const giveRoles = (admin: Send, id: string, roles: readonly string[]) =>
    admin('PATCH', `/sales/users/${id}/`, { body: { roles } });

  it('administer nothing any more from the moment that this is answered, are listed in the answer, and do again later', async () => {
    const [admin, maker] = [await signedIn('admin'), await signedIn('admin')];
    const key = await keyOf(maker.send, { roles: ['admin'] });
    const sales = await keyOf(maker.send, { name: 'Shop', roles: ['sales'] });
    expect(await administers(key.send)).to.equal(true);
    const changed = await giveRoles(admin.send, maker.id, ['sales']);
    expect(changed.body.affected_keys).to.have.length(1);
    expect(changed.body.affected_keys[0]).to.include({ id: key.id, name: 'Machine' });
    expect(await administers(key.send)).to.equal(false);
    for (const { send } of [key, sales]) expect((await send('GET', '/sales/sales-orders/')).status).to.equal(200);
    const listed = (await admin.send('GET', '/sales/api-keys/')).body.find(({ id }: Json) => id === key.id);
    expect(listed).to.deep.include({ roles: ['admin'], maker_roles: ['sales'] });

    const auditor = await giveRoles(admin.send, maker.id, ['auditor']);
    expect(auditor.body.affected_keys.map(({ name }: Json) => name)).to.deep.equal(['Machine', 'Shop']);
    expectProblem(await sales.send('POST', '/sales/products/', { body: { code: 'P', name: 'P' } }), 403, 'forbidden');
    expectProblem(await key.send('PATCH', '/sales/company-settings/', { body: {} }), 403, 'forbidden');
    expect((await giveRoles(admin.send, maker.id, ['auditor'])).body.affected_keys).to.deep.equal([]);
    expect((await giveRoles(admin.send, maker.id, ['admin'])).body.affected_keys).to.have.length(2);
    await until('the key to administer again', () => administers(key.send));
  });

  it('of a person from an identity provider may what they were last seen with, whatever an older token says', async () => {
    const secret = await developmentTokenKey(api().stack.config.dataDir);
    const companyId = await api().stack.newCompany();
    const token = (roles: readonly string[], subject = 'iris') => signToken(secret, { companyId, roles, subject }, 1);
    const old = await token(['admin']);
    const key = await keyOf(sender(api().url, old), { roles: ['admin'] });
    const other = await keyOf(sender(api().url, await token(['admin'], 'otto')), { roles: ['admin'] });
    // tokens say to the second when they were issued
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const lesser = await token(['sales']);
    expect((await sender(api().url, lesser)('GET', '/sales/products/')).status).to.equal(200);
    expect(await administers(key.send)).to.equal(false);
    expect(await administers(other.send)).to.equal(true);
    const another = await serveApi(api().stack);
    try {
      for (const url of [api().url, another.url])
        expect((await sender(url, old)('GET', '/sales/products/')).status).to.equal(200);
    } finally {
      await another.stop();
    }
    expect(await administers(key.send), 'an old token gives nothing back').to.equal(false);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await sender(api().url, await token(['admin']))('GET', '/sales/products/');
    expect(await administers(key.send)).to.equal(true);
  });

  // last: from here on nothing is shown any more
  it('do so however far behind the read models are, and end with the account of the person', async () => {
    const [admin, maker, leaver] = [await signedIn('admin'), await signedIn('admin'), await signedIn('admin')];
    const [key, left] = [await keyOf(maker.send, { roles: ['admin'] }), await keyOf(leaver.send, { roles: ['admin'] })];
    await api().stack.stopProjector();
    await giveRoles(admin.send, maker.id, ['sales']);
    expect(await administers(key.send)).to.equal(false);
    expect((await key.send('GET', '/sales/sales-orders/')).status).to.equal(200);
    expect((await admin.send('DELETE', `/sales/users/${leaver.id}/`)).status).to.equal(204);
    expectProblem(await left.send('GET', '/sales/sales-orders/'), 401, 'unauthorized');
  });
});
