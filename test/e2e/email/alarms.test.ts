/** Mailboxes and backlogs that need a person: told once, shown with cause and next poll, over by themselves. */
import { enqueue } from '@order-intake/event-sourcing';
import { ReadersUnavailable } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { composeMail } from '../../../demo/mails/compose.ts';
import { backlogAlarmId, heldUpAlarmId, mailboxAlarmId } from '../../../src/commands/delivery/advance-alarm.command.ts';
import { alarmStream } from '../../../src/domain/alarm/alarm.stream.ts';
import { watchMailboxes } from '../../../src/jobs/definitions.ts';
import { type Json, type Send, sender } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { password } from '../../support/mail-stage.ts';
import { until } from '../../support/until.ts';
import { type Desk, emailId, orderLetter, startDesk } from './desk.ts';

const watched = 'orders@seller.example';
const busy = 'purchase@seller.example';
const admin = 'it@seller.example';

describe('watching', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  let send: Send;
  let stopApi: () => Promise<void>;
  /** what a mail without an attachment waits for */
  let gate: Promise<void> = Promise.resolve();
  let readersAreAway = false;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({
      users: [watched, busy],
      interpose: (ports) => ({
        ...ports,
        documents: {
          ...ports.documents,
          readWords: (...words) => gate.then(() => ports.documents.readWords(...words)),
          read: async (...file) => {
            if (readersAreAway) throw new ReadersUnavailable('no document reader process could be started');
            return ports.documents.read(...file);
          },
        },
      }),
    });
    companyId = await desk.company();
    const { commands, context } = desk.stage.stack;
    await commands.changeCompanySettings({ changes: { adminEmails: [admin] }, ifMatch: null }, context(companyId));
    mailboxId = await desk.mailbox(companyId, watched);
    const api = await serveApi(desk.stage.stack);
    stopApi = api.stop;
    send = sender(api.url, await api.token(companyId, ['admin']));
  });
  after(async () => {
    await stopApi?.();
    await desk?.stop();
  });

  const at = () => `/sales/email-configs/${mailboxId}/`;
  const health = (as: (body: Json) => boolean): Promise<Json> =>
    until('the health expected', async () => {
      const { body } = await send('GET', `${at()}health/`);
      return as(body) ? body : null;
    });
  const told = () => desk.stage.sink.received().filter(({ envelope }) => envelope.to.includes(admin));
  const alarmEvents = async (alarmId: string) =>
    (await desk.stage.stack.events(alarmStream(companyId, alarmId))).map(({ type }) => type);
  const watch = async () => {
    await desk.run([enqueue(watchMailboxes, {}, 'all')]);
  };
  const pool = () => desk.stage.stack.foundation.pool;

  it('a mailbox whose password was changed under it shows cause and next poll, and the administrators are told once', async () => {
    await desk.poll(companyId, mailboxId);
    const fine = await health((body) => body.state === 'ok');
    expect(fine).to.deep.include({ problems: [], consecutive_failures: 0, unseen_count: 0, last_error: null, alarm: null });

    await desk.stage.dovecot.setPassword(watched, 'another one, set by the provider');
    for (let poll = 1; poll <= 5; poll += 1) await desk.poll(companyId, mailboxId);
    const troubled = await health((body) => body.alarm?.notification === 'sent');
    expect(troubled.state).to.equal('trouble');
    expect(troubled.problems.map(({ code, cause }: Json) => [code, cause])).to.deep.equal([
      ['mailbox_auth', 'auth'],
      ['polled_hourly', 'auth'],
    ]);
    expect(troubled).to.deep.include({ consecutive_failures: 5, refused_logins: 5 });
    expect(troubled.last_error.cause).to.equal('auth');
    expect(Date.parse(troubled.next_poll) - Date.parse(troubled.last_poll)).to.be.greaterThan(59 * 60_000);
    expect(troubled.alarm.kind).to.equal('mailbox_trouble');

    const mails = told();
    expect(mails).to.have.length(1);
    const [mail] = mails;
    expect(mail?.envelope.to).to.deep.equal([admin]);
    expect(mail?.mail.subject).to.include(watched).and.include('password');
    expect(mail?.mail.headers.get('auto-submitted')).to.equal('auto-generated');
    expect(mail?.mail.html).to.be.a('string');
    expect(mail?.raw.toString()).not.to.include(password);

    const read = await send('GET', `${at()}health/`);
    const known = { headers: { 'if-none-match': read.headers.get('etag') ?? '' } };
    expect((await send('GET', `${at()}health/`, known)).status).to.equal(304);
  });

  it('a corrected password is tried at once, and the alarm is over', async () => {
    const body = { email_password: 'another one, set by the provider' };
    expect((await send('PATCH', at(), { body })).status).to.equal(200);
    const fine = await health((found) => found.state === 'ok' && found.alarm === null);
    expect(fine).to.deep.include({ consecutive_failures: 0, refused_logins: 0, last_error: null });
    expect(await alarmEvents(mailboxAlarmId(mailboxId))).to.deep.equal([
      'AlarmRaised',
      'AlarmNotificationAttempted',
      'AlarmNotificationEnded',
      'AlarmCleared',
    ]);
    expect(told()).to.have.length(1);
    await desk.stage.dovecot.setPassword(watched, password);
    expect((await send('PATCH', at(), { body: { email_password: password } })).status).to.equal(200);
    await desk.poll(companyId, mailboxId);
  });

  it('a mailbox without a good poll for 30 minutes is told of once, until it is polled again', async () => {
    const before = told().length;
    await watch();
    expect(told(), 'nothing is silent yet').to.have.length(before);
    const activeFor = (change: string) =>
      pool().query(`update read.mailboxes set active_since = active_since ${change} where id = $1`, [mailboxId]);
    await activeFor("- interval '2 hours'");
    try {
      await pool().query(`update app.mailbox_polls set last_good_poll_at = now() - interval '31 minutes' where mailbox_id = $1`, [
        mailboxId,
      ]);
      await watch();
      const silent = await health((body) => body.alarm?.notification === 'sent');
      expect(silent.alarm.kind).to.equal('mailbox_silent');
      await watch();
      expect(told()).to.have.length(before + 1);
      expect(told().at(-1)?.mail.subject).to.include('30 minutes');
    } finally {
      await activeFor("+ interval '2 hours'"); // the log says otherwise
    }
    await desk.poll(companyId, mailboxId);
    expect((await health((body) => body.alarm === null)).state).to.equal('ok');
  });

  it('a mail that is tried in vain for more than an hour is told of once, waits with its cause, and is over by itself', async () => {
    const before = told().length;
    const letter = await orderLetter({ to: watched });
    const entry = `/sales/email-logs/${emailId(companyId, letter)}/`;
    const waiting = () =>
      until('a next try', async () => {
        const { body } = await send('GET', entry);
        return body.next_attempt_at ? body : null;
      });
    readersAreAway = true;
    await desk.stage.dovecot.deliver(watched, letter.raw);
    await desk.poll(companyId, mailboxId);
    expect(await waiting()).to.deep.include({ status: 'PENDING', error_code: 'extractor_down' });
    await watch();
    expect(await alarmEvents(heldUpAlarmId(companyId)), 'not for long yet').to.deep.equal([]);
    const sql = `update read.emails set failing_since = failing_since - interval '61 minutes' where id = $1`;
    await pool().query(sql, [emailId(companyId, letter)]); // a retry that goes well takes it away
    await watch();
    await until('the administrators told', async () =>
      (await alarmEvents(heldUpAlarmId(companyId))).includes('AlarmNotificationEnded'),
    );
    await watch();
    expect(told()).to.have.length(before + 1);
    expect(told().at(-1)?.mail.subject).to.include('1 email has been failing for more than an hour: documents cannot be read');
    readersAreAway = false;
    expect((await send('POST', `${entry}retry/`)).status, 'nobody has to wait for the next try').to.equal(202);
    expect((await desk.finished(companyId, letter)).status).to.equal('SUCCESS');
    expect((await send('GET', entry)).body).to.deep.include({ failing_since: null, next_attempt_at: null, error_code: null });
    await watch();
    expect((await alarmEvents(heldUpAlarmId(companyId))).at(-1)).to.equal('AlarmCleared');
  });

  it('mails that a person read before a poll saw them are counted, listed as they lie there, and taken in on request', async () => {
    const early = await orderLetter({ to: watched });
    const read = await orderLetter({ to: watched });
    const day = 24 * 3_600_000;
    await desk.stage.dovecot.deliver(watched, early.raw, 'INBOX', ['\\Seen'], new Date(Date.now() - 3 * day));
    await desk.stage.dovecot.deliver(watched, read.raw, 'INBOX', ['\\Seen']);
    await desk.poll(companyId, mailboxId);
    expect((await health(() => true)).read_unprocessed_count, 'looked for less than an hour ago').to.equal(0);
    await pool().query(`update app.mailbox_polls set reconciled_at = now() - interval '61 minutes' where mailbox_id = $1`, [
      mailboxId,
    ]);
    await desk.poll(companyId, mailboxId);
    const found = await health((body) => body.read_unprocessed_count === 1);
    expect(found.problems.map(({ code }: Json) => code)).to.deep.equal(['read_unprocessed']);

    const { body: listed } = await send('GET', `${at()}unprocessed/`);
    expect(listed).to.have.length(1);
    expect(listed[0]).to.deep.include({ email_from: read.from, attachment_count: 1 });
    expect(listed[0].email_subject).to.match(/^Order /);
    const kept = await pool().query('select to_jsonb(p)::text as row from app.mailbox_polls p where mailbox_id = $1', [
      mailboxId,
    ]);
    expect(kept.rows[0].row, 'what is listed is kept nowhere').not.to.include(listed[0].email_subject);

    const started = await send('POST', `${at()}reconcile/`);
    expect(started.status).to.equal(202);
    const task = await until('the task to end', async () => {
      const { body } = await send('GET', started.body.url);
      return body.finished_at === null ? null : body;
    });
    expect(task).to.deep.include({ state: 'succeeded', kind: 'reconcile', error: null });
    expect(task.result).to.deep.include({ fetched: 1, drafted: 1, failed: 0 });
    expect((await desk.finished(companyId, read)).status).to.equal('SUCCESS');
    expect(await desk.inFolder(watched, 'Processed', read)).to.have.length(1);
    expect(await desk.entry(companyId, early), 'from before the mailbox was configured').to.equal(null);
    expect((await health((body) => body.read_unprocessed_count === 0)).state).to.equal('ok');
    expect((await send('GET', `${at()}unprocessed/`)).body).to.deep.equal([]);
  });

  it('more than 50 queued mails are told of once; a few are not', async () => {
    const busyId = await desk.mailbox(companyId, busy, { module: 'PURCHASE', notificationEmail: null });
    const before = told().length;
    const deliver = async (count: number) => {
      for (let n = 0; n < count; n += 1) {
        const raw = await composeMail({
          messageId: `${count}-${n}@buyer.example`,
          date: new Date('2026-11-20T08:00:00Z'),
          from: { name: 'Ann', address: 'ann@buyer.example' },
          to: busy,
          subject: `Question ${n}`,
          text: 'No order in here.',
          attachments: [],
        });
        await desk.stage.dovecot.deliver(busy, raw);
      }
    };
    await deliver(5);
    await desk.poll(companyId, busyId);
    expect(await alarmEvents(backlogAlarmId(companyId))).to.deep.equal([]);
    const { promise, resolve: open } = Promise.withResolvers<void>();
    gate = promise;
    await deliver(51);
    let polls: Promise<unknown> = desk.poll(companyId, busyId);
    let polledAt = performance.now();
    await until('the alarm', async () => {
      if ((await alarmEvents(backlogAlarmId(companyId))).includes('AlarmRaised')) return true;
      // a poll counts what is shown two seconds after it
      if (performance.now() < polledAt + 3_000) return false;
      polls = Promise.all([polls, desk.askForPoll(companyId, busyId)]);
      polledAt = performance.now();
      return false;
    }).finally(open);
    await polls;
    await watch();
    await until('the end of the alarm', async () => (await alarmEvents(backlogAlarmId(companyId))).includes('AlarmCleared'));
    const events = await until('the notification', async () => {
      const found = await alarmEvents(backlogAlarmId(companyId));
      return found.includes('AlarmNotificationEnded') ? found : null;
    });
    expect(events.filter((type) => type === 'AlarmRaised')).to.have.length(1);
    expect(told()).to.have.length(before + 1);
    expect(told().at(-1)?.mail.subject).to.match(/^\[Order Intake\] 5\d emails are waiting/);
    const activity = await until('the moves in their read model', async () => {
      const { body } = await send('GET', `/sales/email-configs/${busyId}/health/`);
      return body.moved_count === 56 ? body : null;
    });
    expect(activity).to.deep.include({ set_aside_count: 0, backlog: 0, company_backlog: 0 });
  });
});
