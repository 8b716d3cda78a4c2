/** Questions to a customer through real mail servers: sent once, answered by mail, and a reminder in the same thread. */
import { randomUUID } from 'node:crypto';
import { createCommandHandler } from '@order-intake/event-sourcing';
import { dayMs } from '@order-intake/kernel';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { composeMail } from '../../../demo/mails/compose.ts';
import { customers } from '../../../demo/mails/index.ts';
import { createFollowQuestions } from '../../../src/commands/sales-order/follow-questions.command.ts';
import { salesOrder } from '../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../src/domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { buyer, orderDocument, orderLetter } from '../../support/order-mails.ts';
import type { ReceivedMail } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';
import { type Desk, type Letter, startDesk } from './desk.ts';

const user = 'questions@seller.example';

describe('questions to a customer by mail', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  let orderId: string;
  let order: Letter;
  let question: ReceivedMail;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
    companyId = await desk.company();
    const { commands, context } = desk.stage.stack;
    await commands.changeCompanySettings(
      { changes: { askCustomers: true, adminEmails: ['chief@seller.example'] }, ifMatch: null },
      context(companyId),
    );
    mailboxId = await desk.mailbox(companyId, user, { notificationEmail: null });
  });
  after(() => desk?.stop());

  const arrived = async (letter: Letter) => {
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    return desk.finished(companyId, letter);
  };
  const state = async () => {
    const events = (await desk.stage.stack.events(salesOrderStream(companyId, orderId))) as readonly SalesOrderEvent[];
    const known = events.reduce(salesOrder.evolve, salesOrder.initialState);
    if (known.phase === 'none') throw new Error('there is no order');
    return known;
  };
  const toBuyer = () => desk.stage.sink.received().filter(({ envelope }) => envelope.to.includes(buyer.email));

  it('leave once, as an automatic mail in the thread of the order', async () => {
    order = await orderLetter({ to: user, document: orderDocument({ deliveryDate: '' }) });
    await arrived(order);
    const [row] = await desk.orders(companyId);
    if (!row) throw new Error('no order was drafted');
    orderId = row.id;
    expect(row.delivery_date).to.equal(null);
    const { commands, request } = desk.stage.stack;
    const done = await commands.customerQuestions.ask(
      { orderId, questions: ['delivery_date_missing'], language: 'en' },
      request(companyId),
    );
    if (isLeft(done)) throw new Error(JSON.stringify(done.left));
    const [sent, ...more] = await until('the mail', async () => toBuyer().length > 0 && toBuyer());
    expect(more).to.deep.equal([]);
    if (!sent) throw new Error('no mail came');
    question = sent;
    expect(sent.mail.subject).to.match(/\[SO-\d{4}-\d{6}\/[0-9a-f]{6}\]$/);
    expect(sent.mail.inReplyTo).to.equal(`<${order.messageId}>`);
    expect(sent.mail.headers.get('auto-submitted')).to.equal('auto-generated');
    expect(sent.mail.text).to.include('When do you need the delivery?').and.not.to.include('walrus');
    await desk.tick();
    expect(toBuyer()).to.have.length(1);
  });

  it('are answered by a mail, whose text is kept nowhere', async () => {
    const messageId = `${randomUUID()}@buyer.example`;
    const raw = await composeMail({
      messageId,
      date: new Date('2026-11-20T08:00:00Z'),
      from: { name: buyer.contact, address: buyer.email },
      to: user,
      subject: 'Re: your questions',
      text: 'Hello, our parrot whistles marmalade tunes. Please deliver on 14 December 2026.\n\nKind regards',
    });
    const threaded = Buffer.concat([Buffer.from(`In-Reply-To: ${question.mail.messageId}\r\n`), raw]);
    const entry = await arrived({ messageId, from: buyer.email, raw: threaded });
    expect(entry.sales_orders).to.have.length(1);
    expect(entry.sales_orders[0]).to.deep.include({ id: orderId, disposition: 'answered' });
    const known = await state();
    expect(known.asked.map((round) => round.state)).to.deep.equal(['answered']);
    expect(known.held.map(({ changes }) => changes.find(({ field }) => field === 'delivery_date')?.after)).to.deep.equal([
      '2026-12-14',
    ]);
    expect(known.content.deliveryDate).to.equal(null);
    expect(await desk.orders(companyId)).to.have.length(1);
    const { rows } = await desk.stage.stack.foundation.pool.query<{ found: string }>(
      `select string_agg(t::text, ' ') as found from read.emails t where company_id = $1`,
      [companyId],
    );
    expect(rows[0]?.found).not.to.include('marmalade');
  });

  it('are reminded of once in the same thread, and the company learns of a missed deadline once', async () => {
    const silent = customers.mueller;
    const late = await orderLetter({
      to: user,
      from: silent.email,
      document: orderDocument({ poNumber: 'PO-LATE-1', deliveryDate: '', buyer: silent }),
    });
    await arrived(late);
    const row = (await desk.orders(companyId)).find(({ po_number: number }) => number === 'PO-LATE-1');
    if (!row) throw new Error('no order was drafted');
    const { commands, context, request, foundation } = desk.stage.stack;
    const asked = await commands.customerQuestions.ask(
      { orderId: row.id, questions: ['delivery_date_missing'], language: 'en' },
      request(companyId),
    );
    if (isLeft(asked)) throw new Error(JSON.stringify(asked.left));
    const aboutLate = () => desk.stage.sink.received().filter(({ envelope }) => envelope.to.includes(silent.email));
    await until('the mail', async () => aboutLate().length === 1);
    const followedAfter = async (days: number) => {
      const now = () => new Date(Date.now() + days * dayMs);
      const follow = createFollowQuestions({ handle: createCommandHandler(foundation.store), now });
      await follow({ orderId: row.id, round: 1 }, context(companyId));
    };
    for (const days of [1, 3, 3]) await followedAfter(days);
    const [first, reminder] = await until('the reminder', async () => aboutLate().length > 1 && aboutLate());
    expect(reminder?.mail.inReplyTo).to.equal(first?.mail.messageId);
    expect(reminder?.mail.text).to.include('When do you need the delivery?');

    for (const days of [6, 6]) await followedAfter(days);
    const overdue = () =>
      desk.stage.sink
        .received()
        .filter(({ mail }) => mail.subject === `[Order Intake] No answer from the customer about ${row.reference}`);
    const [notice] = await until('the notice', async () => overdue().length > 0 && overdue());
    expect(notice?.mail.text).to.include(silent.email);
    expect([aboutLate().length, overdue().length]).to.deep.equal([2, 1]);
  });
});

describe('questions to a customer without a click', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  const inbox = 'policy@seller.example';

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [inbox] });
    companyId = await desk.company();
    const { commands, context } = desk.stage.stack;
    await commands.registerWarehouse({ code: 'MAIN', name: 'Main', isDefault: true }, context(companyId));
    const changes = { askCustomers: true, askAutomatically: true };
    await commands.changeCompanySettings({ changes, ifMatch: null }, context(companyId));
    mailboxId = await desk.mailbox(companyId, inbox, { notificationEmail: null });
  });
  after(() => desk?.stop());

  const orderedBy = async (poNumber: string, from = buyer) => {
    const document = orderDocument({ poNumber, deliveryDate: '', buyer: from });
    const letter = await orderLetter({ to: inbox, from: from.email, document });
    await desk.stage.dovecot.deliver(inbox, letter.raw);
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, letter);
    const row = (await desk.orders(companyId)).find(({ po_number: number }) => number === poNumber);
    if (!row) throw new Error('no order was drafted');
    return row;
  };
  const mailsTo = (address: string) => desk.stage.sink.received().filter(({ envelope }) => envelope.to.includes(address));
  const askedEvents = async (orderId: string) =>
    (await desk.stage.stack.events(salesOrderStream(companyId, orderId))).filter(({ type }) => type === 'OrderQuestionsAsked');

  it('leave once for a draft that lacks only what the customer knows, and its history names the policy', async () => {
    const { id } = await orderedBy('PO-POLICY-1');
    const [sent, ...more] = await until('the mail', async () => mailsTo(buyer.email).length > 0 && mailsTo(buyer.email));
    expect(more).to.deep.equal([]);
    expect(sent?.mail.subject).to.match(/\[SO-\d{4}-\d{6}\/[0-9a-f]{6}\]$/);
    expect(sent?.mail.headers.get('auto-submitted')).to.equal('auto-generated');
    const [asked, ...again] = await askedEvents(id);
    expect(again).to.deep.equal([]);
    expect(asked?.data).to.deep.include({
      recipient: buyer.email,
      automatic: { policy: 'ask_automatically', ground: 'record_address' },
    });
  });

  const reported = async (subject: string, references: string) => {
    const messageId = `${randomUUID()}@mx.buyer.example`;
    const from = 'mailer-daemon@mx.buyer.example';
    const raw = await composeMail({
      messageId,
      date: new Date('2026-11-20T08:00:00Z'),
      from: { name: 'Mail Delivery System', address: from },
      to: inbox,
      subject,
      text: '<anna@buyer.example>: user unknown',
    });
    const report = { messageId, from, raw: Buffer.concat([Buffer.from(`References: ${references}\r\n`), raw]) };
    await desk.stage.dovecot.deliver(inbox, report.raw);
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, report);
    return (await desk.orders(companyId)).find(({ po_number: number }) => number === 'PO-POLICY-1');
  };

  it('still wait after a delivery report that names no more than what a quoted subject tells', async () => {
    const [sent] = mailsTo(buyer.email);
    const { subject = '', messageId = '' } = sent?.mail ?? {};
    const invented = messageId.replace(/\.[0-9a-f]{16}@/, '@');
    expect(invented).not.to.equal(messageId);
    for (const references of [`<${randomUUID()}@buyer.example>`, invented]) {
      const row = await reported(`Undelivered: ${subject}`, references);
      expect(row?.questions.map(({ state }) => state)).to.deep.equal(['waiting']);
    }
  });

  it('are shown as undelivered when a delivery report names them', async () => {
    const [sent] = mailsTo(buyer.email);
    const row = await reported('Undelivered Mail Returned to Sender', sent?.mail.messageId ?? '');
    expect(row?.questions.map(({ state }) => state)).to.deep.equal(['undelivered']);
    expect(row?.review_reasons).to.deep.equal(['questions_undelivered']);
  });

  it('wait for their hour where the customer was just asked about another order', async () => {
    const { id } = await orderedBy('PO-POLICY-2');
    expect(await askedEvents(id)).to.deep.equal([]);
    expect(mailsTo(buyer.email)).to.have.length(1);
    const { rows } = await desk.stage.stack.foundation.pool.query<{ minutes: number }>(
      `select extract(epoch from start_after - now())::int / 60 as minutes from queue.job
       where name = 'ask-by-policy' and state = 'created' and data::text like '%' || $1 || '%'`,
      [id],
    );
    expect(rows.map(({ minutes }) => minutes >= 50 && minutes <= 60)).to.deep.equal([true]);
  });

  it('are not sent once the policy is off', async () => {
    const { commands, context } = desk.stage.stack;
    await commands.changeCompanySettings({ changes: { askAutomatically: false }, ifMatch: null }, context(companyId));
    const other = customers.mueller;
    const { id } = await orderedBy('PO-POLICY-3', other);
    expect([await askedEvents(id), mailsTo(other.email)]).to.deep.equal([[], []]);
  });
});
