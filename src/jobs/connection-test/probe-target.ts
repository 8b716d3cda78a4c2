/** What is to be tried out: a mailbox as it is saved, or settings that are not. */
import type { ProbedSetting } from '../../domain/mailbox/mail-probe.port.ts';
import type { MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';

export type ProbeSettings = Pick<MailboxSettings, ProbedSetting | 'passwordRef'>;
export type ProbeTarget = { readonly mailboxId: string } | { readonly settings: ProbeSettings };
