/** An SMTP server that fails changes nothing about the order or the mail: only the notification says so, and none is sent twice. */

import { expect } from 'chai';
import { isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { unsureAlarmId } from '../../../src/commands/delivery/advance-alarm.command.ts';
import { alarmStream } from '../../../src/domain/alarm/alarm.stream.ts';
import { type Reason, reasonText } from '../../../src/domain/reasons/reasons.ts';
import { createEmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { notified } from '../../support/mail-stage.ts';
import type { SinkFault } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';
import { countOf, type Desk, dataOf, emailId, expectEvents, type Letter, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';

type FailureCase = {
  readonly title: string;
  readonly fault: SinkFault;
  readonly notification: 'failed' | 'ambiguous';
  readonly event: 'NotificationFailed' | 'NotificationAmbiguous';
  readonly taken: number;
  /** whether the mail could have left: only then is an attempt recorded */
  readonly attempted: boolean;
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
    attempted: false,
    again: false,
    reason: /refused the login/,
  },
  {
    title: 'whose server refuses the mail',
    fault: 'refuse-data',
    notification: 'failed',
    event: 'NotificationFailed',
    taken: 0,
    attempted: true,
    again: false,
    reason: /refused the mail/,
  },
  {
    title: 'whose server is busy',
    fault: 'data-unavailable',
    notification: 'failed',
    event: 'NotificationFailed',
    taken: 0,
    attempted: true,
    again: true,
    reason: /refused the mail/,
  },
  {
    title: 'whose server takes the mail and loses the answer',
    fault: 'lose-answer',
    notification: 'ambiguous',
    event: 'NotificationAmbiguous',
    taken: 1,
    attempted: true,
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

  for (const { title, fault, notification, event, taken, attempted, again, reason } of cases) {
    it(`${title} ends as ${notification}: the order stands, the mail is moved, and nothing is sent twice`, async () => {
      desk.stage.sink.fail(fault);
      const letter = await orderLetter({ to: user });
      await desk.stage.dovecot.deliver(user, letter.raw);
      await desk.poll(companyId, mailboxId);
      const entry = await desk.finished(companyId, letter);
      expect(entry).to.deep.include({ status: 'SUCCESS', failure: null, notification });
      expect(entry.sales_orders).to.have.length(1);
      expect((await desk.orders(companyId)).filter(({ source }) => source.id === entry.id)).to.have.length(1);
      expect(await desk.inFolder(user, 'INBOX', letter)).to.have.length(0);
      expect(await desk.inFolder(user, 'Processed', letter)).to.have.length(1);

      const tried = attempted ? ['NotificationAttempted'] : [];
      const expected = ['EmailReceived', 'ExtractionCompleted', 'EmailProcessed', 'EmailMoved', ...tried, event];
      expectEvents(await desk.events(companyId, letter), expected);
      const [told] = dataOf<{ reason: Reason; nextAttemptAt?: string | null }>(await desk.events(companyId, letter), event);
      expect(told && reasonText(told.reason)).to.match(reason);
      if (event === 'NotificationFailed') expect(told?.nextAttemptAt !== null, 'another attempt').to.equal(again);

      desk.stage.sink.fail(undefined);
      await desk.poll(companyId, mailboxId);
      await desk.repeatNotification(companyId, letter);
      // the later attempt of a busy server's notification may come while a slow machine still looks
      const later = again ? 1 : 0;
      expect((await desk.notifications(companyId, letter)).length).to.be.within(taken, taken + later);
      const attempts = attempted ? 1 : 0;
      expect(countOf(await desk.events(companyId, letter), 'NotificationAttempted')).to.be.within(attempts, attempts + later);
    });
  }

  it('whose end nobody saw is told of to the administrators, once, until a person has it sent again', async () => {
    const { commands, context, events, foundation } = desk.stage.stack;
    const admin = 'it@seller.example';
    const other = await desk.company();
    await commands.changeCompanySettings({ changes: { adminEmails: [admin] }, ifMatch: null }, context(other));
    const mailbox = await desk.mailbox(other, user);
    const alarm = async () => (await events(alarmStream(other, unsureAlarmId(other)))).map(({ type }) => type);
    const lost: Letter[] = [];
    for (let n = 0; n < 2; n += 1) {
      desk.stage.sink.fail('lose-answer', notified); // what the administrators are told goes its way meanwhile
      const letter = await orderLetter({ to: user });
      lost.push(letter);
      await desk.stage.dovecot.deliver(user, letter.raw);
      await desk.poll(other, mailbox);
      expect((await desk.finished(other, letter)).notification).to.equal('ambiguous');
      desk.stage.sink.fail(undefined);
      await until('the administrators told', async () => (await alarm()).includes('AlarmNotificationEnded'));
    }
    const told = desk.stage.sink.received().filter(({ envelope }) => envelope.to.includes(admin));
    expect(told.map(({ mail }) => mail.subject)).to.deep.equal(['[Order Intake] 1 notification may not have arrived']);
    const listed = await createEmailQueries(foundation.pool).emails(
      other,
      { notification: 'ambiguous', ordering: '-received_at' },
      { limit: 9, cursor: null },
    );
    expect(listed.items.map(({ id }) => id)).to.have.members(lost.map((letter) => emailId(other, letter)));

    for (const letter of lost) {
      expect(await alarm()).not.to.include('AlarmCleared');
      const asked = await commands.requestNotification({ emailId: emailId(other, letter), ifMatch: null }, context(other));
      expect(isRight(asked)).to.equal(true);
      await until('the notification asked for', async () => (await desk.entry(other, letter))?.notification === 'sent');
    }
    await until('the alarm to be over', async () => (await alarm()).at(-1) === 'AlarmCleared');
  });

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
