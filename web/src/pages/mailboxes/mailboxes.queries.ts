import { queryOptions } from '@tanstack/react-query';
import { api, ask, askPage, type Got, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import type { Module } from '../../api/modules.ts';
import { numberTyped } from '../../api/numbers.ts';

export type Mailbox = Schemas['Mailbox'];
export type Template = Schemas['ProviderTemplate'];
export type Preset = Schemas['ProviderPreset'];

export const mailboxesQuery = queryOptions({
  queryKey: keys.mailboxes.list(),
  queryFn: async ({ signal }) =>
    (await askPage(api.GET('/sales/email-configs/', { params: { query: { limit: 50 } }, signal }))).items,
});
export const mailboxQuery = (id: string) =>
  queryOptions({
    queryKey: keys.mailboxes.one(id),
    queryFn: ({ signal }): Promise<Got<Mailbox>> =>
      ask(api.GET('/sales/email-configs/{id}/', { params: { path: { id } }, signal })),
  });
export const healthQuery = (id: string) =>
  queryOptions({
    queryKey: keys.mailboxes.of(id, 'health'),
    queryFn: async ({ signal }) =>
      (await ask(api.GET('/sales/email-configs/{id}/health/', { params: { path: { id } }, signal }))).data,
    refetchInterval: 60_000,
  });
export const templatesQuery = queryOptions({
  queryKey: keys.providers,
  queryFn: async ({ signal }) => (await ask(api.GET('/sales/email-configs/provider-templates/', { signal }))).data,
  staleTime: Number.POSITIVE_INFINITY,
});

export const presetsQuery = queryOptions({
  queryKey: [...keys.providers, 'presets'],
  queryFn: async ({ signal }) => (await ask(api.GET('/sales/email-configs/provider-presets/', { signal }))).data,
  staleTime: Number.POSITIVE_INFINITY,
});

export const setActive = (id: string, isActive: boolean) =>
  ask(api.PATCH('/sales/email-configs/{id}/', { params: { path: { id } }, body: { is_active: isActive } }));
export const syncNow = async (id: string) =>
  (await ask(api.POST('/sales/email-configs/{id}/sync_now/', { params: { path: { id } } }))).data;
export const reconcile = async (id: string) =>
  (await ask(api.POST('/sales/email-configs/{id}/reconcile/', { params: { path: { id } } }))).data;
export const removeMailbox = (id: string) => ask(api.DELETE('/sales/email-configs/{id}/', { params: { path: { id } } }));

/** The form's values: ports and the threshold as text. */
export type MailboxForm = {
  readonly module: Module;
  readonly email_address: string;
  readonly authentication: Mailbox['authentication'];
  readonly email_password: string;
  readonly oauth_secret: string;
  readonly oauth_tenant_id: string;
  readonly oauth_client_id: string;
  readonly oauth_token_url: string;
  readonly oauth_scope: string;
  readonly oauth_secret_expires_on: string;
  readonly send_via: Mailbox['send_via'];
  readonly imap_server: string;
  readonly imap_port: string;
  readonly imap_use_ssl: boolean;
  readonly smtp_server: string;
  readonly smtp_port: string;
  readonly smtp_use_tls: boolean;
  readonly processed_folder: string;
  readonly process_since: string;
  readonly auto_create_draft: boolean;
  readonly min_confidence_threshold: string;
  readonly notification_email: string;
  readonly imap_login: string;
  readonly smtp_login: string;
  /** one a line */
  readonly watched_folders: string;
  readonly include_subfolders: boolean;
  readonly imap_idle: boolean;
  readonly non_orders: Mailbox['non_orders'];
  readonly authserv_id: string;
  readonly non_orders_folder: string;
  readonly non_orders_forward_to: string;
};

export const formOf = (mailbox: Mailbox | null, module: Module = 'SALES'): MailboxForm => ({
  module: mailbox?.module ?? module,
  email_address: mailbox?.email_address ?? '',
  authentication: mailbox?.authentication ?? 'password',
  email_password: '',
  oauth_secret: '',
  oauth_tenant_id: mailbox?.oauth_tenant_id ?? '',
  oauth_client_id: mailbox?.oauth_client_id ?? '',
  oauth_token_url: mailbox?.oauth_token_url ?? '',
  oauth_scope: mailbox?.oauth_scope ?? '',
  oauth_secret_expires_on: mailbox?.oauth_secret_expires_on ?? '',
  send_via: mailbox?.send_via ?? 'smtp',
  imap_server: mailbox?.imap_server ?? '',
  imap_port: String(mailbox?.imap_port ?? 993),
  imap_use_ssl: mailbox?.imap_use_ssl ?? true,
  smtp_server: mailbox?.smtp_server ?? '',
  smtp_port: String(mailbox?.smtp_port ?? 587),
  smtp_use_tls: mailbox?.smtp_use_tls ?? true,
  processed_folder: mailbox?.processed_folder ?? 'Processed',
  process_since: mailbox?.process_since ?? '',
  auto_create_draft: mailbox?.auto_create_draft ?? true,
  min_confidence_threshold: String(mailbox?.min_confidence_threshold ?? 70),
  notification_email: mailbox?.notification_email ?? '',
  imap_login: mailbox?.imap_login ?? '',
  smtp_login: mailbox?.smtp_login ?? '',
  watched_folders: (mailbox?.watched_folders ?? ['INBOX']).join('\n'),
  include_subfolders: mailbox?.include_subfolders ?? false,
  imap_idle: mailbox?.imap_idle ?? false,
  non_orders: mailbox?.non_orders ?? 'processed_folder',
  authserv_id: mailbox?.authserv_id ?? '',
  non_orders_folder: mailbox?.non_orders_folder ?? '',
  non_orders_forward_to: mailbox?.non_orders_forward_to ?? '',
});

/** What an application is known by, for each kind; a secret belongs to all of it. */
export const applicationFields = {
  password: [],
  microsoft_365: ['oauth_tenant_id', 'oauth_client_id'],
  google_service_account: [],
  oauth2: ['oauth_token_url', 'oauth_client_id', 'oauth_scope'],
} as const satisfies Record<Mailbox['authentication'], readonly (keyof MailboxForm)[]>;

const secrets = ['email_password', 'oauth_secret'] as const;
const ofConnection = [
  'email_address',
  'authentication',
  'oauth_tenant_id',
  'oauth_client_id',
  'oauth_token_url',
  'oauth_scope',
  ...secrets,
  'imap_server',
  'imap_port',
  'imap_use_ssl',
  'smtp_server',
  'smtp_port',
  'smtp_use_tls',
  'imap_login',
  'smtp_login',
  'processed_folder',
  'watched_folders',
  'include_subfolders',
  'send_via',
] as const;
/** Nothing was typed that a connection depends on: the mailbox is tried as it is saved, with the password that is kept. */
export const isSavedConnection = (mailbox: Mailbox, form: MailboxForm): boolean => {
  const saved = formOf(mailbox);
  return ofConnection.every((name) => form[name] === saved[name]);
};

/** The password or secret that is kept goes only where, as whom and as safely as it was entered for. */
export const isSecretNeeded = (mailbox: Mailbox, form: MailboxForm): boolean => {
  const saved = formOf(mailbox);
  const otherFields: readonly string[] = [...secrets, 'processed_folder', 'watched_folders', 'include_subfolders', 'send_via'];
  return ofConnection.some((name) => !otherFields.includes(name) && form[name] !== saved[name]);
};

/** What a preset says. */
export const filledByPreset = (preset: Preset): Partial<MailboxForm> => ({
  ...filledBy({ ...preset, id: 'CUSTOM', smtp_use_tls: true }),
  authentication: preset.authentication,
});

/** What a template says; what it leaves open stays as it was typed. */
export const filledBy = (template: Template): Partial<MailboxForm> => {
  const { imap_server, imap_port, imap_use_ssl, smtp_server, smtp_port, smtp_use_tls } = template;
  return {
    ...(imap_server === null ? {} : { imap_server }),
    ...(imap_port === null ? {} : { imap_port: String(imap_port) }),
    ...(imap_use_ssl === null ? {} : { imap_use_ssl }),
    ...(smtp_server === null ? {} : { smtp_server }),
    ...(smtp_port === null ? {} : { smtp_port: String(smtp_port) }),
    ...(smtp_use_tls === null ? {} : { smtp_use_tls }),
  };
};

type Login = Pick<MailboxForm, 'authentication' | 'email_password' | 'oauth_secret' | OfApplication>;
type OfApplication = Extract<keyof MailboxForm, `oauth_${string}`>;

/** What was chosen for a Microsoft 365 application does not count for another sign-in. */
export const sendsByGraph = ({ authentication, send_via }: Pick<MailboxForm, 'authentication' | 'send_via'>): boolean =>
  authentication === 'microsoft_365' && send_via === 'graph';

/** Of the fields of a login those of its kind; what was typed for another kind stays in the form. */
const loginOf = (form: Login) => {
  const { authentication, email_password, oauth_secret, oauth_secret_expires_on } = form;
  if (authentication === 'password') return { authentication, ...(email_password === '' ? {} : { email_password }) };
  return {
    authentication,
    ...Object.fromEntries(applicationFields[authentication].map((name) => [name, form[name]])),
    oauth_secret_expires_on,
    ...(oauth_secret === '' ? {} : { oauth_secret }),
  };
};

const bodyOf = ({
  imap_port,
  smtp_port,
  min_confidence_threshold,
  authentication,
  email_password,
  oauth_secret,
  oauth_tenant_id,
  oauth_client_id,
  oauth_token_url,
  oauth_scope,
  oauth_secret_expires_on,
  send_via,
  watched_folders,
  ...otherFields
}: MailboxForm) => ({
  ...otherFields,
  ...loginOf({
    authentication,
    email_password,
    oauth_secret,
    oauth_tenant_id,
    oauth_client_id,
    oauth_token_url,
    oauth_scope,
    oauth_secret_expires_on,
  }),
  send_via: sendsByGraph({ authentication, send_via }) ? ('graph' as const) : ('smtp' as const),
  imap_port: numberTyped(imap_port),
  smtp_port: numberTyped(smtp_port),
  min_confidence_threshold: numberTyped(min_confidence_threshold),
  watched_folders: watched_folders
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean),
});

export const createMailbox = (form: MailboxForm) => ask(api.POST('/sales/email-configs/', { body: bodyOf(form) }));
export const changeMailbox = (id: string, form: MailboxForm, etag: string | null) =>
  ask(api.PATCH('/sales/email-configs/{id}/', { params: { path: { id }, header: ifMatch(etag) }, body: bodyOf(form) }));

// answered at once: the report is followed stage by stage
const soon = { Prefer: 'respond-async' };

/** Begins a test of what is typed, or of what is saved (`form` null); answers its task. */
export const testConnection = async (id: string | null, form: MailboxForm | null): Promise<string> => {
  const { data } = await ask(
    form === null && id !== null
      ? api.POST('/sales/email-configs/{id}/test_connection/', { params: { path: { id } }, headers: soon })
      : api.POST('/sales/email-configs/test_connection/', {
          body: bodyOf(form as MailboxForm),
          headers: soon,
        }),
  );
  return 'task_id' in data ? data.task_id : '';
};
