/** The part that speaks HTTP. */

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { orderFiles } from '../../adapters/order-files/order-files.ts';
import type { ApiDeps } from '../../api/api-deps.ts';
import { createApp } from '../../api/app.ts';
import { withApiKeys, withKnownCompanies } from '../../api/http/auth.ts';
import { startHealthListener } from '../../api/http/health-listener.ts';
import { close, createHttpServer, listen } from '../../api/http/http-server.ts';
import { browserOf } from '../../api/http/known-browser.ts';
import { createLiveStreams } from '../../api/http/live-streams.ts';
import { createRateLimits } from '../../api/http/rate-limits.ts';
import { createSecurityWatch } from '../../api/http/security-watch.ts';
import { shareCounts } from '../../api/http/share-counts.ts';
import { readModelCheck, storeChecks } from '../../api/http/store-checks.ts';
import { callerOfKey, verifierOf } from '../../api/http/verifier.ts';
import { bootstrapChannel } from '../../commands/chat/bootstrap-channel.ts';
import { createIsRegistered } from '../../commands/company/register-company.command.ts';
import { createRoleRightsOf } from '../../commands/company/role-rights.command.ts';
import { createRecordSecurityEvent } from '../../commands/security/record-security-event.command.ts';
import type { TaskKinds } from '../../commands/shared/task-kinds.ts';
import { createStartImport } from '../../jobs/catalog-import/start-import.ts';
import { createStartConnectionTest } from '../../jobs/connection-test/start-connection-test.ts';
import { createStartReading } from '../../jobs/documents/start-reading.ts';
import { createFindUnprocessed } from '../../jobs/email/find-unprocessed.step.ts';
import { createListUnprocessed } from '../../jobs/email/list-unprocessed.ts';
import { createHasSender, createLoadMailbox } from '../../jobs/email/mailbox-access.ts';
import { createReconcileNow, createSyncNow } from '../../jobs/sync/sync-now.ts';
import { repeatWebhooks } from '../../jobs/webhooks/webhook.definitions.ts';
import { waitForCheckpoints } from '../../platform/checkpoints/wait-for.ts';
import { loadPepper } from '../../platform/crypto/pepper.ts';
import { createLiveFeed } from '../../platform/live/live-feed.ts';
import { createMetrics, type Metrics } from '../../platform/logging/metrics.ts';
import { createPresence } from '../../platform/presence/presence.ts';
import { readModelStatus } from '../../platform/projections/read-model-status.ts';
import { enqueue as toEnqueue } from '../../platform/queue/job.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { ticksOf } from '../../platform/queue/ticks.ts';
import { createSessions } from '../../platform/sessions/sessions.ts';
import { createTasks } from '../../platform/tasks/tasks.ts';
import { createUseApiKey } from '../../projections/api-keys/api-keys.queries.ts';
import { createEmailQueries } from '../../projections/emails/emails.queries.ts';
import { createMailboxQueries } from '../../projections/mailboxes/mailboxes.queries.ts';
import { readModels } from '../../projections/registry.ts';
import { createApiQueries } from '../compose/api-queries.ts';
import { composeCommands, composeFiles, composeHosts, composeMail, type Foundation } from '../compose/compose.ts';
import { composeChat, composeChatApi, composeChatPorts, composeWebhook } from '../compose/compose-chat.ts';
import { composeEvidence } from '../compose/compose-evidence.ts';
import type { Part } from './run-service.ts';
import { signInWays } from './sign-in-ways.ts';

export const startApi = async (
  foundation: Foundation,
  queue: Queue,
  metrics: Metrics = createMetrics(),
): Promise<Part & { readonly url: string }> => {
  const { config, log, pool, keyring, store } = foundation;
  const tasks = createTasks<TaskKinds>({ pool });
  const hosts = composeHosts(config);
  const commands = composeCommands(foundation, store, hosts);
  const queries = createApiQueries({ config, pool, store });
  const { reader } = await composeMail(config, hosts);
  const enqueue: Queue['enqueue'] = (jobs, tx) => queue.enqueue(jobs, tx);
  const started = { loadMailbox: createLoadMailbox(store), pool, tasks, enqueue };
  const lag = async () =>
    Math.max(0, ...(await readModelStatus({ pool, store, readModels })).map(({ lagMs }) => lagMs ?? 0)) / 1000;
  metrics.gauge({ name: 'read_model_lag_seconds', help: 'For how long the oldest event not yet shown has waited.', read: lag });
  const waitFor: ApiDeps['waitFor'] = (position, names, ms) => waitForCheckpoints(pool, 'read_model', names, position, ms);
  const chat = await composeChat(foundation, store);
  await bootstrapChannel(config.chat.bootstrap, { log, chat });
  if (config.chat.appSecret === null && config.chat.verifyToken !== null)
    log.warn({ allowed: config.chat.allowUnsigned }, 'CHAT_APP_SECRET is not set: chat webhooks cannot be told from forged ones');
  const verifyTokens = await verifierOf(config);
  const sessions = createSessions({ pool, keyring });
  const security = createSecurityWatch({ record: createRecordSecurityEvent({ store, keptDays: config.securityLogDays }), log });
  const processId = randomUUID();
  const feed = createLiveFeed({ pool, log, processId });
  const rateLimits = createRateLimits(config.rateLimits, (request) => browserOf(keyring, request.get('cookie')));
  const sharing = shareCounts({ limits: rateLimits, pool, feed, log, processId });
  await feed.start();
  const live = createLiveStreams({ feed, sessions });
  const evidence = composeEvidence(foundation, started);
  let leaving = false;
  const checks = {
    ...storeChecks(foundation),
    accepting: async () => (leaving ? { ok: false, detail: 'stopping' } : { ok: true }),
    read_models: readModelCheck(() => readModelStatus({ pool, store, readModels })),
  };
  const app = createApp({
    log,
    pool,
    verify: withKnownCompanies(withApiKeys(verifyTokens, callerOfKey(createUseApiKey(pool))), createIsRegistered(store)),
    sessions,
    roleRights: createRoleRightsOf(store),
    security,
    live,
    feed,
    signIn: await signInWays(foundation, verifyTokens),
    keyring,
    publicUrl: config.publicUrl,
    hasSender: createHasSender(store),
    webDirectory: fileURLToPath(new URL('../../../web/dist/', import.meta.url)),
    rateLimits,
    processId,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    providers: config.providers,
    pepper: await loadPepper(pool, keyring),
    commands,
    temporaryDirectory: () => foundation.temporary.path(),
    startReading: createStartReading(started),
    files: composeFiles(foundation),
    syncNow: createSyncNow(started),
    reconcileNow: createReconcileNow(started),
    listUnprocessed: createListUnprocessed({
      ...started,
      passwords: commands.passwords,
      reader,
      findUnprocessed: createFindUnprocessed({ ...createMailboxQueries(pool), ...createEmailQueries(pool) }),
    }),
    nextPoll: ticksOf(config.pollCron),
    testConnection: createStartConnectionTest({ ...started, passwords: commands.passwords }),
    evidence,
    presence: createPresence(pool),
    startImport: createStartImport({ ...started, files: composeFiles(foundation) }),
    orderFiles,
    repeatWebhooks: (what, key) => queue.enqueue([toEnqueue(repeatWebhooks, what, key)]),
    tasks,
    queries,
    waitFor,
    chat: composeChatApi(foundation, chat, composeChatPorts(config), { enqueue: (jobs) => queue.enqueue(jobs), waitFor }),
    webhook: composeWebhook(foundation, chat, store),
    checks,
    // who watches a service in production does so where the world does not come
    metricsText: config.mode === 'production' ? null : metrics.text,
  });
  const server = createHttpServer(app);
  const url = await listen(server, config);
  const health = await startHealthListener(config.health, checks, metrics);
  log.info({ url, ...health.ready }, 'the API listens');
  return {
    url,
    ready: { url, ...health.ready },
    stop: async () => {
      leaving = true;
      // whoever shares out the requests has to notice before they are refused
      await sleep(config.drainMs);
      live.stop();
      await close(server);
      await security.stop();
      await sharing.stop();
      await feed.stop();
      await evidence.stop();
      await health.stop();
    },
  };
};
