/** The day's cleanup, once for the whole installation: the first event of the day's stream is the claim, the second says it is done. */
import { type EventStore, VersionConflict } from '@order-intake/event-sourcing';
import { chatCleanupStream } from '../../domain/chat/chat.stream.ts';
import type { ChatCleanupEvent } from '../../domain/chat/session/chat-cleanup.events.ts';
import { derivedId } from '../shared/derived-id.ts';

export type ChatCleanupDays = {
  /** False when it is done. True again after a crash in the middle of it. */
  readonly begin: (day: string, now: Date) => Promise<boolean>;
  readonly end: (
    day: string,
    report: Omit<Extract<ChatCleanupEvent, { type: 'ChatCleanupCompleted' }>['data'], 'day'>,
  ) => Promise<void>;
};

export const createChatCleanupDays = (store: Pick<EventStore, 'readStream' | 'append'>): ChatCleanupDays => {
  const metadataOf = (day: string, step: string) => {
    const commandId = derivedId('chat-cleanup', day, step);
    return { companyId: '', actor: 'system:chat-cleanup', correlationId: commandId, causationId: commandId, commandId };
  };
  return {
    begin: async (day, now) => {
      const stream = chatCleanupStream(day);
      const recorded = await store.readStream(stream);
      if (recorded.length > 0) return !recorded.some(({ type }) => type === 'ChatCleanupCompleted');
      const started: ChatCleanupEvent = { type: 'ChatCleanupStarted', data: { day, startedAt: now.toISOString() } };
      try {
        await store.append({ stream, events: [started], expected: 'no_stream', metadata: metadataOf(day, 'start') });
        return true;
      } catch (error) {
        if (error instanceof VersionConflict) return false;
        throw error;
      }
    },
    end: async (day, report) => {
      const completed: ChatCleanupEvent = { type: 'ChatCleanupCompleted', data: { day, ...report } };
      try {
        await store.append({
          stream: chatCleanupStream(day),
          events: [completed],
          expected: 0,
          metadata: metadataOf(day, 'end'),
        });
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error; // another process was as far
      }
    },
  };
};
