import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { approve, makeDraft, makeRecords } from '../support/approved-orders.ts';
import { codesOf, expectProblem, type Json, type Send, shown, uploader, useApi } from './kit.ts';

const path = '/sales/sales-orders/';

describe('orders as files', () => {
  const { api, as } = useApi();
  let company: string;
  let send: Send;
  let approved: string;
  before(async () => {
    company = await api().stack.newCompany('Seller & Sons GmbH');
    send = as(['admin', 'sales'], company);
    const records = await makeRecords(send);
    approved = await makeDraft(send, records, 'PO-1');
    await approve(send, approved);
    await makeDraft(send, records, 'PO-2');
    await shown(send, path, ({ body }) => body.length === 2 && body.some(({ status }: Json) => status === 'APPROVED'));
  });
  const dispositionOf = ({ headers }: { readonly headers: Headers }) => headers.get('content-disposition');

  it('are the list with its filters', async () => {
    const all = await send('GET', `${path}export/`);
    expect(all.headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    expect(dispositionOf(all)).to.match(/^attachment; filename="orders.csv"/);
    expect(all.text.trimEnd().split('\r\n')).to.have.length(3);
    const some = await send('GET', `${path}export/?status=APPROVED`);
    expect(some.text).to.include(',APPROVED,PO-1,').and.not.to.include('PO-2');
    expect(some.text).to.include(',C-100,Anna Berg AB,');
    expect((await send('GET', `${path}export/?format=xlsx`)).headers.get('content-type')).to.include('spreadsheetml');
    expect((await send('GET', `${path}export/?format=ubl`)).headers.get('content-type')).to.equal('application/zip');
    expect(codesOf(await send('GET', `${path}export/?format=pdf`))).to.deep.equal({ format: 'not_a_choice' });
  });

  it('are one order, under its number, and none of another company', async () => {
    const { reference } = (await send('GET', `${path}${approved}/`)).body;
    const one = await send('GET', `${path}${approved}/export/?format=ubl`);
    expect(one.status).to.equal(200);
    expect(dispositionOf(one)).to.match(new RegExp(`filename="${reference}.xml"`));
    expect(one.text).to.include('<cbc:Name>Seller &amp; Sons GmbH</cbc:Name>');
    expectProblem(await as(['sales'])('GET', `${path}${approved}/export/`), 404, 'not_found');
    expectProblem(await send('GET', `${path}${randomUUID()}/export/`), 404, 'not_found');
    expect((await as(['sales'])('GET', `${path}export/`)).text.trimEnd().split('\r\n')).to.have.length(1);
  });

  it('in UBL can be uploaded as they are, and become the same order', async () => {
    const worker = await api().stack.startWorker();
    const { text } = await send('GET', `${path}${approved}/export/?format=ubl`);
    const renamed = text.replace('<cbc:ID>PO-1</cbc:ID>', '<cbc:ID>PO-again</cbc:ID>');
    const upload = uploader(api().url, await api().token(company, ['sales']));
    const { body: document } = await upload([{ name: 'order.xml', content: Buffer.from(renamed), type: 'application/xml' }]);
    const { body: order } = await send('POST', path, { body: { document_id: document.document_id } });
    await worker.stop();
    const { body: original } = await send('GET', `${path}${approved}/`);
    const same = ({ customer, currency, order_date, delivery_date, total, lines }: Json) => ({
      customer,
      currency,
      order_date,
      delivery_date,
      total,
      lines: lines.map(({ product, code, name, qty, price, unit_code }: Json) => ({
        product,
        code,
        name,
        qty,
        price,
        unit_code,
      })),
    });
    expect(same(order)).to.deep.equal(same(original));
    expect(order.po_number).to.equal('PO-again');
  });
});
