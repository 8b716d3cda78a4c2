/** The jobs about mailboxes and their mails, bound to their handlers. */
import { enqueue } from '@order-intake/event-sourcing';
import type { Needs } from '@order-intake/kernel';
import { calibrationVersion, confidenceToday } from '@order-intake/order-extraction/calibration';
import type { Fairly } from '../../platform/fair-share.ts';
import type { ActiveMailbox } from '../../projections/mailboxes/mailboxes.queries.ts';
import { type BoundJob, bind } from '../bind.ts';
import {
  abandonMailbox,
  followSync,
  pollMailbox,
  pollMailboxes,
  processEmail,
  processEmails,
  reconcileMailbox,
} from '../definitions.ts';
import { createFollowSync } from '../sync/follow-sync.handler.ts';
import { createAbandonEmails } from './abandon-emails.step.ts';
import { createAbandonMailbox } from './abandon-mailbox.handler.ts';
import { createAttempts } from './attempts.ts';
import { createQueueBatches } from './batches.ts';
import { createConcludeEmail } from './conclude-email.step.ts';
import { createConcludeEmails } from './conclude-emails.step.ts';
import type { EmailSteps } from './email-steps.ts';
import { createExtractEmail } from './extract-email.step.ts';
import { createExtractEmails } from './extract-emails.step.ts';
import { createForwarding } from './forward-mail.step.ts';
import { createNoteMoves } from './moves-trouble.ts';
import { createPollForTask } from './poll-for-task.handler.ts';
import { createPollMailbox } from './poll-mailbox.handler.ts';
import { pollsOf } from './polls-of.ts';
import { createProcessEmail } from './process-email.handler.ts';
import { createProcessEmails } from './process-emails.handler.ts';
import { createReconcileMailbox } from './reconcile-mailbox.handler.ts';
import { createSettledMailbox } from './settle-calibration.step.ts';
import { createSettleCopies } from './settle-copies.step.ts';

/** how soon mails that another worker has are checked again */
const comeBackMs = 10_000;

type MadeHere =
  | 'extract'
  | 'conclude'
  | 'attempts'
  | 'extractEmails'
  | 'concludeEmails'
  | 'settleCopies'
  | 'abandonEmails'
  | 'comeBack'
  | 'queueBatches';
export type EmailJobPorts = Omit<
  Needs<typeof createPollMailbox> &
    Needs<typeof createProcessEmails> &
    Needs<typeof createReconcileMailbox> &
    Needs<typeof createFollowSync> &
    Needs<typeof createExtractEmail> &
    Needs<typeof createExtractEmails> &
    Needs<typeof createConcludeEmail> &
    Omit<Needs<typeof createSettledMailbox>, 'calibration' | 'confidenceToday'> &
    Needs<typeof createForwarding> &
    Needs<typeof createAbandonEmails>,
  MadeHere
> & {
  readonly activeMailboxes: () => Promise<readonly ActiveMailbox[]>;
  /** while it is under way, other work yields */
  readonly attended: Fairly;
};

export const createEmailJobs = (ports: EmailJobPorts & EmailSteps): readonly BoundJob[] => {
  const attempts = createAttempts({ advance: ports.advance, now: ports.now, warn: ports.warn });
  const abandonEmails = createAbandonEmails(ports);
  const processAll = createProcessEmails({
    ...ports,
    abandonEmails,
    extractEmails: createExtractEmails({ ...ports, extract: createExtractEmail(ports), attempts }),
    concludeEmails: createConcludeEmails({
      ...ports,
      conclude: createConcludeEmail(ports),
      attempts,
      settledMailbox: createSettledMailbox({ ...ports, calibration: calibrationVersion, confidenceToday }),
    }),
    settleCopies: createSettleCopies({ ...ports, noteMoves: createNoteMoves(ports), forwarding: createForwarding(ports) }),
    comeBack: (companyId, emailIds) => {
      const at = new Date(ports.now().getTime() + comeBackMs);
      return ports.enqueue(emailIds.map((emailId) => enqueue(processEmail, { companyId, emailId }, `${emailId}/busy`, at)));
    },
  });
  const poll = createPollForTask({ ...ports, poll: createPollMailbox({ ...ports, queueBatches: createQueueBatches(ports) }) });
  const processOne = createProcessEmail({ ...ports, processEmails: processAll, abandonEmails });
  const abandon = createAbandonMailbox({ ...ports, abandonEmails });
  const reconcile = createReconcileMailbox(ports);
  const follow = createFollowSync(ports);
  const { attended } = ports;
  return [
    bind(pollMailboxes, async () => void (await ports.enqueue(pollsOf(await ports.activeMailboxes(), ports.now())))),
    bind(pollMailbox, ({ companyId, mailboxId, asked }, context) => {
      const work = () => poll(mailboxId, asked, context(companyId));
      // of the others, which come every few minutes, hardly one finds a mail
      return asked ? attended(companyId, work) : work();
    }),
    bind(processEmails, async ({ companyId, mailboxId, emailIds }, context, othersWait) => {
      const end = await attended(companyId, () => processAll(mailboxId, emailIds, context(companyId), othersWait));
      await ports.watchBacklog(context(companyId), null);
      return end;
    }),
    bind(processEmail, ({ companyId, emailId }, context) => attended(companyId, () => processOne(emailId, context(companyId)))),
    bind(abandonMailbox, ({ companyId, mailboxId }, context) => abandon(mailboxId, context(companyId))),
    bind(reconcileMailbox, ({ companyId, mailboxId, taskId }, context) => reconcile(mailboxId, taskId, context(companyId))),
    bind(followSync, (data) => follow(data)),
  ];
};
