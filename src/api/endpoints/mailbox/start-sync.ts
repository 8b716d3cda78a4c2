import type { Either } from 'fp-ts/lib/Either.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.ts';

/** "Sync now" as a job does it; a running one is joined. */
export type StartSync = (
  input: { readonly mailboxId: string },
  context: CommandContext,
) => Promise<Either<{ readonly type: 'MailboxUnknown' } | { readonly type: 'MailboxInactive' }, { readonly taskId: string }>>;
