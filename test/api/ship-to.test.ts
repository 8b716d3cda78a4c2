/** Where an order goes: the customer's address that it prints, a new one, or the customer's default. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { approve } from '../support/approved-orders.ts';
import { extraction, field } from '../support/samples.ts';
import { codesOf, type Json, readDocument, type Send, shown, useApi } from './kit.ts';

const path = '/sales/sales-orders/';

describe('the ship-to of an order', () => {
  const { api, as } = useApi();
  let companyId: string;
  let send: Send;
  let customer: Json;
  before(async () => {
    companyId = await api().stack.newCompany('Seller GmbH', { approvalRequires: ['ship_to', 'currency'] });
    send = as(['admin', 'sales'], companyId);
    await patched('/sales/company-settings/', { review_checks: { ship_to_new: { enabled: true } } });
    const addresses = [
      { label: 'Head office', street: 'Hauptstraße 1', postal_code: '24103', city: 'Kiel', country: 'Germany' },
      { label: 'Depot', street: 'Am Hafen 7', postal_code: '24937', city: 'Flensburg', country: 'DE', is_default_ship_to: true },
    ];
    const made = await send('POST', '/sales/customers/', { body: { name: 'Anna Berg AB', code: 'C-100', addresses } });
    expect(made.status, made.text).to.equal(201);
    customer = made.body;
    const product = { name: 'Hex bolt M8', code: 'HB-8', unit: 'pcs', price: '0.42', currency: 'EUR' };
    await send('POST', '/sales/products/', { body: product });
    for (const list of ['customers', 'products']) await shown(send, `/sales/${list}/`, ({ body }) => body.length === 1);
  });

  const drafted = async (po: string, shipTo: Readonly<Record<string, string>> = {}): Promise<Json> => {
    const { currency, customer_name } = extraction().fields;
    const printed = Object.fromEntries(Object.entries(shipTo).map(([name, value]) => [`ship_to_${name}`, field(value)]));
    const lines = [{ code: field('HB-8'), name: field('Hex bolt M8'), qty: field('100'), unit: field('pcs') }];
    const fields = { currency, customer_name, po_number: field(po), ...printed };
    const document = await readDocument(api(), companyId, { results: [extraction({ fields, lines } as never)] });
    const made = await send('POST', path, { body: { document_id: document } });
    expect(made.status, made.text).to.equal(201);
    return made.body;
  };
  const patched = async (url: string, body: object): Promise<Json> => {
    const changed = await send('PATCH', url, { body });
    expect(changed.status, changed.text).to.equal(200);
    return changed.body;
  };

  it('that a document prints is matched to the address of the customer, in whatever spelling', async () => {
    const draft = await drafted('PO-1', { street: 'Hauptstr. 1', postal_code: '24103', city: 'Kiel' });
    expect(draft.ship_to).to.include({ street: 'Hauptstr. 1', address_id: customer.addresses[0].id });
    expect(draft).to.include({ ship_to_source: null });
    expect(draft.review_reasons).to.not.include('ship_to_new');
  });

  it('that a document does not print is the default of the customer, and says so in feed, table and UBL', async () => {
    const draft = await drafted('PO-2');
    const [, depot] = customer.addresses;
    const place = { name: 'Depot', street: 'Am Hafen 7', city: 'Flensburg', country: 'DE', address_id: depot.id };
    expect(draft.ship_to).to.include(place);
    expect(draft).to.include({ ship_to_source: 'customer_default' });
    expect(draft.missing_fields).to.deep.equal([]);
    await approve(send, draft.id);
    const { body: feed } = await shown(send, '/sales/orders-feed/', ({ body }) => body.length === 1);
    expect(feed[0]).to.include({ ship_to_source: 'customer_default' });
    expect(feed[0].ship_to).to.include(place);
    const { text: table } = await send('GET', `${path}export/?status=APPROVED`);
    expect(table.split('\r\n')[0]).to.match(/,ship_to_address_id,ship_to_source$/);
    expect(table.split('\r\n')[1]).to.match(new RegExp(`,${depot.id},customer_default$`));
    const { text: ubl } = await send('GET', `${path}${draft.id}/export/?format=ubl`);
    expect(ubl).to.include(`<cbc:ID>${depot.id}</cbc:ID><cbc:AddressTypeCode>customer_default</cbc:AddressTypeCode>`);
  });

  it('that is new is a reason to review until it is added to the customer, and chosen by its id from then on', async () => {
    const printed = { name: 'Site 4', street: 'Baustraße 9', postal_code: '18055', city: 'Rostock' };
    const draft = await drafted('PO-3', printed);
    expect(draft.ship_to).to.include({ ...printed, address_id: null });
    const finding = draft.review_findings.find(({ reason }: Json) => reason === 'ship_to_new');
    expect(finding).to.deep.include({ effect: 0, facts: { addresses: 2 } });
    const { name: label, ...place } = printed;
    const { addresses } = await patched(`/sales/customers/${customer.id}/`, {
      addresses: [...customer.addresses, { label, ...place }],
    });
    expect(addresses.slice(0, 2)).to.deep.equal(customer.addresses);
    const matched = await send('POST', `${path}${draft.id}/match_again/`, { body: {} });
    expect(matched.body.ship_to.address_id, matched.text).to.equal(addresses[2].id);
    expect(matched.body.review_reasons).to.not.include('ship_to_new');

    const chosen = await patched(`${path}${draft.id}/`, { ship_to: { address_id: addresses[0].id } });
    expect(chosen.ship_to).to.include({
      name: 'Head office',
      street: 'Hauptstraße 1',
      country: 'DE',
      address_id: addresses[0].id,
    });
    expect(chosen.corrections.at(-1).changes.map(({ field: name }: Json) => name)).to.include('ship_to.street');
    const unknown = await patched(`${path}${draft.id}/`, { ship_to: { address_id: 'none' } });
    expect(unknown.ship_to.address_id).to.equal(addresses[0].id);
    const emptied = await patched(`${path}${draft.id}/`, { ship_to: null });
    expect(emptied).to.include({ ship_to_source: 'customer_default' });
  });

  it('has one default, and a GLN with its check digit', async () => {
    const { addresses } = (await send('GET', `/sales/customers/${customer.id}/`)).body;
    const both = addresses.map((address: Json) => ({ ...address, is_default_ship_to: true }));
    const kept = await patched(`/sales/customers/${customer.id}/`, { addresses: both });
    expect(kept.addresses.filter((address: Json) => address.is_default_ship_to)).to.have.length(1);
    const body = { addresses: [{ ...addresses[0], gln: '4012345000008' }] };
    const refused = await send('PATCH', `/sales/customers/${customer.id}/`, { body });
    expect(codesOf(refused)).to.deep.equal({ 'addresses.1.gln': 'not_an_ean' });
  });
});
