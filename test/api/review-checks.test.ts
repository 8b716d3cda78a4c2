/** The reasons that a careful clerk would stop for, from the company's settings to the order's answer. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { extraction, field, processedData } from '../support/samples.ts';
import { codesOf, failMail, type Json, readDocument, receiveMail, type Send, shown, useApi } from './kit.ts';

const orders = '/sales/sales-orders/';
const settings = '/sales/company-settings/';

describe('a careful clerk', () => {
  const { api, as } = useApi();
  let admin: Send;
  let send: Send;
  let company: string;
  let customer: Json;
  let product: Json;
  before(async () => {
    company = await api().stack.newCompany('Careful AB');
    admin = as(['admin'], company);
    send = as(['sales'], company);
    const make = async (where: string, body: object) => (await admin('POST', where, { body })).body;
    customer = await make('/sales/customers/', {
      name: 'Anna Berg AB',
      code: 'C-100',
      emails: ['anna@buyer.example'],
      currency: 'EUR',
    });
    product = await make('/sales/products/', { name: 'Hex bolt M8', code: 'A-17', unit: 'pcs', price: '11.90', currency: 'EUR' });
    await make('/sales/warehouses/', { name: 'Main', code: 'MAIN', is_default: true });
    await shown(send, '/sales/products/', ({ body }) => body.length === 1);
    await shown(send, '/sales/customers/', ({ body }) => body.length === 1);
  });
  const wants = async (checks: object) => {
    const { status, text } = await admin('PATCH', settings, { body: { review_checks: checks } });
    expect(status, text).to.equal(200);
  };
  const only = async (reason: string, parameters: object = {}) => {
    const { review_checks } = (await admin('GET', settings)).body;
    const off = Object.fromEntries(Object.keys(review_checks).map((name) => [name, { enabled: false }]));
    await wants({ ...off, [reason]: { enabled: true, ...parameters } });
  };
  type Given = { readonly po: string; readonly qty?: string; readonly price?: string; readonly more?: object };
  const uploaded = async ({ po, qty = '10', price = '11.90', more = {} }: Given): Promise<Json> => {
    const line = { name: field('Hex bolt M8'), code: field('A-17'), qty: field(qty), price: field(price) };
    const fields = { ...extraction().fields, po_number: field(po), ...more };
    const document = await readDocument(api(), company, { results: [extraction({ fields, lines: [line] })] });
    const { status, body, text } = await send('POST', orders, { body: { document_id: document } });
    expect(status, text).to.equal(201);
    return body;
  };

  it('is asked for in the settings, reason by reason, and a wrong parameter is named', async () => {
    const { body } = await admin('GET', settings);
    expect(body.review_checks.price_differs).to.deep.equal({ enabled: false, tolerance_percent: 1 });
    await wants({ price_differs: { enabled: true }, delivery_date_far: { days: 30 } });
    const now = (await admin('GET', settings)).body.review_checks;
    expect(now.price_differs).to.deep.equal({ enabled: true, tolerance_percent: 1 });
    expect(now.delivery_date_far).to.deep.equal({ enabled: false, days: 30 });
    const bad = await admin('PATCH', settings, { body: { review_checks: { delivery_date_far: { days: 0 }, gremlins: {} } } });
    expect(codesOf(bad)).to.deep.equal({
      'review_checks.delivery_date_far.days': 'out_of_range',
      'review_checks.gremlins': 'unknown_field',
    });
  });

  it('names a price that differs with its facts, in the order, the queue and its filter, and lowers the confidence', async () => {
    await only('price_differs');
    const order = await uploaded({ po: 'PRICE-1', price: '12.50' });
    expect(order.review_reasons).to.deep.equal(['price_differs']);
    const finding = {
      reason: 'price_differs',
      effect: -10,
      text: '12.50 instead of 11.90 for A-17, 5%',
      facts: { line: 1, code: 'A-17', price: 12.5, expected: 11.9, percent: 5, currency: 'EUR', listed_for: 'product' },
    };
    expect(order.review_findings).to.deep.equal([finding]);
    expect(order.ai_confidence).to.equal(83.5);
    expect(order.extraction_metadata.confidence).to.equal(93.5);
    const queue = await shown(send, '/sales/review/?reason=price_differs', ({ body }) => body.waiting.length === 1);
    expect(queue.body.waiting[0]).to.deep.include({ id: order.id, reasons: ['price_differs'], findings: [finding] });
    expect(queue.body.counts.by_reason).to.deep.equal({ price_differs: 1 });

    const corrected = await send('PATCH', `${orders}${order.id}/`, { body: { lines: [{ line: 1, price: '11.90' }] } });
    expect(corrected.body).to.deep.include({ review_reasons: [], review_findings: [], ai_confidence: 93.5 });
  });

  it('takes the price from the list of the customer, by quantity and day', async () => {
    await only('price_differs');
    const entry = { customer: 'C-100', product: 'A-17', currency: 'EUR' };
    const list = async (fields: object) => (await admin('POST', '/sales/prices/', { body: { ...entry, ...fields } })).status;
    expect(await list({ price: '11.00' })).to.equal(201);
    expect(await list({ price: '10.00', min_qty: '100' })).to.equal(201);
    expect(await list({ price: '1.00', valid_to: '2020-12-31', valid_from: '2020-01-01' })).to.equal(201);
    expect(await list({ price: '11.50' })).to.equal(409);
    const few = await uploaded({ po: 'LIST-1' });
    expect(few.review_findings[0].facts).to.deep.include({ price: 11.9, expected: 11, listed_for: 'customer' });
    const many = await uploaded({ po: 'LIST-2', qty: '100' });
    expect(many.review_findings[0].facts).to.deep.include({ expected: 10, percent: 19 });
    expect((await uploaded({ po: 'LIST-3', qty: '100', price: '10.00' })).review_findings).to.deep.equal([]);
  });

  it('stops for a blocked customer, and says why', async () => {
    await only('customer_blocked');
    const path = `/sales/customers/${customer.id}/`;
    const blocked = await admin('PATCH', path, { body: { blocked: true, blocked_reason: 'three invoices are open' } });
    expect(blocked.body).to.include({ blocked: true, blocked_reason: 'three invoices are open' });
    const order = await uploaded({ po: 'BLOCK-1' });
    expect(order.review_findings.map(({ text }: Json) => text)).to.deep.equal([
      'the customer is blocked: three invoices are open',
    ]);
    await admin('PATCH', path, { body: { blocked: false, blocked_reason: null } });
    const again = await send('POST', `${orders}${order.id}/match_again/`);
    expect(again.body.review_reasons).to.deep.equal([]);
  });

  it('stops for a quantity far from what the customer had approved, once it has seen enough', async () => {
    await only('quantity_unusual', { min_orders: 3 });
    for (const [index, qty] of ['10', '12', '9'].entries()) {
      const { id } = await uploaded({ po: `USUAL-${index}`, qty });
      expect((await send('POST', `${orders}${id}/approve/`)).status).to.equal(200);
      await shown(send, `${orders}${id}/`, ({ body }) => body.status === 'APPROVED');
    }
    const order = await uploaded({ po: 'USUAL-9', qty: '1000' });
    expect(order.review_findings.map(({ text }: Json) => text)).to.deep.equal(['1000 of A-17, usually 10 (3 orders)']);
    expect((await uploaded({ po: 'USUAL-10', qty: '20' })).review_reasons).to.deep.equal([]);
  });

  it('stops for the same articles under another number, not for the order itself', async () => {
    await only('similar_order');
    const first = await uploaded({ po: 'SAME-1', qty: '77' });
    expect(first.review_reasons).to.deep.equal([]);
    await shown(send, `${orders}${first.id}/`, ({ status }) => status === 200);
    const second = await uploaded({ po: 'SAME-2', qty: '77' });
    expect(second.review_findings[0].facts).to.deep.include({ reference: first.reference, po_number: 'SAME-1' });
    await shown(send, `${orders}${second.id}/`, ({ status }) => status === 200);
    await send('POST', `${orders}${first.id}/reject/`, { body: { reason: 'sent twice' } });
    await shown(send, `${orders}${first.id}/`, ({ body }) => body.status === 'REJECTED');
    const again = await send('POST', `${orders}${second.id}/match_again/`);
    expect(again.body.review_reasons).to.deep.equal([]);
  });

  it('stops for dates, limits and currencies as they are set', async () => {
    await only('delivery_date_past');
    const past = await uploaded({ po: 'DATE-1', more: { delivery_date: field('2020-01-31') } });
    expect(past.review_reasons).to.deep.equal(['delivery_date_past']);
    await only('total_over_limit', { limit: '100' });
    const dear = await uploaded({ po: 'TOTAL-1', more: { total: field('119.00') } });
    expect(dear.review_findings[0].facts).to.deep.equal({ total: 119, currency: 'EUR', limit: 100 });
    await only('currency_differs');
    const krona = { currency: field('SEK') };
    expect((await uploaded({ po: 'SEK-1', more: krona })).review_findings[0].text).to.equal('SEK instead of EUR');
    await admin('PATCH', settings, { body: { currency: 'SEK' } });
    expect((await uploaded({ po: 'SEK-2', more: krona })).review_reasons).to.deep.equal([]);
    expect(product.code).to.equal('A-17');
  });

  describe('where a person makes the order of a mail', () => {
    const finding = { sender_domain: 'buyer.example', is_foreign: false, dmarc: 'fail' };
    /** A mail to this company's mailbox, of which its own server says this. */
    const mailWith = async (dmarc: string, by = 'mx.seller.example') => {
      const mailboxes = (await admin('GET', '/sales/email-configs/')).body;
      const mailbox = mailboxes[0] ?? (await admin('POST', '/sales/email-configs/', { body: api().mailboxInput() })).body;
      const origin = { automatic: false, authentication: { by, dmarc } };
      return receiveMail(api(), company, { mailboxId: mailbox.id, origin });
    };
    const madeOf = async (emailId: string, po: string): Promise<Json> => {
      const step = (command: object) =>
        api().stack.commands.advance(emailId, { emailId, ...command } as never, api().stack.context(company));
      const results = [extraction({ fields: { ...extraction().fields, po_number: field(po) } })];
      await step({ type: 'CompleteExtraction', results, skipped: [], digests: [] });
      const { notify: _, ...outcome } = processedData({ orders: [] });
      await step({ type: 'ConcludeProcessing', ...outcome, notify: false });
      return (await send('POST', orders, { body: { email_log_id: emailId } })).body;
    };

    it('stops for a sender for whom DMARC failed, in the words of the own server alone', async () => {
      await only('sender_unverified');
      const forged = await madeOf(await mailWith('fail'), 'BY-1');
      const text = 'DMARC failed for buyer.example: the sender may be forged';
      expect(forged.review_findings).to.deep.equal([{ reason: 'sender_unverified', effect: -20, facts: finding, text }]);
      expect((await madeOf(await mailWith('pass'), 'BY-2')).review_reasons).not.to.include('sender_unverified');
      const claimed = await madeOf(await mailWith('fail', 'mx.elsewhere.example'), 'BY-3');
      expect(claimed.review_reasons).not.to.include('sender_unverified');
    });

    it('stops for it, too, where a file stands for a mail that could not be read', async () => {
      await only('sender_unverified');
      const settled = async (dmarc: string, po: string) => {
        const emailId = await mailWith(dmarc);
        await failMail(api(), company, emailId);
        const results = [extraction({ fields: { ...extraction().fields, po_number: field(po) } })];
        const document = await readDocument(api(), company, { results });
        const { body, status, text } = await send('POST', `/sales/email-logs/${emailId}/settle/`, {
          body: { document_id: document },
        });
        expect(status, text).to.equal(200);
        return (await send('GET', `${orders}${body.sales_order}/`)).body;
      };
      expect((await settled('fail', 'BY-4')).review_findings[0]).to.deep.include({ facts: finding });
      expect((await settled('pass', 'BY-5')).review_reasons).not.to.include('sender_unverified');
    });
  });
});
