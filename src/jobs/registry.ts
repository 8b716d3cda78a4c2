/** Which handler does which job, and which reactors run: one line each. Adding one touches its own file and this one. */

import { enqueue } from '../platform/queue/job.ts';
import { createMailboxAlarms } from './alarm/mailbox-alarms.ts';
import { createWatchBacklog, type WatchBacklog } from './alarm/watch-backlog.step.ts';
import { createWatchMailboxes } from './alarm/watch-mailboxes.handler.ts';
import { createWatchUnsure } from './alarm/watch-unsure.step.ts';
import { type BoundJob, bind } from './bind.ts';
import { createImportCatalog } from './catalog-import/import-catalog.handler.ts';
import { importTarget } from './catalog-import/import-targets.ts';
import { createTestConnection } from './connection-test/test-connection.handler.ts';
import {
  abandonMailbox,
  followSync,
  importCatalog,
  keepDocument,
  matchDraftsAgain,
  pollMailbox,
  pollMailboxes,
  processEmail,
  processEmails,
  readDocument,
  reconcileMailbox,
  testConnection,
  watchDeliveries,
  watchMailboxes,
} from './definitions.ts';
import { createDeliveryJobs } from './delivery/delivery-jobs.ts';
import { createReadDocument } from './documents/read-document.handler.ts';
import { createAbandonEmails } from './email/abandon-emails.step.ts';
import { createAttempts } from './email/attempts.ts';
import { createConcludeEmail } from './email/conclude-email.step.ts';
import { createConcludeEmails } from './email/conclude-emails.step.ts';
import { createExtractEmail } from './email/extract-email.step.ts';
import { createExtractEmails } from './email/extract-emails.step.ts';
import { createFindUnprocessed } from './email/find-unprocessed.step.ts';
import { createLoadMailbox } from './email/mailbox-access.ts';
import { createMailboxPolls } from './email/mailbox-polls.ts';
import { createRecordTrouble } from './email/mailbox-trouble.ts';
import { createPollMailbox } from './email/poll-mailbox.handler.ts';
import { pollsOf } from './email/polls-of.ts';
import { createProcessEmails } from './email/process-emails.handler.ts';
import { createReconcileMailbox } from './email/reconcile-mailbox.handler.ts';
import { createRecordMails } from './email/record-mails.step.ts';
import { createSettleCopies } from './email/settle-copies.step.ts';
import type { JobDeps } from './job-deps.ts';
import { applyStatusWhenChatStatusReceived } from './reactors/apply-status-when-chat-status-received.reactor.ts';
import { deliverWhenDue } from './reactors/deliver-when-due.reactor.ts';
import { followWhenMailboxChanged } from './reactors/follow-when-mailbox-changed.reactor.ts';
import { joinSessionWhenChatReceived } from './reactors/join-session-when-chat-received.reactor.ts';
import { keepWhenOrderDrafted } from './reactors/keep-when-order-drafted.reactor.ts';
import { matchWhenLeadConverted } from './reactors/match-when-lead-converted.reactor.ts';
import { processWhenAttemptDue } from './reactors/process-when-attempt-due.reactor.ts';
import { refreshKnowledgeWhenRecordChanged } from './reactors/refresh-knowledge-when-record-changed.reactor.ts';
import { takeTurnWhenSessionMoved } from './reactors/take-turn-when-session-moved.reactor.ts';
import { watchWhenChatChannelMoved } from './reactors/watch-when-chat-channel-moved.reactor.ts';
import { watchWhenDeliveryUnsure } from './reactors/watch-when-delivery-unsure.reactor.ts';
import { createFollowSync, createReportPoll } from './sync/follow-sync.handler.ts';

export const reactors = [
  deliverWhenDue,
  watchWhenDeliveryUnsure,
  processWhenAttemptDue,
  followWhenMailboxChanged,
  keepWhenOrderDrafted,
  matchWhenLeadConverted,
  joinSessionWhenChatReceived,
  takeTurnWhenSessionMoved,
  applyStatusWhenChatStatusReceived,
  refreshKnowledgeWhenRecordChanged,
  watchWhenChatChannelMoved,
];

const comeBackMs = 10_000;
const comeBackAt = (now: Date): Date => new Date(now.getTime() + comeBackMs);

/** whatever is planned for later is due when its mailbox goes */
const endOfTime = new Date('9999-12-31T00:00:00Z');

export const createJobs = (deps: JobDeps): readonly BoundJob[] => {
  const { pool, store, enqueue: put, now, log } = deps;
  const warn = (details: object, message: string) => log.warn(details, message);
  const polls = createMailboxPolls(pool);
  const loadMailbox = createLoadMailbox(store);
  const alarms = createMailboxAlarms({ advanceAlarm: deps.advanceAlarm, polls, warn });
  const watch = createWatchBacklog({ ...deps, warn });
  // whoever watches never stops the work: a read model may still be built
  const watchBacklog: WatchBacklog = (context, recorded) =>
    watch(context, recorded).catch((err: unknown) =>
      warn({ err, companyId: context.companyId }, 'the backlog could not be looked at'),
    );
  const recordTrouble = createRecordTrouble({ polls, noteCondition: deps.noteCondition, alarms });
  const recordMails = createRecordMails({ ...deps, warn });
  const findUnprocessed = createFindUnprocessed(deps);
  const mailDeps = { ...deps, polls, loadMailbox, recordTrouble, alarms, watchBacklog, recordMails, findUnprocessed, warn };
  const extract = createExtractEmail({ documents: deps.documents, extractor: deps.extractor });
  const attempts = createAttempts({ advance: deps.advance, now, warn });
  const conclude = createConcludeEmail({ takeOrder: deps.takeOrder, now });

  const abandonEmails = createAbandonEmails({ ...deps, loadMailbox });
  const poll = createPollMailbox(mailDeps);
  const process = createProcessEmails({
    ...mailDeps,
    extractEmails: createExtractEmails({ ...deps, extract, attempts }),
    concludeEmails: createConcludeEmails({ advance: deps.advance, conclude, attempts }),
    settleCopies: createSettleCopies({ advance: deps.advance, warn }),
    abandonEmails,
    comeBack: (companyId, emailIds) =>
      put(emailIds.map((emailId) => enqueue(processEmail, { companyId, emailId }, `${emailId}/busy`, comeBackAt(now())))),
  });
  const watchUnsure = createWatchUnsure({ ...deps, warn });
  const watchAll = createWatchMailboxes({ ...deps, alarms, watchBacklog, watchUnsure, enqueue: put });
  const reconcile = createReconcileMailbox(mailDeps);
  const test = createTestConnection(mailDeps);
  const read = createReadDocument({ ...deps, warn });
  const importTable = createImportCatalog(deps);
  const report = createReportPoll({ tasks: deps.tasks, enqueue: put });
  const follow = createFollowSync({ tasks: deps.tasks, loadEmail: deps.loadEmail, polls, enqueue: put, now });

  return [
    bind(pollMailboxes, async () => {
      const active = await deps.activeMailboxes();
      await put(pollsOf(active, deps.now()));
    }),
    bind(pollMailbox, async ({ companyId, mailboxId, asked }, context) => {
      // looked for first: who asks while this poll is at work waits for the next one, which sees all that was there when they asked
      const task = await deps.tasks.findRunning(companyId, 'sync_now', mailboxId);
      const result = await poll(mailboxId, asked || task !== null, context(companyId));
      if (task) await report(task, result);
    }),
    bind(processEmails, async ({ companyId, mailboxId, emailIds }, context) => {
      await process(mailboxId, emailIds, context(companyId));
      await watchBacklog(context(companyId), null);
    }),
    bind(processEmail, async ({ companyId, emailId }, context) => {
      const { state } = await deps.loadEmail(companyId, emailId);
      if (state.phase === 'none') return;
      const mailboxIds = [
        ...new Set([...state.copies].sort((a, b) => Number(a.settled) - Number(b.settled)).map(({ copy }) => copy.mailboxId)),
      ];
      for (const mailboxId of mailboxIds) {
        if (await loadMailbox(companyId, mailboxId)) return process(mailboxId, [emailId], context(companyId));
      }
      await abandonEmails(mailboxIds[0] ?? '', [emailId], context(companyId));
    }),
    bind(abandonMailbox, async ({ companyId, mailboxId }, context) => {
      await alarms.clear(mailboxId, context(companyId));
      await abandonEmails(mailboxId, await deps.unfinished(companyId, mailboxId, endOfTime), context(companyId));
      await polls.forget(mailboxId);
    }),
    bind(followSync, (data) => follow(data)),
    ...createDeliveryJobs({ ...deps, warn }),
    bind(watchDeliveries, ({ companyId }, context) => watchUnsure(context(companyId))),
    bind(watchMailboxes, (_, context) => watchAll(context)),
    bind(reconcileMailbox, ({ companyId, mailboxId, taskId }, context) => reconcile(mailboxId, taskId, context(companyId))),
    bind(testConnection, (data) => test(data)),
    bind(readDocument, ({ companyId, documentId, taskId }, context) => read(documentId, taskId, context(companyId))),
    bind(keepDocument, async ({ companyId, fileId, personKeyId }) => {
      await deps.files.keep(companyId, fileId, 'sales-orders', personKeyId);
    }),
    bind(matchDraftsAgain, async ({ companyId, leadId, customerId }, context) => {
      for (const orderId of await deps.draftsOfLead(companyId, leadId))
        await deps.matchAgain({ orderId, customerId }, context(companyId));
    }),
    bind(importCatalog, (data, context) =>
      importTarget(deps.importTargets, data.kind, (target) => importTable(target, data, context(data.companyId))),
    ),
  ];
};
