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
  'Something that is wrong with a mailbox, and what to do',
  record({
    code: [choice(...problemCodes), 'Stable'],
    cause: [orNull(troubleShape), 'Why it cannot be reached, where that is the problem'],
    since: [orNull(time), 'Since when'],
    message: [text, 'A sentence for a person'],
    hint: [text, 'What to do'],
  }),
);
export const mailboxHealthShape = named(
  'MailboxHealth',
  'How a mailbox is',
  record({
    id: [uuid, 'The mailbox'],
    module: [moduleShape, 'What it is for'],
    is_active: [flag, 'Whether it is polled'],
    state: [choice('ok', 'trouble', 'inactive', 'new'), 'In one word'],
    problems: [listOf(problem), 'What is wrong; empty: nothing'],
    last_poll: [orNull(time), 'The last one'],
    last_good_poll: [orNull(time), 'The last one that went well'],
    next_poll: [orNull(time), 'The next one; null while it is switched off'],
    last_error: [
      orNull(
        record({
          cause: [troubleShape, 'Stable'],
          message: [text, 'A sentence for a person'],
          at: [time, 'When'],
        }),
      ),
      'What the last poll failed with; null when it went well',
    ],
    consecutive_failures: [integer, 'Polls that failed since the last good one'],
    refused_logins: [integer, 'Logins that were refused since then'],
    secret_expires_on: [orNull(day), 'The day on which the secret of its application ends; null: not known, or a password'],
    unseen_count: [orNull(integer), 'Unread mails in INBOX'],
    oldest_unseen: [orNull(time), 'When the oldest of them came'],
    read_unprocessed_count: [orNull(integer), 'Mails that a person has read before a poll saw them'],
    reconciled_at: [orNull(time), 'When those were counted'],
    moved_count: [integer, 'Mails moved when they were done'],
    set_aside_count: [integer, 'Mails that could not be moved and were marked instead'],
    backlog: [integer, 'Mails of this mailbox that have no outcome yet'],
    company_backlog: [integer, 'The same, of the whole company'],
    alarm: [
      orNull(
        record({
          kind: [choice(...alarmKinds), 'What it is about'],
          raised_at: [time, 'When it was raised'],
          notification: [orNull(notificationEnd), 'What became of telling the administrators'],
        }),
      ),
      'The alarm that is open; null: none',
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
