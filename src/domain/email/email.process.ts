/** What happens next to a mail: pure, decided from its stream alone, so that any worker goes on where another one died. */
import { isAhead } from '@order-intake/kernel';
import type { CopyState, EmailState, KnownEmail } from './email.state.ts';

export type NextAction =
  | { readonly do: 'extract' }
  /** draft what was extracted (or note why there is nothing to draft), then record the outcome */
  | { readonly do: 'conclude' }
  | { readonly do: 'move'; readonly copies: readonly CopyState[] }
  | { readonly do: 'set-aside'; readonly copies: readonly CopyState[] }
  | { readonly do: 'wait'; readonly until: string }
  | { readonly do: 'nothing' };

/** `now` is ISO. */
export function nextAction(state: EmailState, now: string): NextAction {
  switch (state.phase) {
    case 'none':
      return { do: 'nothing' };
    case 'received':
    case 'extracted':
      if (state.nextAttemptAt !== null && isAhead(state.nextAttemptAt, now)) return { do: 'wait', until: state.nextAttemptAt };
      return { do: state.phase === 'received' && hasSomethingToRead(state) ? 'extract' : 'conclude' };
    case 'processed':
    case 'settled':
      return open(state.copies, 'move');
    case 'failed':
      return open(state.copies, 'set-aside');
  }
}

const hasSomethingToRead = ({ attachments, texts }: KnownEmail): boolean => attachments.length > 0 || texts.length > 0;

const open = (copies: readonly CopyState[], action: 'move' | 'set-aside'): NextAction => {
  const left = copies.filter(({ settled }) => !settled);
  return left.length > 0 ? { do: action, copies: left } : { do: 'nothing' };
};
