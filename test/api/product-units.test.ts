/** Units of products, from their record to what other systems are told of an order in boxes. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { productStream } from '../../src/domain/catalog/catalog.stream.ts';
import { initialRequirements } from '../../src/domain/sales-order/approval-requirements.ts';
import { extraction, field } from '../support/samples.ts';
import { codesOf, type Json, readDocument, type Send, shown, useApi } from './kit.ts';

const orders = '/sales/sales-orders/';
const products = '/sales/products/';

describe('a product that is sold in boxes', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  let customer: Json;
  let product: Json;
  before(async () => {
    company = await api().stack.newCompany('Boxes GmbH', { approvalRequires: initialRequirements });
    send = as(['admin', 'sales'], company);
    const make = async (where: string, body: object): Promise<Json> => {
      const { status, text, body: made } = await send('POST', where, { body });
      expect(status, text).to.equal(201);
      await shown(send, `${where}${made.id}/`, (reply) => reply.status === 200);
      return made;
    };
    customer = await make('/sales/customers/', { name: 'Anna Berg AB', code: 'C-100', emails: ['anna@buyer.example'] });
    product = await make(products, {
      code: 'HB-8',
      name: 'Hex bolt M8',
      unit: 'pcs',
      price: '0.20',
      currency: 'EUR',
      units: [{ unit: 'box', factor: '100.0' }],
      packaging_multiple: '50',
      minimum_quantity: 200,
    });
  });
  type Line = { readonly qty: string; readonly unit: string; readonly price?: string; readonly amount?: string };
  const drafted = async ({ qty, unit, price, amount }: Line): Promise<Json> => {
    const numbers = { ...(price ? { price: field(price) } : {}), ...(amount ? { amount: field(amount) } : {}) };
    const line = { code: field('HB-8'), name: field('Hex bolt M8'), qty: field(qty), unit: field(unit), ...numbers };
    const { currency, customer_name } = extraction().fields;
    const fields = { currency, customer_name, po_number: field(`PO-${randomUUID().slice(0, 8)}`) };
    const document = await readDocument(api(), company, { results: [extraction({ fields, lines: [line] } as never)] });
    const reply = await send('POST', orders, { body: { document_id: document, customer: customer.id } });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body;
  };
  const textsOf = ({ review_findings }: Json): readonly string[] => review_findings.map(({ text }: Json) => text);

  it('says so in its record, in one spelling, and is not changed by the same again', async () => {
    const own = { units: [{ unit: 'box', factor: 100 }], packaging_multiple: 50, minimum_quantity: 200 };
    expect(product).to.deep.include(own);
    expect((await send('GET', `${products}${product.id}/`)).body).to.deep.include(own);
    const same = { units: [{ unit: 'box', factor: '100' }], minimum_quantity: '200.00' };
    expect((await send('PATCH', `${products}${product.id}/`, { body: same })).status).to.equal(200);
    expect(await api().events(productStream(company, product.id))).to.have.length(1);
  });

  it('has no unit that is none of anything', async () => {
    const units = [{ unit: 'box', factor: 0 }, { unit: '', factor: '2' }, { unit: 'roll', factor: 'many' }, { unit: 'bag' }];
    expect(codesOf(await send('PATCH', `${products}${product.id}/`, { body: { units, minimum_quantity: '-1' } }))).to.deep.equal({
      'units.1.factor': 'out_of_range',
      'units.2.unit': 'blank',
      'units.3.factor': 'not_a_decimal',
      'units.4.factor': 'required',
      minimum_quantity: 'not_a_decimal',
    });
  });

  it('is ordered as printed, and handed over with what that comes to, whatever the product states later', async () => {
    const draft = await drafted({ qty: '5', unit: 'Boxes' });
    const line = { qty: 5, unit: 'Boxes', unit_code: 'XBX', base_qty: 500, base_unit: 'pcs', base_unit_code: 'C62' };
    expect(draft.lines[0]).to.include({ ...line, price: 20, amount: 100, price_source: 'price_list' });
    expect(draft.review_reasons).to.deep.equal([]);
    const approved = await send('POST', `${orders}${draft.id}/approve/`, { body: {} });
    expect(approved.status, approved.text).to.equal(200);

    const changed = await send('PATCH', `${products}${product.id}/`, { body: { units: [{ unit: 'box', factor: 120 }] } });
    expect(changed.body.units).to.deep.equal([{ unit: 'box', factor: 120 }]);
    await shown(send, `${products}${product.id}/`, ({ body }) => body.units[0].factor === 120);
    const { body: feed } = await shown(send, '/sales/orders-feed/', ({ body }) => body.length === 1);
    expect(feed[0].lines[0]).to.include(line);
    const csv = (await send('GET', `${orders}${draft.id}/export/?format=csv`)).text.replace('\ufeff', '').split('\r\n');
    const [names = [], values = []] = csv.map((row) => row.split(','));
    const cells = Object.fromEntries(names.map((name, index) => [name, values[index]]));
    expect(cells).to.include({ qty: '5', unit: 'Boxes', base_qty: '500', base_unit: 'pcs', price_source: 'price_list' });
    const { text: ubl } = await send('GET', `${orders}${draft.id}/export/?format=ubl`);
    expect(ubl).to.include('<cbc:Quantity unitCode="XBX">5</cbc:Quantity>');
    expect(ubl).to.include('<cbc:ValueQuantity unitCode="C62">500</cbc:ValueQuantity>');
    await send('PATCH', `${products}${product.id}/`, { body: { units: [{ unit: 'box', factor: 100 }] } });
    await shown(send, `${products}${product.id}/`, ({ body }) => body.units[0].factor === 100);
  });

  it('stops an order in another unit, until somebody corrects it or the product has it', async () => {
    const draft = await drafted({ qty: '2', unit: 'pallet' });
    expect(draft.review_reasons).to.deep.equal(['unit_differs']);
    expect(draft.lines[0]).to.include({ base_qty: null, base_unit: null });
    const units = [
      { unit: 'box', factor: 100 },
      { unit: 'Palette', factor: 2400 },
    ];
    const worker = await api().stack.startWorker();
    await send('PATCH', `${products}${product.id}/`, { body: { units } });
    const again = await shown(send, `${orders}${draft.id}/`, ({ body }) => body.review_reasons.length === 0);
    await worker.stop();
    expect(again.body.lines[0]).to.include({ qty: 2, unit: 'pallet', base_qty: 4800 });
    const corrected = await send('PATCH', `${orders}${draft.id}/`, { body: { lines: [{ line: 1, unit: 'kg' }] } });
    expect(corrected.body.review_reasons).to.deep.equal(['unit_differs']);
    expect(corrected.body.lines[0]).to.include({ unit: 'kg', base_qty: null });
  });

  it('stops a quantity that is not sold, with the nearest that is, when it is drafted and when it is corrected', async () => {
    const draft = await drafted({ qty: '120', unit: 'pcs' });
    expect(draft.review_reasons).to.deep.equal(['quantity_below_minimum', 'quantity_not_multiple']);
    expect(textsOf(draft)).to.deep.equal([
      '120 of HB-8 is below the minimum of 200; nearest: 200 pcs',
      '120 of HB-8 is no multiple of 50; nearest: 200 pcs',
    ]);
    expect(draft.review_findings[0].facts).to.deep.equal({
      line: 1,
      code: 'HB-8',
      qty: 120,
      unit: 'pcs',
      limit: 200,
      nearest: 200,
      nearest_unit: 'pcs',
    });
    const correct = async (line: object): Promise<Json> =>
      (await send('PATCH', `${orders}${draft.id}/`, { body: { lines: [{ line: 1, ...line }] } })).body;
    expect(textsOf(await correct({ qty: '1', unit: 'box' }))).to.deep.equal([
      '100 of HB-8 is below the minimum of 200; nearest: 2 box',
    ]);
    const fits = await correct({ qty: '2' });
    expect(fits.review_reasons).to.deep.equal([]);
    expect(fits.lines[0]).to.include({ qty: 2, unit: 'box', base_qty: 200 });
  });

  it('may be approved automatically all the same, where the policy says so', async () => {
    const { body } = await send('GET', '/openapi.json');
    const reasons = body.components.schemas.ApprovalRule.properties.tolerated_reasons.items.enum;
    expect(reasons).to.include.members(['unit_differs', 'quantity_below_minimum', 'quantity_not_multiple']);
  });
});
