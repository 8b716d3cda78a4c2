/** What a mailbox's trouble is and what to do about it, in words for a person. */
import type { MailboxTrouble } from './mailbox.events.ts';

type Words = { readonly what: string; readonly todo: string };

export const mailboxProblemWords: Readonly<Record<MailboxTrouble, Words>> = {
  auth: {
    what: 'the server rejects the password or the application',
    todo: 'Set the password again (email_password); many providers require an app password. For an application, test the connection (test_connection) to see the cause.',
  },
  network: { what: 'the server is unreachable', todo: 'Check the server, the port, and the network in between.' },
  quota: {
    what: 'the server temporarily refuses connections',
    todo: 'This may resolve itself. Other programs that read this mailbox also use connections.',
  },
  blocked: {
    what: 'the server is not allowed',
    todo: 'Check the server name. The operator must allow servers in your own network (MAIL_ALLOWED_CIDRS).',
  },
  folder: {
    what: 'one of the folders is unavailable',
    todo: 'Choose another processed_folder or other watched_folders, or create the folder in the mailbox.',
  },
  internal: {
    what: 'the server sends unexpected responses',
    todo: 'Test the connection (test_connection) to see which step fails.',
  },
  full: {
    what: 'the mailbox is full, so processed emails stay in INBOX',
    todo: 'Free up space in the mailbox or increase its quota. The emails are moved with the next poll.',
  },
  read_only: {
    what: 'INBOX is read-only, so processed emails stay there',
    todo: 'Give the account write access to INBOX. The emails are moved with the next poll.',
  },
  moves_refused: {
    what: 'the server refuses to move processed emails',
    todo: 'Make sure processed_folder is writable. The move is retried with every poll.',
  },
};

export const notPolled: Words = { what: 'it is not being polled', todo: 'Check that the workers are running.' };
