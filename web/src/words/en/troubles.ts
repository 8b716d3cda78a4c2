import type { Schemas } from '../../api/client.ts';
import type { Task } from '../../api/tasks.ts';

type Told = Readonly<Record<'what' | 'todo', string>>;
type Health = Schemas['MailboxProblem'];
type Probe = NonNullable<(Schemas['ImapReport'] | Schemas['SmtpReport'])['code']>;
type Failure = NonNullable<Task['error']>['code'];

/** What goes wrong with mailboxes, files and tasks. Each is told what the service says of it, which is English. */
export type TroubleWords = {
  readonly mailboxes: Readonly<Record<Health['code'], (message: string) => Told>>;
  /** what to do about a connection that fails */
  readonly connections: Readonly<Record<Probe, (hint: string) => string>>;
  readonly tasks: Readonly<Record<Failure, (message: string) => string>>;
};

const said = (message: string): string => message;
const atServer = (todo: string) => (what: string) => ({ what, todo });

export const troubles: TroubleWords = {
  mailboxes: {
    mailbox_auth: atServer('Set the password again; many providers want an app password.'),
    mailbox_network: atServer('Check server and port, and the network in between.'),
    mailbox_quota: atServer('It may pass; other programs that read this mailbox take connections too.'),
    mailbox_blocked: atServer('Check the name of the server; one of your own network has to be allowed by the operator.'),
    mailbox_folder: atServer('Choose another folder for processed mails, or make it in the mailbox.'),
    mailbox_internal: atServer('Test the connection; the report says where it ends.'),
    polled_hourly: atServer('Set the password again: it is tried at once.'),
    silent: atServer('Test the connection; the report says where it ends.'),
    read_unprocessed: atServer('Take them in, or leave them be.'),
    backlog: atServer('Nothing if it goes down by itself. If not, an operator has to look.'),
  },
  connections: {
    PORT_NOT_ALLOWED: said,
    HOST_NOT_ALLOWED: said,
    HOST_LOOKUP_FAILED: said,
    UNREACHABLE: said,
    NO_GREETING: said,
    NOT_A_MAIL_SERVER: said,
    SERVER_BUSY: said,
    SERVER_REFUSES: said,
    STARTTLS_MISSING: said,
    TLS_NOT_SPOKEN: said,
    TLS_TOO_OLD: said,
    TLS_FAILED: said,
    TLS_SELF_SIGNED: said,
    TLS_UNKNOWN_ISSUER: said,
    TLS_NAME_MISMATCH: said,
    TLS_EXPIRED: said,
    TLS_NOT_YET_VALID: said,
    AUTH_NOT_OFFERED: said,
    AUTH_FAILED: said,
    PASSWORD_GONE: () => 'The stored password is no longer there. Set it again.',
    FOLDER_INVALID: () => 'Choose another name for the folder of processed mails, without control characters, * and %.',
    INBOX_UNAVAILABLE: said,
    SERVER_MISBEHAVES: said,
  },
  tasks: {
    abandoned: said,
    columns_missing: said,
    corrupt: said,
    empty: said,
    extraction_failed: said,
    file_changed: said,
    file_gone: said,
    hostile: said,
    mail_gone: said,
    mailbox_inactive: said,
    mailbox_postponed: said,
    mailbox_removed: said,
    mailbox_unavailable: said,
    nested_archive: said,
    not_this_order: said,
    nothing_found: said,
    nothing_to_read: said,
    order_gone: said,
    order_over: said,
    password_protected: said,
    timed_out: said,
    too_large: said,
    too_many_files: said,
    too_many_pages: said,
    unsupported_type: said,
    words_not_kept: said,
  },
};
