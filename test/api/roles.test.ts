import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { rolePermissions } from '../../src/domain/company/permissions.ts';
import { expectProblem, type Json, type Send, useApi } from './kit.ts';

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

  it('leaves administrators what they need to give it back', async () => {
    expectProblem(await withhold('admin', ['orders:write', 'roles:write']), 409, 'locks_out');
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
