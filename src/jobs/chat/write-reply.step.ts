/** Decides what a turn says: a fixed text, what became of an order, or an answer from the company's records. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChatContent } from '../../commands/chat/chat-contents.ts';
import { chatReplyId } from '../../commands/chat/chat-ids.ts';
import { senderOf } from '../../commands/chat/join-chat-session.command.ts';
import { AssistantUnavailable, type HistoryEntry } from '../../domain/chat/assistant/assistant.port.ts';
import { fixedText } from '../../domain/chat/assistant/fixed-texts.ts';
import { languageOfPhone } from '../../domain/chat/assistant/language.ts';
import type { ChatSessionCommand } from '../../domain/chat/session/chat-session.commands.ts';
import type { Usage } from '../../domain/chat/session/chat-session.events.ts';
import type { PendingMessage } from '../../domain/chat/session/chat-session.inbound.ts';
import type { OpenSession, Turn } from '../../domain/chat/session/chat-session.state.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import { createAskModel, type Draft } from './answer/ask-model.ts';
import { type ClerkAnswer, createClerk, type Wish } from './answer/clerk.ts';
import { fixedReply, wishReply, wordsIn } from './answer/fixed-reply.ts';
import { createLookUp } from './answer/look-up.ts';
import { toolsOf } from './answer/model-tools.ts';
import type { ChatDeps } from './chat-deps.ts';

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

type Said = ReadonlyMap<string, ChatContent>;
type Asked = {
  readonly companyId: string;
  readonly company: string | null;
  readonly customerId: string | null;
  readonly language: string;
  readonly questions: readonly string[];
  readonly history: readonly HistoryEntry[];
};

export const createWriteReply = (deps: ChatDeps) => {
  const { advance, contents, contacts, channels, tokens, provider, assistant, knowledge, facts, takeWish, now, log } = deps;
  const lookUp = createLookUp({ facts, knowledge });
  const clerkOf = createClerk(lookUp);
  const askModel = assistant && createAskModel(assistant, log);

  /** False when the turn is not ours any more, or the model failed and is asked again later. */
  return async (state: OpenSession, turn: Turn, fallBack: boolean, context: JobContext): Promise<boolean> => {
    const { companyId } = context;
    const { turnId } = turn;
    const at = () => now().toISOString();
    const give = async (command: ChatSessionCommand): Promise<boolean> =>
      !isLeft(await advance(state.sessionId, command, context));
    const messages = turn.messageIds.flatMap((id) => state.known[id] ?? []);
    const said = await contents.open(companyId, [...Object.keys(state.known), ...Object.keys(state.delivery)]);
    if (messages.length > 0 && messages.every(isTakenBack))
      return give({ type: 'EndTurn', turnId, reason: 'nothing_to_answer', now: at() });
    const { name: company, language: ofCompany } = await deps.companyOf(companyId);
    const language = state.language ?? languageOfPhone(said.get(turn.messageIds.at(-1) ?? '')?.from) ?? ofCompany;
    const isLastOfHour = turnsSince(state, now().getTime() - hourMs) >= deps.rules.turnsPerHour;
    const fixed: Draft | null = fixedReply({ state, messages, said, language, company, isLastOfHour });
    if (!fixed && !fallBack) await showTyping(turn, said, companyId, state);

    const answer = async (): Promise<Draft | 'failed' | 'parked'> => {
      const questions = wordsIn(messages, said);
      if (questions.length === 0) return { purpose: 'unsupported', text: fixedText('unsupported', language) };
      const started = performance.now();
      const customerId = await customerOf(state, messages, said, companyId);
      const text = questions.join('\n').slice(0, longestQuestion);
      const today = at().slice(0, 10);
      const clerk = await clerkOf({ companyId, company, customerId, language, text, askedBack: state.askedBack, today });
      const latencyMs = Math.round(performance.now() - started);
      await give({ type: 'RecordKnowledge', turnId, sources: clerk.sources, latencyMs, semantic: clerk.semantic, now: at() });
      const done = clerk.wish && customerId !== null ? await takeUp(clerk.wish, customerId) : null;
      const ofClerk: Draft = { ...(done ?? clerk), usage: { ...clerkUsage, latencyMs } };
      if (fallBack) return fallenBack(ofClerk);
      if (!askModel || clerk.isFinal || (await isSpent(companyId))) return ofClerk;
      try {
        const history = historyOf(state, turn, said);
        const asked = { companyId, company, customerId, language, questions, history };
        const tools = toolsOf(lookUp, companyId, customerId, today);
        return await askModel({ ...asked, offered: await offeredFor(asked, clerk, text), tools, clerk });
      } catch (error) {
        if (!(error instanceof AssistantUnavailable)) throw error;
        log.warn({ code: error.code, sessionId: state.sessionId }, 'the assistant could not answer');
        const retryAfterMs = deps.rules.modelRetryMs;
        await give({ type: 'RecordAssistantFailure', turnId, code: error.code, retryAfterMs, now: at() });
        return 'failed';
      }
    };
    /** What the customer wants is done as far as it can be; null: a person does it all. */
    const takeUp = async (wish: Wish, customerId: string): Promise<Draft | null> => {
      const messageId = messages.findLast(({ answerable }) => answerable)?.messageId;
      const channel = await channels.load(companyId, state.channelId);
      if (messageId === undefined) return null;
      const acceptsOrders = 'settings' in channel && channel.settings.acceptOrders;
      const taken = await takeWish(wish, { messageId, customerId, acceptsOrders }, context);
      if (taken === null) return null;
      await give({ type: 'RecordDocument', messageId, ...taken, at: at() });
      return wishReply(wish, taken, language);
    };
    /** The records answer where the model does not; where they do not either, it is said once an hour. */
    const fallenBack = (clerk: Draft): Draft | 'parked' => {
      if (clerk.purpose !== 'clarify' && clerk.purpose !== 'no_answer') return clerk;
      const isFresh = state.lastFallbackAt !== null && Date.parse(state.lastFallbackAt) > now().getTime() - hourMs;
      return isFresh ? 'parked' : { purpose: 'fallback', text: fixedText('fallback', language) };
    };

    const draft = fixed ?? (await answer());
    if (draft === 'failed') return true;
    if (draft === 'parked') return give({ type: 'ParkTurn', turnId, now: at() });
    const discloses = !state.disclosed;
    const text = discloses ? `${fixedText('disclosure', language, { company })}\n\n${draft.text}` : draft.text;
    const messageId = chatReplyId(turnId);
    const { channelId, sessionId } = state;
    const content = { text: cut(text), wamid: null };
    await contents.keep([{ id: messageId, companyId, channelId, sessionId, direction: 'out', content }]);
    // of what is still kept: whose content is gone has no address either
    const kept = messages.filter((message) => said.has(message.messageId));
    const answered = kept.findLast(({ answerable, keyword }) => answerable || keyword !== null) ?? kept.at(-1) ?? messages.at(-1);
    return give({
      type: 'RecordReply',
      turnId,
      messageId,
      purpose: draft.purpose,
      answersTo: answered?.messageId ?? '',
      sources: draft.sources ?? [],
      usage: draft.usage ?? null,
      language,
      discloses,
      now: at(),
    });
  };

  async function isSpent(companyId: string): Promise<boolean> {
    const limit = deps.rules.tokensPerDay;
    return limit !== null && (await deps.tokensUsedToday(companyId)) >= limit;
  }

  /** Of messages that were told together every one is the confirmed customer's, or none counts. */
  async function customerOf(
    state: OpenSession,
    messages: readonly PendingMessage[],
    said: Said,
    companyId: string,
  ): Promise<string | null> {
    const contact = await contacts.get(companyId, state.contactId);
    const customers = messages.map(({ messageId }) => {
      const content = said.get(messageId);
      return contact && content ? contacts.customerOf(companyId, contact, senderOf(content)) : null;
    });
    return new Set(customers).size === 1 ? (customers[0] ?? null) : null;
  }

  /** The clerk's records; where a clerk knows none, what is found by meaning. */
  async function offeredFor({ companyId, customerId }: Asked, clerk: ClerkAnswer, text: string) {
    const told = clerk.sources.map((source, index) => ({ ...source, text: clerk.records[index] ?? '' }));
    if (told.length > 0) return told;
    const { hits } = await knowledge.search({ companyId, customerId, text, limit: sourceLimit });
    return hits
      .filter(({ matched }) => matched)
      .map(({ entity, recordId, score, content }) => ({ entity, recordId, score, text: content }));
  }

  async function showTyping(turn: Turn, said: Said, companyId: string, state: OpenSession): Promise<void> {
    const channel = await channels.load(companyId, state.channelId);
    const wamid = said.get(turn.messageIds.at(-1) ?? '')?.wamid;
    if (!('settings' in channel) || !wamid) return;
    const token = await tokens.open(companyId, channel.settings.tokenRef);
    // nobody waits for it: a turn never depends on it
    if (token !== null)
      void provider.showTyping({ phoneNumberId: channel.settings.phoneNumberId, token }, wamid).catch(() => undefined);
  }
};

const isTakenBack = ({ answerable, keyword, kind }: PendingMessage): boolean =>
  !answerable && keyword === null && kind !== 'unsupported';

const turnsSince = ({ turnStarts }: OpenSession, time: number): number =>
  turnStarts.filter((started) => Date.parse(started) > time).length;

const historyOf = (state: OpenSession, turn: Turn, said: Said): readonly HistoryEntry[] => {
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

const maxLength = 4_096;
/** At the end of a sentence where there is one. */
const cut = (text: string): string => {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  const head = characters.slice(0, maxLength - 1).join('');
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? '), head.lastIndexOf('\n'));
  return end > maxLength / 2 ? head.slice(0, end + 1) : `${head}…`;
};
