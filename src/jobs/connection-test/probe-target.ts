/** What is to be tried out: a mailbox as it is saved, or settings that are not. */
import type { MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';

export type ProbeSettings = Pick<
  MailboxSettings,
  | 'emailAddress'
  | 'passwordRef'
  | 'imapServer'
  | 'imapPort'
  | 'imapUseSsl'
  | 'smtpServer'
  | 'smtpPort'
  | 'smtpUseTls'
  | 'processedFolder'
  | 'processSince'
>;
export type ProbeTarget = { readonly mailboxId: string } | { readonly settings: ProbeSettings };
