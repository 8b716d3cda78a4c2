/** What is done by the clock: polls and looks at what waits are queued, and what has expired is cleared away. */
import { enqueue } from '@order-intake/event-sourcing';
import { background } from '@order-intake/kernel';
import { sweepIdempotencyKeys } from '../../api/http/idempotency.ts';
import { sweepSignInLinks } from '../../api/http/sign-in-link.ts';
import { sweepReadNotices } from '../../commands/sales-order/read-notices.ts';
import { watchQuestions } from '../../jobs/customer-mail/question.definitions.ts';
import { pollMailboxes, watchMailboxes, watchReleases } from '../../jobs/definitions.ts';
import { watchOutboxes } from '../../jobs/webhooks/webhook.definitions.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';
import { sweepLiveChanges } from '../../platform/live/live-changes.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Purge } from '../../platform/postgres/purge/purge.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { onSchedule } from '../../platform/queue/ticks.ts';
import { createSessions } from '../../platform/sessions/sessions.ts';
import { sweepAttempts } from '../../platform/sign-in/attempts.ts';
import { noteKeyMakers } from '../../projections/api-keys/key-makers.ts';
import { sweepSecurityLog } from '../../projections/security-log/security-log.queries.ts';
import type { composeCommands } from '../compose/compose.ts';
import type { Foundation } from '../compose/compose-foundation.ts';

/** `at`: a cron expression; `failed`: what the log says when the work did. `now` does it once beside the times. */
export const tick = (log: Pick<Logger, 'error'>, at: string, failed: string, work: () => Promise<unknown>) => {
  const now = () => void background(work, (err) => log.error({ err }, failed));
  return { now, stop: onSchedule(at, now).stop };
};

export const startTicks = (
  foundation: Foundation,
  queue: Queue,
  { completeErasures, accountLinks }: Pick<ReturnType<typeof composeCommands>, 'completeErasures' | 'accountLinks'>,
  purge: Purge,
) => {
  const { config, log, pool, files, tasks, clock } = foundation;
  const whenSure = async (sweep: () => Promise<unknown>): Promise<void> => {
    if (clock.isSure()) await sweep();
    else log.warn({}, 'the clock has jumped: what has expired by it is removed once it is right, or has stood by it for a day');
  };
  const ticks = [
    tick(log, config.pollCron, 'the tick could not be queued', () =>
      queue.enqueue(
        [pollMailboxes, watchMailboxes, watchOutboxes, watchReleases, watchQuestions].map((job) => enqueue(job, {}, 'all')),
      ),
    ),
    // files of mails that were fetched to be looked at live for ten minutes: none is older than a quarter of an hour
    tick(log, '*/5 * * * *', 'files that expired could not be removed', () => whenSure(() => files.sweep())),
    tick(log, '17 * * * *', 'housekeeping failed', () => Promise.all([completeErasures(), noteKeyMakers(pool)])),
    tick(log, config.purgeCron, 'what was erased could not be removed from the files of the database', purge),
    tick(log, '17 * * * *', 'what has expired could not be removed', () =>
      whenSure(() =>
        Promise.all([
          createSecrets(foundation).sweep(),
          tasks.sweep(),
          sweepIdempotencyKeys(pool),
          sweepSignInLinks(pool),
          accountLinks.sweep(),
          sweepAttempts(pool),
          sweepLiveChanges(pool),
          createSessions(foundation).sweep(),
          sweepSecurityLog(pool, config.securityLogDays),
          sweepReadNotices(pool),
        ]),
      ),
    ),
  ];
  return {
    stop: () => {
      for (const schedule of ticks) schedule.stop();
    },
  };
};
