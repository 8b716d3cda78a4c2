import { change, column, put, readModel, remove } from '@order-intake/event-sourcing';
import type { EmailEvent } from '../../domain/email/email.events.ts';
import type { MailboxEvent } from '../../domain/mailbox/mailbox.events.ts';

const columns = {
  mailbox_id: column.primaryKey(column.uuid),
  company_id: column.companyId,
  moved: column.integer,
  set_aside: column.integer,
};

type CopyEvent = Extract<EmailEvent, { type: 'EmailMoved' | 'EmailSetAside' }>;

/** What has happened to the mails of one mailbox since it was configured; the runtime applies every event once, so counting is safe. */
export const mailboxActivity = readModel<CopyEvent | MailboxEvent, typeof columns>({
  name: 'mailbox_activity',
  version: 1,
  columns,
  key: ({ data }) => ('copy' in data ? data.copy.mailboxId : data.mailboxId),
  on: {
    MailboxConfigured: put(() => ({ moved: 0, set_aside: 0 })),
    MailboxRemoved: remove,
    EmailMoved: change((e, row) => (e.data.how === 'gone' ? {} : { moved: row.moved + 1 })),
    EmailSetAside: change((_, row) => ({ set_aside: row.set_aside + 1 })),
  },
});
