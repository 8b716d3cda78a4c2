import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { customerStream, productStream } from '../../src/domain/catalog/catalog.stream.ts';
import { rawEvents } from '../support/raw-events.ts';
import { until } from '../support/until.ts';
import { codesOf, expectProblem, type Json, type Send, shown, useApi } from './kit.ts';

const customers = '/sales/customers/';
const products = '/sales/products/';
const warehouses = '/sales/warehouses/';
const settings = '/sales/company-settings/';

const berg = {
  name: 'Anna Berg AB',
  code: 'C-100',
  tax_number: 'SE556036079301',
  emails: ['Anna@Buyer.example'],
  phones: ['0046 (0)8 123 45-67'],
  domains: ['Buyer.example'],
  currency: 'SEK',
  addresses: [{ label: 'delivery', street: 'Hamngatan 1', postal_code: '111 47', city: 'Stockholm', country: 'SE' }],
  aliases: ['Berg Stockholm'],
};
const bolt = { code: 'HB-8', name: 'Hex bolt M8', ean: '4006381333931', unit: 'C62', price: '12.50', currency: 'EUR' };

describe('reference data', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['admin'], company);
  });
  const post = async (path: string, body: unknown): Promise<Json> => {
    const reply = await send('POST', path, { body });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body;
  };

  it('a customer is made, read, changed, found and removed', async () => {
    const made = await send('POST', customers, { body: berg });
    expect(made.status).to.equal(201);
    const path = made.headers.get('location') ?? '';
    const expected = {
      blocked: false,
      blocked_reason: null,
      several_orders_per_number: false,
      ...berg,
      id: made.body.id,
      company,
      addresses: [
        {
          id: made.body.addresses[0].id,
          ...berg.addresses[0],
          gln: null,
          is_default_ship_to: false,
          is_default_bill_to: false,
        },
      ],
      emails: ['anna@buyer.example'],
      phones: ['+4681234567'],
      domains: ['buyer.example'],
    };
    expect(made.body).to.deep.equal(expected);
    expect((await shown(send, path)).body).to.deep.equal(expected);

    const changed = await send('PATCH', path, {
      body: { name: 'Berg & Co AB', emails: [] },
      headers: { 'if-match': made.headers.get('etag') ?? '' },
    });
    expect(changed.body).to.deep.equal({ ...expected, name: 'Berg & Co AB', emails: [] });
    expectProblem(await send('PATCH', path, { body: { name: 'X' }, headers: { 'if-match': '"0"' } }), 412, 'precondition_failed');
    await shown(send, `${customers}?q=berg%20co`, ({ body }) => body.length === 1);

    expect((await send('DELETE', path)).status).to.equal(204);
    await until('the removal', async () => (await send('GET', path)).status === 404);
    expectProblem(await send('GET', path), 404, 'not_found');
    expectProblem(await send('PATCH', path, { body: { name: 'X' } }), 404, 'not_found');
    await shown(send, customers, ({ body }) => body.length === 0);
    expect((await send('POST', customers, { body: berg })).status, 'a removed one may be made again').to.equal(201);
  });

  it('what tells who a person is stands nowhere in the log', async () => {
    const { id } = await post(customers, berg);
    await send('PATCH', `${customers}${id}/`, { body: { emails: ['bo@buyer.example'], phones: ['+46 8 765 43 21'] } });
    const log = (await rawEvents(api().stack.urls.eventStoreUrl)).join('\n');
    expect(log).to.include(id);
    for (const personal of ['anna@', 'bo@buyer', '81234567', '87654321', 'Hamngatan']) expect(log).not.to.include(personal);
    expect(await api().events(customerStream(company, id))).to.have.length(2);
  });

  it('one code is one record: a second one is refused and told where the first is', async () => {
    const { id } = await post(products, bolt);
    const again = await send('POST', products, { body: { ...bolt, code: 'hb 8' } });
    expectProblem(again, 409, 'product_exists');
    expect(again.body.detail).to.include(id);
    expect(codesOf(await send('PATCH', `${products}${id}/`, { body: { code: 'HB-9' } }))).to.deep.equal({
      code: 'code_is_fixed',
    });
    expect((await send('PATCH', `${products}${id}/`, { body: { ...bolt, id, company, price: '12.5' } })).status).to.equal(200);
    expect(await api().events(productStream(company, id)), 'the same again is no change').to.have.length(1);
  });

  it('a field that is not one is named, with what it should be', async () => {
    const wrong = {
      ...bolt,
      ean: '4006381333932',
      price: '-1',
      currency: 'EURO',
      colour: 'red',
    };
    expect(codesOf(await send('POST', products, { body: wrong }))).to.deep.equal({
      ean: 'not_an_ean',
      price: 'not_a_decimal',
      currency: 'not_a_currency',
      colour: 'unknown_field',
    });
    const reply = await send('POST', customers, { body: { name: 'X', emails: ['a@b.example', 'nobody'], phones: 'none' } });
    expect(codesOf(reply)).to.deep.equal({ 'emails.2': 'not_an_email_address', phones: 'not_a_list' });
  });

  it('a search finds parts of words, whatever the accents, and pages go on', async () => {
    for (const [code, name] of [
      ['A-1', 'Sechskantschraube M8x40'],
      ['A-2', 'Sechskantschraube M10x40'],
      ['B-1', 'Écrou à oreilles M8'],
    ])
      await post(products, { code, name });
    const found = async (q: string) =>
      (await send('GET', `${products}?q=${encodeURIComponent(q)}`)).body.map(({ code }: Json) => code);
    expect(await found('schraube')).to.deep.equal(['A-2', 'A-1']);
    expect(await found('schraube m8')).to.deep.equal(['A-1']);
    expect(await found('ECROU')).to.deep.equal(['B-1']);
    expect(await found('a-2')).to.deep.equal(['A-2']);
    expect(await found("'; drop table --")).to.deep.equal([]);
    const first = await send('GET', `${products}?limit=2`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect([...first.body, ...(await send('GET', next)).body].map(({ code }: Json) => code)).to.deep.equal(['B-1', 'A-2', 'A-1']);
  });

  it('what a customer calls a product is taught, listed with who taught it, and revoked', async () => {
    const [{ id: customer }, { id: product }, { id: other }] = [
      await post(customers, berg),
      await post(products, bolt),
      await post(products, { ...bolt, code: 'HB-10', ean: null }),
    ];
    const aliases = (of: string) => `${products}${of}/aliases/`;
    const learned = await post(aliases(product), { customer, alias: 'Schraube 8' });
    const [listed] = (await send('GET', aliases(product))).body;
    expect(listed).to.include({ id: learned.id, product, customer, alias: 'Schraube 8', learned_by: 'user:tester' });

    await post(aliases(other), { customer, alias: 'schraube, 8' });
    expect((await send('GET', aliases(product))).body, 'a word means what was learned last').to.deep.equal([]);
    expect((await send('GET', aliases(other))).body).to.have.length(1);
    await post(aliases(product), { customer, alias: 'Schraube 8' });
    expect((await send('GET', aliases(product))).body).to.have.length(1);

    expect((await send('DELETE', `${aliases(product)}${learned.id}/`)).status).to.equal(204);
    expectProblem(await send('DELETE', `${aliases(product)}${learned.id}/`), 404, 'not_found');
    expect((await send('GET', aliases(product))).body).to.deep.equal([]);
    const stranger = await send('POST', aliases(product), { body: { customer: randomUUID(), alias: 'x' } });
    expect(codesOf(stranger)).to.deep.equal({ customer: 'unknown_reference' });
  });

  it('one warehouse is the default: the newest that says so', async () => {
    const main = await post(warehouses, { code: 'MAIN', name: 'Main', is_default: true });
    const north = await post(warehouses, { code: 'NORTH', name: 'North', is_default: true });
    const defaults = async () =>
      (await send('GET', warehouses)).body.filter((w: Json) => w.is_default).map(({ code }: Json) => code);
    expect(await defaults()).to.deep.equal(['NORTH']);
    await send('PATCH', `${warehouses}${main.id}/`, { body: { is_default: true } });
    expect(await defaults()).to.deep.equal(['MAIN']);
    expect((await send('GET', `${warehouses}${north.id}/`)).body.is_default).to.equal(false);
  });

  it("the company's own settings are read, changed and kept in one spelling", async () => {
    const before = await send('GET', settings);
    expect(before.body).to.deep.include({
      company,
      name: 'Seller GmbH',
      currency: null,
      own_names: ['Seller GmbH'],
      time_zone: 'UTC',
    });
    const body = {
      ...before.body,
      admin_emails: ['boss@seller.example'],
      currency: 'EUR',
      locale: 'de-DE',
      time_zone: 'Europe/Berlin',
      own_domains: ['Seller.example'],
      min_confidence_threshold: 80,
    };
    const changed = await send('PATCH', settings, { body, headers: { 'if-match': before.headers.get('etag') ?? '' } });
    expect(changed.status, changed.text).to.equal(200);
    expect((await send('GET', settings)).body).to.deep.equal({ ...body, own_domains: ['seller.example'] });
    const stale = { 'if-match': before.headers.get('etag') ?? '' };
    expectProblem(await send('PATCH', settings, { body: { currency: 'USD' }, headers: stale }), 412, 'precondition_failed');
    const wrong = { time_zone: 'Mars/Base', locale: '', min_confidence_threshold: 101, name: 'Other' };
    expect(codesOf(await send('PATCH', settings, { body: wrong }))).to.deep.equal({
      time_zone: 'not_a_time_zone',
      min_confidence_threshold: 'out_of_range',
      name: 'read_only',
    });
  });

  it('an answer that is known already is not sent again', async () => {
    const { id } = await post(products, bolt);
    const etag = (await send('GET', `${products}${id}/`)).headers.get('etag') ?? '';
    expect((await send('GET', `${products}${id}/`, { headers: { 'if-none-match': etag } })).status).to.equal(304);
  });
});
