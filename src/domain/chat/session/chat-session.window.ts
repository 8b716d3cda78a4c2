/** The 24 hours in which a business may write freely: from the customer's last message, five minutes less to be safe. */
import { dayMs, later, minuteMs } from '@order-intake/kernel';
import type { ChatSessionEvent } from './chat-session.events.ts';
import type { OpenSession } from './chat-session.state.ts';

const windowMs = dayMs - 5 * minuteMs;
const always = '0000-01-01T00:00:00.000Z';

/** ISO; in the past where nothing came in, or where the provider refused because of it. */
export const windowClosesAt = ({ lastInboundAt, windowRefused }: Pick<OpenSession, 'lastInboundAt' | 'windowRefused'>): string =>
  lastInboundAt === null || windowRefused ? always : later(lastInboundAt, windowMs);

/** What the assistant cannot say any more, a person says another way: the conversation waits for one, unless it does already. */
export const calledTooLate = (
  { sessionId, mode, phase }: Pick<OpenSession, 'sessionId' | 'mode' | 'phase'>,
  at: string,
): readonly ChatSessionEvent[] =>
  mode === 'bot' && phase === 'open'
    ? [{ type: 'HandoverStarted', data: { sessionId, reason: 'assistant', by: 'assistant', at, wants: 'late_answer' } }]
    : [];
