/** Mails of a batch where they lie now: by their recorded UIDs first, in as few commands as possible; the rest is looked for by identity. */
import type { MailboxSession } from '../../domain/email/mail-access.port.ts';
import { type BatchEmail, type BatchMailbox, keepsItsUid } from './batch-work.ts';
import { eachFolder, watchedFolders } from './watched-folders.ts';

/** In a watched folder, or (a retry of what somebody moved meanwhile) in the processed folder. */
type Located = { readonly email: BatchEmail; readonly uid: number; readonly folder: string; readonly processed: boolean };
type Found = { readonly uid: number; readonly failed?: string };

/**
 * What `ask` answers for each mail, by its id; mails that are nowhere are left out, and those that went away come back as `failed: 'gone'`.
 * `ask` is given mails of one folder: the selected one, or the processed one when it is named.
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
  const askAt = async (located: readonly Located[]): Promise<ReadonlyMap<string, R>> => {
    const results = new Map<string, R>();
    const unprocessed = located.filter(({ processed }) => !processed);
    for await (const folder of eachFolder(session, [...new Set(unprocessed.map((mail) => mail.folder))]))
      await put(unprocessed.filter((mail) => mail.folder === folder));
    await put(
      located.filter(({ processed }) => processed),
      processedFolder,
    );
    return results;

    async function put(mails: readonly Located[], ...at: readonly [string?]) {
      if (mails.length === 0) return;
      const answers = await ask(mails, ...at);
      for (const { email, uid } of mails) {
        const answer = answers.find((candidate) => candidate.uid === uid);
        if (answer) results.set(email.emailId, answer);
      }
    }
  };
  const results = new Map(await askAt(await recordedPlaces(session, target.mailboxId, emails)));
  const missing = emails.filter(({ emailId }) => isGone(results.get(emailId)));
  for (const { emailId } of missing) results.delete(emailId);
  for (const [emailId, result] of await askAt(await findAgain(session, target, missing))) results.set(emailId, result);
  return results;
};

const isGone = (result: Found | undefined): boolean => result === undefined || result.failed === 'gone';

/** Not of mails whose folder has another UIDVALIDITY since: the number means nothing any more. */
const recordedPlaces = async (
  session: MailboxSession,
  mailboxId: string,
  emails: readonly BatchEmail[],
): Promise<readonly Located[]> => {
  const copiesOf = ({ state }: BatchEmail) => state.copies.filter(({ copy }) => copy.mailboxId === mailboxId);
  const located = new Map<string, Located>();
  for await (const folder of eachFolder(session, [...new Set(emails.flatMap(copiesOf).map(({ copy }) => copy.folder))]))
    for (const email of emails.filter(({ emailId }) => !located.has(emailId))) {
      const currentCopy = copiesOf(email).find(({ copy }) => keepsItsUid(copy, session));
      if (currentCopy) located.set(email.emailId, { email, uid: currentCopy.copy.uid, folder, processed: false });
    }
  return [...located.values()];
};

const findAgain = async (
  session: MailboxSession,
  { mailbox }: BatchMailbox,
  emails: readonly BatchEmail[],
): Promise<readonly Located[]> => {
  if (emails.length === 0) return [];
  const located: Located[] = [];
  for (const email of emails) {
    const location = await findInFolders(session, mailbox, email.state);
    if (location) located.push({ email, ...location });
  }
  return located;
};

type Place = Pick<Located, 'uid' | 'folder' | 'processed'>;

/** Where a mail of this mailbox lies now: in the folder that is selected then, or in the processed one; null when it is in neither. */
export const findInFolders = async (
  session: MailboxSession,
  mailbox: BatchMailbox['mailbox'],
  { mail: { messageId, headerDigest, from, sentAt } }: Pick<BatchEmail['state'], 'mail'>,
): Promise<Place | null> => {
  const identity = { messageId, headerDigest, from, sentAt };
  const { paths } = await watchedFolders(session, mailbox);
  const last = paths.at(-1);
  for await (const folder of eachFolder(session, paths)) {
    const match = await session.find(identity, folder === last ? mailbox.processedFolder : null);
    if (match) return { uid: match.uid, folder, processed: 'processed' in match };
  }
  return null;
};
