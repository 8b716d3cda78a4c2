/** What the chat endpoints are given. Wired in main. */
import type { Position } from '@order-intake/event-sourcing';
import type { AdvanceChatSession, LoadChatSession } from '../../commands/chat/advance-chat-session.command.ts';
import type { ChatContacts } from '../../commands/chat/chat-contacts.ts';
import type { ChatContents } from '../../commands/chat/chat-contents.ts';
import type { ChatCounters } from '../../commands/chat/chat-counters.ts';
import type { EraseChatPerson } from '../../commands/chat/erase-chat-person.command.ts';
import type { ManageChatChannel } from '../../commands/chat/manage-chat-channel.command.ts';
import type { StartVerification } from '../../commands/chat/start-verification.command.ts';
import type { ChannelReport } from '../../domain/chat/channel/chat-provider.port.ts';
import type { ChatAuditQueries } from '../../projections/chat-audit/chat-audit.queries.ts';
import type { ChatChannelQueries } from '../../projections/chat-channels/chat-channels.queries.ts';
import type { ChatMessageQueries } from '../../projections/chat-messages/chat-messages.queries.ts';
import type { ChatSessionQueries } from '../../projections/chat-sessions/chat-sessions.queries.ts';
import type { ChatStatisticsQueries } from '../../projections/chat-sessions/chat-statistics.queries.ts';
import type { KnowledgeTextQueries } from '../../projections/knowledge/knowledge-texts.queries.ts';
import type { KnowledgeAdministration } from './knowledge-administration.ts';

export type ChatApiDeps = {
  readonly queries: ChatChannelQueries &
    Omit<ChatSessionQueries, 'idleSessions'> &
    ChatMessageQueries &
    Pick<ChatAuditQueries, 'chatAudit'> &
    ChatStatisticsQueries &
    KnowledgeTextQueries;
  readonly channels: ManageChatChannel;
  readonly contents: Pick<ChatContents, 'open' | 'keep' | 'rewrite'>;
  readonly contacts: Pick<ChatContacts, 'bySessions' | 'verify'>;
  readonly knowledge: KnowledgeAdministration;
  /** null company: every one */
  readonly cleanUp: (options: { readonly companyId: string | null; readonly dryRun: boolean }) => Promise<{
    readonly removed: number;
    readonly deactivated: number;
    readonly contents: number;
    readonly failed: number;
  }>;
  readonly counters: Pick<ChatCounters, 'total'>;
  readonly erasePerson: EraseChatPerson;
  /** Who an erasure would reach. */
  readonly contactsOfPerson: ChatContacts['ofPerson'];
  readonly advance: AdvanceChatSession;
  readonly load: LoadChatSession;
  readonly testChannel: (companyId: string, channelId: string) => Promise<ChannelReport | null>;
  readonly startVerification: Pick<StartVerification, 'byPerson'>;
  readonly customerExists: (companyId: string, customerId: string) => Promise<boolean>;
  readonly waitFor: (position: Position, readModels: readonly string[], timeoutMs: number) => Promise<unknown>;
  readonly now: () => Date;
};
