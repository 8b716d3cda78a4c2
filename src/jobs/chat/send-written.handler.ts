/** Sends what persons wrote, in the order in which they did. A lock of its own: an assistant that thinks holds nobody up who has taken over. */

import type { JobContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { nextWritten } from '../../domain/chat/session/chat-session.process.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { ChatDeps } from './chat-deps.ts';
import { createSendReply } from './send-reply.step.ts';

export type SendWritten = (
  sessionId: string,
  context: JobContext,
) => Promise<{
  /** another worker has it: look again soon */
  readonly busy: boolean;
}>;

const mostAtOnce = 50;

export const createSendWritten = (deps: ChatDeps): SendWritten => {
  const { load, advance, withTryLocks, rules, now } = deps;
  const send = createSendReply(deps);
  const work = async (sessionId: string, context: JobContext, lost: AbortSignal): Promise<void> => {
    for (let round = 0; round < mostAtOnce && !lost.aborted; round += 1) {
      const state = await load(context.companyId, sessionId);
      if (state.phase === 'none') return;
      const step = nextWritten(state, now().toISOString());
      if (!step) return;
      if (step.do === 'send') {
        if (!(await send(state, step.reply, context))) return;
        continue;
      }
      const { messageId } = step.reply;
      const reason = because.worker_ended();
      const unknown = { messageId, reason, waitMs: rules.unknownWaitMs, now: now().toISOString() };
      if (isLeft(await advance(sessionId, { type: 'RecordSendUnknown', ...unknown }, context))) return;
    }
  };
  return (sessionId, context) =>
    withTryLocks([`chat-written:${sessionId}`], async (heldLocks, lost) => {
      if (heldLocks.length === 0) return { busy: true };
      await work(sessionId, context, lost);
      return { busy: false };
    });
};
