/** A layout that somebody has corrected once is read right from then on, for this company alone, until it is revoked. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { startApi, type TestApi } from '../support/api.ts';
import { approve, makeRecords, type Records } from '../support/approved-orders.ts';
import { layoutsOf, type MadeDocument } from '../support/order-documents/index.ts';
import { until } from '../support/until.ts';
import { expectProblem, type Json, type Send, senderFor, uploader } from './kit.ts';

const layouts = '/sales/document-layouts/';
const orders = '/sales/sales-orders/';
/** a program that calls its prices by a word that nobody knows */
const looks = 16_300;

describe('layouts of documents', () => {
  let api: TestApi;
  let send: Send;
  let records: Records;
  let stopWorker: () => Promise<void>;
  before(async () => {
    api = await startApi();
    stopWorker = (await api.stack.startWorker()).stop;
    send = await senderFor(api, ['admin', 'sales']);
    records = await makeRecords(send);
  });
  after(async () => {
    await stopWorker();
    await api.stop();
  });

  const document = async (number: number): Promise<MadeDocument> => {
    const layout = layoutsOf('calibration').find(({ name }) => name === 'calibration-few-facts');
    if (!layout) throw new Error('there is no such layout');
    return layout.make(looks * 10 + number, 'order', 'en', looks);
  };
  const upload = async (made: MadeDocument, companyId = api.companyId): Promise<Json> => {
    const token = await api.token(companyId, ['sales']);
    const reply = await uploader(api.url, token)([{ name: 'order.pdf', content: made.bytes }]);
    expect(reply.status, reply.text).to.equal(200);
    return reply.body;
  };
  const prices = ({ extracted_data: { products } }: Json) => products.map(({ price }: Json) => price);
  const truth = ({ truth: { products = [] } }: MadeDocument) => products.map(({ price }) => Number(price));
  const draftOf = async ({ document_id }: Json): Promise<Json> => {
    const made = await send('POST', orders, { body: { document_id } });
    expect(made.status, made.text).to.equal(201);
    return made.body;
  };

  /** drafted while nobody knew the layout */
  let earlier: { readonly made: MadeDocument; readonly id: string };

  it('are learned from an order that was corrected and approved, and read right the next time', async () => {
    const before = await document(3);
    earlier = { made: before, id: (await draftOf(await upload(before))).id };
    const first = await document(0);
    const read = await upload(first);
    expect(prices(read), 'nobody knows the word over the prices').to.deep.equal(truth(first).map(() => null));
    const draft = await draftOf(read);
    const lines = truth(first).map((price, at) => ({ line: at + 1, product: records.product, price }));
    const corrected = await send('PATCH', `${orders}${draft.id}/`, {
      body: { customer: records.customer, delivery_date: '2027-02-01', lines },
    });
    expect(corrected.status, corrected.text).to.equal(200);
    expect((await send('GET', layouts)).body, 'a draft is not confirmed yet').to.deep.equal([]);
    await approve(send, draft.id);
    const [learned] = await until('what was learned', async () => {
      const { body } = await send('GET', layouts);
      return body.length > 0 ? body : undefined;
    });
    expect(learned).to.deep.include({
      orders: 1,
      lines_corrected: true,
      customer: records.customer,
      last_order: draft.id,
      confirmed_by: 'user:tester',
    });
    expect(learned.last_corrected).to.include('lines');

    const second = await document(1);
    const readAgain = await upload(second);
    expect(prices(readAgain)).to.deep.equal(truth(second));
    const { id, extraction_metadata: metadata } = await draftOf(readAgain);
    expect(metadata.layout, 'it says by how many orders').to.deep.equal({ id: learned.id, orders: 1 });
    expect(metadata).not.to.have.property('print');
    const { body: history } = await send('GET', `${orders}${id}/history/`);
    expect(history[0].sentence).to.include('read as in 1 earlier order with this layout');

    expect(prices(await upload(second, api.otherCompanyId)), "another company's").to.deep.equal(truth(second).map(() => null));
  });

  it('put right what was drafted before they were known, when its document is read again and a person takes it', async () => {
    const { made, id } = earlier;
    const path = `${orders}${id}/`;
    const shown = async () => (await send('GET', path)).body;
    const pricesOf = ({ lines }: Json) => lines.map(({ price }: Json) => price && Number(price));
    expect(pricesOf(await shown())).to.deep.equal(truth(made).map(() => null));

    const looked = await send('POST', `${path}re_extract/`, { body: { dry_run: true } });
    expect(looked.status, looked.text).to.equal(200);
    expect(looked.body).to.deep.include({ order_id: id, held: false });
    expect(looked.body.fields).to.include.members(truth(made).map((_, at) => `lines.${at + 1}.price`));
    expect((await shown()).revisions, 'only looked at').to.deep.equal([]);

    const many = await send('POST', `${orders}re_extract/`, { body: { since: '2020-01-01' } });
    expect(many.status, many.text).to.equal(202);
    const result = await until('all were read', async () => (await send('GET', many.body.url)).body.result ?? undefined);
    expect(result).to.include({ more: false }).and.to.deep.include({ failed: [] });
    const found = result.differ.find(({ order_id }: Json) => order_id === id);
    expect(found, JSON.stringify(result)).to.deep.include({ fields: looked.body.fields, held: true });

    const waiting = await until('it waits', async () => {
      const order = await shown();
      return order.revisions.length > 0 ? order : undefined;
    });
    expect(pricesOf(waiting), 'nobody has taken it').to.deep.equal(truth(made).map(() => null));
    expect(waiting.review_reasons).to.include('revision_of_draft');
    const again = await send('POST', `${path}re_extract/`, { body: {} });
    expect(again.body, 'people see it once').to.include({ held: false });
    const { body: history } = await send('GET', `${path}history/`);
    expect(history.map(({ sentence }: Json) => sentence).join()).to.include(
      're-extracted, read as in 1 earlier order with this layout',
    );

    const taken = await send('POST', `${path}apply_revision/`, { body: {} });
    expect(taken.status, taken.text).to.equal(200);
    expect(pricesOf(taken.body)).to.deep.equal(truth(made));
    expect((await send('POST', `${path}re_extract/`, { body: {} })).body).to.deep.include({ fields: [], held: false });
  });

  it('have no part in an order that a person entered, or that is over', async () => {
    const entered = await send('POST', orders, {
      body: { customer: records.customer, lines: [{ product: records.product, qty: 1 }] },
    });
    expect(entered.status, entered.text).to.equal(201);
    expectProblem(await send('POST', `${orders}${entered.body.id}/re_extract/`, { body: {} }), 409, 'nothing_to_read');
    expect((await send('POST', `${orders}${earlier.id}/cancel/`, { body: { reason: 'test' } })).status).to.equal(200);
    expectProblem(await send('POST', `${orders}${earlier.id}/re_extract/`, { body: {} }), 409, 'order_over');
    expectProblem(await send('POST', `${orders}${randomUUID()}/re_extract/`, { body: {} }), 404, 'not_found');
  });

  it('are revoked by a person, and read as before', async () => {
    const [known] = (await send('GET', layouts)).body;
    expectProblem(await send('DELETE', `${layouts}${randomUUID()}/`), 404, 'not_found');
    expect((await send('DELETE', `${layouts}${known.id}/`)).status).to.equal(204);
    await until('none', async () => (await send('GET', layouts)).body.length === 0);
    const third = await document(2);
    expect(prices(await upload(third))).to.deep.equal(truth(third).map(() => null));
  });
});
