/** A mailbox configuration as it is answered: never with its password. */
import type { MailboxCommandRefusal, MailboxResult } from '../../../commands/mailbox/mailbox.types.ts';
import { answeredFields } from '../../../commands/mailbox/mailbox-request.schema.ts';
import { authenticationKinds } from '../../../domain/mailbox/mailbox-authentication.ts';
import { nonOrderActions } from '../../../domain/mailbox/non-orders.ts';
import { sendWays } from '../../../domain/mailbox/send-via.ts';
import type { MailboxRow } from '../../../projections/mailboxes/mailboxes.queries.ts';
import { invalid, notFound, preconditionFailed, problem, wrongField } from '../../http/problem.ts';
import { choice, day, flag, integer, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';
import { moduleShape, troubleShape } from './mailbox.shapes.ts';

export const configShape = named(
  'Mailbox',
  'A mailbox configuration; its password or secret is never shown',
  record({
    id: [uuid, 'The mailbox'],
    company: [text, 'Whose it is'],
    module: [moduleShape, 'One mailbox for each'],
    email_address: [text, 'Its address, and the name to sign in with where imap_login and smtp_login are empty'],
    has_password: [flag, 'Always true: there is none without a password or the secret of an application'],
    authentication: [choice(...authenticationKinds), 'How the service signs in to both servers'],
    oauth_tenant_id: [orNull(text), 'Of a Microsoft 365 application: the directory (tenant) id or a verified domain'],
    oauth_client_id: [orNull(text), 'The application (client) id'],
    oauth_token_url: [orNull(text), 'Of generic OAuth 2.0: where tokens are asked for'],
    oauth_scope: [orNull(text), 'Of generic OAuth 2.0: the scope that is asked for; empty: none'],
    oauth_secret_expires_on: [orNull(day), 'The day on which the secret of the application ends; null: not known'],
    imap_server: [text, 'Host to fetch from'],
    imap_port: [integer, 'Its port'],
    imap_use_ssl: [flag, 'true: TLS from the first byte; false: STARTTLS'],
    smtp_server: [text, 'Host to send through'],
    smtp_port: [integer, 'Its port'],
    smtp_use_tls: [flag, 'Whether TLS is demanded: from the first byte on port 465, else by STARTTLS'],
    auto_create_draft: [flag, 'Whether mails become drafts by themselves'],
    min_confidence_threshold: [integer, '0 to 100; below it a person has to look'],
    processed_folder: [text, 'Where mails go when they are done'],
    notification_email: [text, 'Who is told of outcomes; empty: nobody'],
    process_since: [orNull(day), 'Unread mail from before this day is left alone; null: all is taken'],
    is_active: [flag, 'Whether it is polled'],
    last_sync: [orNull(time), 'The last poll that went well'],
    trouble: [orNull(troubleShape), 'Why it cannot be reached; null while it can'],
    last_error: [orNull(text), 'What the last poll failed with; null when it went well'],
    last_error_cause: [orNull(troubleShape), 'The cause of that, stable'],
    send_via: [choice(...sendWays), 'By which way it sends: SMTP, or Microsoft Graph (authentication microsoft_365 only)'],
    imap_login: [text, 'The name to sign in with over IMAP; empty: the address'],
    smtp_login: [text, 'The name to sign in with over SMTP; empty: the address'],
    watched_folders: [listOf(text), 'Folders whose mails are processed'],
    include_subfolders: [flag, 'Whether the folders below them are watched too'],
    non_orders: [
      choice(...nonOrderActions),
      'What happens to mail that is no order: moved to the processed folder or a folder of its own, forwarded and moved, or left where it is',
    ],
    non_orders_folder: [text, 'The folder of own_folder, and of forward; empty: processed_folder'],
    authserv_id: [
      text,
      'The name that the receiving server writes in Authentication-Results; empty: a server in the domain of the mailbox is trusted',
    ],
    non_orders_forward_to: [text, 'The address of forward; empty: none'],
    imap_idle: [flag, 'Whether a connection is kept on which the server says what comes in, beside the poll'],
  }),
);

type Polled = Pick<ShapeOf<typeof configShape>, 'last_sync' | 'trouble' | 'last_error' | 'last_error_cause'>;
const neverPolled: Polled = { last_sync: null, trouble: null, last_error: null, last_error_cause: null };

export const configView = (row: MailboxRow): ShapeOf<typeof configShape> => ({
  id: row.id,
  company: row.company_id,
  module: row.module,
  email_address: row.email_address,
  has_password: true,
  imap_server: row.imap_server,
  imap_port: row.imap_port,
  imap_use_ssl: row.imap_use_ssl,
  smtp_server: row.smtp_server,
  smtp_port: row.smtp_port,
  smtp_use_tls: row.smtp_use_tls,
  auto_create_draft: row.auto_create_draft,
  min_confidence_threshold: row.min_confidence_threshold,
  processed_folder: row.processed_folder,
  notification_email: row.notification_email ?? '',
  process_since: row.process_since,
  authentication: row.authentication,
  oauth_tenant_id: row.oauth_tenant_id,
  oauth_client_id: row.oauth_client_id,
  oauth_token_url: row.oauth_token_url,
  oauth_scope: row.oauth_scope,
  oauth_secret_expires_on: row.oauth_secret_expires_on,
  is_active: row.is_active,
  last_sync: row.last_sync?.toISOString() ?? null,
  trouble: row.trouble,
  last_error: row.last_error,
  last_error_cause: row.last_error_cause,
  send_via: row.send_via,
  imap_login: row.imap_login ?? '',
  smtp_login: row.smtp_login ?? '',
  watched_folders: row.watched_folders,
  include_subfolders: row.include_subfolders,
  imap_idle: row.imap_idle,
  non_orders: row.non_orders,
  non_orders_folder: row.non_orders_folder ?? '',
  non_orders_forward_to: row.non_orders_forward_to ?? '',
  authserv_id: row.authserv_id ?? '',
});

/** What is told once, with the answer to the write; the first poll says whether it lasts. */
const unverifiedServers = ([first, ...others]: MailboxResult['unverified']) =>
  first && {
    last_error: [first, ...others].map(({ field, message }) => `${field}: ${message}`).join('; '),
    last_error_cause: 'network' as const,
  };

/** From the command's own result; what polling knows comes from `current`, and a new mailbox was never polled. */
export const writtenView = (
  { mailboxId, settings, unverified }: MailboxResult,
  company: string,
  { last_sync, trouble, last_error, last_error_cause }: Polled = neverPolled,
): ShapeOf<typeof configShape> => ({
  id: mailboxId,
  company,
  has_password: true,
  last_sync,
  trouble,
  last_error,
  last_error_cause,
  ...unverifiedServers(unverified),
  ...answeredFields(settings),
});

const hostFaults = {
  HOST_NOT_ALLOWED: 'host_not_allowed',
  PORT_NOT_ALLOWED: 'port_not_allowed',
  HOST_LOOKUP_FAILED: 'host_lookup_failed',
} as const;

export const configProblem = (refusal: MailboxCommandRefusal) => {
  switch (refusal.type) {
    case 'MailboxUnknown':
      return notFound;
    case 'ModuleTaken': {
      const detail = `module: ${refusal.module} has a mailbox already (${refusal.by}); change or remove that one`;
      return problem(409, 'module_taken', detail, { errors: [{ field: 'module', code: 'module_taken', message: detail }] });
    }
    case 'ForwardsToMailbox':
      return wrongField(
        'non_orders_forward_to',
        'watched_mailbox',
        'must not be the address of a mailbox that is watched: what is forwarded there would come back',
      );
    case 'PasswordRequired':
      return wrongField(
        'email_password',
        'required',
        'is required when the address, a server, a port or its encryption changes: the password is sent only as it was entered for',
      );
    case 'SecretRequired':
      return wrongField(
        'oauth_secret',
        'required',
        'is required when the address, a server, a port, its encryption or the application changes: the secret is used only as it was entered for',
      );
    case 'ServersRefused':
      return invalid(
        refusal.faults.map(({ field, code, message }) => ({ field, code: hostFaults[code], message: `${field}: ${message}` })),
      );
    case 'PreconditionFailed':
      return preconditionFailed;
  }
};

export const mailboxInactive = problem(409, 'mailbox_inactive', 'This mailbox is switched off. Set is_active to true first.');
