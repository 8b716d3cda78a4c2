/**
 * Brings received messages into their sessions. One job per sender takes all of their pending messages. The receiver
 * starts it at once; the reactor, which follows the log, starts it again for messages that have not joined by then.
 */
import { currentTrace, type Enqueue, enqueue } from '@order-intake/event-sourcing';
import type { StartJoining } from '../../commands/chat/receive-chat-webhook.command.ts';
import type { Inbound } from '../../domain/chat/chat-message.events.ts';
import { inBatches } from '../../platform/in-batches.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { joinChatSession } from './chat.definitions.ts';

/** By this key a sender's messages on one channel wait together. */
export const joinKeyOf = (channelId: string, senders: readonly string[]): string => `sender/${channelId}/${senders.join('+')}`;

/** `senders`: none of what release 0.1.0 kept, which nothing else would find. */
export const joinOf = (companyId: string, message: Inbound, senders: readonly string[], startAfter?: Date): Enqueue =>
  senders.length === 0
    ? enqueue(joinChatSession, { companyId, ...message }, message.messageId, startAfter)
    : enqueue(joinChatSession, { companyId, ...message, senders }, joinKeyOf(message.channelId, senders), startAfter);

/** In one order everywhere: two that ask for the same at once would wait for each other otherwise. */
export const oneForEachKey = (jobs: readonly Enqueue[]): readonly Enqueue[] =>
  [...new Map(jobs.map((job) => [job.key, job])).values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));

const atOnce = 500;

type Deps = {
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
  readonly log: Pick<Logger, 'warn'>;
};

export const createStartJoining = ({ enqueue: put, log }: Deps): StartJoining => {
  const ask = inBatches<Enqueue>(async (jobs) => {
    await put(oneForEachKey(jobs));
  }, atOnce);
  return async (received) => {
    const traceParent = currentTrace();
    const jobs = received.map(({ companyId, message, senders }) => joinOf(companyId, message, senders));
    try {
      await ask(traceParent === null ? jobs : jobs.map((job) => ({ ...job, traceParent })));
    } catch (err) {
      log.warn({ err }, 'messages were received that could not be brought to their sessions at once: the log brings them');
    }
  };
};
