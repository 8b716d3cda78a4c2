/** What the chat jobs need, by name. */
import type { AdvanceChatSession, LoadChatSession } from '../../commands/chat/advance-chat-session.command.ts';
import type { ChatContacts } from '../../commands/chat/chat-contacts.ts';
import type { ChatContents } from '../../commands/chat/chat-contents.ts';
import type { ChatEarlyStatuses } from '../../commands/chat/chat-early-statuses.ts';
import type { ChatTokens } from '../../commands/chat/chat-tokens.ts';
import type { JoinChatSession } from '../../commands/chat/join-chat-session.command.ts';
import type { ManageChatChannel } from '../../commands/chat/manage-chat-channel.command.ts';
import type { Assistant } from '../../domain/chat/assistant/assistant.port.ts';
import type { ChatProvider } from '../../domain/chat/channel/chat-provider.port.ts';
import type { ClerkFacts } from '../../domain/chat/clerk/facts.ts';
import type { KnowledgeSearch } from '../../domain/chat/knowledge/knowledge.port.ts';
import type { OpenSession } from '../../domain/chat/session/chat-session.state.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Locks } from '../../platform/postgres/locks.ts';
import type { Wish } from './answer/clerk.ts';

export type ChatRules = {
  /** how long a turn is left at most to whoever began it */
  readonly leaseMs: number;
  /** how long an unknown end of sending waits for a status */
  readonly unknownWaitMs: number;
  /** the second that waits between tries of sending are counted in */
  readonly sendRetryUnitMs: number;
  /** how long after its first failures the model is asked again */
  readonly modelRetryMs: readonly number[];
  readonly turnsPerHour: number;
  /** tokens of a model that a company may use in a day, null: no limit */
  readonly tokensPerDay: number | null;
};

export type TakenDocument = {
  readonly orders: readonly { readonly orderId: string; readonly reference: string; readonly disposition: string }[];
  readonly missingFields: readonly string[];
  readonly refusal: string | null;
};
/** A file that a customer sent, as an order. Rejects when it may work later. */
export type TakeChatDocument = (session: OpenSession, messageId: string, context: JobContext) => Promise<TakenDocument>;

/** `messageId`: what the wish follows from, so that it can be taken again and makes the same order. */
export type AskedWish = { readonly messageId: string; readonly customerId: string; readonly acceptsOrders: boolean };
/** What a confirmed customer wants in words. null: nothing was done, a person does it. */
export type TakeChatWish = (wish: Wish, asked: AskedWish, context: JobContext) => Promise<TakenDocument | null>;

/** As its stream has it: a customer is greeted with the name however far a read model is. */
export type ChatCompany = { readonly name: string | null; readonly language: string };

export type ChatDeps = {
  readonly load: LoadChatSession;
  readonly advance: AdvanceChatSession;
  readonly join: JoinChatSession;
  readonly contents: ChatContents;
  readonly earlyStatuses: ChatEarlyStatuses;
  readonly contacts: ChatContacts;
  readonly channels: ManageChatChannel;
  readonly tokens: ChatTokens;
  readonly provider: ChatProvider;
  /** null: no model, a clerk answers from the records alone */
  readonly assistant: Assistant | null;
  readonly facts: ClerkFacts;
  readonly knowledge: KnowledgeSearch;
  readonly takeDocument: TakeChatDocument;
  readonly takeWish: TakeChatWish;
  readonly tokensUsedToday: (companyId: string) => Promise<number>;
  readonly companyOf: (companyId: string) => Promise<ChatCompany>;
  readonly withTryLocks: Locks['withTryLocks'];
  /** Whether a process that lives works on this job of taking turns. */
  readonly isAtWork: (jobId: string) => Promise<boolean>;
  readonly rules: ChatRules;
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>;
  readonly now: () => Date;
};
