import type { EmailEvent } from '../../domain/email/email.events.ts';
import type { MailboxEvent } from '../../domain/mailbox/mailbox.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

/** What has happened to the mails of one mailbox since it was configured; the runtime applies every event once, so counting is safe. */
export type MailboxActivityRow = {
  readonly mailbox_id: string;
  readonly company_id: string;
  readonly moved: number;
  readonly set_aside: number;
};

export const mailboxActivity = readModel<EmailEvent | MailboxEvent>()<MailboxActivityRow>({
  name: 'mailbox_activity',
  version: 1,
  columns: {
    mailbox_id: 'uuid primary key',
    company_id: 'text not null',
    moved: 'integer not null',
    set_aside: 'integer not null',
  },
  on: {
    MailboxConfigured: {
      key: (e) => e.data.mailboxId,
      fold: (_, e) => ({ mailbox_id: e.data.mailboxId, company_id: e.metadata.companyId, moved: 0, set_aside: 0 }),
    },
    MailboxRemoved: { key: (e) => e.data.mailboxId, fold: () => null },
    EmailMoved: {
      key: (e) => e.data.copy.mailboxId,
      fold: (row, e) => row && (e.data.how === 'gone' ? row : { ...row, moved: row.moved + 1 }),
    },
    EmailSetAside: { key: (e) => e.data.copy.mailboxId, fold: (row) => row && { ...row, set_aside: row.set_aside + 1 } },
  },
});
