import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { apiKeyHash } from '../../src/commands/company/api-keys.command.ts';
import { companyStream } from '../../src/domain/company/company.stream.ts';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { noteKeyMakers } from '../../src/projections/api-keys/key-makers.ts';
import { serveApi } from '../support/api.ts';
import { rawEvents } from '../support/raw-events.ts';
import { dump } from '../support/read-dump.ts';
import { until } from '../support/until.ts';
import { codesOf, expectProblem, type Json, type Send, sender, shown, useApi } from './kit.ts';

const path = '/sales/api-keys/';

describe('keys for machines', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['admin'], company);
  });
  const make = async (body: Json = { name: 'Warehouse system' }): Promise<Json> => {
    const { status, body: made, text } = await send('POST', path, { body });
    expect(status, text).to.equal(201);
    // at once on a machine that keeps up: the answer waits a second for the read model
    await until('the key to be shown', async () => (await send('GET', path)).body.some(({ id }: Json) => id === made.id));
    return made;
  };

  it('a key is shown once, lets its roles in by either header, and nobody after it is revoked', async () => {
    const { id, key, roles } = await make();
    expect(key).to.match(/^oik_[\w-]{43}$/);
    expect(roles).to.deep.equal(['sales']);
    const bearer = sender(api().url, key);
    const byHeader: Send = (method, to) => sender(api().url)(method, to, { headers: { 'x-api-key': key } });
    for (const call of [bearer, byHeader]) {
      await shown(call, '/sales/products/'); // a key holds once the read model has it
      expectProblem(await call('GET', path), 403, 'forbidden');
    }
    const [listed] = (await send('GET', path)).body;
    expect(listed).to.deep.include({ id, name: 'Warehouse system', start: key.slice(0, 10), created_by: 'user:tester' });
    expect(Date.now() - Date.parse(listed.last_used_at)).to.be.within(-60_000, 60_000);

    expect((await send('DELETE', `${path}${id}/`)).status).to.equal(204);
    expectProblem(await bearer('GET', '/sales/products/'), 401, 'unauthorized');
    expectProblem(await send('DELETE', `${path}${id}/`), 404, 'not_found');
    expect((await send('GET', path)).body).to.deep.equal([]);
  });

  it('a key belongs to its company, and what it does is told apart from what people do', async () => {
    const { id, key } = await make({ name: 'Importer', roles: ['admin'] });
    const machine = sender(api().url, key);
    expect((await machine('POST', '/sales/warehouses/', { body: { code: 'W', name: 'W' } })).body.company).to.equal(company);
    const [product] = [await machine('POST', '/sales/products/', { body: { code: 'P', name: 'P' } })];
    const stream = await api().stack.foundation.store.readStream(`product-${company}_${product.body.id}`);
    expect(stream[0]?.metadata.actor).to.equal(`user:api-key-${id}`);
    expect((await as(['admin'])('GET', path)).body).to.deep.equal([]);
    expectProblem(await as(['admin'])('DELETE', `${path}${id}/`), 404, 'not_found');
  });

  it('the key itself is kept nowhere', async () => {
    const { key } = await make();
    const everywhere = [
      await dump(api().stack.foundation.pool, 'app', 'read'),
      ...(await rawEvents(api().stack.urls.eventStoreUrl)),
    ].join('\n');
    expect(everywhere).to.include(key.slice(0, 10));
    expect(everywhere).not.to.include(key);
    expect(await api().events(companyStream(company))).to.have.length(2);
  });

  it('what is no key of ours is refused like a bad token', async () => {
    for (const key of ['oik_', `oik_${'x'.repeat(43)}`, "oik_'; drop table", `oik_${'x'.repeat(5_000)}`])
      expectProblem(await sender(api().url)('GET', '/sales/products/', { headers: { 'x-api-key': key } }), 401, 'unauthorized');
    expect(codesOf(await send('POST', path, { body: { name: ' ', roles: ['root'] } }))).to.deep.equal({
      name: 'blank',
      'roles.1': 'not_a_choice',
    });
  });

  it('a key ends by itself, within a year unless another time is said', async () => {
    const [standard, short] = [await make(), await make({ name: 'For a week', expires_in_days: 7 })];
    const days = (key: Json) => Math.round((Date.parse(key.expires_at) - Date.now()) / 86_400_000);
    expect([days(standard), days(short)]).to.deep.equal([365, 7]);
    const call = sender(api().url, short.key);
    expect((await call('GET', '/sales/products/')).status).to.equal(200);
    await api().stack.foundation.pool.query(`update read.api_keys set expires_at = now() where id = $1`, [short.id]);
    expectProblem(await call('GET', '/sales/products/'), 401, 'unauthorized');
    for (const expires_in_days of [0, 731, '7'])
      expect((await send('POST', path, { body: { name: 'x', expires_in_days } })).status).to.equal(422);
  });

  it('a key may what its roles may, less what is not among its scopes', async () => {
    const { key, scopes } = await make({ name: 'Reader', roles: ['admin'], scopes: ['catalog:read', 'orders:read'] });
    expect(scopes).to.deep.equal(['catalog:read', 'orders:read']);
    const call = sender(api().url, key);
    for (const open of ['/sales/products/', '/sales/sales-orders/']) expect((await call('GET', open)).status, open).to.equal(200);
    for (const shut of ['/sales/email-configs/', '/sales/api-keys/', '/sales/leads/'])
      expectProblem(await call('GET', shut), 403, 'forbidden');
    expectProblem(await call('POST', '/sales/products/', { body: { code: 'P', name: 'P' } }), 403, 'forbidden');
    const wider = await make({ name: 'Wider than its role', roles: ['sales'], scopes: ['mailboxes:write', 'orders:read'] });
    expectProblem(await sender(api().url, wider.key)('GET', '/sales/email-configs/'), 403, 'forbidden');
    expect(codesOf(await send('POST', path, { body: { name: 'x', scopes: ['orders:all'] } }))).to.deep.equal({
      'scopes.1': 'not_a_choice',
    });
  });

  it('a key makes no keys and gives no rights, whatever its roles', async () => {
    const { key } = await make({ name: 'Admin', roles: ['admin'] });
    const call = sender(api().url, key);
    expectProblem(await call('POST', path, { body: { name: 'child' } }), 403, 'forbidden');
    expectProblem(await call('PATCH', '/sales/roles/', { body: { role: 'sales', withheld: [] } }), 403, 'forbidden');
    expect((await call('GET', path)).status).to.equal(200);
  });

  it('a key that an older version let another key make dies with that one, and so does one that was made by it', async () => {
    const parent = await make({ name: 'Parent', roles: ['admin'] });
    const { store } = api().stack.foundation;
    const stream = companyStream(company);
    /** As versions did whose keys could make keys. Answers the call with the new one, and its id. */
    const childOf = async (keyId: string, name: string): Promise<{ readonly call: Send; readonly id: string }> => {
      const [id, key] = [randomUUID(), `oik_${name.padEnd(43, 'c')}`];
      const data = { keyId: id, name, hash: apiKeyHash(key), start: key.slice(0, 10), roles: ['sales'] };
      await store.append({
        stream,
        events: [{ type: 'ApiKeyCreated', data: { ...data, scopes: null, expiresAt: null } }],
        expected: (await store.readStream(stream)).at(-1)?.revision ?? 0,
        metadata: { ...api().stack.context(company), actor: `user:api-key-${keyId}`, commandId: randomUUID() },
      });
      const call = sender(api().url, key);
      await until(`${name} to be let in`, async () => (await call('GET', '/sales/products/')).status === 200);
      return { call, id };
    };
    const child = await childOf(parent.id, 'child');
    const grandchild = await childOf(child.id, 'grandchild');
    expect((await send('DELETE', `${path}${parent.id}/`)).status).to.equal(204);
    for (const { call } of [child, grandchild]) expectProblem(await call('GET', '/sales/products/'), 401, 'unauthorized');
  });

  /** Starts the period of the creators of keys here, and records that they were active so many days ago. */
  const lastSeen = async (days: number) => {
    const { pool } = api().stack.foundation;
    await noteKeyMakers(pool);
    const text = `update app.key_makers set seen_at = now() - make_interval(days => $2) where company_id = $1 and subject = 'tester'`;
    await pool.query(text, [company, days]);
  };
  /** In how many days the newest key stops, as the list says. */
  const lapses = async () => Math.round((Date.parse((await send('GET', path)).body[0].lapses_at) - Date.now()) / 86_400_000);

  it('a key that somebody from an identity provider made holds while they are seen here, and once more when they come again', async () => {
    const { key } = await make();
    const machine = sender(api().url, key);
    expect((await machine('GET', '/sales/products/')).status).to.equal(200);
    expect(await lapses()).to.equal(45);
    await lastSeen(44);
    expect(await lapses()).to.equal(1);
    expect((await machine('GET', '/sales/products/')).status).to.equal(200);
    await lastSeen(46);
    const refused = await machine('GET', '/sales/products/');
    expectProblem(refused, 401, 'unauthorized');
    expect(refused.body.detail).to.match(/^The creator of this key has not signed in/);
    // a process that has not noted them in the last minutes
    const another = await serveApi(api().stack);
    try {
      expect((await sender(another.url, await another.token(company, ['sales']))('GET', '/sales/products/')).status).to.equal(
        200,
      );
    } finally {
      await another.stop();
    }
    expect((await machine('GET', '/sales/products/')).status).to.equal(200);
    expect(await lapses()).to.equal(45);
  });

  it('a sign-in with a browser is to be seen here, the use of a key is not', async () => {
    const { key } = await make();
    await lastSeen(20);
    expect((await sender(api().url, key)('GET', '/sales/products/')).status).to.equal(200);
    expect(await lapses()).to.equal(25);
    const another = await serveApi(api().stack);
    try {
      const token = await another.token(company, ['admin']);
      const signedIn = await sender(another.url)('POST', '/sales/session/', {
        body: { token },
        headers: { 'x-order-intake': '1' },
      });
      expect(signedIn.status).to.equal(204);
    } finally {
      await another.stop();
    }
    expect(await lapses()).to.equal(45);
  });

  it('a key holds without its maker for as many days as the company says', async () => {
    const { key } = await make();
    await lastSeen(8);
    const setting = (key_maker_days: number) => send('PATCH', '/sales/company-settings/', { body: { key_maker_days } });
    expect((await setting(7)).body.key_maker_days).to.equal(7);
    await until('the key to be refused', async () => (await sender(api().url, key)('GET', '/sales/products/')).status === 401);
    for (const days of [0, 731]) expect(codesOf(await setting(days))).to.deep.equal({ key_maker_days: 'out_of_range' });
    await setting(9);
    await until('the key to hold', async () => (await sender(api().url, key)('GET', '/sales/products/')).status === 200);
  });

  it('whoever leaves takes their keys with them', async () => {
    const mine = await make();
    const token = await api().token(company, ['admin']);
    await sender(api().url, token)('GET', path);
    const ended = await send('POST', `${path}end_of/`, { body: { created_by: 'user:tester' } });
    expect(ended.body).to.deep.equal({ keys: 1, sessions: 0 });
    expectProblem(await sender(api().url, mine.key)('GET', '/sales/products/'), 401, 'unauthorized');
    expect((await send('POST', `${path}end_of/`, { body: { created_by: 'user:nobody' } })).body.keys).to.equal(0);
  });

  it('a repeated request makes one key, is for whoever sent it, and shows the key no second time', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name: 'Once' };
    const first = await send('POST', path, { body, headers });
    const again = await send('POST', path, { body, headers });
    expect(again.body).to.deep.equal({ ...first.body, key: null });
    await until('it to be shown', async () => (await send('GET', path)).body.length === 1);
    const key = await developmentTokenKey(api().stack.config.dataDir);
    const other = await signToken(key, { companyId: company, roles: ['admin'], subject: 'somebody else' }, 1);
    const theirs = await sender(api().url, other)('POST', path, { body, headers });
    expect(theirs.status).to.equal(201);
    expect(theirs.body.id).not.to.equal(first.body.id);
    expect(theirs.body.key).to.match(/^oik_/);
  });

  // last: from here on nothing is shown any more
  it('a revoked key is refused as soon as that is answered, however far behind the read model is', async () => {
    const { id, key } = await make();
    const call = sender(api().url, key);
    expect((await call('GET', '/sales/products/')).status).to.equal(200);
    await api().stack.stopProjector();
    expect((await send('DELETE', `${path}${id}/`)).status).to.equal(204);
    expectProblem(await call('GET', '/sales/products/'), 401, 'unauthorized');
    expect((await send('GET', path)).body).to.deep.equal([]);
  });
});
