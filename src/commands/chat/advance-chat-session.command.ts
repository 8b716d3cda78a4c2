import type { CommandContext, CommandHandler, EventStore, Handled, PreconditionFailed } from '@order-intake/event-sourcing';
import type { Either } from 'fp-ts/lib/Either.js';
import { chatSessionStream } from '../../domain/chat/chat.stream.ts';
import type { ChatSessionCommand, ChatSessionRefusal } from '../../domain/chat/session/chat-session.commands.ts';
import { chatSession } from '../../domain/chat/session/chat-session.decider.ts';
import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import type { ChatSession } from '../../domain/chat/session/chat-session.state.ts';
import { foldStream } from '../shared/fold-stream.ts';

/** One step of a session. Every step can be given again. */
export type AdvanceChatSession = (
  sessionId: string,
  command: ChatSessionCommand,
  context: CommandContext,
) => Promise<Either<ChatSessionRefusal | PreconditionFailed, Handled<ChatSession, ChatSessionEvent>>>;

export const createAdvanceChatSession =
  (handle: CommandHandler): AdvanceChatSession =>
  (sessionId, command, context) =>
    handle({ decider: chatSession, stream: chatSessionStream(context.companyId, sessionId), command, context });

export type LoadChatSession = (companyId: string, sessionId: string) => Promise<ChatSession>;

export const createLoadChatSession =
  (store: Pick<EventStore, 'readStream'>): LoadChatSession =>
  (companyId, sessionId) =>
    foldStream(store, chatSession, chatSessionStream(companyId, sessionId));
