import type { CommandContext, CommandHandler, EventStore, Position, PreconditionFailed } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type MailboxRefusal, mailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { isOfMailbox } from './mailbox.types.ts';
import type { MailboxPasswords } from './mailbox-passwords.ts';

export type RemoveMailbox = (
  input: { readonly mailboxId: string; readonly ifMatch: number | null },
  context: CommandContext,
) => Promise<Either<MailboxRefusal | PreconditionFailed, { position: Position | null }>>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly passwords: MailboxPasswords;
};

/** Its password goes with it. */
export const createRemoveMailbox =
  ({ handle, store, passwords }: Deps): RemoveMailbox =>
  async ({ mailboxId, ifMatch }, context) => {
    const { companyId } = context;
    const stream = mailboxesStream(companyId);
    const before = (await foldStream(store, mailboxes, stream))[mailboxId];
    if (!before) return left({ type: 'MailboxUnknown', mailboxId });
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of: isOfMailbox(mailboxId) } };
    const handled = await handle({
      decider: mailboxes,
      stream,
      command: { type: 'RemoveMailbox', mailboxId },
      context,
      ...pinned,
    });
    if (isLeft(handled)) return handled;
    await passwords.forget(companyId, [before.passwordRef]);
    return right({ position: handled.right.position });
  };
