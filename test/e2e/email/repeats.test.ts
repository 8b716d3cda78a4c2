/** The same order more than once: as the same mail, in several mailboxes, in a new mail, and changed. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { OrderLine } from '../../../demo/documents/index.ts';
import { salesOrderStream } from '../../../src/domain/sales-order/sales-order.stream.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { countOf, type Desk, dataOf, type Letter, orderLetter, startDesk } from './desk.ts';

const sales = 'orders@seller.example';
const hr = 'hr@seller.example';
const other = 'orders@other-seller.example';

describe('an order that comes more than once', () => {
  let desk: Desk;
  let companyId: string;
  let otherCompanyId: string;
  let salesId: string;
  let hrId: string;
  let otherId: string;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [sales, hr, other] });
    [companyId, otherCompanyId] = await Promise.all([desk.company(), desk.company()]);
    salesId = await desk.mailbox(companyId, sales);
    hrId = await desk.mailbox(companyId, hr, { module: 'HR' });
    otherId = await desk.mailbox(otherCompanyId, other);
  });
  after(() => desk?.stop());

  const ordersFor = async (company: string, poNumber: string) =>
    (await desk.orders(company)).filter(({ po_number }) => po_number === poNumber);

  const arrive = async (letter: Letter) => {
    await desk.stage.dovecot.deliver(sales, letter.raw);
    await desk.poll(companyId, salesId);
    return desk.finished(companyId, letter);
  };

  it('as the same mail delivered twice is one order, one entry with two copies, and both are moved', async () => {
    const document = orderDocument();
    const letter = await orderLetter({ to: sales, document });
    await desk.stage.dovecot.deliver(sales, letter.raw);
    await desk.stage.dovecot.deliver(sales, letter.raw);
    await desk.poll(companyId, salesId);
    const entry = await desk.finished(companyId, letter);
    const events = await desk.events(companyId, letter);
    expect(countOf(events, 'EmailReceived')).to.equal(1);
    expect(countOf(events, 'EmailCopySeen')).to.equal(1);
    expect(countOf(events, 'EmailProcessed')).to.equal(1);
    expect(countOf(events, 'EmailMoved')).to.equal(2);
    expect(entry.copies.map(({ mailbox_id, settled }) => [mailbox_id, settled])).to.deep.equal([
      [salesId, true],
      [salesId, true],
    ]);
    expect(new Set(entry.copies.map(({ uid }) => uid)).size).to.equal(2);
    expect(await ordersFor(companyId, document.poNumber)).to.have.length(1);
    expect(await desk.notifications(companyId, letter)).to.have.length(1);
    expect(await desk.inFolder(sales, 'INBOX', letter)).to.have.length(0);
    expect(await desk.inFolder(sales, 'Processed', letter)).to.have.length(2);
  });

  it('as the same mail again after it was processed is moved and drafts nothing', async () => {
    const document = orderDocument();
    const letter = await orderLetter({ to: sales, document });
    await arrive(letter);
    const again = await arrive(letter);
    const events = await desk.events(companyId, letter);
    expect(countOf(events, 'EmailProcessed')).to.equal(1);
    expect(countOf(events, 'EmailCopySeen')).to.equal(1);
    expect(countOf(events, 'EmailMoved')).to.equal(2);
    expect(again.copies).to.have.length(2);
    expect(await ordersFor(companyId, document.poNumber)).to.have.length(1);
    expect(await desk.notifications(companyId, letter)).to.have.length(1);
    expect(await desk.inFolder(sales, 'INBOX', letter)).to.have.length(0);
    expect(await desk.inFolder(sales, 'Processed', letter)).to.have.length(2);
  });

  it('as the same mail in two mailboxes of a company is one order, and both copies are moved', async () => {
    const document = orderDocument();
    const letter = await orderLetter({ to: `${sales}, ${hr}`, document });
    await Promise.all([sales, hr].map((user) => desk.stage.dovecot.deliver(user, letter.raw)));
    await Promise.all([desk.poll(companyId, salesId), desk.poll(companyId, hrId)]);
    // whichever of the two batches found the mail in the other's hands leaves its copy to the next poll
    for (const mailboxId of [salesId, hrId]) await desk.poll(companyId, mailboxId);
    const entry = await desk.finished(companyId, letter);
    const events = await desk.events(companyId, letter);
    expect(countOf(events, 'EmailReceived')).to.equal(1);
    expect(countOf(events, 'EmailCopySeen')).to.equal(1);
    expect(countOf(events, 'EmailProcessed')).to.equal(1);
    expect(countOf(events, 'EmailMoved')).to.equal(2);
    expect(entry.status).to.equal('SUCCESS');
    expect(entry.copies.map(({ mailbox_id }) => mailbox_id)).to.have.members([salesId, hrId]);
    expect((await desk.entries(companyId)).filter(({ email_subject }) => email_subject === entry.email_subject)).to.have.length(
      1,
    );
    expect(await ordersFor(companyId, document.poNumber)).to.have.length(1);
    expect(await desk.notifications(companyId, letter)).to.have.length(1);
    for (const user of [sales, hr]) {
      expect(await desk.inFolder(user, 'INBOX', letter), user).to.have.length(0);
      expect(await desk.inFolder(user, 'Processed', letter), user).to.have.length(1);
    }
  });

  it('as the same mail in two companies is an order in each', async () => {
    const document = orderDocument();
    const letter = await orderLetter({ to: `${sales}, ${other}`, document });
    await Promise.all([sales, other].map((user) => desk.stage.dovecot.deliver(user, letter.raw)));
    await Promise.all([desk.poll(companyId, salesId), desk.poll(otherCompanyId, otherId)]);
    const orderIds: (string | undefined)[] = [];
    for (const [company, user] of [
      [companyId, sales],
      [otherCompanyId, other],
    ] as const) {
      const entry = await desk.finished(company, letter);
      expect(entry).to.deep.include({ status: 'SUCCESS', company_id: company, notification: 'sent' });
      expect(countOf(await desk.events(company, letter), 'EmailProcessed')).to.equal(1);
      const orders = await ordersFor(company, document.poNumber);
      expect(orders).to.have.length(1);
      orderIds.push(orders[0]?.id);
      const notifications = await desk.notifications(company, letter);
      expect(notifications.map(({ envelope }) => envelope.from)).to.deep.equal([user]);
      expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(0);
      expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);
    }
    expect(new Set(orderIds).size).to.equal(2);
  });

  it('under the same number in a new mail drafts nothing: its entry points to the first order', async () => {
    const document = orderDocument();
    const letters = [
      await orderLetter({ to: sales, document, format: 'pdf' }),
      await orderLetter({ to: sales, document }),
    ] as const;
    const first = await arrive(letters[0]);
    const second = await arrive(letters[1]);
    const [order, ...more] = await ordersFor(companyId, document.poNumber);
    expect(more).to.deep.equal([]);
    expect(first.sales_orders).to.deep.equal([{ id: order?.id, reference: order?.reference, disposition: 'drafted' }]);
    expect(second.sales_orders).to.deep.equal([{ id: order?.id, reference: order?.reference, disposition: 'duplicate' }]);
    expect(second).to.deep.include({ status: 'SUCCESS', requires_review: false });
    expect(second.noted).to.deep.equal({ code: 'same_order_again', facts: { orders: order?.reference } });
    expect(order?.revisions).to.deep.equal([]);
    const [outcome] = dataOf<{ orders: unknown }>(await desk.events(companyId, letters[1]), 'EmailProcessed');
    expect(outcome?.orders).to.deep.equal([{ orderId: order?.id, reference: order?.reference, disposition: 'duplicate' }]);
    const orderEvents = await desk.stage.stack.events(salesOrderStream(companyId, order?.id ?? ''));
    expect(orderEvents.map(({ type }) => type)).to.deep.equal(['OrderDrafted', 'OrderRepeated']);
    expect(order?.duplicates.map(({ source }) => source)).to.deep.equal([{ kind: 'email', id: second.id }]);
    const [notification, ...rest] = await desk.notifications(companyId, letters[1]);
    expect(rest).to.deep.equal([]);
    expect(notification?.mail.text).to.include(`${order?.reference} (received again)`);
    expect(await desk.inFolder(sales, 'Processed', letters[1])).to.have.length(1);
  });

  it('under the same number with another quantity revises the one order, field by field', async () => {
    const document = orderDocument();
    const [line, ...others] = document.lines;
    if (!line) throw new Error('the order document has no lines');
    const changed: OrderLine = { ...line, qty: '9' };
    const letters = [
      await orderLetter({ to: sales, document }),
      await orderLetter({ to: sales, document: { ...document, lines: [changed, ...others] } }),
    ] as const;
    await arrive(letters[0]);
    const [before] = await ordersFor(companyId, document.poNumber);
    const second = await arrive(letters[1]);
    const [order, ...more] = await ordersFor(companyId, document.poNumber);
    expect(more).to.deep.equal([]);
    expect(order?.id).to.equal(before?.id);
    expect(second.sales_orders).to.deep.equal([{ id: order?.id, reference: order?.reference, disposition: 'revised' }]);
    expect(second).to.deep.include({ status: 'SUCCESS', requires_review: true });
    expect(second.review_reasons).to.deep.equal(['order_revised']);
    expect(order?.lines.map(({ qty }) => Number(qty))).to.deep.equal([9, ...others.map(({ qty }) => Number(qty))]);
    expect(order?.requires_review).to.equal(true);
    expect(order?.revisions).to.have.length(1);
    const [revision] = order?.revisions ?? [];
    expect(revision?.source).to.deep.equal({ kind: 'email', id: second.id });
    expect(revision?.changes.map(({ field }) => field)).to.have.members(['total', 'lines.1.qty', 'lines.1.amount']);
    const [lineChange] = revision?.changes.filter(({ field }) => field === 'lines.1.qty') ?? [];
    expect(lineChange?.before).to.match(/^2\b/);
    expect(lineChange?.after).to.match(/^9\b/);
    const orderEvents = await desk.stage.stack.events(salesOrderStream(companyId, order?.id ?? ''));
    expect(orderEvents.map(({ type }) => type)).to.deep.equal(['OrderDrafted', 'OrderRevised']);
    const [notification, ...rest] = await desk.notifications(companyId, letters[1]);
    expect(rest).to.deep.equal([]);
    expect(notification?.mail.text).to.include(`${order?.reference} (revised)`);
  });
});
