/** The chat's part of the worker: its jobs, and the tick of its nightly cleanup. */
import { enqueue, type Locks } from '@order-intake/event-sourcing';
import type { ExtractionContext } from '@order-intake/order-extraction/document';
import type { TakeAnswer } from '../../commands/sales-order/take-answer.command.ts';
import { foldStream } from '../../commands/shared/fold-stream.ts';
import { cleanupDayDue } from '../../domain/chat/session/cleanup-day.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { BoundJob } from '../../jobs/bind.ts';
import type { AnswersInChat } from '../../jobs/chat/answers-in-chat.ts';
import { cleanUpChat, takeChatTurn } from '../../jobs/chat/chat.definitions.ts';
import { createChatJobs } from '../../jobs/chat/chat-jobs.ts';
import { chatWaits } from '../../jobs/chat/chat-rules.ts';
import { createTakeChatDocument } from '../../jobs/chat/take-chat-document.step.ts';
import { createTakeChatWish } from '../../jobs/chat/take-chat-wish.step.ts';
import { createReadWords } from '../../jobs/shared/read-words.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { createCatalogLookup } from '../../projections/customers/catalog-lookup.queries.ts';
import { createClerkFacts } from '../../projections/knowledge/clerk-facts.queries.ts';
import type { composeCommands, Ports } from '../compose/compose.ts';
import { type ChatPorts, composeChat, composeChatPorts, composeChatSearch, languageOf } from '../compose/compose-chat.ts';
import type { Foundation } from '../compose/compose-foundation.ts';
import { tick } from './start-ticks.ts';

export type ChatRulesOverride = Partial<typeof chatWaits>;
/** A test may put something between the chat and the outside, or make it wait less. */
export type InterposeChat = (ports: ChatPorts) => ChatPorts & { readonly rules?: ChatRulesOverride };

type Parts = {
  readonly ports: Ports;
  readonly commands: ReturnType<typeof composeCommands>;
  readonly locks: Pick<Locks, 'withTryLocks'>;
  readonly temporaryRoot: string;
  readonly interpose: InterposeChat;
};

export type ChatJobs = {
  readonly jobs: readonly BoundJob[];
  /** once the queue knows the jobs */
  readonly startTicking: () => void;
  readonly stop: () => Promise<void>;
};

const cleanupTick = '*/10 * * * *';

/** How answers in the chat to questions about orders are read. */
const composeAnswers = (
  ports: Ports,
  take: TakeAnswer,
  extractionContext: (companyId: string) => Promise<ExtractionContext>,
): AnswersInChat => {
  const readWords = createReadWords(ports);
  return {
    take,
    order: async (companyId, orderId) => {
      const order = await foldStream(ports.store, salesOrder, salesOrderStream(companyId, orderId));
      return order.phase === 'none' ? null : order;
    },
    read: async (text, companyId) => readWords([{ subject: null, plain: text, html: null }], await extractionContext(companyId)),
  };
};

export const startChatJobs = async (
  foundation: Foundation,
  queue: Queue,
  { ports, commands, locks, temporaryRoot, interpose }: Parts,
): Promise<ChatJobs> => {
  const { config, log, pool, queries } = foundation;
  const chat = await composeChat(foundation, ports.store);
  const { rules, ...outside } = interpose(await composeChatPorts(foundation));
  const settingsOf = commands.companySettings;
  const extractionContext = async (companyId: string) => {
    const { ownNames, ownDomains, currency, locale } = await settingsOf(companyId);
    return { companyId, ownNames, ownDomains, currency, locale, receivedAt: chat.now().toISOString() };
  };
  const jobs = createChatJobs({
    ...chat,
    ...outside,
    ...queries,
    facts: createClerkFacts(pool),
    knowledge: composeChatSearch(chat, foundation, outside),
    takeDocument: createTakeChatDocument({
      ...chat,
      provider: outside.provider,
      documents: ports.documents,
      extractor: ports.extractor,
      takeOrder: commands.takeOrder,
      requestCancellation: commands.requestCancellation,
      extractionContext,
      temporaryRoot,
    }),
    answers: composeAnswers(ports, commands.takeAnswer, extractionContext),
    askable: commands.customerQuestions.askable,
    markUndelivered: commands.markUndelivered,
    companySettings: settingsOf,
    takeWish: createTakeChatWish({ ...commands, customer: createCatalogLookup(pool).customer, now: chat.now }),
    tokensUsedToday: queries.tokensUsedToday,
    companyOf: async (companyId) => {
      const company = await queries.currentCompany(companyId);
      return { name: company?.name ?? null, language: languageOf(company) };
    },
    advanceAlarm: commands.advanceAlarm,
    clockIsSure: foundation.clock.isSure,
    withTryLocks: locks.withTryLocks,
    isAtWork: (jobId) => queue.isAtWork(takeChatTurn, jobId),
    rules: {
      ...chatWaits,
      turnsPerHour: config.chat.turnsPerHour,
      tokensPerDay: config.chat.tokensPerDay,
      ...rules,
    },
    log,
    enqueue: (jobs) => queue.enqueue(jobs),
  });

  const askForCleanup = async () => {
    const day = cleanupDayDue(new Date(), config.chat.timeZone);
    if (day !== null) await queue.enqueue([enqueue(cleanUpChat, { day }, day)]);
  };
  let ticking: ReturnType<typeof tick> | null = null;
  return {
    jobs,
    startTicking: () => {
      ticking = tick(log, cleanupTick, 'the chat cleanup could not be queued', askForCleanup);
      ticking.now(); // a run that was missed while nothing was up is caught up
    },
    stop: async () => {
      ticking?.stop();
    },
  };
};
