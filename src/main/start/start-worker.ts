/** The part that runs unasked: jobs, reactors and the tick. */
import { sweepIdempotencyKeys } from '../../api/http/idempotency.ts';
import { sweepSignInLinks } from '../../api/http/sign-in-link.ts';
import type { TaskKinds } from '../../commands/shared/task-kinds.ts';
import { pollMailboxes, watchMailboxes } from '../../jobs/definitions.ts';
import { createJobs, reactors } from '../../jobs/registry.ts';
import { watchOutboxes } from '../../jobs/webhooks/webhook.definitions.ts';
import { waitForCheckpoints } from '../../platform/checkpoints/wait-for.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';
import { sweepLiveChanges } from '../../platform/live/live-changes.ts';
import { createLocks } from '../../platform/postgres/locks.ts';
import { enqueue } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { onSchedule } from '../../platform/queue/ticks.ts';
import { createReactors, type Reactors } from '../../platform/reactors/reactors.ts';
import { createSessions } from '../../platform/sessions/sessions.ts';
import { createTasks } from '../../platform/tasks/tasks.ts';
import { createCompanyQueries } from '../../projections/companies/companies.queries.ts';
import { createEmailQueries } from '../../projections/emails/emails.queries.ts';
import { createBacklogQueries } from '../../projections/mailbox-health/backlog.queries.ts';
import { createSilentMailboxes } from '../../projections/mailbox-health/silent-mailboxes.queries.ts';
import { createUnsureDeliveryQueries } from '../../projections/mailbox-health/unsure-deliveries.queries.ts';
import { createMailboxQueries } from '../../projections/mailboxes/mailboxes.queries.ts';
import { createOutboxMessageQueries } from '../../projections/outbox-messages/outbox-messages.queries.ts';
import { createLeadDraftQueries } from '../../projections/sales-orders/drafts-of-lead.queries.ts';
import { sweepSecurityLog } from '../../projections/security-log/security-log.queries.ts';
import { composeCommands, composeFiles, composeHosts, composePorts, type Foundation, type Ports } from '../compose/compose.ts';
import { composeComposers } from '../compose/compose-composers.ts';
import { composeImport } from '../compose/compose-import.ts';
import { orStop } from './or-stop.ts';
import { type InterposeChat, startChatJobs } from './start-chat-jobs.ts';

/** how long a poll waits for the entries of what it has recorded before it counts them */
const caughtUpMs = 2_000;

export type Running = { readonly stop: () => Promise<void> };

/** A test may put something between the service and the outside. */
export type Interpose = (ports: Ports) => Ports;

export const startWorker = async (
  foundation: Foundation,
  queue: Queue,
  interpose: Interpose = (ports) => ports,
  interposeChat: InterposeChat = (ports) => ports,
): Promise<Running & { readonly reactorStatus: Reactors['status'] }> => {
  const { config, log, pool } = foundation;
  const hosts = composeHosts(config);
  const adapters = await composePorts(foundation, hosts);
  const ports = interpose(adapters);
  const commands = composeCommands(foundation, ports.store, hosts);
  const locks = createLocks(pool);
  const tasks = createTasks<TaskKinds>({ pool });
  const temporaryRoot = await foundation.temporary.path();
  const jobs = createJobs({
    ...commands,
    ...ports,
    ...createCompanyQueries(pool),
    ...createMailboxQueries(pool),
    ...createEmailQueries(pool),
    ...createLeadDraftQueries(pool),
    files: composeFiles(foundation),
    ...createBacklogQueries(pool),
    ...createUnsureDeliveryQueries(pool),
    ...createOutboxMessageQueries(pool),
    messagesCaughtUp: (position) => waitForCheckpoints(pool, 'read_model', ['outbox_messages'], position, caughtUpMs),
    composers: composeComposers({ publicUrl: config.publicUrl, pool, ports, commands }),
    silentMailboxes: createSilentMailboxes(pool),
    entriesCaughtUp: (position) => waitForCheckpoints(pool, 'read_model', ['emails'], position, caughtUpMs),
    importTargets: composeImport(pool, commands),
    pool,
    log,
    tasks,
    enqueue: (wanted) => queue.enqueue(wanted),
    withTryLocks: locks.withTryLocks,
    temporaryRoot,
    adminEmail: config.adminEmail,
    publicUrl: config.publicUrl,
    now: () => new Date(),
  });
  const chat = await orStop(adapters, () =>
    startChatJobs(foundation, queue, { ports, commands, locks, temporaryRoot, interpose: interposeChat }),
  );
  const running = createReactors({ pool, store: ports.store, reactors, enqueue: (wanted, tx) => queue.enqueue(wanted, tx), log });
  const begun = {
    stop: async () => {
      await chat.stop();
      await running.stop();
      await locks.close();
      await adapters.stop();
    },
  };
  await orStop(begun, async () => {
    for (const { definition, handle } of [...jobs, ...chat.jobs])
      await queue.work(definition, (data, { jobId, othersWait }) => handle(data, jobId, othersWait));
    await running.start();
  });
  chat.startTicking();
  const tick = onSchedule(config.pollCron, () => {
    queue
      .enqueue([enqueue(pollMailboxes, {}, 'all'), enqueue(watchMailboxes, {}, 'all'), enqueue(watchOutboxes, {}, 'all')])
      .catch((err: unknown) => log.error({ err }, 'the tick could not be queued'));
  });

  // files of mails that were fetched to be looked at live for ten minutes: none is older than a quarter of an hour
  const filesSweep = onSchedule('*/5 * * * *', () => {
    composeFiles(foundation)
      .sweep()
      .catch((err: unknown) => log.error({ err }, 'files that expired could not be removed'));
  });
  const housekeeping = onSchedule('17 * * * *', () => {
    Promise.all([
      createSecrets(foundation).sweep(),
      tasks.sweep(),
      sweepIdempotencyKeys(pool),
      sweepSignInLinks(pool),
      commands.accountLinks.sweep(),
      sweepLiveChanges(pool),
      createSessions(foundation).sweep(),
      commands.completeErasures(),
      sweepSecurityLog(pool, config.securityLogDays),
    ]).catch((err: unknown) => log.error({ err }, 'housekeeping failed'));
  });

  return {
    reactorStatus: running.status,
    stop: async () => {
      await chat.stop();
      for (const schedule of [tick, filesSweep, housekeeping]) schedule.stop();
      await running.stop();
      await queue.stop();
      await locks.close();
      await adapters.stop();
    },
  };
};
