import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type EmailIntakeCommand, type EmailIntakeRefusal, emailIntake } from '../../domain/email-intake/email-intake.decider.ts';
import type { EmailIntakeEvent } from '../../domain/email-intake/email-intake.events.ts';
import type { EmailIntake, KnownEmail } from '../../domain/email-intake/email-intake.state.ts';
import { emailStream } from '../../domain/email-intake/email-intake.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import { type CommandHandler, lastRevision, type PreconditionFailed } from '../../platform/command-handling/command-handler.ts';
import type { Position } from '../../platform/event-store/event-store.ts';

export type RetryRefusal =
  | { readonly type: 'EmailUnknown' }
  | { readonly type: 'NotFailed'; readonly status: 'PENDING' | 'SUCCESS' }
  | PreconditionFailed;
export type RequestRetry = (
  input: { readonly emailId: string; readonly ifMatch: number | null },
  context: CommandContext,
) => Promise<Either<RetryRefusal, { position: Position | null; revision: number }>>;

const every = () => true;
const statusOf = (phase: KnownEmail['phase']): 'PENDING' | 'SUCCESS' => (phase === 'processed' ? 'SUCCESS' : 'PENDING');

/** A reactor takes it from the event: the mail is found again in its mailbox and goes on from the step that failed. */
export const createRequestRetry =
  (handle: CommandHandler): RequestRetry =>
  async ({ emailId, ifMatch }, context) => {
    const handled = await handle<EmailIntake, EmailIntakeCommand, EmailIntakeEvent, EmailIntakeRefusal>({
      decider: emailIntake,
      stream: emailStream(context.companyId, emailId),
      command: { type: 'RequestRetry' },
      context,
      ...(ifMatch === null ? {} : { pinned: { revision: ifMatch, of: every } }),
    });
    if (!isLeft(handled)) return right({ position: handled.right.position, revision: lastRevision(handled.right.log, every) });
    const refusal = handled.left;
    // pinned to a stream that has no events: there is no such mail
    if (refusal.type === 'PreconditionFailed' && refusal.revision < 0) return left({ type: 'EmailUnknown' });
    return left(refusal.type === 'NotFailed' ? { type: 'NotFailed', status: statusOf(refusal.phase) } : refusal);
  };
