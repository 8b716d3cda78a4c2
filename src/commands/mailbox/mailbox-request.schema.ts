/** A mailbox as requests bring it: the specification's fields (section 2.1), and how they become the domain's and back. */
import type { ProbedSetting } from '../../domain/mailbox/mail-probe.port.ts';
import { mailboxFieldOf, mailboxFields } from '../../domain/mailbox/mailbox-fields.ts';
import { modules } from '../../domain/shared/module.ts';
import { partialOf, requestSchema } from '../../platform/codec/decode-request.ts';
import { optional, orBlank, withDefault } from '../../platform/codec/field.ts';
import {
  boolean,
  calendarDay,
  emailAddress,
  folderName,
  hostName,
  integer,
  oneOf,
  password,
  port,
} from '../../platform/codec/fields.ts';
import type { MailboxInput } from './mailbox.types.ts';

/** Set by the server, shown in answers: a PATCH may repeat them as they are. */
const readOnly = ['id', 'company', 'has_password', 'last_sync', 'trouble', 'last_error', 'last_error_cause'];

/** What it takes to reach the servers. */
const serverFields = {
  email_address: emailAddress,
  email_password: password(1_000),
  imap_server: hostName(255),
  imap_port: withDefault(port, 993),
  imap_use_ssl: withDefault(boolean, true),
  smtp_server: hostName(255),
  smtp_port: withDefault(port, 587),
  smtp_use_tls: withDefault(boolean, true),
  processed_folder: withDefault(folderName(100), 'Processed'),
  process_since: withDefault(orBlank(calendarDay), null),
};

export const mailboxRequest = requestSchema(
  {
    module: oneOf(modules),
    ...serverFields,
    auto_create_draft: withDefault(boolean, true),
    min_confidence_threshold: withDefault(integer(0, 100), 70),
    notification_email: withDefault(orBlank(emailAddress), null),
    is_active: withDefault(boolean, true),
  },
  readOnly,
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
  },
  readOnly,
);

export const mailboxChanges = partialOf(mailboxRequest);

type RequestOf<S> = S extends { readonly decodesTo?: infer T } ? Exclude<T, undefined> : never;
type MailboxRequest = RequestOf<typeof mailboxRequest>;

const settingOf: ReadonlyMap<string, string> = new Map([
  ...Object.entries(mailboxFieldOf).map(([setting, field]) => [field, setting] as const),
  [mailboxFieldOf.passwordRef, 'password'],
]);

const renamed = (request: object): object =>
  Object.fromEntries(Object.entries(request).map(([field, value]) => [settingOf.get(field) ?? field, value]));

type WithPassword = MailboxInput & { readonly password: string };

export const mailboxInput = (request: MailboxRequest): WithPassword => renamed(request) as WithPassword;

type ConnectionRequest = RequestOf<typeof connectionRequest>;
export type ConnectionInput = Pick<WithPassword, ProbedSetting | 'password'>;

export const connectionInput = (request: ConnectionRequest): ConnectionInput => {
  const servers = Object.keys(serverFields).map((field) => [field, request[field as keyof typeof serverFields]]);
  return renamed(Object.fromEntries(servers)) as ConnectionInput;
};

export const mailboxChangesInput = (request: Partial<MailboxRequest>): Partial<MailboxInput> & { readonly password?: string } =>
  renamed(request);

/** The fields of an answer; a blank notification address is "". */
export const answeredFields = (settings: MailboxInput) => ({
  ...mailboxFields(settings),
  notification_email: settings.notificationEmail ?? '',
});
