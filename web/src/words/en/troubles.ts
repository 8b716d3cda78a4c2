import type { Schemas } from '../../api/client.ts';
import type { Task } from '../../api/tasks.ts';

export type Told = Readonly<Record<'what' | 'todo', string>>;
type Health = Schemas['MailboxProblem'];
type Failure = NonNullable<Task['error']>['code'];

/** What goes wrong with mailboxes, files and tasks. Each is told what the service says of it, which is English. */
export type TroubleWords = {
  readonly mailboxes: Readonly<Record<Health['code'], (message: string) => Told>>;
  readonly tasks: Readonly<Record<Failure, (message: string) => string>>;
};

const said = (message: string): string => message;
const atServer = (todo: string) => (what: string) => ({ what, todo });

export const troubles: TroubleWords = {
  mailboxes: {
    mailbox_auth: atServer('Set the password or secret again. Test the connection to see the cause.'),
    mailbox_network: atServer('Check server and port, and the network in between.'),
    mailbox_quota: atServer('It may pass; other programs that read this mailbox take connections too.'),
    mailbox_blocked: atServer('Check the name of the server; one of your own network has to be allowed by the operator.'),
    mailbox_folder: atServer('Choose another watched folder or another folder for processed mails, or make it in the mailbox.'),
    mailbox_internal: atServer('Test the connection; the report says where it ends.'),
    mailbox_full: atServer('Free some space in the mailbox or raise its quota.'),
    mailbox_read_only: atServer('Give the account the right to change INBOX.'),
    mailbox_moves_refused: atServer(
      'Check that the folder for processed mails can be written to. The move is tried again with every poll.',
    ),
    polled_hourly: atServer('Set the password or secret again: it is tried at once.'),
    silent: atServer('Test the connection; the report says where it ends.'),
    read_unprocessed: atServer('Take them in, or leave them be.'),
    backlog: atServer('Nothing if it goes down by itself. If not, an operator has to look.'),
    secret_expires: atServer('Make a new secret for the application and set it here.'),
    secret_expired: atServer('Make a new secret for the application and set it here.'),
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
    not_a_document: said,
    words_not_kept: said,
  },
};
