/** What is wrong with a mailbox, by a stable code each, and what to do about it. */
import { type MailboxTrouble, mailboxTroubles } from '../../domain/mailbox/mailbox.events.ts';
import { mailboxProblemWords, notPolled } from '../../domain/mailbox/mailbox-problem-words.ts';
import { secretState } from '../../domain/mailbox/secret-end.ts';
import type { MailboxModelRow } from '../mailboxes/mailboxes.read-model.ts';
import type { Backlog } from './backlog.queries.ts';
import type { MailboxHealthRow } from './mailbox-health.queries.ts';
import { silentAfterMinutes } from './silent-mailboxes.queries.ts';

export const problemCodes = [
  ...mailboxTroubles.map((cause) => `mailbox_${cause}` as const),
  'polled_hourly',
  'silent',
  'read_unprocessed',
  'backlog',
  'secret_expires',
  'secret_expired',
] as const;

export type MailboxProblem = {
  readonly code: (typeof problemCodes)[number];
  readonly cause: MailboxTrouble | null;
  readonly since: Date | null;
  readonly message: string;
  readonly hint: string;
};

type Config = Pick<MailboxModelRow, 'is_active' | 'active_since' | 'created_at' | 'oauth_secret_expires_on'>;

const knownProblem = (cause: string | null): MailboxTrouble | null =>
  mailboxTroubles.find((candidate) => candidate === cause) ?? null;

const isSlow = ({ next_poll_at: until, now }: MailboxHealthRow): boolean => until !== null && until > now;

/** When it last was well: the last good poll, or the time from which it was to be polled. */
const wellAt = ({ active_since, created_at }: Config, { last_good_poll_at: good }: MailboxHealthRow): Date => {
  const begun = active_since ?? created_at;
  return good && good > begun ? good : begun;
};

const renewSecret = 'Create a new application secret at the provider, then set oauth_secret and oauth_secret_expires_on.';

const ofSecret = ({ oauth_secret_expires_on: day }: Config, { now }: MailboxHealthRow): readonly MailboxProblem[] => {
  const state = secretState(day, now);
  if (state === null) return [];
  const [code, when] = state === 'ended' ? (['secret_expired', 'expired'] as const) : (['secret_expires', 'expires'] as const);
  return [{ code, cause: null, since: null, message: `the application secret ${when} on ${day}`, hint: renewSecret }];
};

/** What will go wrong, and does not yet. */
export const isForeseen = ({ code }: MailboxProblem): boolean => code === 'secret_expires';

export const mailboxProblems = (config: Config, health: MailboxHealthRow, company: Backlog): readonly MailboxProblem[] => {
  const problems: MailboxProblem[] = [];
  const cause = knownProblem(health.last_error_cause);
  const ofMoves = knownProblem(health.move_error_cause);
  const { what: description, todo } = cause === null ? notPolled : mailboxProblemWords[cause];
  if (config.is_active && cause !== null)
    problems.push({
      code: `mailbox_${cause}`,
      cause,
      since: health.last_error_at,
      message: health.last_error ?? description,
      hint: todo,
    });
  if (config.is_active && ofMoves !== null && ofMoves !== cause)
    problems.push({
      code: `mailbox_${ofMoves}`,
      cause: ofMoves,
      since: health.move_error_at,
      message: health.move_error ?? mailboxProblemWords[ofMoves].what,
      hint: mailboxProblemWords[ofMoves].todo,
    });
  if (config.is_active && isSlow(health))
    problems.push({
      code: 'polled_hourly',
      cause,
      since: health.last_error_at,
      message: `sign-in failed ${health.auth_failures} times in a row: the mailbox is now polled hourly so that the account is not locked`,
      hint: 'Set the password again. It is tried immediately.',
    });
  const well = wellAt(config, health);
  if (config.is_active && health.now.getTime() - well.getTime() > silentAfterMinutes * 60_000)
    problems.push({
      code: 'silent',
      cause,
      since: well,
      message: `no successful poll for more than ${silentAfterMinutes} minutes: ${description}`,
      hint: todo,
    });
  if ((health.read_unprocessed ?? 0) > 0)
    problems.push({
      code: 'read_unprocessed',
      cause: null,
      since: health.reconciled_at,
      message: `${health.read_unprocessed} emails were read before they could be processed`,
      hint: 'List them (GET …/unprocessed/) and process them (POST …/reconcile/), or ignore them.',
    });
  if (config.is_active) problems.push(...ofSecret(config, health));
  if (company.alarmed)
    problems.push({
      code: 'backlog',
      cause: null,
      since: null,
      message:
        company.jobs > company.queued
          ? `${company.jobs} jobs are waiting, most of them ${company.work}`
          : `${company.queued} emails are waiting to be processed`,
      hint: 'Usually nothing. If the number does not go down, check that the workers are running and extraction responds.',
    });
  return problems;
};
