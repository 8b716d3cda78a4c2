/** Mails of a batch where they lie now: by their recorded UIDs first, in as few commands as possible; the rest is looked for by identity. */
import type { MailboxSession } from '../../domain/email/mail-access.port.ts';
import { type BatchEmail, type BatchMailbox, keepsItsUid } from './batch-work.ts';

/** In INBOX, or (a retry of what somebody moved meanwhile) in the processed folder. */
type Located = { readonly email: BatchEmail; readonly uid: number; readonly processed: boolean };
type Found = { readonly uid: number; readonly failed?: string };

/**
 * What `ask` answers for each mail, by its id; mails that are nowhere are left out, and those that went away come back as `failed: 'gone'`.
 * `ask` is given mails of one folder: INBOX, or the processed one when it is named.
 */
export const askForMails = async <R extends Found>(
  session: MailboxSession,
  target: BatchMailbox,
  emails: readonly BatchEmail[],
  ask: (
    mails: readonly { readonly email: BatchEmail; readonly uid: number }[],
    processedFolder?: string,
  ) => Promise<readonly R[]>,
): Promise<ReadonlyMap<string, R>> => {
  const { processedFolder } = target.mailbox;
  const askAt = async (places: readonly Located[]): Promise<ReadonlyMap<string, R>> => {
    const results = new Map<string, R>();
    for (const processed of [false, true]) {
      const here = places.filter((place) => place.processed === processed);
      if (here.length === 0) continue;
      const answers = await ask(here, ...(processed ? [processedFolder] : []));
      for (const { email, uid } of here) {
        const answer = answers.find((one) => one.uid === uid);
        if (answer) results.set(email.emailId, answer);
      }
    }
    return results;
  };
  const recorded = emails.flatMap((email) => recordedPlace(session, target.mailboxId, email) ?? []);
  const results = new Map(await askAt(recorded));
  const missing = emails.filter(({ emailId }) => isGone(results.get(emailId)));
  const found: Located[] = [];
  for (const email of missing) {
    const place = await findAgain(session, processedFolder, email);
    if (place) found.push(place);
  }
  for (const { emailId } of missing) results.delete(emailId);
  for (const [emailId, result] of await askAt(found)) results.set(emailId, result);
  return results;
};

const isGone = (result: Found | undefined): boolean => result === undefined || result.failed === 'gone';

/** null when UIDVALIDITY has changed since: the number means nothing any more. */
const recordedPlace = (session: MailboxSession, mailboxId: string, email: BatchEmail): Located | null => {
  const known = email.state.copies.find(
    ({ copy }) => copy.mailboxId === mailboxId && copy.folder === 'INBOX' && keepsItsUid(copy, session),
  );
  return known ? { email, uid: known.copy.uid, processed: false } : null;
};

const findAgain = async (session: MailboxSession, processedFolder: string, email: BatchEmail): Promise<Located | null> => {
  const { messageId, headerDigest, from, sentAt } = email.state.mail;
  const found = await session.find({ messageId, headerDigest, from, sentAt }, processedFolder);
  return found && { email, uid: found.uid, processed: 'processed' in found };
};
