import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { allPermissions, rolePermissions } from '../../src/domain/company/permissions.ts';
import { expectProblem, type Json, type Send, sender, useApi } from './kit.ts';

const path = '/sales/roles/';

describe('what roles may in a company', () => {
  const { api, as } = useApi();
  let company: string;
  let admin: Send;
  let sales: Send;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    [admin, sales] = [as(['admin'], company), as(['sales'], company)];
  });
  const withhold = (role: string, withheld: readonly string[]) => admin('PATCH', path, { body: { role, withheld } });
  const ofRole = (body: Json, role: string) => body.find((each: Json) => each.role === role);

  it('is the table of the service until the company takes something from it', async () => {
    const { body } = await admin('GET', path);
    for (const role of ['admin', 'sales', 'auditor'] as const)
      expect(ofRole(body, role)).to.deep.include({ permissions: [...rolePermissions[role]], withheld: [], granted: [] });
  });

  it('is less by what the company withholds, from the next request on, in this company alone', async () => {
    expect((await sales('GET', '/sales/sales-orders/')).status).to.equal(200);
    const { status, body } = await withhold('sales', ['orders:read', 'orders:write', 'mailboxes:read']);
    expect(status).to.equal(200);
    expect(ofRole(body, 'sales').withheld).to.deep.equal(['orders:read', 'orders:write']);
    expectProblem(await sales('GET', '/sales/sales-orders/'), 403, 'forbidden');
    expect((await sales('GET', '/sales/products/')).status).to.equal(200);
    expect((await admin('GET', '/sales/sales-orders/')).status).to.equal(200);
    expect((await as(['sales'])('GET', '/sales/sales-orders/')).status).to.equal(200);
    const me = await sales('GET', '/sales/me/');
    expect(me.body.permissions).to.include('get_sales_products').and.not.to.include('get_sales_sales_orders');

    await withhold('sales', []);
    expect((await sales('GET', '/sales/sales-orders/')).status).to.equal(200);
  });

  it('is told by the names that roles and keys have, and by the ids of operations as earlier names of the same', async () => {
    const { body: description } = await as([])('GET', '/openapi.json');
    const operations = Object.values(description.paths).flatMap((of) => Object.values(of as Json)) as Json[];
    const allowedBy = (permissions: readonly string[]) =>
      operations.filter((one) => permissions.includes(one['x-permission'])).map(({ operationId }) => operationId);
    const key = await admin('POST', '/sales/api-keys/', {
      body: { name: 'erp', roles: ['sales'], scopes: ['orders:read', 'catalog:read'] },
    });
    for (const [send, permissions] of [
      [admin, rolePermissions.admin],
      [sales, rolePermissions.sales],
      [as(['auditor'], company), rolePermissions.auditor],
      [sender(api().url, key.body.key), ['orders:read', 'catalog:read']],
    ] as const) {
      const { status, body } = await send('GET', '/sales/me/');
      if (status === 403) continue; // a key that is confined to other things
      const named = body.permissions.filter((name: string) => (allPermissions as readonly string[]).includes(name));
      const aliases = body.permissions.slice(named.length);
      expect(named).to.have.members(permissions);
      expect(aliases).to.include.members(allowedBy(permissions));
      expect(operations.map(({ operationId }) => operationId)).to.include.members(aliases);
    }
    await withhold('sales', ['chat:read', 'chat:write']);
    const { body } = await sales('GET', '/sales/me/');
    expect(body.permissions).to.include('orders:write').and.not.to.include('chat:read').and.not.to.include('chat:write');
    expect(body.permissions).not.to.include('get_api_chatchannel_sessions');
  });

  it('leaves administrators what they need to give it back', async () => {
    expectProblem(await withhold('admin', ['orders:write', 'roles:write']), 409, 'administrators_locked_out');
    expect((await withhold('admin', ['privacy:write'])).status).to.equal(200);
    expectProblem(await admin('POST', '/sales/privacy/erase/', { body: { email: 'a@b.example' } }), 403, 'forbidden');
  });

  it('lets sales make customers and products where the company gives it that, and nothing more', async () => {
    const [customer, product] = [
      { name: 'Anna Berg AB', code: 'C-100' },
      { name: 'Hex bolt M8', code: 'HB-8' },
    ];
    expectProblem(await sales('POST', '/sales/customers/', { body: customer }), 403, 'forbidden');
    const grant = (role: string, granted: readonly string[]) => admin('PATCH', path, { body: { role, granted } });
    const { body } = await grant('sales', ['new_customers:write']);
    expect(ofRole(body, 'sales')).to.deep.include({ granted: ['new_customers:write'], withheld: [] });
    const made = await sales('POST', '/sales/customers/', { body: customer });
    expect(made.status).to.equal(201);
    expectProblem(await sales('PATCH', `/sales/customers/${made.body.id}/`, { body: { name: 'X' } }), 403, 'forbidden');
    expectProblem(await sales('POST', '/sales/products/', { body: product }), 403, 'forbidden');
    expectProblem(await as(['sales'])('POST', '/sales/customers/', { body: customer }), 403, 'forbidden');

    await grant('sales', ['new_customers:write', 'new_products:write']);
    expect((await sales('POST', '/sales/products/', { body: product })).status).to.equal(201);
    expect((await sales('GET', '/sales/me/')).body.permissions).to.include('post_sales_products');
    await withhold('sales', ['chat:write']);
    expect((await sales('POST', '/sales/products/', { body: { ...product, code: 'HB-9' } })).status).to.equal(201);

    expectProblem(await grant('sales', ['keys:write']), 409, 'not_grantable');
    expectProblem(await grant('auditor', ['new_customers:write']), 409, 'not_grantable');
    await grant('sales', []);
    expectProblem(await sales('POST', '/sales/customers/', { body: { name: 'Bo' } }), 403, 'forbidden');
  });

  it('is seen by auditors, and changed by administrators alone', async () => {
    const auditor = as(['auditor'], company);
    expect((await auditor('GET', path)).status).to.equal(200);
    expectProblem(await auditor('PATCH', path, { body: { role: 'sales', withheld: [] } }), 403, 'forbidden');
    expectProblem(await sales('GET', path), 403, 'forbidden');
    expect((await withhold('owner', [])).status).to.equal(422);
    expect((await withhold('sales', ['orders:everything'])).status).to.equal(422);
  });
});
