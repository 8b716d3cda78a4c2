import type { MailboxEvent, MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type EmailConfigModelRow = {
  readonly id: string;
  readonly company_id: string;
  readonly module: string;
  readonly email_address: string;
  readonly imap_server: string;
  readonly imap_port: number;
  readonly imap_use_ssl: boolean;
  readonly smtp_server: string;
  readonly smtp_port: number;
  readonly smtp_use_tls: boolean;
  readonly auto_create_draft: boolean;
  readonly min_confidence_threshold: number;
  readonly processed_folder: string;
  readonly notification_email: string | null;
  /** "2026-11-20" */
  readonly process_since: string | null;
  readonly is_active: boolean;
  /** null while it is switched off */
  readonly active_since: Date | null;
  /** why it cannot be reached, null while it works */
  readonly trouble: string | null;
  /** of the last event that changed the settings: the resource's ETag */
  readonly revision: number;
  readonly created_at: Date;
};

/** Column by setting; the password's reference is nobody's business here. */
const columnOf = {
  module: 'module',
  emailAddress: 'email_address',
  imapServer: 'imap_server',
  imapPort: 'imap_port',
  imapUseSsl: 'imap_use_ssl',
  smtpServer: 'smtp_server',
  smtpPort: 'smtp_port',
  smtpUseTls: 'smtp_use_tls',
  autoCreateDraft: 'auto_create_draft',
  minConfidenceThreshold: 'min_confidence_threshold',
  processedFolder: 'processed_folder',
  notificationEmail: 'notification_email',
  processSince: 'process_since',
  isActive: 'is_active',
} as const satisfies { readonly [setting in Exclude<keyof MailboxSettings, 'passwordRef'>]: keyof EmailConfigModelRow };

const columnsOf = (settings: Partial<MailboxSettings>): Partial<EmailConfigModelRow> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([setting, value]) =>
      setting in columnOf ? [[columnOf[setting as keyof typeof columnOf], value]] : [],
    ),
  );

export const emailConfigs = readModel<MailboxEvent>()<EmailConfigModelRow>({
  name: 'email_configs',
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
      fold: (_, e) => {
        const { module, emailAddress, imapServer, imapPort, imapUseSsl, smtpServer, smtpPort, smtpUseTls, ...rest } =
          e.data.settings;
        return {
          id: e.data.mailboxId,
          company_id: e.metadata.companyId,
          module,
          email_address: emailAddress,
          imap_server: imapServer,
          imap_port: imapPort,
          imap_use_ssl: imapUseSsl,
          smtp_server: smtpServer,
          smtp_port: smtpPort,
          smtp_use_tls: smtpUseTls,
          auto_create_draft: rest.autoCreateDraft,
          min_confidence_threshold: rest.minConfidenceThreshold,
          processed_folder: rest.processedFolder,
          notification_email: rest.notificationEmail,
          process_since: rest.processSince,
          is_active: rest.isActive,
          active_since: rest.isActive ? e.recordedAt : null,
          trouble: null,
          revision: e.revision,
          created_at: e.recordedAt,
        };
      },
    },
    MailboxChanged: {
      key: (e) => e.data.mailboxId,
      fold: (row, e) => {
        if (!row) return null;
        const { isActive } = e.data.changes;
        const activeSince = isActive === undefined ? row.active_since : isActive ? e.recordedAt : null;
        return { ...row, ...columnsOf(e.data.changes), active_since: activeSince, revision: e.revision };
      },
    },
    MailboxConditionChanged: { key: (e) => e.data.mailboxId, fold: (row, e) => row && { ...row, trouble: e.data.trouble } },
    MailboxRemoved: { key: (e) => e.data.mailboxId, fold: () => null },
  },
});
