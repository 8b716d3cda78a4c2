/** Everything an order says, from a document to the next system: shown, corrected, handed over, read back. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { approve, makeDraft, makeRecords, type Records } from '../support/approved-orders.ts';
import { peppolOrder } from '../support/peppol-order.ts';
import { wholeOrder } from '../support/whole-order.ts';
import { codesOf, type Json, type Send, shown, uploader, useApi } from './kit.ts';

const path = '/sales/sales-orders/';

/** Fields that hold nothing say nothing. */
const said = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== null && !(Array.isArray(one) && one.length === 0));
  return Object.fromEntries(kept.map(([name, one]) => [name, said(one)]));
};
const details = [
  'buyer',
  'ship_to',
  'bill_to',
  'references',
  'requested_delivery',
  'delivery_terms',
  'shipping_method',
  'partial_delivery',
  'payment_terms',
  'totals',
  'notes',
] as const;
const contentOf = (order: Json): Json => said(Object.fromEntries(details.map((name) => [name, order[name]])));
const lineOf = ({
  position,
  buyer_item_id,
  seller_item_id,
  line_net,
  tax_rate,
  unit_code,
  requested_delivery,
  note,
}: Json): Json => said({ position, buyer_item_id, seller_item_id, line_net, tax_rate, unit_code, requested_delivery, note });

const shipTo = {
  name: 'Berg Lager Nord',
  street: 'Hamngatan 12\nHall B',
  postal_code: '972 34',
  city: 'Luleå',
  country: 'SE',
  gln: '7312345000005',
  contact: { name: 'Olle Lind' },
};
const content = {
  buyer: { contact: { name: 'Anna Berg', email: 'anna@buyer.example', phone: '+46 8 1234567' } },
  ship_to: shipTo,
  references: { buyer_reference: 'Cost centre 4410', quotation_number: 'Q-77', contract_number: 'FC-9' },
  requested_delivery: { kind: 'period', from: '2026-12-07', until: '2026-12-11' },
  delivery_terms: { code: 'DAP', place: 'Luleå' },
  payment_terms: { text: '30 days net' },
  totals: {
    lines: 125,
    net: 125,
    tax_amount: 31.25,
    tax: [{ rate: 25, base: 125, amount: 31.25 }],
    gross: 156.25,
    total_is: 'gross',
  },
  notes: 'Tail lift needed.\nCall an hour before.',
};
const line = {
  position: '10',
  buyer_item_id: 'B-77',
  seller_item_id: 'HB-8',
  line_net: 125,
  tax_rate: 25,
  unit_code: 'C62',
  requested_delivery: { kind: 'day', until: '2026-12-09' },
  note: 'Without packaging',
};

describe('the content of an order', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  let records: Records;
  before(async () => {
    company = await api().stack.newCompany('Seller GmbH');
    send = as(['admin', 'sales'], company);
    records = await makeRecords(send);
  });

  const draftOf = async (xml: string): Promise<Json> => {
    const upload = uploader(api().url, await api().token(company, ['sales']));
    const { body: document } = await upload([{ name: 'order.xml', content: Buffer.from(xml), type: 'application/xml' }]);
    const made = await send('POST', path, { body: { document_id: document.document_id } });
    expect(made.status, made.text).to.equal(201);
    return made.body;
  };

  it('is read of a Peppol order, approved, handed over, and read back of the exported file equal in every field', async () => {
    const worker = await api().stack.startWorker();
    const draft = await draftOf(peppolOrder);
    expect(contentOf(draft)).to.deep.equal(content);
    expect(draft.lines.map(lineOf)).to.deep.equal([line]);
    expect(draft).to.include({ delivery_date: '2026-12-11', total: 156.25, customer: records.customer });
    expect(draft.evidence.ship_to_city).to.include({ value: 'Luleå', reader: 'embedded' });
    expect(draft.lines[0].evidence.buyer_item_id).to.include({ value: 'B-77' });
    await approve(send, draft.id);

    const told = await shown(send, '/sales/orders-feed/', ({ body }) => body.some((one: Json) => one.sales_order === draft.id));
    const entry = told.body.find((one: Json) => one.sales_order === draft.id);
    expect(contentOf(entry)).to.deep.equal(content);
    expect(entry.lines.map(lineOf)).to.deep.equal([line]);

    const { text } = await send('GET', `${path}${draft.id}/export/?format=ubl`);
    const again = await draftOf(text.replace('<cbc:ID>PO-2026-117</cbc:ID>', '<cbc:ID>PO-2026-118</cbc:ID>'));
    await worker.stop();
    // the file gives this service's number of the order as the seller's
    const { our_order_number, ...references } = said(again.references);
    expect(our_order_number).to.equal(draft.reference);
    expect({ ...contentOf(again), references }).to.deep.equal(content);
    expect(again.lines.map(lineOf)).to.deep.equal([line]);
    for (const name of ['customer', 'currency', 'order_date', 'delivery_date', 'total'])
      expect(again[name], name).to.deep.equal(draft[name]);
  });

  it('stands in columns of its own behind the others in a table', async () => {
    const { text } = await send('GET', `${path}export/`);
    const [head = ''] = text.split('\r\n');
    expect(head).to.include('charge,sales_order,buyer_contact_name').and.to.include(',ship_to_postal_code,ship_to_city,');
    expect(text).to.include(',972 34,Luleå,').and.to.include('25 · 125 · 31.25');
  });

  it('is corrected by a reviewer, and the history says what changed', async () => {
    const id = await makeDraft(send, records, 'PO-corrected');
    const patch = (body: object) => send('PATCH', `${path}${id}/`, { body });
    const changed = await patch({
      ship_to: { name: 'Berg Lager Nord', street: 'Hamngatan 12\nHall B', postal_code: '972 34', city: 'Luleå', country: 'SE' },
      notes: 'Tail lift needed.',
      lines: [{ line: 1, buyer_item_id: 'B-77', requested_delivery: { kind: 'day', until: '2026-12-09' }, note: 'Fragile' }],
    });
    expect(changed.status, changed.text).to.equal(200);
    expect(said(changed.body.ship_to)).to.deep.include({ city: 'Luleå', country: 'SE' });
    expect(changed.body.notes).to.equal('Tail lift needed.');
    expect(said(changed.body.lines[0])).to.deep.include({
      buyer_item_id: 'B-77',
      requested_delivery: { kind: 'day', until: '2026-12-09' },
      note: 'Fragile',
    });
    const { changes } = changed.body.corrections.at(-1);
    expect(changes).to.deep.include({ field: 'ship_to.city', before: null, after: 'Luleå' });
    expect(changes).to.deep.include({ field: 'lines.1.requested_delivery.until', before: null, after: '2026-12-09' });

    const cleared = await patch({ ship_to: null, notes: '', lines: [{ line: 1, note: null }] });
    expect(cleared.body).to.include({ ship_to: null, notes: null });
    expect(cleared.body.lines[0]).to.include({ note: null, buyer_item_id: 'B-77' });
  });

  it('keeps the delivery date the last day of what is requested', async () => {
    const id = await makeDraft(send, records, 'PO-week');
    const week = { kind: 'week', from: '2026-12-14', until: '2026-12-18', week: '2026-W51' };
    const asked = await send('PATCH', `${path}${id}/`, { body: { requested_delivery: week } });
    expect(asked.body).to.deep.include({ requested_delivery: week, delivery_date: '2026-12-18' });
    const dated = await send('PATCH', `${path}${id}/`, { body: { delivery_date: '2026-12-21' } });
    expect(said(dated.body.requested_delivery)).to.deep.equal({ kind: 'day', until: '2026-12-21' });
    const asap = await send('PATCH', `${path}${id}/`, { body: { requested_delivery: { kind: 'asap' } } });
    expect(asap.body).to.include({ delivery_date: null }).and.to.deep.include({ missing_fields: [] });
  });

  it('counts tax and totals again when a line changes', async () => {
    const id = await makeDraft(send, records, 'PO-tax');
    const tax = { tax: [{ rate: 19, amount: 0.29 }] };
    const taxed = await send('PATCH', `${path}${id}/`, { body: { total: 1.79, totals: tax } });
    expect(said(taxed.body.totals)).to.deep.include({ lines: 1.5, net: 1.5, tax_amount: 0.29, gross: 1.79, total_is: 'gross' });
    const more = await send('PATCH', `${path}${id}/`, { body: { lines: [{ line: 1, qty: 30 }] } });
    expect(said(more.body.totals)).to.deep.include({ lines: 15, net: 15, tax_amount: 2.85, gross: 17.85, total_is: 'gross' });
    expect(more.body.total).to.equal(17.85);
  });

  it('is given with a new order, and refused field by field', async () => {
    const body = { customer: records.customer, po_number: `PO-${randomUUID()}`, ship_to: { name: 'X', country: 'Sweden' } };
    expect(codesOf(await send('POST', path, { body }))).to.deep.equal({ 'ship_to.country': 'not_a_country' });
    const wrong = {
      notes: 'x'.repeat(2001),
      requested_delivery: { kind: 'soon' },
      lines: [{ deliveries: [{ day: 'tomorrow' }] }],
    };
    expect(codesOf(await send('POST', path, { body: wrong }))).to.deep.equal({
      notes: 'too_long',
      'requested_delivery.kind': 'not_a_choice',
      'lines.1.deliveries.1.day': 'not_a_day',
    });
    const made = await send('POST', path, { body: { ...body, ship_to: shipTo, notes: wholeOrder.notes } });
    expect(made.status, made.text).to.equal(201);
    expect(said(made.body.ship_to)).to.deep.equal(shipTo);
    expect(made.body.notes).to.equal(wholeOrder.notes);
  });
});
