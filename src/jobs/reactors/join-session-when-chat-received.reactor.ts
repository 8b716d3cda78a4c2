import { reactor } from '@order-intake/event-sourcing';
import { sendersOfUnjoined } from '../../commands/chat/chat-contents.ts';
import type { ChatMessageEvent, Inbound } from '../../domain/chat/chat-message.events.ts';
import { joinOf, oneForEachKey } from '../chat/start-joining.ts';

/** A safety net for the receiver of the message, which starts the same job at once: that job has begun by then. */
const laterMs = 5_000;

export const joinSessionWhenChatReceived = reactor<ChatMessageEvent>()({
  name: 'join-session-when-chat-received',
  on: {
    ChatInboundReceived: ({ data: { signatureVerified: _, ...message }, metadata, recordedAt }) =>
      joinOf(metadata.companyId, message, [], new Date(recordedAt.getTime() + laterMs)),
  },
  gather: async (jobs, tx) => {
    const sendersOf = await sendersOfUnjoined(
      tx,
      jobs.map(({ key }) => key),
    );
    return oneForEachKey(
      jobs.flatMap(({ key, data, startAfter, traceParent }) => {
        const senders = sendersOf.get(key);
        if (!senders) return [];
        const { companyId, ...message } = data as { readonly companyId: string } & Inbound;
        const job = joinOf(companyId, message, senders, startAfter);
        return traceParent ? { ...job, traceParent } : job;
      }),
    );
  },
});
