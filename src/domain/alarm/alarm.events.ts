import type { AttemptedData, EndedData } from '../delivery/two-events.ts';
import type { MailboxTrouble } from '../mailbox/mailbox.events.ts';

export const alarmKinds = [
  'mailbox_trouble',
  'mailbox_silent',
  'backlog',
  'mails_held_up',
  'chat_paused',
  'deliveries_unsure',
  'webhook_paused',
  'secret_expires',
  'auto_approval_suspended',
] as const;
/**
 * `mailbox_trouble`: a person has to act; `mailbox_silent`: no successful poll for too long, for any reason;
 * `backlog`: of a company; `mails_held_up`: mails have failed for more than an hour; `chat_paused`: the chat provider
 * refuses a channel's token or account; `deliveries_unsure`: messages of a company with an unknown delivery;
 * `webhook_paused`: a webhook endpoint has failed for three days; `auto_approval_suspended`: automatic approval is
 * off because too many orders were wrong; `secret_expires`: the secret with which an application opens a mailbox
 * expires within 30 days, or has expired.
 */
export type AlarmKind = (typeof alarmKinds)[number];

/** What there is to say about an alarm when it is raised. */
export type AlarmFacts = {
  readonly kind: AlarmKind;
  /** null: the company's, or a chat channel's */
  readonly mailboxId: string | null;
  readonly cause: MailboxTrouble | null;
  /** ISO: the last good poll, null when there was none; of a chat channel since when it is paused, of mails since when they are tried */
  readonly since: string | null;
  /** mails queued or delayed; messages with an unknown delivery; for a chat channel the provider's error code */
  readonly count: number | null;
  /** what it is about, where that has a name of its own: the address of a webhook; of a backlog that is not of mails the kind of work, of mails what most of them fail by; of a secret its last day; of automatic approval its error bound in percent */
  readonly about?: string;
};

type Place = { readonly alarmId: string; readonly round: number };
export type AlarmEvent =
  /** rounds count: what was over and comes back is told again */
  | { readonly type: 'AlarmRaised'; readonly data: AlarmFacts & Place }
  | { readonly type: 'AlarmCleared'; readonly data: Place }
  | { readonly type: 'AlarmNotificationAttempted'; readonly data: Place & AttemptedData }
  | { readonly type: 'AlarmNotificationEnded'; readonly data: Place & EndedData };
