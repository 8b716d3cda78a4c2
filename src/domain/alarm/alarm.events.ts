import type { MailboxTrouble } from '../mailbox/mailbox.events.ts';

export const alarmKinds = ['mailbox_trouble', 'mailbox_silent', 'backlog', 'chat_paused'] as const;
/**
 * `mailbox_trouble`: a person has to act; `mailbox_silent`: no good poll for too long, whatever the cause; `backlog`: of a company;
 * `chat_paused`: the chat provider refuses a channel's token or account.
 */
export type AlarmKind = (typeof alarmKinds)[number];

export const notificationEnds = ['sent', 'failed', 'ambiguous', 'not_wanted'] as const;
export type NotificationEnd = (typeof notificationEnds)[number];

/** What there is to say about an alarm when it is raised. */
export type AlarmFacts = {
  readonly kind: AlarmKind;
  /** null: the company's, or a chat channel's */
  readonly mailboxId: string | null;
  readonly cause: MailboxTrouble | null;
  /** ISO: the last good poll, null when there was none; of a chat channel since when it is paused */
  readonly since: string | null;
  /** mails queued; of a chat channel the provider's error code */
  readonly count: number | null;
};

export type AlarmEvent =
  /** rounds count: what was over and comes back is told again */
  | { readonly type: 'AlarmRaised'; readonly data: AlarmFacts & { readonly alarmId: string; readonly round: number } }
  | { readonly type: 'AlarmCleared'; readonly data: { readonly alarmId: string; readonly round: number } }
  | {
      readonly type: 'AlarmNotificationAttempted';
      readonly data: { readonly alarmId: string; readonly round: number; readonly attempt: number; readonly messageId: string };
    }
  | {
      readonly type: 'AlarmNotificationEnded';
      readonly data: {
        readonly alarmId: string;
        readonly round: number;
        readonly end: NotificationEnd;
        readonly reason: string;
        /** ISO, of a failed one that is tried again */
        readonly nextAttemptAt: string | null;
      };
    };
