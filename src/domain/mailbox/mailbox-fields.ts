import type { MailboxSettings } from './mailbox.events.ts';
import type { ApplicationLogin, AuthenticationKind } from './mailbox-authentication.ts';

/** The settings by the names of the specification: of request fields, answer fields and columns alike. */
export const mailboxFieldOf = {
  module: 'module',
  emailAddress: 'email_address',
  passwordRef: 'email_password',
  authentication: 'authentication',
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
  sendVia: 'send_via',
  imapLogin: 'imap_login',
  smtpLogin: 'smtp_login',
  watchedFolders: 'watched_folders',
  includeSubfolders: 'include_subfolders',
  imapIdle: 'imap_idle',
  nonOrders: 'non_orders',
  nonOrdersFolder: 'non_orders_folder',
  nonOrdersForwardTo: 'non_orders_forward_to',
  authservId: 'authserv_id',
} as const satisfies { readonly [setting in keyof Required<MailboxSettings>]: string };

/** What has a field of its own under which it may be shown. */
type OpenSetting = Exclude<keyof MailboxSettings, 'passwordRef' | 'authentication'>;
const isOpen = (setting: string): setting is OpenSetting =>
  setting in mailboxFieldOf && setting !== 'passwordRef' && setting !== 'authentication';

type FieldsOf<S> = {
  readonly [setting in keyof S as setting extends OpenSetting ? (typeof mailboxFieldOf)[setting] : never]: S[setting];
};

/** The settings that are there, under the names of their fields; the password and its reference are nobody's business. */
export const mailboxFields = <S extends Partial<Pick<MailboxSettings, OpenSetting>>>(settings: S): FieldsOf<S> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([setting, value]) => (isOpen(setting) ? [[mailboxFieldOf[setting], value]] : [])),
  ) as FieldsOf<S>;

/** How a mailbox signs in, as flat fields: null where a field does not apply to this kind. */
export type AuthenticationFields = {
  readonly authentication: AuthenticationKind;
  readonly oauth_tenant_id: string | null;
  readonly oauth_client_id: string | null;
  readonly oauth_token_url: string | null;
  readonly oauth_scope: string | null;
  readonly oauth_secret_expires_on: string | null;
};

const ofPassword: AuthenticationFields = {
  authentication: 'password',
  oauth_tenant_id: null,
  oauth_client_id: null,
  oauth_token_url: null,
  oauth_scope: null,
  oauth_secret_expires_on: null,
};

export const authenticationFields = (login: ApplicationLogin | null | undefined): AuthenticationFields => {
  if (!login) return ofPassword;
  const fields = { ...ofPassword, authentication: login.kind, oauth_secret_expires_on: login.secretExpiresOn };
  switch (login.kind) {
    case 'google_service_account':
      return fields;
    case 'microsoft_365':
      return { ...fields, oauth_tenant_id: login.tenantId, oauth_client_id: login.clientId };
    case 'oauth2':
      return { ...fields, oauth_token_url: login.tokenUrl, oauth_client_id: login.clientId, oauth_scope: login.scope };
  }
};
