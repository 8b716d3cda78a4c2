/** Finds what a turn's questions are answered with: what a clerk knows from the records, and where there is a model what it makes of that. */
import { fixedText } from '@order-intake/chat-language';
import type { JobContext } from '@order-intake/event-sourcing';
import type { ChatContent } from '../../../commands/chat/chat-contents.ts';
import { senderOf } from '../../../commands/chat/join-chat-session.command.ts';
import { AssistantUnavailable, type HistoryEntry } from '../../../domain/chat/assistant.port.ts';
import type { ChatSessionCommand } from '../../../domain/chat/session/chat-session.commands.ts';
import type { Usage } from '../../../domain/chat/session/chat-session.events.ts';
import type { PendingMessage } from '../../../domain/chat/session/chat-session.inbound.ts';
import type { Turn } from '../../../domain/chat/session/chat-session.outbound.ts';
import type { OpenSession } from '../../../domain/chat/session/chat-session.state.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { createAskModel, type Draft } from './ask-model.ts';
import { type ClerkAnswer, type ClerkQuestion, createClerk, type Wish } from './clerk.ts';
import { filesOf, wishReply, wordsIn } from './fixed-reply.ts';
import { createLookUp } from './look-up.ts';
import { toolsOf } from './model-tools.ts';

const historyLength = 12;
const sourceLimit = 8;
const longestQuestion = 2_000;
const hourMs = 3_600_000;
const clerkUsage: Usage = {
  provider: 'rules',
  model: 'clerk',
  promptVersion: '1',
  promptTokens: 0,
  completionTokens: 0,
  latencyMs: 0,
};

/** What the session's messages say, by id; of those whose content is still kept. */
export type Said = ReadonlyMap<string, ChatContent>;

/** A turn and all that is known about it. */
export type TurnAtHand = {
  readonly companyId: string;
  readonly context: JobContext;
  readonly state: OpenSession;
  readonly turn: Turn;
  readonly messages: readonly PendingMessage[];
  readonly said: Said;
  readonly company: string | null;
  readonly language: string;
  /** gives the session a command; false: it was refused */
  readonly give: (command: ChatSessionCommand) => Promise<boolean>;
};

/** failed: the model is asked again later, which is recorded; parked: there is nothing to say for now. */
export type Found = Draft | 'failed' | 'parked';

export const createFindAnswer = (deps: ChatDeps) => {
  const { assistant, now, log } = deps;
  const lookUp = createLookUp(deps);
  const clerkOf = createClerk(lookUp);
  const askModel = assistant && createAskModel(assistant, log);

  const ofModel = async (ask: NonNullable<typeof askModel>, question: ClerkQuestion, clerk: ClerkAnswer, at: TurnAtHand) => {
    const { companyId, company, customerId, language, text, today } = question;
    try {
      const offered = await offeredFor(deps, question, clerk, text);
      const tools = toolsOf(lookUp, companyId, customerId, today);
      const asked = {
        companyId,
        company,
        customerId,
        language,
        questions: wordsIn(at.messages, at.said),
        history: historyOf(at),
      };
      return await ask({ ...asked, offered, tools, clerk });
    } catch (error) {
      if (!(error instanceof AssistantUnavailable)) throw error;
      log.warn({ code: error.code, sessionId: at.state.sessionId }, 'the assistant could not answer');
      const failure = { code: error.code, retryAfterMs: deps.rules.modelRetryMs, now: now().toISOString() };
      await at.give({ type: 'RecordAssistantFailure', turnId: at.turn.turnId, ...failure });
      return 'failed';
    }
  };

  /** `fallBack`: the model has failed often enough, the records answer alone. */
  return async (at: TurnAtHand, fallBack: boolean): Promise<Found> => {
    const { companyId, company, language, state, turn } = at;
    const questions = wordsIn(at.messages, at.said);
    if (questions.length === 0) return { purpose: 'unsupported', text: fixedText('unsupported', language) };
    const started = performance.now();
    const customerId = await customerOf(deps, at);
    const text = questions.join('\n').slice(0, longestQuestion);
    const today = now().toISOString().slice(0, 10);
    const question = { companyId, company, customerId, language, text, askedBack: state.askedBack, today };
    const clerk = await clerkOf(question);
    const latencyMs = Math.round(performance.now() - started);
    const { sources, semantic } = clerk;
    await at.give({
      type: 'RecordKnowledge',
      turnId: turn.turnId,
      sources,
      latencyMs,
      semantic,
      now: now().toISOString(),
    });
    const done = clerk.wish && customerId !== null ? await takeUp(deps, clerk.wish, customerId, at) : null;
    // what is done needs nobody to look for it
    const { wants: _, ...told } = clerk;
    const ofClerk: Draft = { ...(done ? (done.reply ?? told) : clerk), usage: { ...clerkUsage, latencyMs } };
    if (fallBack) return fallenBack(ofClerk, at, now());
    if (!askModel || clerk.isFinal || (await isSpent(deps, companyId))) return ofClerk;
    return ofModel(askModel, question, clerk, at);
  };
};

type TakenUp = { /** null: as the clerk told it */ readonly reply: Draft | null };
/** What the customer wants is done as far as it can be; null: a person does it all. */
const takeUp = async (deps: ChatDeps, wish: Wish, customerId: string, at: TurnAtHand): Promise<TakenUp | null> => {
  const messageId = at.messages.findLast(({ answerable }) => answerable)?.messageId;
  const channel = await deps.channels.load(at.companyId, at.state.channelId);
  // an order in the words beside an order's file may be the same, or more of it: a person tells
  const isBesideOrder = filesOf(at.state, at.messages).some(({ orders }) => orders.length > 0);
  if (messageId === undefined || (wish.type === 'order' && isBesideOrder)) return null;
  const acceptsOrders = 'settings' in channel && channel.settings.acceptOrders;
  const taken = await deps.takeWish(wish, { messageId, customerId, acceptsOrders }, at.context);
  if (taken === null) return null;
  await at.give({ type: 'RecordDocument', messageId, ...taken, at: deps.now().toISOString() });
  return { reply: wishReply(wish, taken, at.language) };
};

/** The records answer where the model does not; where they do not either, it is said once an hour. */
const fallenBack = (clerk: Draft, { state, language }: TurnAtHand, now: Date): Draft | 'parked' => {
  if (clerk.purpose !== 'clarify' && clerk.purpose !== 'no_answer') return clerk;
  const isFresh = state.lastFallbackAt !== null && Date.parse(state.lastFallbackAt) > now.getTime() - hourMs;
  return isFresh ? 'parked' : { purpose: 'fallback', text: fixedText('fallback', language) };
};

/** Whether the company has used what it may of a model today. */
const isSpent = async ({ rules, tokensUsedToday }: ChatDeps, companyId: string): Promise<boolean> =>
  rules.tokensPerDay !== null && (await tokensUsedToday(companyId)) >= rules.tokensPerDay;

/** Of messages that were told together every one is the confirmed customer's, or none counts. */
const customerOf = async ({ contacts }: ChatDeps, { companyId, state, messages, said }: TurnAtHand): Promise<string | null> => {
  const contact = await contacts.get(companyId, state.contactId);
  const customers = messages.map(({ messageId }) => {
    const content = said.get(messageId);
    return contact && content ? contacts.customerOf(companyId, contact, senderOf(content)) : null;
  });
  return new Set(customers).size === 1 ? (customers[0] ?? null) : null;
};

/** The clerk's records; where a clerk knows none, what is found by meaning. */
const offeredFor = async (
  { knowledge }: ChatDeps,
  { companyId, customerId }: Pick<ClerkQuestion, 'companyId' | 'customerId'>,
  clerk: ClerkAnswer,
  text: string,
) => {
  const told = clerk.sources.map((source, index) => ({ ...source, text: clerk.records[index] ?? '' }));
  if (told.length > 0) return told;
  const { hits } = await knowledge.search({ companyId, customerId, text, limit: sourceLimit });
  return hits
    .filter(({ matched }) => matched)
    .map(({ entity, recordId, score, content }) => ({ entity, recordId, score, text: content }));
};

const historyOf = ({ state, turn, said }: TurnAtHand): readonly HistoryEntry[] => {
  const inbound = Object.keys(state.known).filter((id) => !turn.messageIds.includes(id) && !state.pending.includes(id));
  const entries = [...said].flatMap(([id, { text }]): readonly (HistoryEntry & { readonly at: string })[] => {
    if (text === null) return [];
    if (inbound.includes(id)) return [{ at: state.known[id]?.sentAt ?? '', from: 'customer', text }];
    const sentAt = state.repliedAt[id];
    return sentAt === undefined ? [] : [{ at: sentAt, from: 'assistant', text }];
  });
  return entries
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(-historyLength)
    .map(({ from, text }) => ({ from, text: text.slice(0, 600) }));
};
