/** How a mailbox is, as callers see it. */

import { alarmKinds } from '../../../domain/alarm/alarm.events.ts';
import { mailboxTroubles } from '../../../domain/mailbox/mailbox.events.ts';
import { modules } from '../../../domain/shared/module.ts';
import type { Backlog } from '../../../projections/mailbox-health/backlog.queries.ts';
import type { MailboxHealthRow } from '../../../projections/mailbox-health/mailbox-health.queries.ts';
import { mailboxProblems, problemCodes } from '../../../projections/mailbox-health/mailbox-problems.ts';
import type { MailboxRow } from '../../../projections/mailboxes/mailboxes.queries.ts';
import { choice, flag, integer, listOf, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

export const mailboxHealthShape = record({
  id: uuid,
  module: choice(...modules),
  is_active: flag,
  state: choice('ok', 'trouble', 'inactive', 'new'),
  problems: listOf(
    record({
      code: choice(...problemCodes),
      cause: orNull(choice(...mailboxTroubles)),
      since: orNull(time),
      message: text,
      hint: text,
    }),
  ),
  last_poll: orNull(time),
  last_good_poll: orNull(time),
  next_poll: orNull(time),
  last_error: orNull(record({ cause: choice(...mailboxTroubles), message: text, at: time })),
  consecutive_failures: integer,
  refused_logins: integer,
  unseen_count: orNull(integer),
  oldest_unseen: orNull(time),
  read_unprocessed_count: orNull(integer),
  reconciled_at: orNull(time),
  moved_count: integer,
  set_aside_count: integer,
  backlog: integer,
  company_backlog: integer,
  alarm: orNull(
    record({
      kind: choice(...alarmKinds),
      raised_at: time,
      notification: orNull(choice('sent', 'failed', 'ambiguous', 'not_wanted')),
    }),
  ),
});

/** Slowed down, it is polled with the first tick after that. */
const nextPoll = (health: MailboxHealthRow, nextTick: (date: Date) => Date): Date => {
  const { now, next_poll_at: until } = health;
  return nextTick(until && until > now ? until : now);
};

const stateOf = (active: boolean, troubled: boolean, isNew: boolean) => {
  if (!active) return 'inactive';
  if (troubled) return 'trouble';
  return isNew ? 'new' : 'ok';
};

/** Its columns are set and emptied together. */
const lastError = ({ last_error: message, last_error_cause: cause, last_error_at: at }: MailboxHealthRow) =>
  message === null || cause === null || at === null ? null : { cause, message, at };

const openAlarm = ({ alarm_kind: kind, alarm_raised_at: raised_at, alarm_notification: notification }: MailboxHealthRow) =>
  kind === null || raised_at === null ? null : { kind, raised_at, notification };

export const mailboxHealthView = (
  config: MailboxRow,
  health: MailboxHealthRow,
  company: Backlog,
  nextTick: (date: Date) => Date,
): ShapeOf<typeof mailboxHealthShape> => {
  const problems = mailboxProblems(config, health, company);
  const active = config.is_active;
  return {
    id: config.id,
    module: config.module,
    is_active: active,
    state: stateOf(active, problems.length > 0, health.last_poll_at === null),
    problems,
    last_poll: health.last_poll_at,
    last_good_poll: health.last_good_poll_at,
    next_poll: active ? nextPoll(health, nextTick) : null,
    last_error: lastError(health),
    consecutive_failures: health.failures,
    refused_logins: health.auth_failures,
    unseen_count: health.unseen,
    oldest_unseen: health.oldest_unseen_at,
    read_unprocessed_count: health.read_unprocessed,
    reconciled_at: health.reconciled_at,
    moved_count: health.moved,
    set_aside_count: health.set_aside,
    backlog: health.backlog,
    company_backlog: company.queued,
    alarm: openAlarm(health),
  };
};
