import type { MailboxEvent, MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';
import { type MailboxFields, mailboxFields } from '../../domain/mailbox/mailbox-fields.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type MailboxModelRow = MailboxFields & {
  readonly id: string;
  readonly company_id: string;
  /** null while it is switched off */
  readonly active_since: Date | null;
  /** why it cannot be reached, null while it works */
  readonly trouble: MailboxTrouble | null;
  /** of the last event that changed the settings: the resource's ETag */
  readonly revision: number;
  readonly created_at: Date;
};

export const mailboxes = readModel<MailboxEvent>()<MailboxModelRow>({
  name: 'mailboxes',
  version: 3,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    module: 'text not null',
    email_address: 'text not null',
    imap_server: 'text not null',
    imap_port: 'integer not null',
    imap_use_ssl: 'boolean not null',
    smtp_server: 'text not null',
    smtp_port: 'integer not null',
    smtp_use_tls: 'boolean not null',
    auto_create_draft: 'boolean not null',
    min_confidence_threshold: 'integer not null',
    processed_folder: 'text not null',
    notification_email: 'text',
    process_since: 'text',
    is_active: 'boolean not null',
    active_since: 'timestamptz',
    trouble: 'text',
    revision: 'integer not null',
    created_at: 'timestamptz not null',
  },
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  on: {
    MailboxConfigured: {
      key: (e) => e.data.mailboxId,
      fold: (_, e) => ({
        id: e.data.mailboxId,
        company_id: e.metadata.companyId,
        ...mailboxFields(e.data.settings),
        active_since: e.data.settings.isActive ? e.recordedAt : null,
        trouble: null,
        revision: e.revision,
        created_at: e.recordedAt,
      }),
    },
    MailboxChanged: {
      key: (e) => e.data.mailboxId,
      fold: (row, e) => {
        if (!row) return null;
        const { isActive } = e.data.changes;
        const activeSince = isActive === undefined ? row.active_since : isActive ? e.recordedAt : null;
        return { ...row, ...mailboxFields(e.data.changes), active_since: activeSince, revision: e.revision };
      },
    },
    MailboxConditionChanged: { key: (e) => e.data.mailboxId, fold: (row, e) => row && { ...row, trouble: e.data.trouble } },
    MailboxRemoved: { key: (e) => e.data.mailboxId, fold: () => null },
  },
});
