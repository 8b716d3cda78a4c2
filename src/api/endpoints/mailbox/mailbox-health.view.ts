/** How a mailbox is, as callers see it. */
import { alarmKinds } from '../../../domain/alarm/alarm.events.ts';
import type { Backlog } from '../../../projections/mailbox-health/backlog.queries.ts';
import type { MailboxHealthRow } from '../../../projections/mailbox-health/mailbox-health.queries.ts';
import { isForeseen, mailboxProblems, problemCodes } from '../../../projections/mailbox-health/mailbox-problems.ts';
import type { MailboxRow } from '../../../projections/mailboxes/mailboxes.queries.ts';
import { choice, day, flag, integer, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';
import { moduleShape, notificationEnd, troubleShape } from './mailbox.shapes.ts';

const problem = named(
  'MailboxProblem',
  'A problem of a mailbox and its fix',
  record({
    code: [choice(...problemCodes), 'Stable code'],
    cause: [orNull(troubleShape), 'Why the mailbox is unreachable, if that is the problem'],
    since: [orNull(time), 'Time since when the problem exists'],
    message: [text, 'Description of the problem'],
    hint: [text, 'How to fix it'],
  }),
);
export const mailboxHealthShape = named(
  'MailboxHealth',
  'Health of a mailbox',
  record({
    id: [uuid, 'Mailbox ID'],
    module: [moduleShape, 'Module of the mailbox'],
    is_active: [flag, 'Whether the mailbox is polled'],
    state: [choice('ok', 'trouble', 'inactive', 'new'), 'Overall state'],
    problems: [listOf(problem), 'Problems; empty if there are none'],
    last_poll: [orNull(time), 'Time of the last poll'],
    last_good_poll: [orNull(time), 'Time of the last successful poll'],
    next_poll: [orNull(time), 'Time of the next poll; null if the mailbox is inactive'],
    last_error: [
      orNull(
        record({
          cause: [troubleShape, 'Stable code'],
          message: [text, 'Error message'],
          at: [time, 'Time of the error'],
        }),
      ),
      'Error of the last poll; null if it succeeded',
    ],
    consecutive_failures: [integer, 'Failed polls since the last successful one'],
    refused_logins: [integer, 'Refused logins since the last successful poll'],
    secret_expires_on: [orNull(day), 'Expiry date of the application secret; null: unknown, or password sign-in'],
    unseen_count: [orNull(integer), 'Unread emails in INBOX'],
    oldest_unseen: [orNull(time), 'Time when the oldest unread email arrived'],
    read_unprocessed_count: [orNull(integer), 'Emails that were read in another program before a poll saw them'],
    reconciled_at: [orNull(time), 'Time of that count'],
    moved_count: [integer, 'Emails moved after processing'],
    set_aside_count: [integer, 'Emails that could not be moved and were marked instead'],
    backlog: [integer, 'Emails of this mailbox without an outcome'],
    company_backlog: [integer, 'Emails of the company without an outcome'],
    alarm: [
      orNull(
        record({
          kind: [choice(...alarmKinds), 'Kind of alarm'],
          raised_at: [time, 'Time when the alarm was raised'],
          notification: [orNull(notificationEnd), 'Outcome of notifying the alert recipients'],
        }),
      ),
      'The open alarm; null: none',
    ],
  }),
);

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
    state: stateOf(active, !problems.every(isForeseen), health.last_poll_at === null),
    problems,
    last_poll: health.last_poll_at,
    last_good_poll: health.last_good_poll_at,
    next_poll: active ? nextPoll(health, nextTick) : null,
    last_error: lastError(health),
    consecutive_failures: health.failures,
    refused_logins: health.auth_failures,
    secret_expires_on: config.oauth_secret_expires_on,
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
