import type { MailboxSettings } from './mailbox.events.ts';

/** The settings by the names of the specification: of request fields, answer fields and columns alike. */
export const mailboxFieldOf = {
  module: 'module',
  emailAddress: 'email_address',
  passwordRef: 'email_password',
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
} as const satisfies { readonly [setting in keyof MailboxSettings]: string };

type OpenSetting = Exclude<keyof MailboxSettings, 'passwordRef'>;
type FieldsOf<S> = {
  readonly [setting in keyof S as setting extends OpenSetting ? (typeof mailboxFieldOf)[setting] : never]: S[setting];
};

/** The settings that are there, under the names of their fields; the password and its reference are nobody's business. */
export const mailboxFields = <S extends Partial<Pick<MailboxSettings, OpenSetting>>>(settings: S): FieldsOf<S> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([setting, value]) =>
      setting in mailboxFieldOf && setting !== 'passwordRef' ? [[mailboxFieldOf[setting as OpenSetting], value]] : [],
    ),
  ) as FieldsOf<S>;
