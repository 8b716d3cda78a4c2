/** What approval demands is a setting of the company, and what it does not demand is completed. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { initialRequirements } from '../../src/domain/sales-order/approval-requirements.ts';
import { extraction, field } from '../support/samples.ts';
import { codesOf, expectProblem, type Json, readDocument, type Send, shown, useApi } from './kit.ts';

const path = '/sales/sales-orders/';
const settingsPath = '/sales/company-settings/';

describe('what approval demands', () => {
  const { api, as } = useApi();
  let companyId: string;
  let send: Send;
  before(async () => {
    companyId = await api().stack.newCompany('New GmbH', { approvalRequires: initialRequirements });
    send = as(['admin', 'sales'], companyId);
    const records = [
      ['/sales/customers/', { name: 'Anna Berg AB', code: 'C-100', currency: 'EUR' }],
      ['/sales/products/', { name: 'Hex bolt M8', code: 'HB-8', unit: 'pcs', price: '0.42', currency: 'EUR' }],
    ] as const;
    for (const [where, body] of records) {
      expect((await send('POST', where, { body })).status).to.equal(201);
      await shown(send, where, ({ body: listed }) => listed.length === 1);
    }
  });

  /** A draft of a document that says neither price nor total, date nor warehouse. */
  const drafted = async (): Promise<Json> => {
    const { currency, customer_name } = extraction().fields;
    const lines = [{ code: field('HB-8'), name: field('Hex bolt M8'), qty: field('100'), unit: field('pcs') }];
    const fields = { currency, customer_name, po_number: field(`PO-${randomUUID().slice(0, 8)}`) };
    const document = await readDocument(api(), companyId, { results: [extraction({ fields, lines } as never)] });
    const { body: customers } = await send('GET', '/sales/customers/');
    const made = await send('POST', path, { body: { document_id: document, customer: customers[0].id } });
    expect(made.status, made.text).to.equal(201);
    return made.body;
  };
  const demand = async (approval_requires: readonly string[]) => {
    const changed = await send('PATCH', settingsPath, { body: { approval_requires } });
    expect(changed.status, changed.text).to.equal(200);
    return changed.body.approval_requires;
  };

  it('of a company that configured nothing lets its first good order be approved: prices from the list, wanted soon', async () => {
    const draft = await drafted();
    expect(draft.missing_fields).to.deep.equal([]);
    expect(draft.lines[0]).to.include({ price: 0.42, amount: 42, price_source: 'price_list' });
    expect(draft.requested_delivery).to.equal(null);
    const approved = await send('POST', `${path}${draft.id}/approve/`, { body: {} });
    expect(approved.body, approved.text).to.include({ status: 'APPROVED', total: 42, delivery_date: null });
    expect(approved.body.requested_delivery.kind).to.equal('asap');
    const { body: feed } = await shown(send, '/sales/orders-feed/', ({ body }) => body.length === 1);
    expect(feed[0].requested_delivery.kind).to.equal('asap');
    expect(feed[0].lines[0]).to.include({ price: 0.42, price_source: 'price_list' });
  });

  it('changes for drafts that are there, in lists, actions and at approval', async () => {
    const draft = await drafted();
    const lacks = ['ship_to', 'warehouse', 'delivery_date'];
    expect(await demand(['ship_to', 'warehouse', 'delivery_date'])).to.deep.equal(['ship_to', 'delivery_date', 'warehouse']);
    const refused = await send('POST', `${path}${draft.id}/approve/`, { body: {} });
    expectProblem(refused, 409, 'fields_missing');
    expect(Object.keys(codesOf(refused))).to.have.members(lacks);
    const { body: order } = await send('GET', `${path}${draft.id}/`);
    expect(order.missing_fields).to.have.members(lacks);
    expect(order.actions.find(({ action }: Json) => action === 'approve').code).to.equal('fields_missing');
    const { body: listed } = await shown(send, `${path}?status=DRAFT`, ({ body }) => body.length === 1);
    expect(listed[0].missing_fields).to.have.members(lacks);
    const ship_to = { street: 'Hafenstraße 3', postal_code: '24103', city: 'Kiel' };
    const completed = await send('PATCH', `${path}${draft.id}/`, { body: { ship_to, delivery_date: '2031-02-03' } });
    expect(completed.body.missing_fields, completed.text).to.deep.equal(['warehouse']);
    await demand([]);
    expect((await send('POST', `${path}${draft.id}/approve/`, { body: {} })).status).to.equal(200);
  });

  it('of prices leaves a line without one as it is, and a price that a person writes is theirs', async () => {
    await demand(['price']);
    const draft = await drafted();
    expect(draft.missing_fields).to.deep.equal(['lines.1.price']);
    expect(draft.lines[0]).to.include({ price: null, price_source: null });
    await demand([]);
    const repriced = await send('PATCH', `${path}${draft.id}/`, { body: { lines: [{ line: 1, qty: '200' }] } });
    expect(repriced.body.lines[0], repriced.text).to.include({ amount: 84, price_source: 'price_list' });
    const written = await send('PATCH', `${path}${draft.id}/`, { body: { lines: [{ line: 1, price: '0.40' }] } });
    expect(written.body.lines[0]).to.include({ price: 0.4, amount: 80, price_source: null });
  });

  it('is no warehouse of a new company, which has one from the start', async () => {
    const { newCompany, commands, context } = api().stack;
    const newest = await newCompany('Newest GmbH', { approvalRequires: ['warehouse'] });
    await commands.registerFirstWarehouse({ code: 'MAIN', name: 'Main warehouse', isDefault: true }, context(newest));
    const ask = as(['admin', 'sales'], newest);
    await shown(ask, '/sales/warehouses/', ({ body }) => body.length === 1);
    const { body: order } = await ask('POST', path, { body: { customer_name: 'Anna Berg AB' } });
    expect(order.warehouse_record).to.include({ code: 'MAIN', name: 'Main warehouse' });
    expect(order.missing_fields).to.not.include('warehouse');
  });

  it('names nothing that approval knows nothing of', async () => {
    const refused = await send('PATCH', settingsPath, { body: { approval_requires: ['a_good_mood'] } });
    expectProblem(refused, 422, 'invalid_request');
  });
});
