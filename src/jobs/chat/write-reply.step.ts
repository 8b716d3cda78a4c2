/** Decides what a turn says: a fixed text, what became of a document, or an answer from the company's records. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChatContent } from '../../commands/chat/chat-contents.ts';
import { chatReplyId } from '../../commands/chat/chat-ids.ts';
import { senderOf } from '../../commands/chat/join-chat-session.command.ts';
import { AssistantUnavailable, type HistoryEntry } from '../../domain/chat/assistant/assistant.port.ts';
import { fixedText } from '../../domain/chat/assistant/fixed-texts.ts';
import type { ChatSessionCommand } from '../../domain/chat/session/chat-session.commands.ts';
import type { KnowledgeSource, ReplyPurpose, Usage } from '../../domain/chat/session/chat-session.events.ts';
import type { PendingMessage } from '../../domain/chat/session/chat-session.inbound.ts';
import type { OpenSession, Turn } from '../../domain/chat/session/chat-session.state.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import type { ChatDeps } from './chat-deps.ts';
import { documentReply } from './document-reply.ts';
import { filterReply } from './filter-reply.ts';

type Draft = {
  readonly purpose: ReplyPurpose;
  readonly text: string;
  readonly sources?: readonly KnowledgeSource[];
  readonly usage?: Usage;
};

const historyLength = 12;
const hoursAgo = (now: Date, hours: number): string => new Date(now.getTime() - hours * 3_600_000).toISOString();
const sourceLimit = 8;

export const createWriteReply = (deps: ChatDeps) => {
  const { advance, contents, contacts, channels, tokens, provider, assistant, knowledge, now } = deps;

  /** False when the turn is not ours any more, or the model failed and is asked again later. */
  return async (state: OpenSession, turn: Turn, fallBack: boolean, context: JobContext): Promise<boolean> => {
    const { companyId } = context;
    const give = async (command: ChatSessionCommand): Promise<boolean> =>
      !isLeft(await advance(state.sessionId, command, context));
    const messages = turn.messageIds.flatMap((id) => state.known[id] ?? []);
    const { name: company, language: ofCompany } = await deps.companyOf(companyId);
    const language = state.language ?? ofCompany;
    const said = await contents.open(companyId, [...Object.keys(state.known), ...Object.keys(state.delivery)]);
    const isTakenBack = ({ answerable, keyword, kind }: PendingMessage) =>
      !answerable && keyword === null && kind !== 'unsupported';
    if (messages.length > 0 && messages.every(isTakenBack))
      return give({ type: 'EndTurn', turnId: turn.turnId, reason: 'nothing_to_answer', now: now().toISOString() });
    const fixed = fallBack
      ? ({ purpose: 'fallback', text: fixedText('fallback', language) } as const)
      : plainReply(state, messages, language, company, deps.rules.turnsPerHour, hoursAgo(now(), 1));

    const ask = async (): Promise<Draft | 'failed' | 'limit'> => {
      const questions = messages.flatMap(({ messageId }) => said.get(messageId)?.text ?? []);
      if (questions.length === 0) return { purpose: 'unsupported', text: fixedText('unsupported', language) };
      const limit = deps.rules.tokensPerDay;
      if (limit !== null && (await deps.tokensUsedToday(companyId)) >= limit) return 'limit';
      const started = performance.now();
      const contact = await contacts.get(companyId, state.contactId);
      const customers = messages.map(({ messageId }) => {
        const content = said.get(messageId);
        return contact && content ? contacts.customerOf(companyId, contact, senderOf(content)) : null;
      });
      const found = await knowledge.search({
        companyId,
        // of messages that were told together every one is the confirmed customer's, or none counts
        customerId: new Set(customers).size === 1 ? (customers[0] ?? null) : null,
        text: questions.join('\n').slice(0, 2_000),
        limit: sourceLimit,
      });
      // likeness alone is no answer: a hit counts when a word of the question, or its meaning, stands in it
      const hits = found.hits.filter(({ matched }) => matched);
      const sources = hits.map(({ entity, recordId, score }) => ({ entity, recordId, score }));
      const latencyMs = Math.round(performance.now() - started);
      await give({
        type: 'RecordKnowledge',
        turnId: turn.turnId,
        sources,
        latencyMs,
        semantic: found.semantic,
        now: now().toISOString(),
      });
      const offered = hits.map(({ entity, recordId, content }, index) => ({
        id: `S${index + 1}`,
        entity,
        recordId,
        text: content,
      }));
      try {
        const asked = performance.now();
        const answer = await assistant.compose({
          companyName: company,
          language,
          history: historyOf(state, turn, said),
          questions,
          sources: offered,
        });
        const usage: Usage = { ...answer.usage, latencyMs: Math.round(performance.now() - asked) };
        const used = answer.usedSourceIds.flatMap((id) => sources[offered.findIndex((source) => source.id === id)] ?? []);
        const text = filterReply(
          answer.reply,
          offered.map((source) => source.text),
        );
        return draftOf(answer.action, text, used, usage, language, company);
      } catch (error) {
        if (!(error instanceof AssistantUnavailable)) throw error;
        deps.log.warn({ code: error.code, sessionId: state.sessionId }, 'the assistant could not answer');
        const retryAfterMs = deps.rules.modelRetryMs;
        await give({
          type: 'RecordAssistantFailure',
          turnId: turn.turnId,
          code: error.code,
          retryAfterMs,
          now: now().toISOString(),
        });
        return 'failed';
      }
    };

    if (!fixed) await showTyping(turn, said, companyId, state);
    const draft = fixed ?? (await ask());
    if (draft === 'failed') return true;
    if (draft === 'limit') return give({ type: 'EndTurn', turnId: turn.turnId, reason: 'limit', now: now().toISOString() });
    const at = now().toISOString();
    const discloses = !state.disclosed;
    const text = discloses ? `${fixedText('disclosure', language, { company })}\n\n${draft.text}` : draft.text;
    const messageId = chatReplyId(turn.turnId);
    const answersTo =
      (messages.findLast(({ answerable, keyword }) => answerable || keyword !== null) ?? messages.at(-1))?.messageId ?? '';
    const content = {
      id: messageId,
      companyId,
      channelId: state.channelId,
      sessionId: state.sessionId,
      direction: 'out',
    } as const;
    await contents.keep([{ ...content, content: { text: cut(text), wamid: null } }]);
    return give({
      type: 'RecordReply',
      turnId: turn.turnId,
      messageId,
      purpose: draft.purpose,
      answersTo,
      sources: draft.sources ?? [],
      usage: draft.usage ?? null,
      language,
      discloses,
      now: at,
    });
  };

  async function showTyping(
    turn: Turn,
    said: ReadonlyMap<string, ChatContent>,
    companyId: string,
    state: OpenSession,
  ): Promise<void> {
    const channel = await channels.load(companyId, state.channelId);
    const wamid = said.get(turn.messageIds.at(-1) ?? '')?.wamid;
    if (!('settings' in channel) || !wamid) return;
    const token = await tokens.open(companyId, channel.settings.tokenRef);
    // nobody waits for it: a turn never depends on it
    if (token !== null)
      void provider.showTyping({ phoneNumberId: channel.settings.phoneNumberId, token }, wamid).catch(() => undefined);
  }
};

/** What needs no model: confirmations, a handover, a file that was taken, a kind that cannot be read. */
const plainReply = (
  state: OpenSession,
  messages: readonly PendingMessage[],
  language: string,
  company: string | null,
  turnsPerHour: number,
  hourAgo: string,
): Draft | null => {
  const keyword = messages.findLast((message) => message.keyword !== null)?.keyword ?? null;
  if (keyword === 'stop') return { purpose: 'opted_out', text: fixedText('opted_out', language) };
  if (keyword === 'start') return { purpose: 'opted_in', text: fixedText('opted_in', language) };
  if (keyword === 'human') return { purpose: 'handover', text: fixedText('handover', language, { company }) };
  if (state.turnStarts.filter((started) => started > hourAgo).length >= turnsPerHour)
    return { purpose: 'limit', text: fixedText('limit', language) };
  const taken = messages.flatMap(({ messageId }) => state.taken[messageId] ?? []);
  const text = documentReply(taken, language);
  if (text !== null) return { purpose: 'order', text };
  if (messages.every(({ answerable }) => !answerable))
    return { purpose: 'unsupported', text: fixedText('unsupported', language) };
  return null;
};

const draftOf = (
  action: string,
  reply: string,
  sources: readonly KnowledgeSource[],
  usage: Usage,
  language: string,
  company: string | null,
): Draft => {
  if (action === 'refuse') return { purpose: 'refusal', text: reply || fixedText('refusal', language, { company }), usage };
  if (action === 'handover') return { purpose: 'handover', text: fixedText('handover', language, { company }), usage };
  // a statement of fact that rests on no record is none of ours
  if (action === 'no_answer' || (action === 'answer' && sources.length === 0) || reply.trim() === '')
    return { purpose: 'no_answer', text: fixedText('no_answer', language), usage };
  return { purpose: 'answer', text: reply, sources, usage };
};

const historyOf = (state: OpenSession, turn: Turn, said: ReadonlyMap<string, ChatContent>): readonly HistoryEntry[] => {
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
