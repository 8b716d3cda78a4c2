import {
  type CommandContext,
  type CommandHandler,
  lastRevision,
  type Position,
  type PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type EmailCommand, type EmailRefusal, emailDecider } from '../../domain/email/email.decider.ts';
import type { EmailEvent } from '../../domain/email/email.events.ts';
import type { EmailState } from '../../domain/email/email.state.ts';
import { emailStream } from '../../domain/email/email.stream.ts';

/** What a person asks of one entry; `ifMatch` pins its revision. */
export type AskOfEmail<Refusal> = (
  input: { readonly emailId: string; readonly ifMatch: number | null },
  context: CommandContext,
) => Promise<Either<Refusal | EmailUnknown | PreconditionFailed, { position: Position | null; revision: number }>>;

type EmailUnknown = { readonly type: 'EmailUnknown' };
type Request = Extract<EmailCommand, { type: `Request${string}` | 'SettleEmail' | 'AssignEmail' | 'MarkSeen' }>;

const every = () => true;

/** @param refusalOf what the decider's refusal of this command means to the person; null: this command is never refused like that */
export const askOfEmail =
  <Refusal>(
    handle: CommandHandler,
    command: Request,
    refusalOf: (refusal: Exclude<EmailRefusal, EmailUnknown>) => Refusal | null,
  ): AskOfEmail<Refusal> =>
  async ({ emailId, ifMatch }, context) => {
    const handled = await handle<EmailState, EmailCommand, EmailEvent, EmailRefusal>({
      decider: emailDecider,
      stream: emailStream(context.companyId, emailId),
      command,
      context,
      ...(ifMatch === null ? {} : { pinned: { revision: ifMatch, of: every } }),
    });
    if (!isLeft(handled)) return right({ position: handled.right.position, revision: lastRevision(handled.right.log, every) });
    const refusal = handled.left;
    if (refusal.type === 'EmailUnknown') return left(refusal);
    // pinned to a stream that has no events: there is no such mail
    if (refusal.type === 'PreconditionFailed') return left(refusal.revision < 0 ? { type: 'EmailUnknown' } : refusal);
    const domainRefusal = refusalOf(refusal);
    if (domainRefusal === null) throw new Error(`${command.type} was refused with ${refusal.type}`);
    return left(domainRefusal);
  };
