import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import type { ActiveMailbox } from '../../projections/mailboxes/mailboxes.queries.ts';
import { pollMailbox } from '../definitions.ts';

/**
 * One tick's polls. Jobs are taken in the order they are due: a mailbox that could not be reached the last time is due a second
 * later, so that servers which let a poll wait for its time-out keep no working mailbox waiting.
 */
export const pollsOf = (mailboxes: readonly ActiveMailbox[], now: Date): readonly Enqueue[] => {
  const later = new Date(now.getTime() + 1_000);
  return mailboxes.map(({ companyId, mailboxId, troubled }) =>
    enqueue(pollMailbox, { companyId, mailboxId, asked: false }, mailboxId, ...(troubled ? [later] : [])),
  );
};
