import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { AlarmEvent, AlarmFacts } from '../../../src/domain/alarm/alarm.events.ts';
import type { EmailEvent } from '../../../src/domain/email/email.events.ts';
import type { MailboxEvent } from '../../../src/domain/mailbox/mailbox.events.ts';
import { alarms } from '../../../src/projections/mailbox-health/alarms.read-model.ts';
import type { Backlog } from '../../../src/projections/mailbox-health/backlog.queries.ts';
import { mailboxActivity } from '../../../src/projections/mailbox-health/mailbox-activity.read-model.ts';
import type { MailboxHealthRow } from '../../../src/projections/mailbox-health/mailbox-health.queries.ts';
import { mailboxProblems } from '../../../src/projections/mailbox-health/mailbox-problems.ts';
import { readModelKit } from '../../support/read-model-kit.ts';
import { companyId, copy, emailId, mailboxId, mailboxSettings } from '../../support/samples.ts';

const alarmId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a09';
const second = (n: number) => new Date(Date.UTC(2026, 10, 20, 8, 0, n));

describe('the alarms read model', () => {
  const { givenEvents } = readModelKit<AlarmEvent>(alarms, { applyTwice: true, place: { companyId } });
  const facts: AlarmFacts = { kind: 'backlog', mailboxId: null, cause: null, since: null, count: 51 };
  const raised = (round: number): AlarmEvent => ({ type: 'AlarmRaised', data: { alarmId, round, ...facts } });
  const told = (round: number): AlarmEvent => ({
    type: 'AlarmNotificationEnded',
    data: { alarmId, round, end: 'sent', reason: null, nextAttemptAt: null },
  });
  it('shows since when it is open and whether anybody was told', () => {
    givenEvents([raised(1), told(1)]).thenRowHas(alarmId, { kind: 'backlog', count: 51, notification: 'sent', cleared_at: null });
    givenEvents([raised(1), told(1), { type: 'AlarmCleared', data: { alarmId, round: 1 } }]).thenRowHas(alarmId, {
      raised_at: second(0),
      cleared_at: second(2),
    });
  });
  it('begins anew with the next round, and takes no end of an earlier one', () => {
    givenEvents([raised(1), { type: 'AlarmCleared', data: { alarmId, round: 1 } }, raised(2), told(1)]).thenRowHas(alarmId, {
      round: 2,
      raised_at: second(2),
      cleared_at: null,
      notification: null,
    });
  });
});

describe('the mailbox_activity read model', () => {
  const { givenEvents } = readModelKit<EmailEvent | MailboxEvent>(mailboxActivity, { place: { companyId } });
  const configured: MailboxEvent = { type: 'MailboxConfigured', data: { mailboxId, settings: mailboxSettings() } };
  const moved = (how: string): EmailEvent => ({
    type: 'EmailMoved',
    data: { emailId, copy: copy(), folder: 'Processed', how },
  });
  it('counts what was moved and set aside; what was gone already was not moved', () => {
    const aside: EmailEvent = { type: 'EmailSetAside', data: { emailId, copy: copy(), how: 'keyword' } };
    givenEvents([configured, moved('move'), moved('gone'), aside]).thenRowHas(mailboxId, { moved: 1, set_aside: 1 });
  });
  it('goes with the mailbox, and late events do not bring it back', () => {
    givenEvents([configured, { type: 'MailboxRemoved', data: { mailboxId } }, moved('move')]).thenNoRow(mailboxId);
  });
});

describe('the problems of a mailbox', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const config = { is_active: true, active_since: ago(600), created_at: ago(600), oauth_secret_expires_on: null };
  const fine: MailboxHealthRow = {
    now,
    last_poll_at: ago(2),
    last_good_poll_at: ago(2),
    last_error: null,
    last_error_cause: null,
    last_error_at: null,
    move_error: null,
    move_error_cause: null,
    move_error_at: null,
    failures: 0,
    auth_failures: 0,
    next_poll_at: null,
    unseen: 0,
    oldest_unseen_at: null,
    read_unprocessed: 0,
    reconciled_at: ago(20),
    backlog: 0,
    moved: 3,
    set_aside: 0,
    alarm_kind: null,
    alarm_raised_at: null,
    alarm_notification: null,
  };
  const refused = {
    last_error: 'refused',
    last_error_cause: 'auth' as const,
    last_error_at: ago(1),
    failures: 5,
    auth_failures: 5,
  };
  const codes = (
    changes: Partial<MailboxHealthRow>,
    company: Backlog = { queued: 0, jobs: 0, work: null, alarmed: false },
    as: Parameters<typeof mailboxProblems>[0] = config,
  ) => mailboxProblems(as, { ...fine, ...changes }, company).map(({ code }) => code);

  it('are none while it is polled well', () => expect(codes({})).to.deep.equal([]));
  it('name the cause of the last error, and that it is polled hourly', () => {
    expect(codes(refused)).to.deep.equal(['mailbox_auth']);
    expect(codes({ ...refused, next_poll_at: ago(-50) })).to.deep.equal(['mailbox_auth', 'polled_hourly']);
    expect(codes({ ...refused, next_poll_at: ago(5) })).to.deep.equal(['mailbox_auth']);
  });
  it('foresee the end of a secret for 30 days, and then say that it has ended', () => {
    const on = (oauth_secret_expires_on: string | null, is_active = true) =>
      codes({}, undefined, { ...config, is_active, oauth_secret_expires_on });
    expect(on(null)).to.deep.equal([]);
    expect(on('2026-12-21')).to.deep.equal([]);
    expect(on('2026-12-20')).to.deep.equal(['secret_expires']);
    expect(on('2026-11-20')).to.deep.equal(['secret_expires']);
    expect(on('2026-11-19')).to.deep.equal(['secret_expired']);
    expect(on('2026-11-19', false)).to.deep.equal([]);
  });
  it('begin with silence 30 minutes after the last good poll, or after it was switched on', () => {
    expect(codes({ last_good_poll_at: ago(30) })).to.deep.equal([]);
    expect(codes({ last_good_poll_at: ago(31) })).to.deep.equal(['silent']);
    expect(codes({ last_good_poll_at: null })).to.deep.equal(['silent']);
    expect(codes({ last_good_poll_at: ago(600) }, undefined, { ...config, active_since: ago(10) })).to.deep.equal([]);
  });
  it("are nobody's while it is switched off", () =>
    expect(codes({ ...refused, last_good_poll_at: null }, undefined, { ...config, is_active: false })).to.deep.equal([]));
  it('name mails that a person has read, and the backlog of the company', () => {
    expect(codes({ read_unprocessed: 2 }, { queued: 60, jobs: 0, work: null, alarmed: true })).to.deep.equal([
      'read_unprocessed',
      'backlog',
    ]);
  });
});
