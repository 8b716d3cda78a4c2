/** The chat channel, wired: what it keeps, what it speaks to, what it decides. Both the API and the worker take from here. */
import { isChatLanguage } from '@order-intake/chat-language';
import { createCommandHandler, type Enqueue, type EventStore } from '@order-intake/event-sourcing';
import { createModelAssistant } from '../../adapters/assistant/model-assistant.ts';
import { createLocalHashEmbedder } from '../../adapters/embeddings/local-hash.ts';
import { createKnowledgeSearch } from '../../adapters/knowledge/knowledge-search.ts';
import { startPgvector } from '../../adapters/knowledge/pgvector-start.ts';
import { createPostgresVectorStore } from '../../adapters/knowledge/postgres-vector-store.ts';
import { createVectorCache } from '../../adapters/knowledge/vector-cache.ts';
import { createWhatsAppProvider } from '../../adapters/whatsapp/whatsapp-provider.ts';
import type { ChatApiDeps } from '../../api/chat/chat-api-deps.ts';
import type { WebhookDeps } from '../../api/chat/webhook.ts';
import { createAdvanceChatSession, createLoadChatSession } from '../../commands/chat/advance-chat-session.command.ts';
import { createChatChannelRoutes, createRouteOf } from '../../commands/chat/chat-channel-routes.ts';
import { createChatCleanupDays } from '../../commands/chat/chat-cleanup-days.ts';
import { createAddressHash, createChatContacts } from '../../commands/chat/chat-contacts.ts';
import { createChatContents } from '../../commands/chat/chat-contents.ts';
import { createChatCorrections } from '../../commands/chat/chat-corrections.ts';
import { createChatCounters } from '../../commands/chat/chat-counters.ts';
import { createChatEarlyStatuses } from '../../commands/chat/chat-early-statuses.ts';
import { createChatTokens } from '../../commands/chat/chat-tokens.ts';
import { createConfirmNumber } from '../../commands/chat/confirm-number.ts';
import { createContactVerifications } from '../../commands/chat/contact-verifications.ts';
import { createEraseChatPerson } from '../../commands/chat/erase-chat-person.command.ts';
import { createJoinChatSession } from '../../commands/chat/join-chat-session.command.ts';
import { createKnowledgeRuns } from '../../commands/chat/knowledge-runs.ts';
import { createManageChatChannel } from '../../commands/chat/manage-chat-channel.command.ts';
import { createReceiveChatWebhook } from '../../commands/chat/receive-chat-webhook.command.ts';
import { createSaveKnowledgeText } from '../../commands/chat/save-knowledge-text.command.ts';
import { createStartVerification } from '../../commands/chat/start-verification.command.ts';
import { systemContext } from '../../commands/shared/system-context.ts';
import type { Assistant } from '../../domain/chat/assistant.port.ts';
import type { ChatProvider } from '../../domain/chat/channel/chat-provider.port.ts';
import type { Embedder } from '../../domain/chat/knowledge/embedder.port.ts';
import { createAdministerKnowledge } from '../../jobs/chat/administer-knowledge.ts';
import { createCleanUpChat } from '../../jobs/chat/clean-up-chat.handler.ts';
import { createStartJoining } from '../../jobs/chat/start-joining.ts';
import { createTestChatChannel } from '../../jobs/chat/test-chat-channel.ts';
import type { Config } from '../../platform/config/config.ts';
import { loadPepper } from '../../platform/crypto/pepper.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';
import { inBatches } from '../../platform/in-batches.ts';
import { createNoteErasure } from '../../platform/postgres/purge/erasures.ts';
import type { Foundation } from './compose-foundation.ts';
import { composeModel } from './compose-model.ts';

/** What speaks to the outside on chat; a test may put something in between. */
export type ChatPorts = { readonly provider: ChatProvider; readonly assistant: Assistant | null; readonly embedder: Embedder };

const composeProvider = ({ chat }: Config): ChatProvider =>
  createWhatsAppProvider({ graphUrl: chat.graphUrl, mediaHosts: chat.mediaHosts });

export const composeChatPorts = async ({
  config,
  modelWatch,
  log,
}: Pick<Foundation, 'config' | 'modelWatch' | 'log'>): Promise<ChatPorts> => {
  const { model, embedding } = config;
  const assistant = model && createModelAssistant({ model: await composeModel(model, assistantUse, modelWatch, log) });
  return { provider: composeProvider(config), assistant, embedder: await composeEmbedder(embedding) };
};

/** Its attempts are counted by the session's stream. */
const assistantUse = { timeoutMs: 20_000, retries: 0, asksWhileIll: true };

const composeEmbedder = async (embedding: Config['embedding']): Promise<Embedder> => {
  if (embedding === null) return createLocalHashEmbedder();
  const { createOpenAiEmbedder } = await import('../../adapters/embeddings/openai-embedder.ts');
  return createOpenAiEmbedder(embedding);
};

/** The language that a company writes to contacts in whose own is not known. */
export const languageOf = (company: { readonly settings: { readonly locale?: string | null } } | null): string => {
  const language = company?.settings.locale?.slice(0, 2).toLowerCase() ?? 'en';
  return isChatLanguage(language) ? language : 'en';
};

const composeVerification = (
  { queries }: Foundation,
  parts: Omit<Parameters<typeof createStartVerification>[0], 'companyLanguage'>,
) =>
  createStartVerification({
    ...parts,
    companyLanguage: async (companyId) => languageOf(await queries.currentCompany(companyId)),
  });

/** What both processes need: the streams' commands and the tables beside them. */
export const composeChat = async (foundation: Foundation, store: EventStore) => {
  const { pool, keyring, log, giveWay } = foundation;
  const handle = createCommandHandler(store);
  const contents = createChatContents({ pool, keyring });
  const corrections = createChatCorrections(pool);
  const earlyStatuses = createChatEarlyStatuses(pool);
  const load = createLoadChatSession(store);
  const hashOf = createAddressHash(await loadPepper(pool, keyring));
  const contacts = createChatContacts({ pool, keyring, hashOf });
  const tokens = createChatTokens(createSecrets({ pool, keyring }));
  const verifications = createContactVerifications({ pool, keyring });
  const customerRecord = foundation.queries.customers.current;
  const provider = composeProvider(foundation.config);
  const confirmNumber = createConfirmNumber(provider);
  const channels = createManageChatChannel({ handle, store, tokens, routes: createChatChannelRoutes(pool), confirmNumber });
  const advance = createAdvanceChatSession(handle);
  const warn = (details: object, message: string) => log.warn(details, message);
  const now = () => new Date();
  const noteErasure = createNoteErasure(pool);
  const retentionDays = foundation.config.chat.retentionDays;
  const nearest = (await startPgvector(pool, log)) ?? createVectorCache();
  return {
    contents,
    contacts,
    verifications,
    customerRecord,
    startVerification: composeVerification(foundation, { verifications, advance, load, contents, customerRecord, now }),
    hashOf,
    tokens,
    channels,
    advance,
    load,
    join: createJoinChatSession({ contents, contacts, corrections, advance, load, giveWay, now }),
    earlyStatuses,
    erasePerson: createEraseChatPerson({ contents, contacts, hashOf, advance, noteErasure, now }),
    contactsOfPerson: contacts.ofPerson,
    counters: createChatCounters(pool),
    runs: createKnowledgeRuns({ pool, handle }),
    vectors: createPostgresVectorStore(pool, nearest),
    vectorsSearchedBy: nearest.searchedBy,
    days: createChatCleanupDays(store),
    texts: createSaveKnowledgeText(handle),
    cleanUp: createCleanUpChat({
      advance,
      contents: {
        removeSession: contents.removeSession,
        sweepUnjoined: async (before) => {
          await corrections.sweep(before);
          await earlyStatuses.sweep(before);
          await verifications.sweep(before);
          return contents.sweepUnjoined(before);
        },
      },
      contacts,
      idleSessions: foundation.queries.idleSessions,
      retentionDays,
      contextOf: (companyId) =>
        systemContext(companyId, 'chat-cleanup', { correlationId: 'chat-cleanup', causationId: 'chat-cleanup' }),
      noteErasure,
      warn,
      now,
    }),
    now,
  };
};
export type Chat = Awaited<ReturnType<typeof composeChat>>;

export const composeChatSearch = ({ vectors }: Chat, { log }: Foundation, { embedder }: ChatPorts) =>
  createKnowledgeSearch({
    store: vectors,
    embedderFor: ({ model, dims }) => (model === embedder.model && dims === embedder.dims ? embedder : null),
    warn: (details, message) => log.warn(details, message),
  });

type ApiParts = {
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
  readonly waitFor: ChatApiDeps['waitFor'];
};

export const composeChatApi = (
  foundation: Foundation,
  chat: Chat,
  { provider, embedder }: ChatPorts,
  { enqueue, waitFor }: ApiParts,
): ChatApiDeps => {
  const { queries } = foundation;
  return {
    ...chat,
    waitFor,
    knowledge: createAdministerKnowledge({ ...chat, embedder, enqueue }),
    queries,
    testChannel: createTestChatChannel({ ...chat, provider }),
    customerExists: queries.customerExists,
  };
};

const contentsAtOnce = 500;

export const composeWebhook = (
  { config: { chat: settings }, pool, log }: Foundation,
  chat: Chat,
  store: EventStore,
  { enqueue }: Pick<ApiParts, 'enqueue'>,
): Omit<WebhookDeps, 'limits'> => ({
  settings,
  receive: createReceiveChatWebhook({
    store,
    // under load one statement, and one commit, for many requests
    contents: { keep: inBatches(chat.contents.keep, contentsAtOnce), toldIn: chat.contents.toldIn },
    counters: chat.counters,
    routeOf: createRouteOf(pool),
    hashOf: chat.hashOf,
    startJoining: createStartJoining({ enqueue, log }),
    now: chat.now,
  }),
  countUnsigned: () => chat.counters.add([{ companyId: '', name: 'unsigned' }]),
});
