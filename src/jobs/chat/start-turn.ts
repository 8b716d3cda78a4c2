/**
 * A session whose messages have joined gets its turn at once. The reactor, which reads the log behind all that others told before, asks for it again:
 * then there is nothing to do, or it is done if this process died.
 */
import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import type { Logger } from '../../platform/logging/logger.ts';
import { takeChatTurn } from './chat.definitions.ts';

type Deps = {
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
  readonly log: Pick<Logger, 'warn'>;
};

/** One turn waits per session id, however often it was requested. */
export const turnOf = (companyId: string, sessionId: string): Enqueue =>
  enqueue(takeChatTurn, { companyId, sessionId }, sessionId);

export const createStartTurn =
  ({ enqueue: put, log }: Deps) =>
  async (companyId: string, sessionId: string): Promise<void> => {
    try {
      await put([turnOf(companyId, sessionId)]);
    } catch (err) {
      log.warn({ err, sessionId }, 'a chat session could not be given its turn at once: the log brings it');
    }
  };
