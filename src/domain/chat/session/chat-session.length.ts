/** How long a session may grow: every step reads its stream, so what has grown long goes on in a new one. */
import type { Carried } from './chat-session.events.ts';
import type { ChatSession, OpenSession } from './chat-session.state.ts';

/** messages of the customer in one session */
const most = 300;
/** messages with questions about orders that the next session still knows */
const mostQuestions = 10;

/** How many more messages it takes now. */
export const roomIn = (state: ChatSession): number => (state.phase === 'none' ? most : most - Object.keys(state.known).length);

/** Long, and nothing under way in it: it can be closed, and the contact goes on in a new one. */
export const isDone = (state: OpenSession): boolean => roomIn(state) <= 0 && state.pending.length === 0 && state.turn === null;

/** What the session after this one begins with. */
export const carriedFrom = (before: ChatSession): Carried | null => {
  if (before.phase === 'none') return null;
  const { language, mode, customerId, disclosed, turnStarts, closedBecause } = before;
  const lastQuestions = Object.entries(before.questions).slice(-mostQuestions);
  const questions =
    lastQuestions.length > 0 ? { questions: lastQuestions.map(([messageId, question]) => ({ messageId, question })) } : {};
  if (closedBecause === 'full') return { language, mode, customerId, disclosed, turnStarts, ...questions };
  if (language === null && lastQuestions.length === 0) return null;
  return { language, mode: 'bot', customerId: null, disclosed: false, turnStarts: [], ...questions };
};
