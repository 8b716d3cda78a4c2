import type { MailboxEvent, MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';
import { mailboxFields } from '../../domain/mailbox/mailbox-fields.ts';
import type { Module } from '../../domain/shared/module.ts';
import {
  atEvent,
  boolean,
  companyId,
  createdAt,
  integer,
  orNull,
  primaryKey,
  type RowOf,
  text,
  textOf,
  timestamptz,
  uuid,
} from '../../platform/projections/columns.ts';
import { change, put, readModel, remove } from '../../platform/projections/read-model.ts';

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  module: textOf<Module>(),
  email_address: text,
  imap_server: text,
  imap_port: integer,
  imap_use_ssl: boolean,
  smtp_server: text,
  smtp_port: integer,
  smtp_use_tls: boolean,
  auto_create_draft: boolean,
  min_confidence_threshold: integer,
  processed_folder: text,
  notification_email: orNull(text),
  process_since: orNull(text),
  is_active: boolean,
  /** null while it is switched off */
  active_since: orNull(timestamptz),
  /** why it cannot be reached, null while it works */
  trouble: orNull(textOf<MailboxTrouble>()),
  /** of the last event that changed the settings: the resource's ETag */
  revision: atEvent(integer, (e, before) => (e.type === 'MailboxConditionChanged' ? (before ?? e.revision) : e.revision)),
  created_at: createdAt,
};

export type MailboxModelRow = RowOf<typeof columns>;

export const mailboxes = readModel<MailboxEvent, typeof columns>({
  name: 'mailboxes',
  version: 3,
  columns,
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  key: (e) => e.data.mailboxId,
  on: {
    MailboxConfigured: put((e) => ({
      ...mailboxFields(e.data.settings),
      active_since: e.data.settings.isActive ? e.recordedAt : null,
      trouble: null,
    })),
    MailboxChanged: change((e, row) => {
      const { isActive } = e.data.changes;
      const activeSince = isActive === undefined ? row.active_since : isActive ? e.recordedAt : null;
      return { ...mailboxFields(e.data.changes), active_since: activeSince };
    }),
    MailboxConditionChanged: change((e) => ({ trouble: e.data.trouble })),
    MailboxRemoved: remove,
  },
});
