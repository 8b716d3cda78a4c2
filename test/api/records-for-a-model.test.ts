/** Which of a company's records go to a language model with a document: none until an administrator allows it, and never another company's. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { renderClassicPdf } from '../../demo/documents/index.ts';
import { type Choice, choiceText } from '../../src/main/tools/choose-model/choice.ts';
import { chooseModel } from '../../src/main/tools/choose-model/choose-model.ts';
import { serveApi } from '../support/api.ts';
import { answerText, modelDocument } from '../support/model-answers.ts';
import { type OpenAiServer, startOpenAiServer } from '../support/openai-server.ts';
import { buyer, orderDocument } from '../support/order-mails.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { type Json, type Send, sender, shown, uploader } from './kit.ts';

const nobody: Choice = { model: '', orders: 0, believed: 0, right: 0, cost: null, currency: null, fields: {} };
const settingsPath = '/sales/company-settings/';

describe('records that go to a model with a document', () => {
  let model: OpenAiServer;
  let stack: Stack;
  let served: Awaited<ReturnType<typeof serveApi>>;
  let worker: Awaited<ReturnType<Stack['startWorker']>>;
  let companyId: string;
  let token: string;
  let send: Send;
  let other: Send;
  before(async () => {
    model = await startOpenAiServer();
    model.replies({ kind: 'answer', content: answerText(modelDocument({})) });
    stack = await startStack({ env: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.baseUrl, AI_PRICES: '1/10 EUR' } });
    served = await serveApi(stack);
    worker = await stack.startWorker();
    const [own, others] = [await stack.newCompany(), await stack.newCompany()];
    companyId = own;
    token = await served.token(own, ['admin', 'sales']);
    send = sender(served.url, token);
    other = sender(served.url, await served.token(others, ['admin', 'sales']));
    await made(other, 'customers', { name: buyer.name, code: 'OTHERS-1' });
    await made(other, 'products', { code: 'OTHERS-2', name: orderDocument().lines[0]?.name ?? '' });
  });
  after(async () => {
    await worker?.stop();
    await served?.stop();
    await stack?.stop();
    await model?.stop();
  });
  const made = async (by: Send, kind: 'customers' | 'products', body: object): Promise<Json> => {
    const reply = await by('POST', `/sales/${kind}/`, { body });
    expect(reply.status, reply.text).to.equal(201);
    await shown(by, `/sales/${kind}/${reply.body.id}/`);
    return reply.body;
  };
  /** Of one line, whose article the company knows. */
  const smallOrder = () => orderDocument({ lines: orderDocument().lines.slice(0, 1) });
  const upload = async (document = smallOrder()): Promise<Json> => {
    const reply = await uploader(
      served.url,
      token,
    )([{ name: `${document.poNumber}.pdf`, content: await renderClassicPdf(document) }]);
    expect([200, 202], reply.text).to.include(reply.status);
    if (reply.status === 200 && !reply.body.model_pending) return reply.body;
    // a slow machine: the answer came before the model's
    const { body: task } = reply.status === 200 ? { body: { result: reply.body } } : await taskOf(reply.body.url);
    return (await shown(send, `/sales/documents/${task.result.document_id}/`, ({ body }) => !body.model_pending)).body;
  };
  const taskOf = (url: string) => shown(send, url, ({ body }) => body.state === 'succeeded');
  const sent = (): string => JSON.stringify(model.requests.at(-1)?.body.messages);

  it('are none of a company that has said nothing', async () => {
    await made(send, 'customers', {
      name: buyer.name,
      code: 'K-70011',
      emails: ['hidden-box@harbour.example'],
      addresses: [{ label: 'Mr Hidden', street: '1 Pier Road', postal_code: 'X1', city: 'Dover', country: 'GB' }],
    });
    const [line] = orderDocument().lines;
    await made(send, 'products', { code: 'OUR-5501', name: line?.name ?? '', price: '13579.11', currency: 'EUR' });
    await upload();
    expect(sent()).not.to.match(/K-70011|OUR-5501|records-/);
  });

  it('are those that the document may mean, and approved orders of its customer, once an administrator allows it', async () => {
    const before = smallOrder();
    await send('POST', '/sales/warehouses/', { body: { name: 'Main', code: 'MAIN', is_default: true } });
    const draft = await send('POST', '/sales/sales-orders/', { body: { document_id: (await upload(before)).document_id } });
    expect(draft.status, draft.text).to.equal(201);
    const changed = await send('PATCH', settingsPath, { body: { language_model_records: true } });
    expect(changed.body).to.include({ language_model_records: true, language_model_redaction: false });
    await upload();
    expect(sent()).to.contain('K-70011').and.to.contain('1 Pier Road').and.to.contain('OUR-5501');
    expect(sent()).not.to.match(/Mr Hidden|hidden-box|13579|OTHERS-/);
    expect(sent()).not.to.contain(before.poNumber);

    const approved = await send('POST', `/sales/sales-orders/${draft.body.id}/approve/`);
    expect(approved.status, approved.text).to.equal(200);
    await shown(send, `/sales/sales-orders/${draft.body.id}/`, ({ body }) => body.status === 'APPROVED');
    await upload();
    expect(sent()).to.contain(before.poNumber);
  });

  it('an operator can see on approved orders what the model is worth and costs', async () => {
    const { foundation } = stack;
    const asked = model.requests.length;
    const { choices, left } = await chooseModel(foundation, { companyId, most: 10, folder: null });
    expect(model.requests).to.have.length(asked + 1);
    expect(choices.map(({ model: name, orders }) => [name, orders])).to.deep.equal([
      ['built-in readers only', 1],
      ['gpt-6-luna', 1],
    ]);
    expect(left).to.deep.equal({});
    expect(choiceText(choices[1] ?? choices[0] ?? nobody)).to.match(
      /^gpt-6-luna: .*\(\d of \d; 1 orders\), 0\.42 cent \(EUR\) per order/,
    );
    expect(choiceText(choices[0] ?? nobody)).to.match(/^built-in readers only: /);
  });

  it('and nothing is asked any more once the month has cost what the company wants to spend', async () => {
    const { body } = await send('PATCH', settingsPath, { body: { language_model_monthly_cost: 0 } });
    expect(body.language_model_monthly_cost).to.equal(0);
    const { usage } = (await send('GET', '/sales/language-model/')).body;
    expect(usage).to.include({ monthly_limit: null, monthly_cost_limit: 0, currency: 'EUR' });
    expect(usage.cost).to.be.above(0);
    const asked = model.requests.length;
    const { reasons } = await upload();
    expect(reasons.map(({ code }: Json) => code)).to.include('model_monthly_budget');
    expect(model.requests).to.have.length(asked);
    const wrong = await send('PATCH', settingsPath, { body: { language_model_monthly_cost: -1 } });
    expect(wrong.status).to.equal(422);
  });
});
