/** What people call a setting of a mailbox that changed. Pure. */
import type { Words } from './words.ts';

export const mailboxFieldName = ({ mailbox, common }: Pick<Words, 'mailbox' | 'common'>) => {
  const names: Readonly<Record<string, string>> = {
    ...mailbox.settings,
    module: common.module,
    email_address: mailbox.address,
    email_password: mailbox.password,
    imap_use_ssl: mailbox.imapSsl,
    smtp_use_tls: mailbox.smtpTls,
    auto_create_draft: mailbox.autoDraft,
    min_confidence_threshold: mailbox.threshold,
    processed_folder: mailbox.processedFolder,
    notification_email: mailbox.notify,
    process_since: mailbox.since,
  };
  return (field: string): string => names[field] ?? field;
};
