/** What the API is given, but for what only a process that listens has. */
import { fileURLToPath } from 'node:url';
import { enqueue as toEnqueue, waitForCheckpoints } from '@order-intake/event-sourcing';
import { confirmationFiles } from '../../adapters/order-confirmations/confirmation-files.ts';
import { csvOf } from '../../adapters/order-files/csv.ts';
import { orderFiles } from '../../adapters/order-files/order-files.ts';
import type { ApiDeps } from '../../api/api-deps.ts';
import { withApiKeys, withKnownCompanies, withMakersSeen } from '../../api/http/auth.ts';
import { createSecurityWatch } from '../../api/http/security-watch.ts';
import { callerOfKey, verifierOf } from '../../api/http/verifier.ts';
import { bootstrapChannel } from '../../commands/chat/bootstrap-channel.ts';
import { createIsRegistered } from '../../commands/company/register-company.command.ts';
import { createRoleRightsOf } from '../../commands/company/role-rights.command.ts';
import { createStartImport } from '../../jobs/catalog/start-import.ts';
import { createStartConnectionTest } from '../../jobs/connection-test/start-connection-test.ts';
import { createStartReading } from '../../jobs/documents/start-reading.ts';
import { createFindUnprocessed } from '../../jobs/email/find-unprocessed.step.ts';
import { createListUnprocessed } from '../../jobs/email/list-unprocessed.ts';
import { createHasSender, createLoadMailbox } from '../../jobs/email/mailbox-access.ts';
import { createStartReExtraction } from '../../jobs/re-extraction/start-re-extraction.ts';
import { createReconcileNow, createSyncNow } from '../../jobs/sync/sync-now.ts';
import { createStartPasswordReset } from '../../jobs/user-mail/start-password-reset.ts';
import { repeatWebhooks } from '../../jobs/webhooks/webhook.definitions.ts';
import { loadPepper } from '../../platform/crypto/pepper.ts';
import { createPresence } from '../../platform/live/presence.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { ticksOf } from '../../platform/queue/ticks.ts';
import { createSessions } from '../../platform/sessions/sessions.ts';
import { createCredentials } from '../../platform/sign-in/credentials.ts';
import { createKeysHolding, createUseApiKey } from '../../projections/api-keys/api-keys.queries.ts';
import { createMakerSeen } from '../../projections/api-keys/key-makers.ts';
import { type SeeMakers, signInWays } from '../start/sign-in-methods.ts';
import { composeCommands, composeMail } from './compose.ts';
import { composeChat, composeChatApi, composeChatPorts, composeWebhook } from './compose-chat.ts';
import { composeEvidence } from './compose-evidence.ts';
import type { Foundation } from './compose-foundation.ts';
import { composeLanguageModel } from './compose-language-model.ts';
import { composeRecordSecurityEvent } from './compose-retention.ts';

/** `patient`: how long a write waits until it shows, of the time that it has. */
export const composeApi = async (
  foundation: Foundation,
  queue: Pick<Queue, 'enqueue'>,
  patient: (ms: number) => number = (ms) => ms,
) => {
  const { config, log, pool, keyring, store, queries } = foundation;
  const { enqueue } = queue;
  const commands = composeCommands(foundation);
  const { reader, accessTokens } = await composeMail(foundation);
  const started = { ...foundation, ...commands, loadMailbox: createLoadMailbox(store), enqueue };
  const waitFor: ApiDeps['waitFor'] = (position, names, ms) =>
    waitForCheckpoints(pool, 'read_model', names, position, patient(ms));
  const chat = await composeChat(foundation, store);
  await bootstrapChannel(config.chat.bootstrap, { log, chat });
  if (config.chat.appSecret === null && config.chat.verifyToken !== null)
    log.warn({ allowed: config.chat.allowUnsigned }, 'CHAT_APP_SECRET is not set: chat webhooks cannot be told from forged ones');
  const makerSeen = createMakerSeen(pool);
  const seeMakers: SeeMakers = (verify) =>
    withMakersSeen(verify, ({ companyId, subject, roles, issuedAt = null }) =>
      makerSeen({ companyId, subject, roles, issuedAt }).catch((err: unknown) =>
        log.warn({ err }, 'that the maker of keys was seen could not be noted'),
      ),
    );
  const verifyTokens = seeMakers(await verifierOf(config));
  return {
    ...foundation,
    ...config,
    commands,
    waitFor,
    verify: withKnownCompanies(
      withApiKeys(verifyTokens, callerOfKey(createUseApiKey(foundation.readPool))),
      createIsRegistered(store),
    ),
    sessions: createSessions({ pool, keyring, mostOfPerson: config.sessionsPerPerson }),
    security: createSecurityWatch({ record: composeRecordSecurityEvent(foundation), log }),
    keysHolding: createKeysHolding(pool),
    roleRights: createRoleRightsOf(store),
    signIn: await signInWays(foundation, verifyTokens, seeMakers),
    hasSender: config.mail.relay === null ? createHasSender(store) : async () => true,
    webDirectory: fileURLToPath(new URL('../../../web/dist/', import.meta.url)),
    pepper: await loadPepper(pool, keyring),
    temporaryDirectory: () => foundation.temporary.path(),
    startReading: createStartReading(started),
    syncNow: createSyncNow(started),
    reconcileNow: createReconcileNow(started),
    listUnprocessed: createListUnprocessed({ ...started, reader, accessTokens, findUnprocessed: createFindUnprocessed(queries) }),
    nextPoll: ticksOf(config.pollCron),
    testConnection: createStartConnectionTest(started),
    evidence: composeEvidence(foundation, started),
    languageModel: composeLanguageModel(foundation),
    startReExtraction: createStartReExtraction(started),
    presence: createPresence(pool),
    startImport: createStartImport(started),
    startPasswordReset: createStartPasswordReset({ credentials: createCredentials({ pool, keyring }), enqueue }),
    orderFiles,
    confirmationFiles,
    csvOf,
    repeatWebhooks: (input: Parameters<ApiDeps['repeatWebhooks']>[0], key: string) =>
      enqueue([toEnqueue(repeatWebhooks, input, key)]),
    chat: composeChatApi(foundation, chat, await composeChatPorts(foundation), { enqueue, waitFor }),
    webhook: composeWebhook(foundation, chat, store, { enqueue }),
  };
};
