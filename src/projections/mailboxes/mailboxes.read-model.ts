import { change, column, put, readModel, remove } from '@order-intake/event-sourcing';
import { type ThresholdRaised, thresholdRaised } from '../../domain/mailbox/mailbox.decider.ts';
import type { MailboxEvent, MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';
import type { AuthenticationKind } from '../../domain/mailbox/mailbox-authentication.ts';
import { authenticationFields, mailboxFields } from '../../domain/mailbox/mailbox-fields.ts';
import type { NonOrderAction } from '../../domain/mailbox/non-orders.ts';
import type { SendVia } from '../../domain/mailbox/send-via.ts';
import type { Module } from '../../domain/shared/module.ts';

const columns = {
  ...column.ofCompany,
  module: column.textOf<Module>(),
  email_address: column.text,
  imap_server: column.text,
  imap_port: column.integer,
  imap_use_ssl: column.boolean,
  smtp_server: column.text,
  smtp_port: column.integer,
  smtp_use_tls: column.boolean,
  auto_create_draft: column.boolean,
  min_confidence_threshold: column.integer,
  processed_folder: column.text,
  notification_email: column.orNull(column.text),
  process_since: column.orNull(column.text),
  authentication: column.textOf<AuthenticationKind>(),
  oauth_tenant_id: column.orNull(column.text),
  oauth_client_id: column.orNull(column.text),
  oauth_token_url: column.orNull(column.text),
  oauth_scope: column.orNull(column.text),
  oauth_secret_expires_on: column.orNull(column.text),
  is_active: column.boolean,
  /** null while it is switched off */
  active_since: column.orNull(column.timestamptz),
  /** why it cannot be reached, null while it works */
  trouble: column.orNull(column.textOf<MailboxTrouble>()),
  /** of the last event that changed the settings: the resource's ETag */
  revision: column.atEvent(column.integer, (e, before) =>
    e.type === 'MailboxConditionChanged' ? (before ?? e.revision) : e.revision,
  ),
  created_at: column.createdAt,
  send_via: column.textOf<SendVia>(),
  imap_login: column.orNull(column.text),
  smtp_login: column.orNull(column.text),
  watched_folders: column.jsonb<readonly string[]>(),
  include_subfolders: column.boolean,
  imap_idle: column.boolean,
  non_orders: column.textOf<NonOrderAction>(),
  non_orders_folder: column.orNull(column.text),
  non_orders_forward_to: column.orNull(column.text),
  authserv_id: column.orNull(column.text),
  /** an upgrade raised min_confidence_threshold, and nobody has confirmed it yet */
  threshold_raised: column.orNull(column.jsonb<ThresholdRaised>()),
};

export type MailboxModelRow = column.RowOf<typeof columns>;

export const mailboxes = readModel<MailboxEvent, typeof columns>({
  name: 'mailboxes',
  version: 7,
  columns,
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  key: (e) => e.data.mailboxId,
  on: {
    MailboxConfigured: put((e) => ({
      imap_login: null,
      smtp_login: null,
      watched_folders: ['INBOX'],
      include_subfolders: false,
      imap_idle: false,
      non_orders: 'processed_folder',
      non_orders_folder: null,
      non_orders_forward_to: null,
      authserv_id: null,
      ...mailboxFields(e.data.settings),
      ...authenticationFields(e.data.settings.authentication),
      active_since: e.data.settings.isActive ? e.recordedAt : null,
      trouble: null,
      send_via: e.data.settings.sendVia ?? 'smtp',
      threshold_raised: null,
    })),
    MailboxChanged: change((e, row) => {
      const { isActive, authentication, minConfidenceThreshold } = e.data.changes;
      const activeSince = isActive === undefined ? row.active_since : isActive ? e.recordedAt : null;
      return {
        ...mailboxFields(e.data.changes),
        ...(authentication === undefined ? {} : authenticationFields(authentication)),
        active_since: activeSince,
        ...(minConfidenceThreshold === undefined ? {} : { threshold_raised: null }),
      };
    }),
    MailboxCalibrationSettled: change((e) => ({
      min_confidence_threshold: e.data.threshold,
      threshold_raised: thresholdRaised(e.data),
    })),
    MailboxConditionChanged: change((e) => ({ trouble: e.data.trouble })),
    MailboxRemoved: remove,
  },
});
