/** Mails that a person has read before any poll saw them: UNSEEN is a filter, not a memory (docs/explanation/mail.md). */
import { emailIdOf } from '../../commands/email/email-id.ts';
import type { MailboxSession } from '../../domain/email/mail-access.port.ts';
import type { TriedMailbox } from './mailbox-trouble.ts';
import type { FoundMail } from './record-mails.step.ts';
import { eachFolder, watchedFolders } from './watched-folders.ts';

/** of a folder looked at one by one at most, the newest: it may hold what people have left there for years */
const atMost = 1_000;

/** Of one folder. */
export type Unprocessed = { readonly folder: string; readonly uidValidity: string; readonly mails: readonly FoundMail[] };
export type FindUnprocessed = (
  session: MailboxSession,
  companyId: string,
  tried: TriedMailbox,
) => Promise<readonly Unprocessed[]>;

/** A mail that lies in two folders is one. */
export const eachOnce = (companyId: string, unprocessed: readonly Unprocessed[]): readonly FoundMail[] => [
  ...new Map(unprocessed.flatMap(({ mails }) => mails).map((mail) => [emailIdOf(companyId, mail.mail), mail])).values(),
];

type Deps = {
  /** From when on the mails of this mailbox are our business; null when it is not there (any more). */
  readonly watchedSince: (companyId: string, mailboxId: string) => Promise<Date | null>;
  /** Of these mails those that have an entry. */
  readonly knownEmails: (companyId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

export const createFindUnprocessed =
  ({ watchedSince, knownEmails }: Deps): FindUnprocessed =>
  async (session, companyId, { mailboxId, mailbox }) => {
    const since = await watchedSince(companyId, mailboxId);
    if (since === null) return [];
    const idOf = ({ mail }: FoundMail) => emailIdOf(companyId, mail);
    const unprocessed: Unprocessed[] = [];
    for await (const folder of eachFolder(session, (await watchedFolders(session, mailbox)).paths)) {
      const uids = (await session.read(since)).slice(-atMost);
      // the server compares days
      const summaries = (await session.summaries(uids)).filter(({ mail }) => mail.receivedAt >= since.toISOString());
      const knownIds = await knownEmails(companyId, summaries.map(idOf));
      const { uidValidity } = session;
      unprocessed.push({ folder, uidValidity, mails: summaries.filter((mail) => !knownIds.has(idOf(mail))) });
    }
    return unprocessed;
  };
