/** A mailbox as requests bring it: the specification's fields (section 2.1), and how they become the domain's and back. */
import type { ProbedSetting } from '../../domain/mailbox/mail-probe.port.ts';
import {
  type AuthenticationFields,
  authenticationFields,
  mailboxFieldOf,
  mailboxFields,
} from '../../domain/mailbox/mailbox-fields.ts';
import { type NonOrderAction, nonOrderActions } from '../../domain/mailbox/non-orders.ts';
import { sendWays } from '../../domain/mailbox/send-via.ts';
import { modules } from '../../domain/shared/module.ts';
import { type CheckTogether, partialOf, requestSchema } from '../../platform/codec/decode-request.ts';
import { type FieldFault, meaning, optional, orBlank, withDefault } from '../../platform/codec/field.ts';
import {
  boolean,
  calendarDay,
  emailAddress,
  folderName,
  hostName,
  integer,
  oneOf,
  port,
  text,
} from '../../platform/codec/fields.ts';
import { listField } from '../../platform/codec/record-fields.ts';
import { applicationOf, checkLogin, type LoginRequest, loginFields } from './login-request.ts';
import type { MailboxInput } from './mailbox.types.ts';

/** Set by the server, shown in answers: a PATCH may repeat them as they are. */
const readOnly = ['id', 'company', 'has_password', 'last_sync', 'trouble', 'last_error', 'last_error_cause', 'threshold_raised'];

/** Each costs a few commands a poll. */
const mostFolders = 20;

/** What it takes to reach the servers. */
const serverFields = {
  email_address: emailAddress,
  ...loginFields,
  imap_server: hostName(255),
  imap_port: withDefault(port, 993),
  imap_use_ssl: withDefault(boolean, true),
  smtp_server: hostName(255),
  smtp_port: withDefault(port, 587),
  smtp_use_tls: withDefault(boolean, true),
  processed_folder: withDefault(folderName(100), 'Processed'),
  process_since: withDefault(orBlank(calendarDay), null),
  imap_login: optional(meaning(orBlank(text(255)), 'IMAP sign-in name; absent or empty: email_address')),
  smtp_login: optional(meaning(orBlank(text(255)), 'SMTP sign-in name; absent or empty: email_address')),
  watched_folders: optional(
    meaning(
      listField(text(200), mostFolders),
      'Folders whose emails are processed, with "/" between levels; absent or empty: INBOX',
    ),
  ),
  include_subfolders: optional(meaning(boolean, 'Whether subfolders of watched_folders are processed too')),
};

const folderKey = (name: string): string => {
  const path = name.split('/').filter(Boolean).join('/');
  return path.toUpperCase() === 'INBOX' ? 'INBOX' : path;
};

/** A mail that is moved must leave the folders that are polled, or it comes again. */
const checkFolders: CheckTogether = (values, { current }) => {
  const { watched_folders = [], processed_folder } = { ...current, ...values } as {
    readonly watched_folders?: readonly string[];
    readonly processed_folder?: string;
  };
  if (processed_folder === undefined || !watched_folders.map(folderKey).includes(folderKey(processed_folder))) return [];
  return [{ field: 'processed_folder', code: 'not_a_target_folder', message: 'must not be one of watched_folders' }];
};

/** What an action needs is there, and a mail that is moved or forwarded does not come back. */
const checkNonOrders: CheckTogether = (values, { current }) => {
  const { non_orders, non_orders_folder, non_orders_forward_to, watched_folders, email_address } = { ...current, ...values } as {
    readonly non_orders?: NonOrderAction;
    readonly non_orders_folder?: string | null;
    readonly non_orders_forward_to?: string | null;
    readonly watched_folders?: readonly string[];
    readonly email_address?: string;
  };
  const wrong = (field: string, code: FieldFault['code'], message: string): readonly FieldFault[] => [{ field, code, message }];
  if (non_orders === 'own_folder' && !non_orders_folder)
    return wrong('non_orders_folder', 'required', 'is required if non_orders is own_folder');
  if (non_orders === 'forward' && !non_orders_forward_to)
    return wrong('non_orders_forward_to', 'required', 'is required if non_orders is forward');
  const watched = watched_folders?.length ? watched_folders : ['INBOX'];
  if (non_orders_folder && watched.map(folderKey).includes(folderKey(non_orders_folder)))
    return wrong('non_orders_folder', 'not_a_target_folder', 'must not be one of watched_folders');
  if (non_orders_forward_to && non_orders_forward_to.toLowerCase() === email_address?.toLowerCase())
    return wrong('non_orders_forward_to', 'watched_mailbox', 'must not be the address of an active mailbox');
  return [];
};

const checkMailbox: CheckTogether = (values, about) => [
  ...checkLogin(values, about),
  ...checkFolders(values, about),
  ...checkNonOrders(values, about),
];

const nonOrderFields = {
  non_orders: optional(
    meaning(
      oneOf(nonOrderActions),
      'What happens to emails without an order: processed_folder (default) and own_folder move them, forward sends them to non_orders_forward_to and moves them, leave marks them in place',
    ),
  ),
  non_orders_folder: optional(
    meaning(orBlank(folderName(100)), 'Folder for own_folder and forward; absent or empty: processed_folder'),
  ),
  authserv_id: optional(
    meaning(
      orBlank(text(255)),
      'Name of the receiving server in Authentication-Results; absent or empty: a server in the domain of the mailbox or of its IMAP server',
    ),
  ),
  non_orders_forward_to: optional(meaning(orBlank(emailAddress), 'Recipient for forward')),
};

const idleField = meaning(boolean, 'Whether an IMAP IDLE connection reports new emails in addition to polling');

export const mailboxRequest = requestSchema(
  {
    module: oneOf(modules),
    ...serverFields,
    auto_create_draft: withDefault(boolean, true),
    min_confidence_threshold: withDefault(integer(0, 100), 70),
    notification_email: withDefault(orBlank(emailAddress), null),
    is_active: withDefault(boolean, true),
    send_via: optional(oneOf(sendWays)),
    imap_idle: optional(idleField),
    ...nonOrderFields,
  },
  readOnly,
  checkMailbox,
);

/** A form may be tried out as it stands: fields that have nothing to do with the servers may be there. */
export const connectionRequest = requestSchema(
  {
    ...serverFields,
    module: optional(oneOf(modules)),
    auto_create_draft: optional(boolean),
    min_confidence_threshold: optional(integer(0, 100)),
    notification_email: optional(orBlank(emailAddress)),
    is_active: optional(boolean),
    send_via: optional(oneOf(sendWays)),
    imap_idle: optional(idleField),
    ...nonOrderFields,
  },
  readOnly,
  checkMailbox,
);

export const mailboxChanges = partialOf(mailboxRequest);

type RequestOf<S> = S extends { readonly decodesTo?: infer T } ? Exclude<T, undefined> : never;
type MailboxRequest = RequestOf<typeof mailboxRequest>;

const settingOf: ReadonlyMap<string, string> = new Map(
  Object.entries(mailboxFieldOf).map(([setting, field]) => [field, setting] as const),
);

/** No folder, or one twice, is what nobody means. */
const withFolders = (settings: { readonly watchedFolders?: readonly string[] }): object => {
  const { watchedFolders } = settings;
  if (watchedFolders === undefined) return settings;
  const names = new Map(watchedFolders.map((name) => [folderKey(name), folderKey(name)]));
  return { ...settings, watchedFolders: names.size === 0 ? ['INBOX'] : [...names.values()] };
};

/** Fields of the login become one setting, and are no settings themselves. */
const settingsOf = (request: object): object =>
  withFolders(
    Object.fromEntries(
      Object.entries(request).flatMap(([field, value]) => (field in loginFields ? [] : [[settingOf.get(field) ?? field, value]])),
    ),
  );

type WithSecret = MailboxInput & { readonly password: string };
/** `checkLogin` lets no whole request pass without. */
const secretOf = ({ email_password, oauth_secret }: LoginRequest): string => oauth_secret ?? email_password ?? '';
const loginOf = (request: LoginRequest) => {
  const authentication = applicationOf(request);
  return authentication === null ? {} : { authentication };
};

/** `password`: the password, or the secret of the application. */
export const mailboxInput = (request: MailboxRequest): WithSecret =>
  ({ ...settingsOf(request), ...loginOf(request), password: secretOf(request) }) as WithSecret;

type ConnectionRequest = RequestOf<typeof connectionRequest>;
export type ConnectionInput = Pick<WithSecret, ProbedSetting | 'password'>;

export const connectionInput = (request: ConnectionRequest): ConnectionInput => {
  const servers = Object.keys(serverFields).map((field) => [field, request[field as keyof typeof serverFields]]);
  return {
    ...settingsOf(Object.fromEntries(servers)),
    ...loginOf(request),
    ...(request.send_via === undefined ? {} : { sendVia: request.send_via }),
    password: secretOf(request),
  } as ConnectionInput;
};

/** @param current the mailbox as it is answered now: what a request leaves out about the login stays */
export const mailboxChangesInput = (
  request: Partial<MailboxRequest>,
  current: AuthenticationFields,
): Partial<MailboxInput> & { readonly password?: string } => {
  const isAboutLogin = ['oauth_secret', ...Object.keys(authenticationFields(null))].some((field) => field in request);
  const hasSecret = request.email_password !== undefined || request.oauth_secret !== undefined;
  return {
    ...settingsOf(request),
    ...(isAboutLogin ? { authentication: applicationOf(request, current) } : {}),
    ...(hasSecret ? { password: secretOf(request) } : {}),
  };
};

/** The fields of an answer; a blank notification address is "". */
export const answeredFields = (settings: MailboxInput) => ({
  ...mailboxFields(settings),
  ...authenticationFields(settings.authentication),
  notification_email: settings.notificationEmail ?? '',
  send_via: settings.sendVia ?? 'smtp',
  imap_login: settings.imapLogin ?? '',
  smtp_login: settings.smtpLogin ?? '',
  watched_folders: settings.watchedFolders ?? ['INBOX'],
  include_subfolders: settings.includeSubfolders ?? false,
  imap_idle: settings.imapIdle ?? false,
  non_orders: settings.nonOrders ?? 'processed_folder',
  non_orders_folder: settings.nonOrdersFolder ?? '',
  non_orders_forward_to: settings.nonOrdersForwardTo ?? '',
  authserv_id: settings.authservId ?? '',
});
