/** More mails than one batch holds, while polls go on: each is processed once. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { until } from '../../support/until.ts';
import { type Desk, expectEvents, goodEnd, type Letter, letterWith, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const count = 51;

describe('a mailbox full of orders', () => {
  let desk: Desk;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
  });
  after(() => desk?.stop());

  it('is worked off once, whatever polls come in between', async () => {
    const companyId = await desk.company();
    const mailboxId = await desk.mailbox(companyId, user);
    const lines = orderDocument().lines.slice(0, 1);
    const orders = await Promise.all(
      Array.from({ length: count }, () => orderLetter({ to: user, document: orderDocument({ lines }) })),
    );
    const chatter = await letterWith(user, 'No order at all', []);
    for (const { raw } of [...orders, chatter]) await desk.stage.dovecot.deliver(user, raw);

    const late: Letter = await orderLetter({ to: user });
    const polled = desk.poll(companyId, mailboxId);
    polled.catch(() => undefined); // told below
    await until('the first draft', async () => (await desk.orders(companyId)).length > 0, 60_000);
    await desk.stage.dovecot.deliver(user, late.raw);
    await Promise.all([desk.askForPoll(companyId, mailboxId), desk.askForPoll(companyId, mailboxId), polled]);
    // what came while a batch of the same number still waited comes back with the next poll
    await desk.poll(companyId, mailboxId);

    for (const letter of [...orders, late]) {
      const entry = await desk.finished(companyId, letter);
      expect(entry).to.deep.include({ status: 'SUCCESS', notification: 'sent' });
      expect(entry.sales_orders).to.have.length(1);
      // a busy machine may have cost it a try
      const events = (await desk.events(companyId, letter)).filter(({ type }) => type !== 'ExtractionFailed');
      expectEvents(events, goodEnd);
    }
    const nothing = await desk.finished(companyId, chatter);
    expect(nothing).to.deep.include({
      status: 'SUCCESS',
      attachment_count: 0,
      sales_orders: [],
      noted: { code: 'no_attachments', facts: {} },
    });

    const drafted = await desk.orders(companyId);
    expect(drafted).to.have.length(count + 1);
    expect(new Set(drafted.map(({ po_number }) => po_number)).size).to.equal(count + 1);
    const references = drafted.map(({ reference }) => Number(reference.slice(-6)));
    expect(references).to.deep.equal(Array.from({ length: count + 1 }, (_, index) => index + 1));
    expect(await desk.entries(companyId)).to.have.length(count + 2);
    expect(desk.stage.sink.received()).to.have.length(count + 2);
    expect(await desk.stage.dovecot.list(user)).to.deep.equal([]);
    expect(await desk.stage.dovecot.list(user, 'Processed')).to.have.length(count + 2);
  });
});
