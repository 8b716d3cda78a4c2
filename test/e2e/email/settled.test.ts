/** A mail that failed leaves INBOX once a person has seen to it: dismissed, linked to an order, or replaced by a file. */
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import type { Settlement } from '../../../src/commands/email/settle-email.command.ts';
import { readDocument } from '../../api/kit.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { until } from '../../support/until.ts';
import { type Desk, emailId, type Letter, letterWith, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';

describe('a failed mail that a person has seen to', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user, { notificationEmail: null });
  });
  after(() => desk?.stop());

  const failed = async (): Promise<Letter> => {
    const content = await pdfOf((pdf) => write(pdf, 'Purchase order', 50, 50), { userPassword: 'only for the buyer' });
    const letter = await letterWith(user, 'A locked order', [
      { filename: 'locked.pdf', content, contentType: 'application/pdf' },
    ]);
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    expect((await desk.finished(companyId, letter)).status).to.equal('FAILED');
    expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(1);
    return letter;
  };
  const settle = async (letter: Letter, settlement: Settlement) => {
    const { commands, request } = desk.stage.stack;
    const given = { emailId: emailId(companyId, letter), settlement, ifMatch: null };
    const done = await commands.settleEmail(given, request(companyId));
    if (isLeft(done)) throw new Error(`it was not settled: ${done.left.type}`);
    await until('the mail to be moved', async () => (await desk.inFolder(user, 'INBOX', letter)).length === 0);
    expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);
  };

  it('is moved when it was dismissed', async () => {
    const letter = await failed();
    await settle(letter, { how: 'dismissed', reason: 'an advertisement' });
    await desk.poll(companyId, mailboxId);
    expect(await desk.orders(companyId), 'and is not read again').to.deep.equal([]);
  });

  it('is moved when it belongs to an order that is there', async () => {
    const order = await orderLetter({ to: user });
    await desk.stage.dovecot.deliver(user, order.raw);
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, order);
    const [drafted] = await desk.orders(companyId);
    await settle(await failed(), { how: 'linked', orderId: drafted?.id ?? '' });
    expect(await desk.orders(companyId)).to.have.length(1);
  });

  it('is moved when a file stands for it, of which an order is made', async () => {
    const letter = await failed();
    const documentId = await readDocument(desk.stage, companyId);
    await settle(letter, { how: 'replaced', documentId });
    await until('the order', async () => (await desk.orders(companyId)).length === 2);
  });
});
