/** A mailbox configuration as it is answered: never with its password. */

import type { MailboxCommandRefusal, MailboxResult } from '../../../commands/mailbox/mailbox.types.ts';
import { answeredFields } from '../../../commands/mailbox/mailbox-request.schema.ts';
import { mailboxTroubles } from '../../../domain/mailbox/mailbox.events.ts';
import { modules } from '../../../domain/shared/module.ts';
import type { MailboxRow } from '../../../projections/mailboxes/mailboxes.queries.ts';
import { invalid, notFound, type Problem, preconditionFailed } from '../../http/problem.ts';
import { choice, day, flag, integer, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

export const configShape = record({
  id: uuid,
  company: text,
  module: choice(...modules),
  email_address: text,
  has_password: flag,
  imap_server: text,
  imap_port: integer,
  imap_use_ssl: flag,
  smtp_server: text,
  smtp_port: integer,
  smtp_use_tls: flag,
  auto_create_draft: flag,
  min_confidence_threshold: integer,
  processed_folder: text,
  notification_email: text,
  process_since: orNull(day),
  is_active: flag,
  last_sync: orNull(time),
  trouble: orNull(choice(...mailboxTroubles)),
  last_error: orNull(text),
  last_error_cause: orNull(choice(...mailboxTroubles)),
});

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
  is_active: row.is_active,
  last_sync: row.last_sync?.toISOString() ?? null,
  trouble: row.trouble,
  last_error: row.last_error,
  last_error_cause: row.last_error_cause,
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

const wrongField = (field: string, code: string, message: string): Problem =>
  invalid([{ field, code, message: `${field}: ${message}` }]);

export const configProblem = (refusal: MailboxCommandRefusal): Problem => {
  switch (refusal.type) {
    case 'MailboxUnknown':
      return notFound;
    case 'ModuleTaken': {
      const detail = `module: ${refusal.module} has a mailbox already (${refusal.by}); change or remove that one`;
      return { status: 409, code: 'module_taken', detail, errors: [{ field: 'module', code: 'module_taken', message: detail }] };
    }
    case 'PasswordRequired':
      return wrongField(
        'email_password',
        'required',
        'is required when a server or port changes: it goes only to the server it was given for',
      );
    case 'ServersRefused':
      return invalid(
        refusal.faults.map(({ field, code, message }) => ({ field, code: code.toLowerCase(), message: `${field}: ${message}` })),
      );
    case 'PreconditionFailed':
      return preconditionFailed;
  }
};

export const mailboxInactive: Problem = {
  status: 409,
  code: 'mailbox_inactive',
  detail: 'This mailbox is switched off. Set is_active to true first.',
};
