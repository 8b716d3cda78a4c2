/** One search over records of several kinds, as the command palette asks it. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { type Json, receiveMail, type Send, shown, useApi } from './kit.ts';

const path = '/sales/search/';

describe('the search over everything', () => {
  const { api, as } = useApi();
  let admin: Send;
  let ids: { customer: string; bolt: string; longBolt: string; order: string; email: string };
  const make = async (where: string, body: object) => (await admin('POST', where, { body })).body.id as string;
  const hits = async (q: string, send = admin): Promise<readonly Json[]> =>
    (await send('GET', `${path}?q=${encodeURIComponent(q)}`)).body;
  const idsOf = async (q: string, send = admin) => (await hits(q, send)).map(({ id }) => id);

  before(async () => {
    admin = as(['admin']);
    const customer = await make('/sales/customers/', { name: 'Walrus Pumps AB', code: 'C-900' });
    const bolt = await make('/sales/products/', { name: 'Walrus bolt', code: 'WB-8' });
    const longBolt = await make('/sales/products/', { name: 'Walrus bolt, long', code: 'WB-8-L' });
    const lines = [{ product: bolt, code: 'THEIRS-1', qty: '2', price: '77.31' }];
    const order = await make('/sales/sales-orders/', { customer, po_number: 'PO-WALRUS', lines });
    const email = await receiveMail(api(), api().companyId, { subject: 'Walrus: where is our order?' });
    ids = { customer, bolt, longBolt, order, email };
    await shown(admin, `${path}?q=walrus`, ({ body }) => body.length === 5);
  });

  it('finds orders, customers, products and emails, kind by kind', async () => {
    const matches = await hits('walrus');
    expect(matches.map(({ kind }) => kind)).to.deep.equal(['order', 'customer', 'product', 'product', 'email']);
    expect(matches[0]).to.include({ id: ids.order, po_number: 'PO-WALRUS', status: 'DRAFT' });
    expect(matches[1]).to.include({ id: ids.customer, reference: 'C-900', name: 'Walrus Pumps AB' });
    expect(matches.at(-1)).to.include({ id: ids.email, name: 'Walrus: where is our order?', email_from: 'anna@buyer.example' });
  });

  it("finds the orders of a product by its number, and by the customer's own number of it", async () => {
    expect(await idsOf('theirs-1')).to.deep.equal([ids.order]);
    expect(await idsOf('WB-8')).to.have.members([ids.order, ids.bolt, ids.longBolt]);
  });

  it('puts what is called exactly so before newer records', async () => {
    const products = (await hits('wb 8')).filter(({ kind }) => kind === 'product');
    expect(products.map(({ id }) => id)).to.deep.equal([ids.bolt, ids.longBolt]);
    const { body } = await admin('GET', `${path}?q=wb-8&limit=1`);
    expect(body.filter(({ kind }: Json) => kind === 'product').map(({ id }: Json) => id)).to.deep.equal([ids.bolt]);
  });

  it('finds nothing without words, and nothing of another company', async () => {
    expect((await admin('GET', path)).body).to.deep.equal([]);
    expect(await idsOf('%%%')).to.deep.equal([]);
    expect(await idsOf('walrus', as(['admin'], api().otherCompanyId))).to.deep.equal([]);
  });

  it('leaves out what the caller may not read', async () => {
    const company = await api().stack.newCompany();
    const [owner, sales] = [as(['admin'], company), as(['sales'], company)];
    await owner('POST', '/sales/customers/', { body: { name: 'Walrus Ltd' } });
    await owner('POST', '/sales/sales-orders/', { body: { po_number: 'WALRUS-1' } });
    await receiveMail(api(), company, { subject: 'Walrus' });
    const kinds = async () => (await hits('walrus', sales)).map(({ kind }) => kind);
    await shown(sales, `${path}?q=walrus`, ({ body }) => body.length === 3);
    await owner('PATCH', '/sales/roles/', { body: { role: 'sales', withheld: ['orders:read', 'orders:write', 'emails:read'] } });
    expect(await kinds()).to.deep.equal(['customer']);
    await owner('PATCH', '/sales/roles/', { body: { role: 'sales', withheld: ['catalog:read'] } });
    expect(await kinds()).to.deep.equal(['order', 'email']);
  });
});
