import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { MailboxEvent, MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';
import { abandonMailbox, pollMailbox } from '../definitions.ts';

/** What decides whether the mailbox can be reached: a correction is tried at once, even while it is polled slowly. */
const decisive: readonly (keyof MailboxSettings)[] = [
  'passwordRef',
  'emailAddress',
  'imapServer',
  'imapPort',
  'imapUseSsl',
  'isActive',
  'imapLogin',
  'watchedFolders',
  'includeSubfolders',
];
/** the read model that names the mails of a removed mailbox has caught up by then */
const settleMs = 2_000;

export const followWhenMailboxChanged = reactor<MailboxEvent>()({
  name: 'follow-when-mailbox-changed',
  on: {
    MailboxChanged: ({ data, metadata }) => {
      const { mailboxId, changes } = data;
      if (!decisive.some((setting) => setting in changes)) return null;
      return enqueue(pollMailbox, { companyId: metadata.companyId, mailboxId, asked: true }, mailboxId);
    },
    MailboxRemoved: ({ data, metadata, recordedAt }) => {
      const { mailboxId } = data;
      return enqueue(
        abandonMailbox,
        { companyId: metadata.companyId, mailboxId },
        mailboxId,
        new Date(recordedAt.getTime() + settleMs),
      );
    },
  },
});
