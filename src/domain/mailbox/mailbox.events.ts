import type { Reason } from '../reasons/reasons.ts';
import type { Module } from '../shared/module.ts';
import type { KeptStrictness } from './kept-strictness.ts';
import type { ApplicationLogin } from './mailbox-authentication.ts';
import type { NonOrderSettings } from './non-orders.ts';
import type { SendVia } from './send-via.ts';

export type MailboxSettings = NonOrderSettings & {
  readonly module: Module;
  readonly emailAddress: string;
  /** reference of the secret row that holds the password, or the secret of the application */
  readonly passwordRef: string;
  /** the application that signs in; absent or null: the mailbox signs in with a password */
  readonly authentication?: ApplicationLogin | null;
  readonly imapServer: string;
  readonly imapPort: number;
  /** true: TLS from the first byte; false: STARTTLS */
  readonly imapUseSsl: boolean;
  readonly smtpServer: string;
  readonly smtpPort: number;
  readonly smtpUseTls: boolean;
  readonly autoCreateDraft: boolean;
  /** 0 to 100 */
  readonly minConfidenceThreshold: number;
  readonly processedFolder: string;
  /** null: no recipients */
  readonly notificationEmail: string | null;
  /** "2026-11-20": unread mail that arrived before this day is left alone; null: all of it is taken */
  readonly processSince: string | null;
  readonly isActive: boolean;
  /** absent: by SMTP */
  readonly sendVia?: SendVia;
  /** the name to sign in with over IMAP; absent or null: the address */
  readonly imapLogin?: string | null;
  /** the name that the receiving server writes in Authentication-Results; absent or null: a server in the domain of the mailbox is trusted */
  readonly authservId?: string | null;
  /** the name to sign in with over SMTP; absent or null: the address */
  readonly smtpLogin?: string | null;
  /** folders whose mails are processed; absent: INBOX */
  readonly watchedFolders?: readonly string[];
  /** whether the folders below them are watched too; absent: no */
  readonly includeSubfolders?: boolean;
  /** whether a connection is kept on which the server says what comes in (IDLE), beside the poll; absent: no */
  readonly imapIdle?: boolean;
};

/** Why a mailbox cannot be reached, in the words a person understands. */
export const mailboxTroubles = [
  'auth',
  'network',
  'quota',
  'blocked',
  'folder',
  'internal',
  'full',
  'read_only',
  'moves_refused',
] as const;
export type MailboxTrouble = (typeof mailboxTroubles)[number];
/** The mailbox is read, but processed mails cannot be moved in it. */
export type MoveTrouble = Extract<MailboxTrouble, 'full' | 'read_only' | 'moves_refused'>;

/** That the threshold was compared with confidences of this calibration from here on, and what that would have meant for past drafts. */
export type CalibrationSettled = Omit<KeptStrictness, 'threshold'> & {
  readonly mailboxId: string;
  /** the version */
  readonly calibration: string;
  /** 0 to 100, from here on */
  readonly threshold: number;
  /** what a person had set; null: the threshold was not raised, or that was confirmed */
  readonly raisedFrom: number | null;
};

export type MailboxEvent =
  | {
      readonly type: 'MailboxConfigured';
      /** `calibration`: of the release it was configured in; absent: of one that recorded none */
      readonly data: { readonly mailboxId: string; readonly settings: MailboxSettings; readonly calibration?: string };
    }
  | { readonly type: 'MailboxChanged'; readonly data: { readonly mailboxId: string; readonly changes: Partial<MailboxSettings> } }
  | { readonly type: 'MailboxCalibrationSettled'; readonly data: CalibrationSettled }
  | { readonly type: 'MailboxRemoved'; readonly data: { readonly mailboxId: string } }
  /** Only a change is an event: the polls themselves are rows in app.mailbox_polls. `trouble` null: it works again. */
  | {
      readonly type: 'MailboxConditionChanged';
      readonly data: { readonly mailboxId: string; readonly trouble: MailboxTrouble | null; readonly reason: Reason };
    };
