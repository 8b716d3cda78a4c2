/** What a mailbox's trouble is and what to do about it, in words for a person. */
import type { MailboxTrouble } from './mailbox.events.ts';

type Words = { readonly what: string; readonly todo: string };

export const mailboxProblemWords: Readonly<Record<MailboxTrouble, Words>> = {
  auth: {
    what: 'the server refuses the password or the application',
    todo: 'Set the password again (email_password); many providers want an app password. For an application, test the connection (test_connection): the report names the cause.',
  },
  network: { what: 'the server cannot be reached', todo: 'Check server and port, and the network in between.' },
  quota: {
    what: 'the server turns us away for now',
    todo: 'It may pass; other programs that read this mailbox take connections too.',
  },
  blocked: {
    what: 'its server is not allowed here',
    todo: 'Check the name of the server; one of your own network has to be allowed by the operator (MAIL_ALLOWED_CIDRS).',
  },
  folder: {
    what: 'one of its folders cannot be used',
    todo: 'Choose another processed_folder or other watched_folders, or make the folder in the mailbox.',
  },
  internal: {
    what: 'its server answers in a way that is not understood',
    todo: 'Try out the connection (test_connection); the report says where it ends.',
  },
  full: {
    what: 'the mailbox is full, so processed mails stay in INBOX',
    todo: 'Free some space in the mailbox or raise its quota; the mails are moved with the next poll.',
  },
  read_only: {
    what: 'INBOX is read-only, so processed mails stay there',
    todo: 'Give the account the right to change INBOX; the mails are moved with the next poll.',
  },
  moves_refused: {
    what: 'the server refuses to move processed mails',
    todo: 'See what the server says, and whether processed_folder can be written to; the move is tried again with every poll.',
  },
};

export const notPolled: Words = { what: 'nobody polls it', todo: 'See that the workers run.' };
