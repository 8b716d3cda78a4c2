/** The confirmation of an order, as a person looks at it before it is sent and afterwards. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { PDFParse } from 'pdf-parse';
import { approve, makeDraft, makeRecords } from '../support/approved-orders.ts';
import { codesOf, expectProblem, type Send, useApi } from './kit.ts';

const orders = '/sales/sales-orders/';
const settings = '/sales/company-settings/';

describe('the confirmation of an order', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  let order: string;
  before(async () => {
    company = await api().stack.newCompany('Seller & Sons GmbH');
    send = as(['admin', 'sales'], company);
    order = await makeDraft(send, await makeRecords(send), 'PO-1');
  });

  const pdfOf = async (path: string): Promise<string> => {
    const token = await api().token(company, ['sales']);
    const answer = await fetch(`${api().url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).to.equal(200);
    expect(answer.headers.get('content-type')).to.equal('application/pdf');
    const parser = new PDFParse({ data: new Uint8Array(await answer.arrayBuffer()) });
    const { text } = await parser.getText();
    await parser.destroy();
    return text;
  };

  it('is a preview until the order is approved, in the language that is asked for', async () => {
    const before = await pdfOf(`${orders}${order}/confirmation.pdf?language=fr`);
    expect(before).to.include('Confirmation de commande').and.to.include('n’est pas validée').and.to.include('PO-1');
    await approve(send, order);
    const after = await pdfOf(`${orders}${order}/confirmation.pdf`);
    expect(after).to.include('Order confirmation').and.not.to.include('Preview');
    expect(codesOf(await send('GET', `${orders}${order}/confirmation.pdf?language=xx`))).to.deep.equal({
      language: 'not_a_choice',
    });
  });

  it('has the letterhead of the company settings, which are off until somebody turns them on', async () => {
    expect((await send('GET', settings)).body).to.include({ order_confirmation: 'off', letterhead_address: null });
    const body = {
      order_confirmation: 'on_approval',
      letterhead_address: 'Quay 1\n28195 Bremen',
      letterhead_legal_text: 'HRB 12345',
      letterhead_closing_text: 'Thank you.',
    };
    expect((await send('PATCH', settings, { body })).body).to.include(body);
    const text = await pdfOf(`${orders}${order}/confirmation.pdf`);
    expect(text).to.include('28195 Bremen').and.to.include('HRB 12345').and.to.include('Thank you.');
    expect(codesOf(await send('PATCH', settings, { body: { order_confirmation: 'always' } }))).to.deep.equal({
      order_confirmation: 'not_a_choice',
    });
    const long = await send('PATCH', settings, { body: { letterhead_legal_text: 'x'.repeat(1001) } });
    expect(codesOf(long)).to.deep.equal({ letterhead_legal_text: 'too_long' });
    expect((await send('PATCH', settings, { body: { letterhead_address: '' } })).body.letterhead_address).to.equal(null);
  });

  it('is an OrderResponse for programs, and there for nobody else', async () => {
    const { text, headers } = await send('GET', `${orders}${order}/confirmation.xml`);
    expect(headers.get('content-disposition')).to.match(/^attachment; filename="order-confirmation-.*\.xml"/);
    expect(text).to.include('<OrderResponse ').and.to.include('<cbc:Name>Seller &amp; Sons GmbH</cbc:Name>');
    expectProblem(await as(['sales'])('GET', `${orders}${order}/confirmation.xml`), 404, 'not_found');
    expectProblem(await send('GET', `${orders}${randomUUID()}/confirmation.pdf`), 404, 'not_found');
  });
});
