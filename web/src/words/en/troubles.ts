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

const asReceived = (message: string): string => message;
const atServer = (todo: string) => (problem: string) => ({ what: problem, todo });

export const troubles: TroubleWords = {
  mailboxes: {
    mailbox_auth: atServer('Enter the password or secret again, then test the connection.'),
    mailbox_network: atServer('Check the server, the port, and the network in between.'),
    mailbox_quota: atServer('This may resolve itself. Other programs that read this mailbox also use connections.'),
    mailbox_blocked: atServer('Check the server name. Your administrator must allow servers in your own network.'),
    mailbox_folder: atServer('Choose other folders, or create the missing folder in the mailbox.'),
    mailbox_internal: atServer('Test the connection to see which step fails.'),
    mailbox_full: atServer('Free up space in the mailbox or increase its quota.'),
    mailbox_read_only: atServer('Give the account write access to INBOX.'),
    mailbox_moves_refused: atServer(
      'Make sure the folder for processed emails is writable. The move is retried with every poll.',
    ),
    polled_hourly: atServer('Enter the password or secret again. It is tried immediately.'),
    silent: atServer('Test the connection to see which step fails.'),
    read_unprocessed: atServer('Process them now or ignore them.'),
    backlog: atServer('If it doesn’t clear by itself, contact your administrator.'),
    secret_expires: atServer('Create a new application secret and enter it here.'),
    secret_expired: atServer('Create a new application secret and enter it here.'),
  },
  tasks: {
    abandoned: asReceived,
    columns_missing: asReceived,
    corrupt: asReceived,
    empty: asReceived,
    extraction_failed: asReceived,
    file_changed: asReceived,
    file_gone: asReceived,
    hostile: asReceived,
    mail_gone: asReceived,
    mailbox_inactive: asReceived,
    mailbox_postponed: asReceived,
    mailbox_removed: asReceived,
    mailbox_unavailable: asReceived,
    nested_archive: asReceived,
    not_this_order: asReceived,
    nothing_found: asReceived,
    nothing_to_read: asReceived,
    order_gone: asReceived,
    order_over: asReceived,
    password_protected: asReceived,
    timed_out: asReceived,
    too_large: asReceived,
    too_many_files: asReceived,
    too_many_pages: asReceived,
    unsupported_type: asReceived,
    not_a_document: asReceived,
    words_not_kept: asReceived,
  },
};
