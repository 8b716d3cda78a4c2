/** The jobs of the chat channel: their names, what they carry, how long they may take. References only, never a text or a number. */
import type { KnowledgeEntity } from '../../domain/chat/knowledge/knowledge-records.ts';
import { companyJob, minute, tickJob } from '../job-kinds.ts';
import type { ToldStatus } from './apply-chat-status.handler.ts';
import type { AskedInRound } from './ask-in-chat.handler.ts';
import type { ToJoin } from './join-chat-messages.handler.ts';
import type { ChannelMoved } from './watch-chat-channel.handler.ts';

/** for a store that is down a while: nothing else takes a message up again, so it is tried for a day, as long as it may be answered */
const untilAnswered = { limit: 5_760, delayMs: 15_000, firstMs: 1_000 };
const soonAgain = { limit: 20, delayMs: 5_000 };

type OfSession = { readonly sessionId: string };

/** What a sender told is taken into the contact's session. Key: the sender on the channel; the message where none is known (start-joining.ts). */
export const joinChatSession = companyJob<ToJoin>({ name: 'join-chat-session', concurrency: 8, retries: untilAnswered });

/** A session goes forward as far as it can. Key: the session; for a later time also what it waits for. */
export const takeChatTurn = companyJob<OfSession>({
  name: 'take-chat-turn',
  deadlineMs: 5 * minute,
  concurrency: 8,
  retries: untilAnswered,
});

/** What a person wrote is sent, whatever a turn of the session does meanwhile. Key: the session; for a later time also what it waits for. */
export const sendWritten = companyJob<OfSession>({
  name: 'send-written-chat-message',
  deadlineMs: 2 * minute,
  retries: untilAnswered,
});

/** Questions about an order are written to a contact of its customer. Key: the order, the round, and whether it is the reminder. */
export const askInChat = companyJob<AskedInRound>({ name: 'ask-in-chat', concurrency: 2 });

/** A message that could not be sent or delivered may have asked about an order. Key: the message. */
export const followQuestionMessage = companyJob<OfSession & { readonly messageId: string }>({
  name: 'follow-chat-question',
  concurrency: 2,
});

/** Statuses that came before we knew under which id our message went. Key: the message. */
export const applyEarlyStatuses = companyJob<OfSession & { readonly messageId: string; readonly wamidHash: string }>({
  name: 'apply-early-chat-statuses',
  concurrency: 2,
  retries: untilAnswered,
});

/** Delivery statuses find their messages. Key: the event that told the first of them. */
export const applyChatStatuses = companyJob<{ readonly statuses: readonly ToldStatus[] }>({
  name: 'apply-chat-statuses',
  retries: untilAnswered,
});

/** The same for one, as earlier versions put it on the queue. */
export const applyChatStatus = companyJob<ToldStatus>({ name: 'apply-chat-status', retries: untilAnswered });

/** The alarm about a channel follows its pause and its end. Key: the event. */
export const watchChatChannel = companyJob<ChannelMoved>({ name: 'watch-chat-channel', concurrency: 2, retries: soonAgain });

/** A company's records into the assistant's knowledge. Key: the company. */
export const syncKnowledge = companyJob<{
  readonly runId: string;
  readonly entities: readonly KnowledgeEntity[];
  readonly force: boolean;
}>({ name: 'sync-knowledge', deadlineMs: 60 * minute, concurrency: 2, retries: soonAgain });

/** What changed of a company's records into the assistant's knowledge. Key: the company. */
export const refreshKnowledge = companyJob({
  name: 'refresh-knowledge',
  deadlineMs: 10 * minute,
  concurrency: 2,
  retries: soonAgain,
});

/** The night's cleanup, asked for every few minutes and done once. Key: the day. */
export const cleanUpChat = tickJob<{ readonly day: string }>({ name: 'clean-up-chat', deadlineMs: 60 * minute });
