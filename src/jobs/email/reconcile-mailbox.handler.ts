/** Takes in what a person has read before any poll saw it, for somebody who waits. */
import { type Enqueue, enqueue, type JobContext } from '@order-intake/event-sourcing';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import { type MailboxReader, MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { followSync } from '../definitions.ts';
import { batchesOf } from './batches.ts';
import type { FindUnprocessed } from './find-unprocessed.step.ts';
import { type LoadMailbox, type LoginDeps, openImapServer } from './mailbox-access.ts';
import type { MailboxPolls } from './mailbox-polls.ts';
import type { RecordTrouble } from './mailbox-trouble.ts';
import type { RecordMails } from './record-mails.step.ts';

const deadlineMs = 5 * 60_000;

type Deps = LoginDeps & {
  readonly loadMailbox: LoadMailbox;
  readonly reader: MailboxReader;
  readonly findUnprocessed: FindUnprocessed;
  readonly recordMails: RecordMails;
  readonly recordTrouble: RecordTrouble;
  readonly polls: Pick<MailboxPolls, 'reconciled'>;
  readonly tasks: ServiceTasks;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

export const createReconcileMailbox =
  (deps: Deps) =>
  async (mailboxId: string, taskId: string, context: JobContext): Promise<void> => {
    const { companyId } = context;
    const mailbox = await deps.loadMailbox(companyId, mailboxId);
    const fail = (code: 'mailbox_removed' | 'mailbox_unavailable', message: string) =>
      deps.tasks.fail('reconcile', companyId, taskId, { code, message });
    if (!mailbox) return void (await fail('mailbox_removed', 'the mailbox was removed'));
    try {
      const { taken, due } = await takeIn(deps, mailboxId, mailbox, context);
      await deps.enqueue([
        ...batchesOf(companyId, mailboxId, due, { key: `${mailboxId}/reconciled` }),
        enqueue(followSync, { companyId, taskId, emailIds: due, fetched: taken }, taskId),
      ]);
    } catch (error) {
      if (!(error instanceof MailboxUnavailable)) throw error;
      await deps.recordTrouble({ mailboxId, mailbox }, error, context);
      await fail('mailbox_unavailable', `${error.trouble}: ${error.message}`);
    }
  };

const takeIn = async (deps: Deps, mailboxId: string, mailbox: Mailbox, context: JobContext) => {
  const { companyId } = context;
  const session = await deps.reader.open(await openImapServer(deps, companyId, mailbox), { deadlineMs });
  try {
    const due = new Set<string>();
    let [taken, left] = [0, 0];
    for (const { folder, uidValidity, mails } of await deps.findUnprocessed(session, companyId, { mailboxId, mailbox })) {
      const recorded = await deps.recordMails({ mailboxId, mailbox, folder, uidValidity }, mails, context);
      for (const emailId of recorded.due) due.add(emailId);
      taken += recorded.isNew;
      left += recorded.unrecorded;
    }
    await deps.polls.reconciled(companyId, mailboxId, left);
    return { taken, due: [...due] };
  } finally {
    await session.close();
  }
};
