/** What an order comes to, and what a line that somebody adds costs. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { extraction, field } from '../support/samples.ts';
import { codesOf, expectProblem, readDocument, type Send, shown, useApi } from './kit.ts';

const path = '/sales/sales-orders/';

describe('the total of an order', () => {
  const { api, as } = useApi();
  let send: Send;
  let ids: { customer: string; bolt: string; nut: string; metal: string; wholesaler: string };
  before(async () => {
    send = as(['admin', 'sales']);
    const made = async (where: string, body: object): Promise<string> => {
      const reply = await send('POST', where, { body });
      expect(reply.status, reply.text).to.equal(201);
      return reply.body.id;
    };
    const company = { currency: 'EUR' };
    ids = {
      customer: await made('/sales/customers/', {
        name: 'Anna Berg AB',
        code: 'C-100',
        emails: ['anna@buyer.example'],
        ...company,
      }),
      wholesaler: await made('/sales/customers/', { name: 'Grosshandel Nord', code: 'C-200', ...company }),
      bolt: await made('/sales/products/', { name: 'Hex bolt M8', code: 'HB-8', unit: 'pcs', price: '0.42', currency: 'EUR' }),
      nut: await made('/sales/products/', { name: 'Nut M8', code: 'N-8', unit: 'box', price: '9.50', currency: 'EUR' }),
      metal: await made('/sales/products/', { name: 'Sheet', code: 'S-1', unit: 'kg', price: '3.10', currency: 'USD' }),
    };
    await made('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true });
    await shown(send, '/sales/products/', ({ body }) => body.length === 3);
    await shown(send, '/sales/customers/', ({ body }) => body.length === 2);
    await shown(send, '/sales/warehouses/', ({ body }) => body.length === 1);
    const price = { product: 'HB-8', currency: 'EUR', min_qty: '1' };
    await made('/sales/prices/', { ...price, customer: 'C-200', price: '0.35' });
    await made('/sales/prices/', { ...price, customer: 'C-200', price: '0.30', min_qty: '1000' });
    await shown(send, `/sales/products/${ids.bolt}/prices/`, ({ body }) => body.length === 2);
  });

  /** A draft as it was read of a document that prints no total. */
  const readWithoutTotal = async (lines: readonly object[], changes: object = {}) => {
    const { total: _, ...fields } = extraction().fields;
    const result = extraction({
      fields: { ...fields, po_number: field(`PO-${randomUUID().slice(0, 8)}`), delivery_date: field('2031-02-03') },
      lines: lines as never,
    });
    const document = await readDocument(api(), api().companyId, { results: [result] });
    const made = await send('POST', path, { body: { document_id: document, customer: ids.customer, ...changes } });
    expect(made.status, made.text).to.equal(201);
    return made.body;
  };
  const line = (qty: string, price: string, changes: object = {}) => ({
    code: field('HB-8'),
    name: field('Hex bolt M8'),
    qty: field(qty),
    price: field(price),
    unit: field('pcs'),
    ...changes,
  });
  const approve = (id: string) => send('POST', `${path}${id}/approve/`, { body: {} });

  it('is the sum of its lines where the document prints none, shown before and taken by the approval', async () => {
    const { id, total, lines_total, missing_fields } = await readWithoutTotal([line('10', '0.42'), line('3', '1.10')]);
    expect({ total, lines_total, missing_fields }).to.deep.equal({ total: null, lines_total: 7.5, missing_fields: [] });
    const approved = await approve(id);
    expect(approved.status, approved.text).to.equal(200);
    expect(approved.body).to.include({ status: 'APPROVED', total: 7.5 });
    const shownAs = await shown(send, `${path}${id}/`, ({ body }) => body.status === 'APPROVED');
    expect(shownAs.body.total).to.equal(7.5);
    const { body: feed } = await shown(send, '/sales/orders-feed/', ({ body }) =>
      body.some((entry: { sales_order: string }) => entry.sales_order === id),
    );
    const told = feed.find((entry: { sales_order: string }) => entry.sales_order === id);
    expect(told.total).to.equal(7.5);
    const { body: history } = await send('GET', `${path}${id}/history/`);
    expect(history.at(-1).changes).to.deep.equal([{ field: 'total', before: null, after: '7.50' }]);
  });

  it('counts amounts that are printed instead of prices, charges and discounts of the whole', async () => {
    const { id } = await readWithoutTotal([line('10', '5.00', { discount: field('10'), amount: field('45.00') })]);
    await send('PATCH', `${path}${id}/`, { body: { lines: [{ name: 'Freight', charge: 'freight', price: '6.00' }] } });
    expect((await approve(id)).body.total).to.equal(51);
  });

  it('is asked for where the lines do not say what they come to', async () => {
    const { id, missing_fields } = await readWithoutTotal([line('10', '5.00', { discount: field('10') })]);
    expect(missing_fields).to.deep.equal(['total']);
    const refused = await approve(id);
    expectProblem(refused, 409, 'fields_missing');
    expect(codesOf(refused)).to.deep.equal({ total: 'required' });
    await send('PATCH', `${path}${id}/`, { body: { total: '45.00' } });
    expect((await approve(id)).body).to.include({ status: 'APPROVED', total: 45 });
  });

  it('stays as it is printed, whatever the lines come to', async () => {
    const { id } = await readWithoutTotal([line('10', '0.42')], { total: '4.99' });
    expect((await approve(id)).body.total).to.equal(4.99);
  });

  describe('and a line that somebody adds', () => {
    const draft = async (changes: object = {}) => {
      const body = { customer: ids.customer, po_number: randomUUID(), delivery_date: '2031-02-03', currency: 'EUR', ...changes };
      const made = await send('POST', path, { body });
      expect(made.status, made.text).to.equal(201);
      return made.body.id as string;
    };
    const patched = async (id: string, ...lines: readonly object[]) => {
      const changed = await send('PATCH', `${path}${id}/`, { body: { lines } });
      expect(changed.status, changed.text).to.equal(200);
      return changed.body.lines.map(({ unit, price, amount }: { unit: string; price: number; amount: number }) => ({
        unit,
        price,
        amount,
      }));
    };

    it('has the unit and the list price of its product, and what it costs more of', async () => {
      const id = await draft();
      await patched(id, {});
      expect(await patched(id, { line: 1, product: ids.bolt })).to.deep.equal([{ unit: 'pcs', price: 0.42, amount: null }]);
      expect(await patched(id, { line: 1, qty: 100 })).to.deep.equal([{ unit: 'pcs', price: 0.42, amount: 42 }]);
      expect(await patched(id, { line: 1, product: ids.nut })).to.deep.equal([{ unit: 'box', price: 9.5, amount: 950 }]);
    });

    it('has the price of its customer, and that of its quantity', async () => {
      const id = await draft({ customer: ids.wholesaler });
      expect(await patched(id, { product: ids.bolt, qty: 10 })).to.deep.equal([{ unit: 'pcs', price: 0.35, amount: 3.5 }]);
      expect(await patched(id, { line: 1, qty: 1000 })).to.deep.equal([{ unit: 'pcs', price: 0.3, amount: 300 }]);
    });

    it('is added to an order that was read, too, where it is named by its number', async () => {
      const { id } = await readWithoutTotal([line('10', '0.40')], { customer: ids.customer });
      const lines = await patched(id, { code: 'N-8', qty: 2 });
      expect(lines[1]).to.deep.equal({ unit: 'box', price: 9.5, amount: 19 });
      expect((await approve(id)).body.total).to.equal(23);
    });

    it('keeps the price and the unit that were given', async () => {
      const id = await draft();
      expect(await patched(id, { product: ids.bolt, qty: 5, price: '0.50', unit: 'pcs' })).to.deep.equal([
        { unit: 'pcs', price: 0.5, amount: 2.5 },
      ]);
      expect(await patched(id, { line: 1, product: ids.nut })).to.deep.equal([{ unit: 'box', price: 0.5, amount: 2.5 }]);
      expect((await patched(id, { product: ids.bolt, qty: 1, unit: 'kg' }))[1]).to.deep.equal({
        unit: 'kg',
        price: null,
        amount: null,
      });
    });

    it('has no price in another currency than the order', async () => {
      const id = await draft();
      expect(await patched(id, { product: ids.metal, qty: 2 })).to.deep.equal([{ unit: 'kg', price: null, amount: null }]);
    });

    it('gives a line of the document no price that the customer did not write', async () => {
      const { price: _, ...unpriced } = line('10', '0');
      const { id } = await readWithoutTotal([{ ...unpriced, code: field('UNKNOWN'), name: field('Something else') }]);
      const [changed] = await patched(id, { line: 1, product: ids.bolt });
      expect(changed).to.deep.include({ price: null });
    });
  });
});
