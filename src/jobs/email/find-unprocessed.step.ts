/** Mails that a person has read before any poll saw them: UNSEEN is a filter, not a memory (docs/mail.md). */
import { emailIdOf } from '../../commands/email/email-id.ts';
import type { MailboxSession } from '../../domain/email/mail-access.port.ts';
import type { FoundMail } from './record-mails.step.ts';

/** looked at one by one at most, the newest: an INBOX may hold what people have left there for years */
const atMost = 1_000;

export type FindUnprocessed = (session: MailboxSession, companyId: string, mailboxId: string) => Promise<readonly FoundMail[]>;

type Deps = {
  /** From when on the mails of this mailbox are our business; null when it is not there (any more). */
  readonly watchedSince: (companyId: string, mailboxId: string) => Promise<Date | null>;
  /** Of these mails those that have an entry. */
  readonly knownEmails: (companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

export const createFindUnprocessed =
  ({ watchedSince, knownEmails }: Deps): FindUnprocessed =>
  async (session, companyId, mailboxId) => {
    const since = await watchedSince(companyId, mailboxId);
    if (since === null) return [];
    const uids = (await session.read(since)).slice(-atMost);
    // the server compares days
    const found = (await session.summaries(uids)).filter(({ mail }) => mail.receivedAt >= since.toISOString());
    const idOf = ({ mail }: FoundMail) => emailIdOf(companyId, mail);
    const known = await knownEmails(companyId, found.map(idOf));
    return found.filter((mail) => !known.has(idOf(mail)));
  };
