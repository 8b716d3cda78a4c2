/** Brings a session forward until it has nothing to do, or must wait. What comes next is read from the stream each time. */

import { randomUUID } from 'node:crypto';
import type { JobContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChatSessionCommand } from '../../domain/chat/session/chat-session.commands.ts';
import { roomIn } from '../../domain/chat/session/chat-session.length.ts';
import { type NextStep, nextStep } from '../../domain/chat/session/chat-session.process.ts';
import type { OpenSession } from '../../domain/chat/session/chat-session.state.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { ChatDeps } from './chat-deps.ts';
import { createSendReply } from './send-reply.step.ts';
import { createTryCode } from './try-code.step.ts';
import { createWriteReply } from './write-reply.step.ts';

export type TakeChatTurn = (
  sessionId: string,
  context: JobContext,
) => Promise<{
  /** another worker has it, or more is about to join it: look again soon */
  readonly busy: boolean;
}>;

const maxSteps = 200;
/** nobody waits longer for an answer than this because more of the same contact is on its way */
const joiningMs = 15_000;

/** The run of a job that began the turn has ended without its end: its process died, a store was away, or it lost the session's lock. */
const isAbandoned = async ({ isAtWork }: ChatDeps, { turn }: OpenSession, ownTurnId: string, jobId: string) =>
  turn !== null &&
  turn.turnId !== ownTurnId &&
  turn.jobId !== null &&
  // of this job there is one run at a time
  (turn.jobId === jobId || !(await isAtWork(turn.jobId)));

const rulesFor = async (deps: ChatDeps, state: OpenSession, { companyId, correlationId }: JobContext, ownTurnId: string) => {
  const { channels, rules } = deps;
  const channel = await channels.load(companyId, state.channelId);
  return {
    channelPaused: channel.phase !== 'active',
    acceptOrders: 'settings' in channel && channel.settings.acceptOrders,
    turnsPerHour: rules.turnsPerHour,
    ownTurnId,
    abandoned: await isAbandoned(deps, state, ownTurnId, correlationId),
  };
};

/** False when nothing more can be done now. */
const createAct = (deps: ChatDeps) => {
  const { advance, contacts, takeDocument, rules, now } = deps;
  const write = createWriteReply(deps);
  const send = createSendReply(deps);
  const { tryCode, confirmContact } = createTryCode(deps);
  return async (step: NextStep, state: OpenSession, turnId: string, context: JobContext): Promise<boolean> => {
    const at = now().toISOString();
    const give = async (command: ChatSessionCommand): Promise<boolean> =>
      !isLeft(await advance(state.sessionId, command, context));
    switch (step.do) {
      case 'nothing':
      case 'wait': // the reactor wakes the session when it is due
        return false;
      case 'skip':
        return give({ type: 'SkipPending', reason: step.reason, pending: state.pending, now: at });
      case 'opt-out':
        await contacts.setOptedOut(context.companyId, state.contactId, true);
        return give({ type: 'OptOut', messageId: step.messageId, now: at });
      case 'opt-in':
        await contacts.setOptedOut(context.companyId, state.contactId, false);
        return give({ type: 'OptIn', messageId: step.messageId, now: at });
      case 'start-turn':
        return give({
          type: 'StartTurn',
          turnId,
          pending: state.pending,
          now: at,
          leaseMs: rules.leaseMs,
          jobId: context.correlationId,
          abandoned: step.abandoned,
        });
      case 'lapse-proposal':
        return give({ type: 'LapseProposal', proposalId: step.proposalId, now: at });
      case 'try-code':
        return tryCode(state, step, context);
      case 'confirm-contact':
        return confirmContact(state, step.customerId, context);
      case 'take-document': {
        const takenDocument = await takeDocument(state, step.messageId, context);
        return give({ type: 'RecordDocument', messageId: step.messageId, ...takenDocument, at: now().toISOString() });
      }
      case 'think':
      case 'fall-back':
        return write(state, step.turn, step.do === 'fall-back', context);
      case 'mark-unknown':
        return give({
          type: 'RecordSendUnknown',
          messageId: step.reply.messageId,
          reason: because.worker_ended(),
          waitMs: rules.unknownWaitMs,
          now: at,
        });
      case 'send':
        return send(state, step.reply, context);
    }
  };
};

/** Messages told together are answered together: the others of a payload may still be on their way into the session. */
const moreIsJoining = async ({ contents, now }: ChatDeps, state: OpenSession, companyId: string): Promise<boolean> => {
  const since = new Date(now().getTime() - joiningMs);
  const oldest = state.known[state.pending[0] ?? '']?.sentAt;
  return (
    oldest !== undefined &&
    roomIn(state) > 0 && // else they wait for this turn
    new Date(oldest) > since &&
    contents.awaits(companyId, state.contactId, since, Object.keys(state.known))
  );
};

export const createTakeChatTurn = (deps: ChatDeps): TakeChatTurn => {
  const { load, withTryLocks, now } = deps;
  const act = createAct(deps);

  /** True when the session has to be checked again soon. */
  const work = async (sessionId: string, context: JobContext, lost: AbortSignal): Promise<boolean> => {
    let ownTurnId = randomUUID();
    for (let steps = 0; steps < maxSteps && !lost.aborted; steps += 1) {
      const state = await load(context.companyId, sessionId);
      if (state.phase === 'none') return false;
      if (!state.turn && steps > 0) ownTurnId = randomUUID(); // each turn has an id of its own
      const step = nextStep(state, now().toISOString(), await rulesFor(deps, state, context, ownTurnId));
      if (step.do === 'start-turn' && (await moreIsJoining(deps, state, context.companyId))) return true;
      if (!(await act(step, state, ownTurnId, context))) return false;
    }
    return lost.aborted; // what is left to do has to be done under the lock
  };

  return (sessionId, context) =>
    withTryLocks([`chat-session:${sessionId}`], async (heldLocks, lost) => {
      if (heldLocks.length === 0) return { busy: true };
      return { busy: await work(sessionId, context, lost) };
    });
};
