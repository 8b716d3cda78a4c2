/** The worker is killed with SIGKILL at each step of a question on WhatsApp; another one goes on. Nobody is asked twice, and what is not known is shown. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { text } from '../../support/chat/payloads.ts';
import { newCustomer } from '../../support/chat/records.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

const limitMs = patience(120_000);
const waitMs = 1_500;

describe('a worker killed at any step of a question on WhatsApp', function () {
  this.timeout(patience(1_200_000));
  let stage: ChatStage;
  let company: ChatCompany;
  let worker: WorkerProcess | undefined;
  let numbers = 15_630_000_000;

  before(async () => {
    stage = await startChatStage();
    company = await stage.company('Seller GmbH');
    const { commands, context } = stage.stack;
    await commands.changeCompanySettings({ changes: { askCustomers: true }, ifMatch: null }, context(company.companyId));
  });
  after(async () => {
    await worker?.end();
    await stage?.stop();
  });

  const armed = async (crashBefore: string): Promise<WorkerProcess> => {
    if (!worker?.alive()) worker = await startWorkerProcess({ ...stage.stack.env, CRASH_CHAT_WAIT_MS: String(waitMs) });
    await worker.arm({ crashBefore, extract: true });
    return worker;
  };
  /** Contacts that were confirmed, and a draft of each, before any worker is killed. */
  const drafted = async () => {
    numbers += 1;
    const [phone, customer] = [String(numbers), await newCustomer(stage, company)];
    await company.say(text(phone, 'hello'));
    const session = (await company.sessions()).find(({ contact_phone: number }) => number === `+${phone}`);
    await stage.call('POST', `/api/chatchannel/sessions/${session?.id}/customer/`, company.sales, { customer });
    const order = { customer, po_number: `PO-${phone}`, currency: 'EUR', lines: [{ name: 'Lantern', qty: '1', price: '5' }] };
    const made = await stage.call('POST', '/sales/sales-orders/', company.admin, order);
    const { id } = made.body as { id: string };
    await until('the order', async () => (await stage.get(`/sales/sales-orders/${id}/`, company.admin)).status === 200);
    return { phone, id };
  };
  const stateOf = async (id: string) => {
    const events = (await stage.stack.events(salesOrderStream(company.companyId, id))) as readonly SalesOrderEvent[];
    const order = events.reduce(salesOrder.evolve, salesOrder.initialState);
    return order.phase === 'none' ? [] : order.asked.map(({ state }) => state);
  };
  const messageOf = async (id: string) => {
    const { rows } = await stage.stack.foundation.pool.query<{ status: string }>(
      `select status from read.chat_messages where company_id = $1 and written_by = 'system:questions'
         and session_id = (select session_id from app.chat_contacts where customer_id =
           (select customer_id from read.sales_orders where id = $2))`,
      [company.companyId, id],
    );
    return rows.map(({ status }) => status);
  };
  const isOver = async (id: string) =>
    (await stateOf(id)).includes('undelivered') || (await messageOf(id)).some((status) => status === 'sent');

  const run = async ({ phone, id }: { readonly phone: string; readonly id: string }, crashBefore: string) => {
    const first = await armed(crashBefore);
    const body = { questions: ['delivery_date_missing'], language: 'en' };
    const done = await stage.call('POST', `/sales/sales-orders/${id}/questions/`, company.admin, body);
    expect(done.status).to.equal(200);
    await until('the end or the crash', async () => !first.alive() || (await isOver(id)), limitMs);
    const killed = !first.alive();
    if (killed) await armed('');
    await until('the end', () => isOver(id), limitMs);
    // what waits for its time would go now
    await sleep(2 * waitMs);
    const questions = stage.graph.sent.filter(
      ({ body: sent }) => sent.to === phone && sent.text.body.includes('When do you need the delivery?'),
    );
    return { killed, states: await stateOf(id), sent: questions.length };
  };

  it('asks once, and never again when nobody knows whether it arrived', async () => {
    const steps = [
      ['', { killed: false, states: ['waiting'], sent: 1 }],
      ['enqueue ask-in-chat#1', { killed: true, states: ['waiting'], sent: 1 }],
      ['append PersonMessageWritten#1', { killed: true, states: ['waiting'], sent: 1 }],
      ['append ReplySendAttempted#1', { killed: true, states: ['waiting'], sent: 1 }],
      ['graph send#1', { killed: true, states: ['undelivered'], sent: 0 }],
      ['sql chat_contents#1', { killed: true, states: ['undelivered'], sent: 1 }],
      ['append ReplySent#1', { killed: true, states: ['undelivered'], sent: 1 }],
    ] as const;
    const drafts = [];
    for (const _ of steps) drafts.push(await drafted());
    await stage.stopWorker();
    for (const [at, [step, expected]] of steps.entries()) {
      const draft = drafts[at];
      if (draft) expect(await run(draft, step), step).to.deep.equal(expected);
    }
  });
});
