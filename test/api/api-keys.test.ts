import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { companyStream } from '../../src/domain/company/company.stream.ts';
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
    // at once on a machine that keeps up: an answer waits a second for the read model
    await until('the key to be refused', async () => (await bearer('GET', '/sales/products/')).status === 401);
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
      roles: 'not_a_choice',
    });
  });
});
