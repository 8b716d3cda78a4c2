/** Questions to a customer through real mail servers: sent once, answered by mail, and a reminder in the same thread. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { composeMail } from '../../../demo/mails/compose.ts';
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
    await commands.changeCompanySettings({ changes: { askCustomers: true }, ifMatch: null }, context(companyId));
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
});
