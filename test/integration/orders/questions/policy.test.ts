/** Questions that the company's policy sends: about which drafts of one mail, and what a second attempt does. */
import { randomUUID } from 'node:crypto';
import { createLocks, type Enqueue, type Locks, waitForCheckpoints } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import type { SalesOrderEvent } from '../../../../src/domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../../../src/domain/sales-order/sales-order.stream.ts';
import { createAskByPolicy } from '../../../../src/jobs/customer-mail/ask-by-policy.handler.ts';
import { copy, extraction, field, mailboxSettings } from '../../../support/samples.ts';
import { type Stack, startStack } from '../../../support/stack.ts';
import { until } from '../../../support/until.ts';

type Asked = Extract<SalesOrderEvent, { type: 'OrderQuestionsAsked' }>;

describe('the policy that asks customers without a click', () => {
  let stack: Stack;
  let companyId: string;
  let mailboxId: string;
  let locks: Locks;
  const enqueued: Enqueue[] = [];

  before(async () => {
    stack = await startStack();
    const { commands, context, request, foundation } = stack;
    locks = createLocks(foundation.pool);
    companyId = await stack.newCompany();
    const changes = { askCustomers: true, askAutomatically: true, currency: 'EUR' };
    await commands.changeCompanySettings({ changes, ifMatch: null }, context(companyId));
    const settings = { ...mailboxSettings(), imapServer: '127.0.0.1', smtpServer: '127.0.0.1', password: 'secret' };
    const made = await commands.configureMailbox(settings, request(companyId));
    if (isLeft(made)) throw new Error(JSON.stringify(made.left));
    mailboxId = made.right.mailboxId;
    const emails = ['anna@buyer.example', 'ben@buyer.example', 'carl@buyer.example'];
    await commands.registerCustomer({ name: 'Buyer AB', code: 'K-1', emails }, context(companyId));
    await commands.registerProduct({ code: 'HB-12', name: 'Hex bolt M12 zinc', price: '11.90' }, context(companyId));
    await commands.registerWarehouse({ code: 'MAIN', name: 'Main', isDefault: true }, context(companyId));
    await until('the catalogue', async () => {
      const tables = ['customers', 'products', 'warehouses'];
      const counts = await Promise.all(
        tables.map((table) => foundation.pool.query(`select 1 from read.${table} where company_id = $1`, [companyId])),
      );
      return counts.every(({ rows }) => rows.length === 1);
    });
  });
  after(async () => {
    await locks?.close();
    await stack?.stop();
  });

  /** Orders of one mail that lack a delivery date. */
  const draftedBy = async (from: string, count: number): Promise<readonly string[]> => {
    const { commands, context } = stack;
    const mail = {
      from,
      fromName: 'Anna Berg',
      subject: 'Orders',
      messageId: `${randomUUID()}@buyer.example`,
      sentAt: '2026-12-01T08:00:00.000Z',
      receivedAt: '2026-12-01T08:00:00.000Z',
      headerDigest: null,
      origin: { automatic: false, authentication: null },
    };
    const received = { module: 'SALES', mail, attachments: [], skipped: [], notForUs: null, texts: [] } as const;
    const input = { ...received, copy: copy({ mailboxId, uid: Math.floor(Math.random() * 2 ** 31) }) };
    const { emailId } = await commands.receiveEmail(input, context(companyId));
    const { delivery_date: _, total: __, ...fields } = extraction().fields;
    const ids: string[] = [];
    for (let ordinal = 0; ordinal < count; ordinal += 1) {
      const poNumber = field(`PO-7${randomUUID().slice(0, 6)}`);
      const read = extraction({
        fields: { ...fields, customer_name: field('Buyer AB'), customer_email: field(from), po_number: poNumber },
        lines: [{ code: field('HB-12'), name: field('Hex bolt M12 zinc'), qty: field('10'), price: field('11.90') }],
        files: [{ name: `${ordinal}.pdf`, sha256: randomUUID().replaceAll('-', '').repeat(2), size: 2_048, type: 'pdf' }],
      });
      const sender = { email: from, name: 'Anna Berg' };
      const source = { kind: 'email', id: emailId } as const;
      const order = { source, ordinal, extraction: read, sender, threshold: 70, year: 2026, person: { person: from } };
      const taken = await commands.takeOrder(order, context(companyId));
      if (!taken) throw new Error('no order was drafted');
      ids.push(taken.outcome.orderId);
    }
    return ids;
  };
  const ask = (orderId: string, tries = 1) =>
    createAskByPolicy({
      ...stack.commands,
      ...stack.foundation,
      withTryLocks: locks.withTryLocks,
      ordersCaughtUp: (position) => waitForCheckpoints(stack.foundation.pool, 'read_model', ['sales_orders'], position, 30_000),
      enqueue: async (jobs) => void enqueued.push(...jobs),
      now: () => new Date(),
    })({ orderId, tries }, stack.context(companyId));
  const askedOf = async (orderId: string): Promise<readonly Asked['data'][]> => {
    const events = (await stack.events(salesOrderStream(companyId, orderId))) as readonly SalesOrderEvent[];
    return events.flatMap((event) => (event.type === 'OrderQuestionsAsked' ? [event.data] : []));
  };
  const putOff = () => enqueued.splice(0).map(({ key }) => key);

  it('sends one mail to a customer whose mail brought two orders, and puts the other one off', async () => {
    const ids = await draftedBy('anna@buyer.example', 2);
    await Promise.all(ids.map((id) => ask(id)));
    const asked = (await Promise.all(ids.map(askedOf))).flat();
    expect(asked.map(({ recipient, automatic }) => [recipient, automatic?.policy])).to.deep.equal([
      ['anna@buyer.example', 'ask_automatically'],
    ]);
    const [other] = ids.filter((id) => id !== asked[0]?.orderId);
    expect(putOff()).to.deep.equal([`${other}/2`]);
    for (const id of ids) await ask(id, 2);
    expect((await Promise.all(ids.map(askedOf))).flat()).to.have.length(1);
    expect(putOff()).to.deep.equal([`${other}/3`]);
  });

  it('gives an order to a person after a day of waiting for its turn', async () => {
    const ids = await draftedBy('ben@buyer.example', 2);
    for (const id of ids) await ask(id, 24);
    expect((await Promise.all(ids.map(askedOf))).map((rounds) => rounds.length)).to.deep.equal([1, 0]);
    expect(putOff()).to.deep.equal([]);
  });

  it('asks nobody about a draft that a person has begun with, of a stranger, or once it is off', async () => {
    const [corrected = ''] = await draftedBy('carl@buyer.example', 1);
    const corrections = { orderDate: '2026-11-30' };
    await stack.commands.correctOrder({ orderId: corrected, corrections, learn: false, ifMatch: null }, stack.request(companyId));
    const [strange = ''] = await draftedBy('mallory@elsewhere.example', 1);
    await ask(corrected);
    await ask(strange);
    const [late = ''] = await draftedBy('carl@buyer.example', 1);
    await stack.commands.changeCompanySettings({ changes: { askAutomatically: false }, ifMatch: null }, stack.context(companyId));
    await ask(late);
    expect((await Promise.all([corrected, strange, late].map(askedOf))).flat()).to.deep.equal([]);
    await stack.commands.changeCompanySettings({ changes: { askAutomatically: true }, ifMatch: null }, stack.context(companyId));
    await ask(late);
    expect(await askedOf(late)).to.have.length(1);
  });
});
