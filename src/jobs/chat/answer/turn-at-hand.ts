/** A turn and all that is known about it. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { ChatContent } from '../../../commands/chat/chat-contents.ts';
import { senderOf } from '../../../commands/chat/join-chat-session.command.ts';
import type { ChatSessionCommand } from '../../../domain/chat/session/chat-session.commands.ts';
import type { PendingMessage } from '../../../domain/chat/session/chat-session.inbound.ts';
import type { Turn } from '../../../domain/chat/session/chat-session.outbound.ts';
import type { OpenSession } from '../../../domain/chat/session/chat-session.state.ts';
import type { ChatDeps } from '../chat-deps.ts';

/** What the session's messages say, by id; of those whose content is still kept. */
export type ContentById = ReadonlyMap<string, ChatContent>;

/** `quotes`: the message of this session that it quotes. */
export type HeardMessage = PendingMessage & { readonly quotes: string | null };

export type TurnAtHand = {
  readonly companyId: string;
  readonly context: JobContext;
  readonly state: OpenSession;
  readonly turn: Turn;
  readonly messages: readonly HeardMessage[];
  readonly contentById: ContentById;
  readonly company: string | null;
  readonly language: string;
  /** gives the session a command; false: it was refused */
  readonly give: (command: ChatSessionCommand) => Promise<boolean>;
};

/** Of messages that were sent together every one is the confirmed customer's, or none counts. */
export const customerOf = async (
  { contacts }: ChatDeps,
  { companyId, state, messages, contentById }: TurnAtHand,
): Promise<string | null> => {
  const contact = await contacts.get(companyId, state.contactId);
  const customers = messages.map(({ messageId }) => {
    const content = contentById.get(messageId);
    return contact && content ? contacts.customerOf(companyId, contact, senderOf(content)) : null;
  });
  return new Set(customers).size === 1 ? (customers[0] ?? null) : null;
};

export const acceptsOrders = async ({ channels }: ChatDeps, { companyId, state }: TurnAtHand): Promise<boolean> => {
  const channel = await channels.load(companyId, state.channelId);
  return 'settings' in channel && channel.settings.acceptOrders;
};
