import type { CommandHandler, PreconditionFailed } from '@order-intake/event-sourcing';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import { type AskOfEmail, askOfEmail } from './ask-of-email.ts';

type NotFailed = { readonly type: 'NotFailed'; readonly status: 'PENDING' | 'SUCCESS' };
export type RetryRefusal = { readonly type: 'EmailUnknown' } | NotFailed | PreconditionFailed;
export type RequestRetry = AskOfEmail<NotFailed>;

const statusOf = (phase: KnownEmail['phase']): 'PENDING' | 'SUCCESS' =>
  phase === 'processed' || phase === 'settled' ? 'SUCCESS' : 'PENDING';

/** A reactor takes it from the event: the mail is found again in its mailbox and goes on from the step that failed. */
export const createRequestRetry = (handle: CommandHandler): RequestRetry =>
  askOfEmail(handle, { type: 'RequestRetry' }, (refusal) =>
    refusal.type === 'NotFailed' ? { type: 'NotFailed', status: statusOf(refusal.phase) } : null,
  );
