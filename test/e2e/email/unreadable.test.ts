/** A mail that cannot be read fails alone, is set aside, and is tried again only when somebody asks. */

import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { renderClassicPdf } from '../../../demo/documents/index.ts';
import { failedKeyword } from '../../../src/adapters/imap/connection/keywords.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { notified } from '../../support/mail-stage.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { said } from '../../support/said.ts';
import { until } from '../../support/until.ts';
import { countOf, type Desk, emailId, expectEvents, goodEnd, type Letter, letterWith, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const admin = 'it@seller.example';
const contentType = 'application/pdf';

const failedOnce = [
  'EmailReceived',
  'ExtractionFailed',
  'EmailGivenUp',
  'EmailSetAside',
  'NotificationAttempted',
  'NotificationSent',
] as const;

const closedGate = () => {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open: () => open() };
};

describe('a mail whose attachment cannot be read', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  let locked: Letter;
  let truncated: Letter;
  const good: Letter[] = [];
  /** what a worker waits for before it opens the mailbox */
  let gate: Promise<void> = Promise.resolve();

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({
      users: [user],
      interpose: (ports) => ({
        ...ports,
        reader: { open: async (server, options) => gate.then(() => ports.reader.open(server, options)) },
      }),
    });
    companyId = await desk.company();
    const { commands, context } = desk.stage.stack;
    await commands.changeCompanySettings({ changes: { adminEmails: [admin] }, ifMatch: null }, context(companyId));
    mailboxId = await desk.mailbox(companyId, user);
    const secret = await pdfOf((pdf) => write(pdf, 'Purchase order', 50, 50), { userPassword: 'only for the buyer' });
    const cut = (await renderClassicPdf(orderDocument())).subarray(0, 900);
    locked = await letterWith(user, 'A locked order', [{ filename: 'locked.pdf', content: secret, contentType }]);
    truncated = await letterWith(user, 'Half an order', [{ filename: 'half.pdf', content: cut, contentType }]);
    good.push(await orderLetter({ to: user }), await orderLetter({ to: user, format: 'pdf' }));
    for (const letter of [good[0], locked, truncated, good[1]]) if (letter) await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
  });
  after(() => desk?.stop());

  const retry = (letter: Letter) => {
    const { commands, context } = desk.stage.stack;
    return commands.requestRetry({ emailId: emailId(companyId, letter), ifMatch: null }, context(companyId));
  };

  it('fails with a reason, stays in INBOX under a keyword, and is told', async () => {
    for (const [letter, name, reason] of [
      [locked, 'locked.pdf', /password/],
      [truncated, 'half.pdf', /.+/],
    ] as const) {
      const entry = await desk.finished(companyId, letter);
      expectEvents(await desk.events(companyId, letter), failedOnce);
      expect(entry).to.deep.include({ status: 'FAILED', sales_orders: [], ai_confidence: null, notification: 'sent' });
      expect(said(entry)).to.include(name).and.to.match(reason);
      const flags = await desk.inFolder(user, 'INBOX', letter);
      expect(flags).to.have.length(1);
      expect(flags[0]).to.include(failedKeyword).and.to.not.include('\\Seen');
      expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(0);
      const [notification, ...more] = await desk.notifications(companyId, letter);
      expect(more).to.deep.equal([]);
      expect(notification?.envelope.to).to.have.members([notified, admin]);
      expect(notification?.mail.subject).to.include('could not be processed');
      expect(notification?.mail.text).to.include(said(entry));
    }
  });

  it('keeps no good mail of the same poll from its order', async () => {
    for (const letter of good) {
      const entry = await desk.finished(companyId, letter);
      expect(entry.status).to.equal('SUCCESS');
      expect(entry.sales_orders).to.have.length(1);
      expectEvents(await desk.events(companyId, letter), goodEnd);
      expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);
      const notifications = await desk.notifications(companyId, letter);
      expect(notifications.map(({ envelope }) => envelope.to)).to.deep.equal([[notified]]);
    }
    expect(await desk.orders(companyId)).to.have.length(good.length);
  });

  it('is not fetched again by later polls', async () => {
    await desk.poll(companyId, mailboxId);
    await desk.poll(companyId, mailboxId);
    for (const letter of [locked, truncated]) expectEvents(await desk.events(companyId, letter), failedOnce);
    expect(desk.stage.sink.received()).to.have.length(4);
  });

  it('runs again on the same entry when a retry is asked for, fails again and is told again', async () => {
    const { promise, open } = closedGate();
    gate = promise;
    const asked = await retry(locked);
    expect(isLeft(asked)).to.equal(false);
    const pending = await until('the entry to be PENDING', async () => {
      const row = await desk.entry(companyId, locked);
      return row?.status === 'PENDING' ? row : null;
    });
    expect(pending).to.deep.include({ failure: null, unsettled: true });
    open();
    const entry = await until('the second end', async () => {
      const events = await desk.events(companyId, locked);
      return countOf(events, 'NotificationSent') === 2 && countOf(events, 'EmailSetAside') === 2
        ? desk.finished(companyId, locked)
        : null;
    });
    const events = await desk.events(companyId, locked);
    const again = failedOnce.filter((type) => type !== 'EmailReceived');
    expectEvents(events, [...failedOnce, 'RetryRequested', ...again]);
    const types = events.map(({ type }) => type);
    expect(types.lastIndexOf('EmailGivenUp')).to.be.above(types.indexOf('RetryRequested'));
    expect(entry).to.deep.include({ id: emailId(companyId, locked), status: 'FAILED', notification: 'sent' });
    expect(await desk.entries(companyId)).to.have.length(4);
    expect(await desk.notifications(companyId, locked)).to.have.length(2);
    const flags = await desk.inFolder(user, 'INBOX', locked);
    expect(flags).to.have.length(1);
    expect(flags[0]).to.include(failedKeyword);
  });

  it('is refused a retry when it did not fail', async () => {
    const [letter] = good;
    if (!letter) throw new Error('there is no good mail');
    const before = await desk.events(companyId, letter);
    expect(await retry(letter)).to.deep.include({ left: { type: 'NotFailed', status: 'SUCCESS' } });
    expect(await desk.events(companyId, letter)).to.deep.equal(before);
  });

  it('beside one that can be read is left out with its reason, and the order is drafted for review', async () => {
    const document = orderDocument();
    const letter = await letterWith(user, `Order ${document.poNumber} and more`, [
      { filename: 'half.pdf', content: Buffer.from('%PDF-1.7\nnothing more'), contentType },
      { filename: 'order.pdf', content: await renderClassicPdf(document), contentType },
    ]);
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    const entry = await desk.finished(companyId, letter);
    expectEvents(await desk.events(companyId, letter), goodEnd);
    expect(entry).to.deep.include({ status: 'SUCCESS', attachment_count: 2 });
    expect(entry.skipped.map(({ name }) => name)).to.deep.equal(['half.pdf']);
    expect(entry.skipped[0]?.reason.code).to.equal('pdf_damaged');
    const [order, ...more] = (await desk.orders(companyId)).filter(({ source }) => source.id === entry.id);
    expect(more).to.deep.equal([]);
    expect(order).to.deep.include({ po_number: document.poNumber, requires_review: true });
    expect(order?.review_reasons).to.deep.equal(['attachment_unread']);
    expect(order?.extraction_metadata?.files[0]?.name).to.equal('order.pdf');
  });
});
