/** Uploads while a language model reads beside the built-in readers: who waits for it, and what becomes of an answer that comes late. */
import { expect } from 'chai';
import { after, afterEach, before, describe, it } from 'mocha';
import { type OrderDocument, renderClassicPdf } from '../../demo/documents/index.ts';
import { serveApi } from '../support/api.ts';
import { answerText, modelDocument, modelLine, said } from '../support/model-answers.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { orderDocument } from '../support/order-mails.ts';
import { patience } from '../support/patience.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { until } from '../support/until.ts';
import { type Json, type Send, sender, shown, uploader } from './kit.ts';

/** What the model says of it: what is printed. */
const answerTo = ({ poNumber, buyer, lines, currency }: OrderDocument, customer = buyer.name): string =>
  answerText(
    modelDocument({
      customer_name: said(customer),
      po_number: said(poNumber),
      currency: said(currency),
      lines: lines.map((line) => modelLine({ name: said(line.name), code: said(line.code), qty: said(line.qty) })),
    }),
  );

describe('an upload with a model', () => {
  let model: OpenAiServer;
  let stack: Stack;
  let served: Awaited<ReturnType<typeof serveApi>>;
  let companyId: string;
  let send: Send;
  let token: string;
  let worker: Awaited<ReturnType<Stack['startWorker']>>;
  const lines: string[] = [];
  let release = (): void => undefined;
  before(async () => {
    model = await startOpenAiServer();
    stack = await startStack({
      env: {
        OPENAI_API_KEY: 'sk-test',
        OPENAI_BASE_URL: model.baseUrl,
        AI_UPLOAD_WAIT_SECONDS: String(Math.ceil(patience(2_000) / 1_000)),
        AI_PICTURES: 'scans',
      },
      onLog: (line) => lines.push(line),
    });
    served = await serveApi(stack);
    worker = await stack.startWorker();
    companyId = await stack.newCompany();
    token = await served.token(companyId, ['admin', 'sales']);
    send = sender(served.url, token);
  });
  afterEach(() => release());
  after(async () => {
    await worker?.stop();
    await served?.stop();
    await stack?.stop();
    await model?.stop();
  });

  const upload = async (document: OrderDocument, headers?: Readonly<Record<string, string>>) =>
    uploader(served.url, token)([{ name: `${document.poNumber}.pdf`, content: await renderClassicPdf(document) }], headers);
  const held = (document: OrderDocument, content = answerTo(document)): void => {
    const gate = Promise.withResolvers<void>();
    release = gate.resolve;
    model.replies({ kind: 'answer', content, after: gate.promise });
  };
  /** Another customer than the built-in readers find: the order is worth less with it. */
  const disputing = (document: OrderDocument): string => answerTo(document, document.seller.name);
  const modelIsDone = (id: string): Promise<Json> =>
    until('the reading of the model', async () => {
      const { body } = await send('GET', `/sales/documents/${id}/`);
      return body.model_pending ? undefined : body;
    });
  const eventsOf = async (kind: 'document' | 'salesOrder', id: string) =>
    (await stack.events(`${kind}-${companyId}_${id}`)).map(({ type }) => type);

  it('answers with the merged result where the model answers in time', async () => {
    const document = orderDocument();
    model.replies({ kind: 'answer', content: answerTo(document) });
    const { status, body, text } = await upload(document);
    expect(status, text).to.equal(200);
    expect(body).to.deep.include({ model_pending: false });
    expect(body.extractor.name).to.equal('rules and model');
    expect(await eventsOf('document', body.document_id)).to.deep.equal(['DocumentUploaded', 'DocumentExtracted']);
  });

  it('answers with what the built-in readers found where the model is slow, says so, and shows the rest later', async () => {
    const document = orderDocument();
    held(document);
    const { status, body, text } = await upload(document);
    expect(status, text).to.equal(200);
    expect(body).to.deep.include({ model_pending: true });
    expect(body.extractor.name).not.to.equal('rules and model');
    expect(body.extracted_data.po_number).to.equal(document.poNumber);
    release();
    const later = await modelIsDone(body.document_id);
    expect(later.extractor.name).to.equal('rules and model');
    expect(await eventsOf('document', body.document_id)).to.deep.equal([
      'DocumentUploaded',
      'DocumentExtracted',
      'DocumentExtracted',
    ]);
  });

  it('is answered at once to a caller who does not want to wait', async () => {
    const document = orderDocument();
    held(document);
    const started = performance.now();
    const reply = await upload(document, { prefer: 'respond-async' });
    expect(reply.status).to.equal(202);
    expect(performance.now() - started).to.be.below(2_000);
    const task = await shown(send, reply.headers.get('location') ?? '', ({ body }) => body.state === 'succeeded');
    release();
    expect((await modelIsDone(task.body.result.document_id)).extractor.name).to.equal('rules and model');
  });

  it('changes a draft that nobody touched, and makes no second one', async () => {
    const document = orderDocument();
    held(document, disputing(document));
    const { body: read } = await upload(document);
    const { body: draft } = await send('POST', '/sales/sales-orders/', { body: { document_id: read.document_id } });
    release();
    await modelIsDone(read.document_id);
    const now = await until('the draft of the merged reading', async () => {
      const { body } = await send('GET', `/sales/sales-orders/${draft.id}/`);
      return body.extraction_metadata.extractor.name === 'rules and model' ? body : undefined;
    });
    expect(now).to.deep.include({ status: 'DRAFT', reference: draft.reference });
    expect(now.review_reasons).not.to.include('order_revised');
    expect(await eventsOf('salesOrder', draft.id)).to.deep.equal(['OrderDrafted', 'OrderRevised']);
    const again = await send('POST', '/sales/sales-orders/', { body: { document_id: read.document_id } });
    expect(again.body.id).to.equal(draft.id);
    expect(await eventsOf('salesOrder', draft.id)).to.deep.equal(['OrderDrafted', 'OrderRevised']);
    const { body: orders } = await send('GET', `/sales/sales-orders/?q=${document.poNumber}`);
    expect(orders).to.have.length(1);
  });

  it('leaves a draft as somebody has corrected it, and says that a rejected one is over', async () => {
    const document = orderDocument();
    held(document);
    const { body: read } = await upload(document);
    const make = async (order: Json) => (await send('POST', '/sales/sales-orders/', { body: order })).body;
    const draft = await make({ document_id: read.document_id, delivery_date: '2027-01-08' });
    release();
    await modelIsDone(read.document_id);
    await until('the line of the log', async () =>
      lines.some((line) => line.includes(draft.id) && line.includes('late reading')),
    );
    expect(await eventsOf('salesOrder', draft.id)).not.to.include('OrderRevised');
    const { body: now } = await send('GET', `/sales/sales-orders/${draft.id}/`);
    expect(now.delivery_date).to.equal('2027-01-08');

    const other = orderDocument();
    held(other);
    const { body: second } = await upload(other);
    const rejected = await make({ document_id: second.document_id });
    await send('POST', `/sales/sales-orders/${rejected.id}/reject/`, { body: { reason: 'not for us' } });
    release();
    await modelIsDone(second.document_id);
    await until('the line of the log', async () => lines.some((line) => line.includes(rejected.id) && line.includes('"over"')));
    expect(await eventsOf('salesOrder', rejected.id)).to.deep.equal(['OrderDrafted', 'OrderRejected']);
  });

  it('is completed by another worker when the one that waited for the model is lost', async () => {
    const document = orderDocument();
    held(document, disputing(document));
    const { body: read } = await upload(document);
    const { body: draft } = await send('POST', '/sales/sales-orders/', { body: { document_id: read.document_id } });
    await worker.stop();
    model.replies({ kind: 'answer', content: disputing(document) });
    worker = await stack.startWorker();
    await modelIsDone(read.document_id);
    await until('the update of the draft', async () => (await eventsOf('salesOrder', draft.id)).includes('OrderRevised'));
    expect(await eventsOf('salesOrder', draft.id)).to.deep.equal(['OrderDrafted', 'OrderRevised']);
    expect(await eventsOf('document', read.document_id)).to.have.length(3);
  });

  it('is answered as before to the same request sent again while the model reads', async () => {
    const document = orderDocument();
    held(document);
    const headers = { 'idempotency-key': `upload-${document.poNumber}` };
    const first = await upload(document, headers);
    const second = await upload(document, headers);
    expect(second.body).to.deep.equal(first.body);
    release();
    await modelIsDone(first.body.document_id);
  });
});
