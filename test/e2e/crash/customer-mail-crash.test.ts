/** The worker is killed between what a person does and the mail to the customer that follows from it; another one goes on. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { orderConfirmationKind } from '../../../src/domain/order-confirmation/order-confirmation.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type Stage, startStage } from '../../support/mail-stage.ts';
import { buyer, customers, newPoNumber, products, registerCatalog } from '../../support/order-mails.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

const user = 'orders@seller.example';
const limitMs = patience(120_000);

describe('a worker killed before it has written to a customer', function () {
  this.timeout(patience(1_200_000));
  let stage: Stage;
  let companyId: string;
  let worker: WorkerProcess | undefined;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    stage = await startStage({ users: [user] });
    const { stack } = stage;
    companyId = await stack.newCompany();
    await registerCatalog(stack, companyId);
    await stack.commands.registerWarehouse({ code: 'MAIN', name: 'Main', isDefault: true }, stack.context(companyId));
    const changes = { orderConfirmation: 'on_approval', askCustomers: true } as const;
    await stack.commands.changeCompanySettings({ changes, ifMatch: null }, stack.context(companyId));
    await stage.configure(companyId, user, { notificationEmail: null });
    // what it reacts to begins where the log ends when a worker first comes
    worker = await startWorkerProcess(stack.env);
  });
  after(async () => {
    await worker?.end();
    await stage?.stop();
  });

  const idOf = (table: 'customers' | 'products' | 'warehouses', code: string): Promise<string> =>
    until(`${code} in its read model`, async () => {
      const text = `select id from read.${table} where company_id = $1 and code = $2`;
      return (await stage.stack.foundation.pool.query<{ id: string }>(text, [companyId, code])).rows[0]?.id;
    });
  const drafted = async (poNumber: string, from: typeof buyer, deliveryDate: string | null): Promise<string> => {
    const { commands, context } = stage.stack;
    const [product] = products;
    if (!product) throw new Error('there is no product');
    const line = { productId: await idOf('products', product.code), name: product.name, qty: '2', price: '3', amount: '6' };
    const corrections = {
      customerId: await idOf('customers', from.customerCode),
      customerEmail: from.email,
      warehouseId: await idOf('warehouses', 'MAIN'),
      poNumber,
      currency: 'EUR',
      deliveryDate,
      replaceLines: [line],
    };
    const made = await commands.createOrder(
      { origin: { kind: 'fields' }, corrections, isOrder: true },
      {
        ...context(companyId),
        commandId: randomUUID(),
      },
    );
    if (isLeft(made)) throw new Error(made.left.type);
    const { orderId } = made.right.outcome;
    await until('the draft in its read model', async () => {
      const text = 'select 1 from read.sales_orders where company_id = $1 and id = $2';
      return (await stage.stack.foundation.pool.query(text, [companyId, orderId])).rows[0];
    });
    return orderId;
  };
  const approved = async (poNumber: string): Promise<string> => {
    const { commands, context } = stage.stack;
    const orderId = await drafted(poNumber, buyer, '2026-12-18');
    const done = await commands.decideOrder({ orderId, decision: { type: 'ApproveOrder' }, ifMatch: null }, context(companyId));
    if (isLeft(done)) throw new Error(done.left.type);
    return orderId;
  };
  /** Each customer is asked about one order: nobody is asked twice in an hour. */
  const unasked = Object.values(customers);
  const asked = async (poNumber: string): Promise<string> => {
    const from = unasked.pop();
    if (!from) throw new Error('every customer was asked');
    const orderId = await drafted(poNumber, from, null);
    const done = await stage.stack.commands.customerQuestions.ask({ orderId }, stage.stack.request(companyId));
    if (isLeft(done)) throw new Error(done.left.type);
    return orderId;
  };
  const writes = [
    { mail: 'the confirmation of an order', kind: orderConfirmationKind, cause: approved },
    { mail: 'questions about a draft', kind: 'customer_questions', cause: asked },
  ];
  const endOf = async (orderId: string, kind: string): Promise<string | undefined> => {
    const text = `select status from read.outbox_messages
      where company_id = $1 and about_id = $2 and kind = $3 and status not in ('due', 'attempted')`;
    const { rows } = await stage.stack.foundation.pool.query<{ status: string }>(text, [companyId, orderId, kind]);
    return rows[0]?.status;
  };

  const run = async ({ kind, cause }: (typeof writes)[number], crashBefore: string) => {
    if (!worker?.alive()) worker = await startWorkerProcess(stage.stack.env);
    const first = worker;
    await first.arm({ crashBefore, extract: true });
    const poNumber = newPoNumber();
    const orderId = await cause(poNumber);
    await until('the end or the crash', async () => !first.alive() || (await endOf(orderId, kind)), limitMs);
    const killed = !first.alive();
    if (killed) worker = await startWorkerProcess(stage.stack.env);
    const end = await until('the end', () => endOf(orderId, kind), limitMs);
    const mails = stage.sink.received().filter(({ mail }) => mail.subject?.includes(poNumber));
    return { killed, end, mails: mails.length };
  };

  for (const write of writes) {
    it(`leaves one mail with ${write.mail}, whatever was not written down yet`, async () => {
      expect(await run(write, '')).to.deep.equal({ killed: false, end: 'sent', mails: 1 });
      for (const step of ['append MessageRequested#1', 'append MessageAttempted#1'])
        expect(await run(write, step), step).to.deep.equal({ killed: true, end: 'sent', mails: 1 });
    });

    it(`never sends ${write.mail} a second time when nobody knows whether it left, and says so`, async () => {
      expect(await run(write, 'append MessageEnded#1')).to.deep.equal({ killed: true, end: 'ambiguous', mails: 1 });
    });
  }
});
