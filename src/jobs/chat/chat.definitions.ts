/** The jobs of the chat channel: their names, what they carry, how long they may take. References only, never a text or a number. */
import type { Inbound } from '../../domain/chat/chat-message.events.ts';
import type { KnowledgeEntity } from '../../domain/chat/knowledge/knowledge-records.ts';
import { job } from '../../platform/queue/job.ts';
import type { ToldStatus } from './apply-chat-status.handler.ts';
import type { ChannelMoved } from './watch-chat-channel.handler.ts';

const minute = 60_000;
/** for a store that is down a while: nothing else takes a message up again, so it is tried for a day, as long as it may be answered */
const untilAnswered = { limit: 5_760, delayMs: 15_000 };
const retries = { limit: 20, delayMs: 5_000 };

/** What a sender told is taken into the contact's session. Key: the message, or the sender where it is looked at again. */
export const joinChatSession = job<{ readonly companyId: string } & Inbound>({
  name: 'join-chat-session',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 8,
  retries: untilAnswered,
});

/** A session goes forward as far as it can. Key: the session; for a later time also what it waits for. */
export const takeChatTurn = job<{ readonly companyId: string; readonly sessionId: string }>({
  name: 'take-chat-turn',
  policy: 'stately',
  deadlineMs: 5 * minute,
  concurrency: 8,
  retries: untilAnswered,
});

/** What a person wrote is sent, whatever a turn of the session does meanwhile. Key: the session; for a later time also what it waits for. */
export const sendWritten = job<{ readonly companyId: string; readonly sessionId: string }>({
  name: 'send-written-chat-message',
  policy: 'stately',
  deadlineMs: 2 * minute,
  concurrency: 4,
  retries: untilAnswered,
});

/** Statuses that came before we knew under which id our message went. Key: the message. */
export const applyEarlyStatuses = job<{
  readonly companyId: string;
  readonly sessionId: string;
  readonly messageId: string;
  readonly wamidHash: string;
}>({
  name: 'apply-early-chat-statuses',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 2,
  retries: untilAnswered,
});

/** A delivery status finds its message. Key: the event that told it. */
export const applyChatStatus = job<{ readonly companyId: string } & ToldStatus>({
  name: 'apply-chat-status',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 4,
  retries: untilAnswered,
});

/** The alarm about a channel follows its pause and its end. Key: the event. */
export const watchChatChannel = job<{ readonly companyId: string } & ChannelMoved>({
  name: 'watch-chat-channel',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 2,
  retries,
});

/** A company's records into the assistant's knowledge. Key: the company. */
export const syncKnowledge = job<{
  readonly companyId: string;
  readonly runId: string;
  readonly entities: readonly KnowledgeEntity[];
  readonly force: boolean;
}>({ name: 'sync-knowledge', policy: 'stately', deadlineMs: 60 * minute, concurrency: 2, retries });

/** What changed of a company's records into the assistant's knowledge. Key: the company. */
export const refreshKnowledge = job<{ readonly companyId: string }>({
  name: 'refresh-knowledge',
  policy: 'stately',
  deadlineMs: 10 * minute,
  concurrency: 2,
  retries,
});

/** The night's cleanup, asked for every few minutes and done once. Key: the day. */
export const cleanUpChat = job<{ readonly day: string }>({
  name: 'clean-up-chat',
  policy: 'stately',
  deadlineMs: 60 * minute,
  concurrency: 1,
});
