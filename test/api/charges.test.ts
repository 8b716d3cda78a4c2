/** Freight, packaging, services and discounts, from what was read or entered to what other systems get. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { extraction, field } from '../support/samples.ts';
import { type Json, readDocument, type Send, shown, useApi } from './kit.ts';

const orders = '/sales/sales-orders/';

describe('charges of an order', () => {
  const { api, as } = useApi();
  let send: Send;
  let company: string;
  before(async () => {
    company = await api().stack.newCompany('Charging AB');
    send = as(['sales'], company);
    const make = (where: string, body: object) => as(['admin'], company)('POST', where, { body });
    await make('/sales/customers/', { name: 'Anna Berg AB', code: 'C-100', emails: ['anna@buyer.example'], currency: 'EUR' });
    await make('/sales/products/', { name: 'Hex bolt M8', code: 'HB-8', unit: 'pcs' });
    await make('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true });
    await shown(send, '/sales/products/', ({ body }) => body.length === 1);
    await shown(send, '/sales/customers/', ({ body }) => body.length === 1);
  });
  const linesOf = ({ lines }: Json) => lines.map(({ kind, charge, amount }: Json) => [kind, charge, amount]);

  it('come from the document, need no product, and can be corrected and exported', async () => {
    const charges = [{ type: 'freight' as const, name: field('Freight'), amount: field('9.90') }];
    const read = extraction({ charges, fields: { ...extraction().fields, total: field('134.90') } });
    const document = await readDocument(api(), company, { results: [read] });
    const seen = await send('GET', `/sales/documents/${document}/`);
    expect(seen.body.extracted_data.charges).to.deep.equal([{ type: 'freight', name: 'Freight', amount: 9.9 }]);

    const { body: order } = await send('POST', orders, { body: { document_id: document } });
    expect(linesOf(order)).to.deep.equal([
      ['product', null, 125],
      ['charge', 'freight', 9.9],
    ]);
    expect(order).to.deep.include({ review_reasons: [], missing_fields: [], total: 134.9 });
    expect(order.lines[1].evidence.amount.value).to.equal('9.90');

    const lines = [
      { line: 2, price: '12.00' },
      { name: '10 % off', charge: 'discount', price: '12.50' },
    ];
    const corrected = await send('PATCH', `${orders}${order.id}/`, { body: { lines } });
    expect(linesOf(corrected.body)).to.deep.equal([
      ['product', null, 125],
      ['charge', 'freight', 12],
      ['charge', 'discount', -12.5],
    ]);
    expect(corrected.body.total).to.equal(124.5);

    expect((await send('POST', `${orders}${order.id}/approve/`)).status).to.equal(200);
    const feed = await shown(send, '/sales/orders-feed/', ({ body }) => body.length > 0);
    expect(linesOf(feed.body[0])).to.deep.equal(linesOf(corrected.body));
    const csv = await send('GET', `${orders}${order.id}/export/?format=csv`);
    expect(csv.text).to.include(',charge,discount,');
    const ubl = await send('GET', `${orders}${order.id}/export/?format=ubl`);
    expect(ubl.text.match(/<cac:AllowanceCharge>/g)).to.have.length(2);
  });

  it('are entered by hand like any line', async () => {
    const lines = [
      { code: 'HB-8', qty: '2', price: '10.00' },
      { name: 'Assembly', charge: 'service', price: '30.00' },
    ];
    const { body, status } = await send('POST', orders, {
      body: { customer_name: 'Anna Berg AB', po_number: 'CH-1', currency: 'EUR', lines },
    });
    expect(status).to.equal(201);
    expect(linesOf(body)).to.deep.equal([
      ['product', null, 20],
      ['charge', 'service', 30],
    ]);
    expect(body.missing_fields).to.deep.equal(['delivery_date']);
    const odd = await send('POST', orders, { body: { po_number: 'CH-2', lines: [{ name: 'x', charge: 'tip' }] } });
    expect(odd.status).to.equal(422);
  });
});
