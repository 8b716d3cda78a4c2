/** Whether a mail's sender is who it says: by the customer's record, and by what the mailbox's own server says of DMARC. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { reviewSettingsOf } from '../../../src/domain/sales-order/review/review-settings.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { buyer } from '../../support/order-mails.ts';
import { type Desk, type Letter, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';

describe('the sender of an order', () => {
  let desk: Desk;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
  });
  after(() => desk?.stop());

  /** What is found about the order of a mail with this header, sent from this address. */
  const found = async (header: string, from: string = buyer.email) => {
    const companyId = await desk.company();
    const { commands, context } = desk.stage.stack;
    const { sender_unverified } = reviewSettingsOf({ sender_unverified: { enabled: true } });
    const changes = { reviewChecks: { sender_unverified } };
    await commands.changeCompanySettings({ changes, ifMatch: null }, context(companyId));
    const mailboxId = await desk.mailbox(companyId, user, { notificationEmail: null });
    const plain = await orderLetter({ to: user, from });
    const letter: Letter = { ...plain, raw: Buffer.concat([Buffer.from(header === '' ? '' : `${header}\r\n`), plain.raw]) };
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, letter);
    const [order] = await desk.orders(companyId);
    return order?.content_findings;
  };
  const finding = (facts: object) => [{ reason: 'sender_unverified', facts }];

  it("is verified by the customer's own address", async () => {
    expect(await found('')).to.deep.equal([]);
  });
  it("is not, from an address that is none of the customer's", async () => {
    const facts = { sender_domain: 'elsewhere.example', is_foreign: true, dmarc: null };
    expect(await found('', 'somebody@elsewhere.example')).to.deep.equal(finding(facts));
  });
  it("is not, where the mailbox's own server says that DMARC failed; what the sender writes below counts for nothing", async () => {
    const failed = 'Authentication-Results: mx.seller.example; spf=fail; dmarc=fail header.from=buyer.example';
    const claimed = 'Authentication-Results: mx.seller.example; dmarc=pass header.from=buyer.example';
    const facts = { sender_domain: buyer.email.split('@')[1], is_foreign: false, dmarc: 'fail' };
    expect(await found(`${failed}\r\n${claimed}`)).to.deep.equal(finding(facts));
  });
  it('is not doubted for what a server says that nobody has named', async () => {
    expect(await found('Authentication-Results: mx.elsewhere.example; dmarc=fail header.from=buyer.example')).to.deep.equal([]);
  });
});
