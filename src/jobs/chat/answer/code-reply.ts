/** What a contact is answered that entered a code. */
import { phrasesIn } from '@order-intake/chat-language';
import type { CodeOutcome, ReplyPurpose } from '../../../domain/chat/session/chat-session.events.ts';
import type { PendingMessage } from '../../../domain/chat/session/chat-session.inbound.ts';
import type { OpenSession } from '../../../domain/chat/session/chat-session.state.ts';

const phraseFor = { right: 'verified', used: 'verified', wrong: 'wrong', exhausted: 'over', expired: 'over' } as const satisfies {
  readonly [outcome in CodeOutcome]: string;
};

/** What became of the code that was entered last; null: none was. */
export const codeReply = (
  { triedCodes, mode }: OpenSession,
  messages: readonly PendingMessage[],
  language: string,
): { readonly purpose: ReplyPurpose; readonly text: string } | null => {
  const outcome = messages.flatMap(({ messageId }) => triedCodes[messageId] ?? []).at(-1);
  if (outcome === undefined) return null;
  const phrase = phraseFor[outcome];
  // who lost a code names itself again
  const purpose = phrase === 'over' && mode === 'bot' ? 'identify' : 'verification';
  return { purpose, text: phrasesIn(language).verification[phrase] };
};
