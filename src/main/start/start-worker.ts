/** The part that runs unasked: jobs, reactors and what is done by the clock. */
import { createLocks, createReactors, type Position, type Reactors, waitForCheckpoints } from '@order-intake/event-sourcing';
import { queuedBatchesOf } from '../../jobs/email/batches.ts';
import { createJobs, reactors } from '../../jobs/registry.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { composeCommands, composePorts, type Ports } from '../compose/compose.ts';
import { composeComposers } from '../compose/compose-composers.ts';
import type { Foundation } from '../compose/compose-foundation.ts';
import { composePurge } from '../compose/compose-purge.ts';
import { orStop } from './or-stop.ts';
import { type InterposeChat, startChatJobs } from './start-chat-jobs.ts';
import { startTicks } from './start-ticks.ts';
import { startWatches } from './start-watches.ts';

/** how long a poll waits for the entries of what it has recorded before it counts them */
const caughtUpMs = 2_000;
/** how long a recipient of questions is kept from a second mail while the table does not show the first */
const askedMs = 30_000;

export type Running = { readonly stop: () => Promise<void> };

/** A test may put something between the service and the outside. */
export type Interpose = (ports: Ports) => Ports;

const createCaughtUp =
  (pool: Foundation['pool']) =>
  (readModel: string, ms = caughtUpMs) =>
  (position: Position) =>
    waitForCheckpoints(pool, 'read_model', [readModel], position, ms);

export const startWorker = async (
  foundation: Foundation,
  queue: Queue,
  interpose: Interpose = (ports) => ports,
  interposeChat: InterposeChat = (ports) => ports,
): Promise<Running & { readonly reactorStatus: Reactors['status'] }> => {
  const { config, pool, queries } = foundation;
  const adapters = await composePorts(foundation);
  const ports = interpose(adapters);
  const commands = composeCommands(foundation, ports.store);
  const locks = createLocks(pool);
  const temporaryRoot = await foundation.temporary.path();
  const caughtUp = createCaughtUp(pool);
  const jobs = createJobs({
    ...foundation,
    ...queries,
    ...commands,
    ...ports,
    messagesCaughtUp: caughtUp('outbox_messages'),
    composers: composeComposers({ ...foundation, temporaryRoot, ports, commands }),
    entriesCaughtUp: caughtUp('emails'),
    ordersCaughtUp: caughtUp('sales_orders', askedMs),
    documentsCaughtUp: caughtUp('documents'),
    ordersOfUpload: async (companyId, id) => (await queries.upload(companyId, id))?.made ?? [],
    uploadWaitMs: config.model?.uploadWaitMs ?? 0,
    enqueue: (jobs) => queue.enqueue(jobs),
    queuedBatches: queuedBatchesOf(queue),
    withTryLocks: locks.withTryLocks,
    temporaryRoot,
    adminEmail: config.adminEmail,
    publicUrl: config.publicUrl,
    now: () => new Date(),
  });
  const chat = await orStop(adapters, () =>
    startChatJobs(foundation, queue, { ports, commands, locks, temporaryRoot, interpose: interposeChat }),
  );
  const running = createReactors({
    ...foundation,
    store: ports.store,
    reactors,
    enqueue: (jobs, tx) => queue.enqueue(jobs, tx),
  });
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
  const ticks = startTicks(foundation, queue, commands, composePurge(foundation, locks));
  const watches = startWatches(foundation, {
    ...ports,
    passwords: commands.passwords,
    enqueue: (jobs) => queue.enqueue(jobs),
  });
  return {
    reactorStatus: running.status,
    stop: async () => {
      await chat.stop();
      ticks.stop();
      await watches.stop();
      await running.stop();
      await queue.stop();
      await locks.close();
      await adapters.stop();
    },
  };
};
