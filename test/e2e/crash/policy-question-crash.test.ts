/** The worker is killed with SIGKILL at each step between a draft and the questions that the company's policy sends about it: one question, never two. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type Stage, startStage } from '../../support/mail-stage.ts';
import { patience } from '../../support/patience.ts';
import { copy, extraction, field } from '../../support/samples.ts';
import { until } from '../../support/until.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

const user = 'orders@seller.example';
const limitMs = patience(120_000);
/** The killed step, and how the mail ends: nobody knows whether it left where its end was not written down. */
type Step = {
  readonly step: string;
  readonly end: string;
  readonly mails: number;
  readonly or?: { readonly end: string; readonly mails: number };
};
const steps: readonly Step[] = [
  { step: '', end: 'sent', mails: 1 },
  { step: 'enqueue ask-by-policy#1', end: 'sent', mails: 1 },
  { step: 'append OrderQuestionsAsked#1', end: 'sent', mails: 1 },
  { step: 'enqueue request-message#1', end: 'sent', mails: 1 },
  { step: 'append MessageRequested#1', end: 'sent', mails: 1 },
  { step: 'append MessageAttempted#1', end: 'sent', mails: 1 },
  // the first mail that leaves may tell of the draft: then the question is not the one that was broken off
  { step: 'smtp send#1', end: 'ambiguous', mails: 0, or: { end: 'sent', mails: 1 } },
  { step: 'append MessageEnded#1', end: 'ambiguous', mails: 1 },
];

describe('a worker killed while the policy asks a customer', function () {
  this.timeout(patience(1_200_000));
  let stage: Stage;
  let companyId: string;
  let mailboxId: string;
  let worker: WorkerProcess | undefined;
  let customers = 0;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    stage = await startStage({ users: [user] });
    const { commands, context, foundation, newCompany, env } = stage.stack;
    companyId = await newCompany();
    const changes = { askCustomers: true, askAutomatically: true, currency: 'EUR' };
    await commands.changeCompanySettings({ changes, ifMatch: null }, context(companyId));
    mailboxId = await stage.configure(companyId, user, { notificationEmail: null });
    await commands.registerProduct({ code: 'HB-12', name: 'Hex bolt M12 zinc', price: '11.90' }, context(companyId));
    await commands.registerWarehouse({ code: 'MAIN', name: 'Main', isDefault: true }, context(companyId));
    for (const [at] of steps.entries()) {
      const customer = { name: `Buyer ${at}`, code: `K-${at}`, emails: [`anna@buyer-${at}.example`] };
      await commands.registerCustomer(customer, context(companyId));
    }
    await until('the catalogue', async () => {
      const { rows } = await foundation.pool.query<{ n: number }>(
        `select ((select count(*) from read.customers where company_id = $1) + (select count(*) from read.products where company_id = $1)
           + (select count(*) from read.warehouses where company_id = $1))::int as n`,
        [companyId],
      );
      return rows[0]?.n === steps.length + 2;
    });
    worker = await startWorkerProcess(env);
  });
  after(async () => {
    await worker?.end();
    await stage?.stop();
  });

  /** An order by mail of a customer who was never asked, without a delivery date. */
  const drafted = async () => {
    const { commands, context } = stage.stack;
    const [name, from] = [`Buyer ${customers}`, `anna@buyer-${customers}.example`];
    customers += 1;
    const mail = {
      from,
      fromName: 'Anna Berg',
      subject: 'Order',
      messageId: `${randomUUID()}@buyer.example`,
      sentAt: '2026-12-01T08:00:00.000Z',
      receivedAt: '2026-12-01T08:00:00.000Z',
      headerDigest: null,
      origin: { automatic: false, authentication: null },
    };
    const received = { module: 'SALES', mail, attachments: [], skipped: [], notForUs: null, texts: [] } as const;
    const { emailId } = await commands.receiveEmail(
      { ...received, copy: copy({ mailboxId, uid: 1_000 + customers }) },
      context(companyId),
    );
    const { delivery_date: _, total: __, ...fields } = extraction().fields;
    const read = extraction({
      fields: {
        ...fields,
        customer_name: field(name),
        customer_email: field(from),
        po_number: field(`PO-7${randomUUID().slice(0, 6)}`),
      },
      lines: [{ code: field('HB-12'), name: field('Hex bolt M12 zinc'), qty: field('10'), price: field('11.90') }],
      files: [{ name: 'order.pdf', sha256: randomUUID().replaceAll('-', '').repeat(2), size: 2_048, type: 'pdf' }],
    });
    const sender = { email: from, name: 'Anna Berg' };
    const source = { kind: 'email', id: emailId } as const;
    const order = { source, ordinal: 0, extraction: read, sender, threshold: 70, year: 2026, person: { person: from } };
    const taken = await commands.takeOrder(order, context(companyId));
    if (!taken) throw new Error('no order was drafted');
    return { orderId: taken.outcome.orderId, from };
  };
  const endOf = async (orderId: string): Promise<string | undefined> => {
    const text = `select status from read.outbox_messages
      where company_id = $1 and about_id = $2 and kind = 'customer_questions' and status not in ('due', 'attempted')`;
    return (await stage.stack.foundation.pool.query<{ status: string }>(text, [companyId, orderId])).rows[0]?.status;
  };

  const run = async (crashBefore: string) => {
    if (!worker?.alive()) worker = await startWorkerProcess(stage.stack.env);
    const first = worker;
    await first.arm({ crashBefore, extract: true });
    const { orderId, from } = await drafted();
    await until('the end or the crash', async () => !first.alive() || (await endOf(orderId)), limitMs);
    const killed = !first.alive();
    if (killed) worker = await startWorkerProcess(stage.stack.env);
    const end = await until('the end', () => endOf(orderId), limitMs);
    const events = await stage.stack.events(salesOrderStream(companyId, orderId));
    return {
      killed,
      end,
      asked: events.filter(({ type }) => type === 'OrderQuestionsAsked').length,
      mails: stage.sink.received().filter(({ envelope }) => envelope.to.includes(from)).length,
    };
  };

  it('asks once, whatever was not written down yet', async () => {
    for (const { step, end, mails, or = { end, mails } } of steps) {
      const ended = await run(step);
      const expected = { killed: step !== '', asked: 1 };
      expect(ended, step).to.deep.equal({ ...expected, ...(ended.end === or.end ? or : { end, mails }) });
    }
  });
});
