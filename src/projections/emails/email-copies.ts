/** Where the copies of a mail lie, and for which of them something is left to do. */
import type { MailCopy } from '../../domain/email/email.events.ts';

/** `settled`: moved to the processed folder, or set aside in INBOX. */
export type EmailCopy = {
  readonly mailbox_id: string;
  readonly folder: string;
  readonly uid_validity: string;
  readonly uid: number;
  readonly settled: boolean;
};

export const copyOf = ({ mailboxId, folder, uidValidity, uid }: MailCopy): EmailCopy => ({
  mailbox_id: mailboxId,
  folder,
  uid_validity: uidValidity,
  uid,
  settled: false,
});

export const same = (row: EmailCopy, copy: MailCopy): boolean =>
  row.mailbox_id === copy.mailboxId &&
  row.folder === copy.folder &&
  row.uid_validity === copy.uidValidity &&
  row.uid === copy.uid;

/** Nothing is left to do for this one. */
export const settled = (copies: readonly EmailCopy[], copy: MailCopy): readonly EmailCopy[] =>
  copies.map((entry) => (same(entry, copy) ? { ...entry, settled: true } : entry));
