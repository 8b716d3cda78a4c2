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
      expect(ofRole(body, role)).to.deep.include({ permissions: [...rolePermissions[role]], withheld: [] });
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

  it('is seen by auditors, and changed by administrators alone', async () => {
    const auditor = as(['auditor'], company);
    expect((await auditor('GET', path)).status).to.equal(200);
    expectProblem(await auditor('PATCH', path, { body: { role: 'sales', withheld: [] } }), 403, 'forbidden');
    expectProblem(await sales('GET', path), 403, 'forbidden');
    expect((await withhold('owner', [])).status).to.equal(422);
    expect((await withhold('sales', ['orders:everything'])).status).to.equal(422);
  });
});
