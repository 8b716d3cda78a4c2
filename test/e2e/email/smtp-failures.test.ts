/** An SMTP server that fails changes nothing about the order or the mail: only the notification says so, and none is sent twice. */
import { expect } from 'chai';
import { isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import type { SinkFault } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';
import { countOf, type Desk, dataOf, expectEvents, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';

type FailureCase = {
  readonly title: string;
  readonly fault: SinkFault;
  readonly notification: 'failed' | 'ambiguous';
  readonly event: 'NotificationFailed' | 'NotificationAmbiguous';
  readonly taken: number;
  /** whether the notification is to be tried again later */
  readonly again: boolean;
  readonly reason: RegExp;
};

const cases: readonly FailureCase[] = [
  {
    title: 'whose server refuses the login',
    fault: 'refuse-auth',
    notification: 'failed',
    event: 'NotificationFailed',
    taken: 0,
    again: false,
    reason: /refused the login/,
  },
  {
    title: 'whose server refuses the mail',
    fault: 'refuse-data',
    notification: 'failed',
    event: 'NotificationFailed',
    taken: 0,
    again: false,
    reason: /refused the mail/,
  },
  {
    title: 'whose server is busy',
    fault: 'data-unavailable',
    notification: 'failed',
    event: 'NotificationFailed',
    taken: 0,
    again: true,
    reason: /refused the mail/,
  },
  {
    title: 'whose server takes the mail and loses the answer',
    fault: 'lose-answer',
    notification: 'ambiguous',
    event: 'NotificationAmbiguous',
    taken: 1,
    again: false,
    reason: /before the server confirmed/,
  },
];

describe('a notification', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user);
  });
  after(() => desk?.stop());

  for (const { title, fault, notification, event, taken, again, reason } of cases) {
    it(`${title} ends as ${notification}: the order stands, the mail is moved, and nothing is sent twice`, async () => {
      desk.stage.sink.fail(fault);
      const letter = await orderLetter({ to: user });
      await desk.stage.dovecot.deliver(user, letter.raw);
      await desk.poll(companyId, mailboxId);
      const entry = await desk.finished(companyId, letter);
      expect(entry).to.deep.include({ status: 'SUCCESS', error_message: '', notification });
      expect(entry.sales_orders).to.have.length(1);
      expect((await desk.orders(companyId)).filter(({ source }) => source.id === entry.id)).to.have.length(1);
      expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(0);
      expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);

      const expected = ['EmailReceived', 'ExtractionCompleted', 'EmailProcessed', 'EmailMoved', 'NotificationAttempted', event];
      expectEvents(await desk.events(companyId, letter), expected);
      const [told] = dataOf<{ reason: string; nextAttemptAt?: string | null }>(await desk.events(companyId, letter), event);
      expect(told?.reason).to.match(reason);
      if (event === 'NotificationFailed') expect(told?.nextAttemptAt !== null, 'another attempt').to.equal(again);

      desk.stage.sink.fail(undefined);
      await desk.poll(companyId, mailboxId);
      await desk.repeatNotification(companyId, letter);
      // the later attempt of a busy server's notification may come while a slow machine still looks
      const later = again ? 1 : 0;
      expect((await desk.notifications(companyId, letter)).length).to.be.within(taken, taken + later);
      expect(countOf(await desk.events(companyId, letter), 'NotificationAttempted')).to.be.within(1, 1 + later);
    });
  }

  it('whose end nobody saw is sent again when a person asks, once', async () => {
    desk.stage.sink.fail('lose-answer');
    const letter = await orderLetter({ to: user });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    const { id } = await desk.finished(companyId, letter);
    desk.stage.sink.fail(undefined);
    const { commands, context } = desk.stage.stack;
    const asked = await commands.requestNotification({ emailId: id, ifMatch: null }, context(companyId));
    expect(isRight(asked)).to.equal(true);
    await until('the notification asked for', async () => (await desk.entry(companyId, letter))?.notification === 'sent');
    const sent = await desk.notifications(companyId, letter);
    expect(sent, 'the lost one and the one asked for').to.have.length(2);
    expect(new Set(sent.map(({ mail }) => mail.messageId)).size, 'each with a Message-ID of its own').to.equal(2);
    const again = await commands.requestNotification({ emailId: id, ifMatch: null }, context(companyId));
    expect(isRight(again)).to.equal(false);
  });

  it('after all that is sent when the server works again', async () => {
    const letter = await orderLetter({ to: user });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    expect((await desk.finished(companyId, letter)).notification).to.equal('sent');
    await desk.repeatNotification(companyId, letter);
    expect(await desk.notifications(companyId, letter)).to.have.length(1);
  });
});
