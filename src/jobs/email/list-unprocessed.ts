/** Unprocessed mails of a mailbox as they are now: read from the server on request, stored nowhere. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type MailboxReader, MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import type { MailboxTrouble } from '../../domain/mailbox/mailbox.events.ts';
import { eachOnce, type FindUnprocessed } from './find-unprocessed.step.ts';
import { type LoadMailbox, type LoginDeps, openImapServer } from './mailbox-access.ts';
import type { FoundMail } from './record-mails.step.ts';

const deadlineMs = 15_000;

export type UnprocessedRefusal =
  | { readonly type: 'MailboxUnknown' }
  | { readonly type: 'MailboxUnavailable'; readonly cause: MailboxTrouble; readonly reason: string };
export type ListUnprocessed = (companyId: string, mailboxId: string) => Promise<Either<UnprocessedRefusal, readonly FoundMail[]>>;

type Deps = LoginDeps & {
  readonly loadMailbox: LoadMailbox;
  readonly reader: MailboxReader;
  readonly findUnprocessed: FindUnprocessed;
};

export const createListUnprocessed =
  ({ loadMailbox, reader, findUnprocessed, ...login }: Deps): ListUnprocessed =>
  async (companyId, mailboxId) => {
    const mailbox = await loadMailbox(companyId, mailboxId);
    if (!mailbox) return left({ type: 'MailboxUnknown' });
    try {
      const session = await reader.open(await openImapServer(login, companyId, mailbox), { deadlineMs });
      try {
        return right(eachOnce(companyId, await findUnprocessed(session, companyId, { mailboxId, mailbox })));
      } finally {
        await session.close();
      }
    } catch (error) {
      if (!(error instanceof MailboxUnavailable)) throw error;
      return left({ type: 'MailboxUnavailable', cause: error.trouble, reason: error.message });
    }
  };
