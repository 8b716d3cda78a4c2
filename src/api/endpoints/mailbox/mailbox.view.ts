/** A mailbox configuration as it is answered: never with its password. */
import type { MailboxCommandRefusal, MailboxResult } from '../../../commands/mailbox/mailbox.types.ts';
import { answeredFields } from '../../../commands/mailbox/mailbox-request.schema.ts';
import type { ThresholdRaised } from '../../../domain/mailbox/mailbox.decider.ts';
import { authenticationKinds } from '../../../domain/mailbox/mailbox-authentication.ts';
import { nonOrderActions } from '../../../domain/mailbox/non-orders.ts';
import { sendWays } from '../../../domain/mailbox/send-via.ts';
import type { MailboxRow } from '../../../projections/mailboxes/mailboxes.queries.ts';
import { invalid, notFound, preconditionFailed, problem, wrongField } from '../../http/problem.ts';
import { choice, day, flag, integer, listOf, named, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';
import { moduleShape, troubleShape } from './mailbox.shapes.ts';

export const configShape = named(
  'Mailbox',
  'A mailbox configuration; its password or secret is never returned',
  record({
    id: [uuid, 'Mailbox ID'],
    company: [text, 'Company ID'],
    module: [moduleShape, 'Module; each module has one mailbox'],
    email_address: [text, 'Email address, also the sign-in name if imap_login or smtp_login is empty'],
    has_password: [flag, 'Always true: each mailbox has a password or an application secret'],
    authentication: [choice(...authenticationKinds), 'How the service signs in to both servers'],
    oauth_tenant_id: [orNull(text), 'Microsoft 365: directory (tenant) ID or a verified domain'],
    oauth_client_id: [orNull(text), 'Application (client) ID'],
    oauth_token_url: [orNull(text), 'Generic OAuth 2.0: token endpoint'],
    oauth_scope: [orNull(text), 'Generic OAuth 2.0: requested scope; empty: none'],
    oauth_secret_expires_on: [orNull(day), 'Expiry date of the application secret; null: unknown'],
    imap_server: [text, 'IMAP host'],
    imap_port: [integer, 'IMAP port'],
    imap_use_ssl: [flag, 'true: implicit TLS; false: STARTTLS'],
    smtp_server: [text, 'SMTP host'],
    smtp_port: [integer, 'SMTP port'],
    smtp_use_tls: [flag, 'Whether TLS is required: implicit TLS on port 465, otherwise STARTTLS'],
    auto_create_draft: [flag, 'Whether emails become drafts automatically'],
    min_confidence_threshold: [integer, 'Confidence from 0 to 100 below which a draft requires review'],
    threshold_raised: [
      orNull(
        record({
          from: [integer, 'Threshold that was set'],
          decided: [integer, 'Decided drafts that were compared, at most 500'],
          wrong_before: [integer, 'Drafts with errors that passed that threshold'],
          wrong_after: [integer, 'Drafts with errors that would pass it after the upgrade'],
        }),
      ),
      'An upgrade that changed the confidence raised min_confidence_threshold, so that no more errors pass; null: no, or the threshold was saved since',
    ],
    processed_folder: [text, 'Folder to which processed emails are moved'],
    notification_email: [text, 'Email address that receives outcomes; empty: none'],
    process_since: [orNull(day), 'Unread emails received before this date are ignored; null: no limit'],
    is_active: [flag, 'Whether the mailbox is polled'],
    last_sync: [orNull(time), 'Time of the last successful poll'],
    trouble: [orNull(troubleShape), 'Why the mailbox is unreachable; null if it is reachable'],
    last_error: [orNull(text), 'Error of the last poll; null if it succeeded'],
    last_error_cause: [orNull(troubleShape), 'Stable code of the cause'],
    send_via: [choice(...sendWays), 'How emails are sent: SMTP, or Microsoft Graph (authentication microsoft_365 only)'],
    imap_login: [text, 'IMAP sign-in name; empty: the email address'],
    smtp_login: [text, 'SMTP sign-in name; empty: the email address'],
    watched_folders: [listOf(text), 'Folders whose emails are processed'],
    include_subfolders: [flag, 'Whether their subfolders are processed too'],
    non_orders: [
      choice(...nonOrderActions),
      'What happens to emails without an order: moved to processed_folder or to a separate folder, forwarded and moved, or left unchanged',
    ],
    non_orders_folder: [text, 'Folder for own_folder and forward; empty: processed_folder'],
    authserv_id: [
      text,
      "Name of the receiving server in Authentication-Results; empty: any server in the mailbox's domain is trusted",
    ],
    non_orders_forward_to: [text, 'Recipient for forward; empty: none'],
    imap_idle: [flag, 'Whether an IMAP IDLE connection reports new emails in addition to polling'],
  }),
);

type Polled = Pick<ShapeOf<typeof configShape>, 'last_sync' | 'trouble' | 'last_error' | 'last_error_cause'>;
const neverPolled: Polled = { last_sync: null, trouble: null, last_error: null, last_error_cause: null };

const raisedView = (raised: ThresholdRaised | null): ShapeOf<typeof configShape>['threshold_raised'] =>
  raised && {
    from: raised.from,
    decided: raised.decided,
    wrong_before: raised.wrongBefore,
    wrong_after: raised.wrongAfter,
  };

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
  threshold_raised: raisedView(row.threshold_raised),
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
const unverifiedServers = ([first, ...rest]: MailboxResult['unverified']) =>
  first && {
    last_error: [first, ...rest].map(({ field, message }) => `${field}: ${message}`).join('; '),
    last_error_cause: 'network' as const,
  };

/** From the command's own result; what polling knows comes from `current`, and a new mailbox was never polled. */
export const writtenView = (
  { mailboxId, settings, thresholdRaised, unverified }: MailboxResult,
  company: string,
  { last_sync, trouble: mailboxProblem, last_error, last_error_cause }: Polled = neverPolled,
): ShapeOf<typeof configShape> => ({
  id: mailboxId,
  company,
  has_password: true,
  last_sync,
  trouble: mailboxProblem,
  last_error,
  last_error_cause,
  ...unverifiedServers(unverified),
  ...answeredFields(settings),
  threshold_raised: raisedView(thresholdRaised),
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
      const detail = `module: ${refusal.module} already has a mailbox (${refusal.by}); update or delete that one`;
      return problem(409, 'module_taken', detail, { errors: [{ field: 'module', code: 'module_taken', message: detail }] });
    }
    case 'ForwardsToMailbox':
      return wrongField(
        'non_orders_forward_to',
        'watched_mailbox',
        'must not be the address of an active mailbox, because forwarded emails would return',
      );
    case 'PasswordRequired':
      return wrongField(
        'email_password',
        'required',
        'is required if the address, a server, a port or its encryption changes, because the password is only sent to the server that it was entered for',
      );
    case 'SecretRequired':
      return wrongField(
        'oauth_secret',
        'required',
        'is required if the address, a server, a port, its encryption or the application changes, because the secret is only used for what it was entered for',
      );
    case 'ServersRefused':
      return invalid(
        refusal.faults.map(({ field, code, message }) => ({ field, code: hostFaults[code], message: `${field}: ${message}` })),
      );
    case 'PreconditionFailed':
      return preconditionFailed;
  }
};

export const mailboxInactive = problem(409, 'mailbox_inactive', 'This mailbox is inactive. Set is_active to true first.');
