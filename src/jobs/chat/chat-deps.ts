/** What the chat jobs need, by name. */
import type { Locks } from '@order-intake/event-sourcing';
import type { AdvanceChatSession, LoadChatSession } from '../../commands/chat/advance-chat-session.command.ts';
import type { ChatContacts } from '../../commands/chat/chat-contacts.ts';
import type { ChatContents } from '../../commands/chat/chat-contents.ts';
import type { ChatEarlyStatuses } from '../../commands/chat/chat-early-statuses.ts';
import type { ChatTokens } from '../../commands/chat/chat-tokens.ts';
import type { ContactVerifications } from '../../commands/chat/contact-verifications.ts';
import type { JoinChatSession } from '../../commands/chat/join-chat-session.command.ts';
import type { ManageChatChannel } from '../../commands/chat/manage-chat-channel.command.ts';
import type { StartVerification } from '../../commands/chat/start-verification.command.ts';
import type { CustomerDetails } from '../../domain/catalog/catalog.events.ts';
import type { Assistant } from '../../domain/chat/assistant.port.ts';
import type { ChatProvider } from '../../domain/chat/channel/chat-provider.port.ts';
import type { ClerkFacts } from '../../domain/chat/clerk/clerk-facts.port.ts';
import type { KnowledgeSearch } from '../../domain/chat/knowledge/knowledge.port.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { ClaimedCustomerQueries } from '../../projections/customers/claimed-customer.queries.ts';
import type { AnswersInChat } from './answers-in-chat.ts';
import type { ChatRules } from './chat-rules.ts';
import type { TakeChatDocument, TakeChatWish } from './taken-document.ts';

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
  readonly answers: AnswersInChat;
  readonly verifications: Pick<ContactVerifications, 'isCode' | 'addressWith'>;
  readonly startVerification: Pick<StartVerification, 'byContact'>;
  readonly claimedCustomer: ClaimedCustomerQueries['claimedCustomer'];
  /** null: there is none, or it was removed */
  readonly customerRecord: (companyId: string, id: string) => Promise<Pick<CustomerDetails, 'emails'> | null>;
  readonly tokensUsedToday: (companyId: string) => Promise<number>;
  readonly companyOf: (companyId: string) => Promise<ChatCompany>;
  readonly withTryLocks: Locks['withTryLocks'];
  /** Whether a process that lives works on this job of taking turns. */
  readonly isAtWork: (jobId: string) => Promise<boolean>;
  readonly rules: ChatRules;
  readonly log: Pick<Logger, 'error' | 'warn' | 'info'>;
  readonly now: () => Date;
};
