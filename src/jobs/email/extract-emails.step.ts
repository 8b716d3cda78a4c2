/** Fetches the wanted parts of several mails in as few commands as possible, then reads and extracts mail by mail. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { AdvanceEmail } from '../../commands/email/advance-email.command.ts';
import type { DownloadEnd, DownloadResult, MailboxSession } from '../../domain/email/mail-access.port.ts';
import type { ExtractionContext } from '../../domain/shared/documents.port.ts';
import { companyDomainOf } from '../../domain/shared/public-mail-domains.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import { inSpan } from '../../platform/telemetry/tracing.ts';
import type { Attempts } from './attempts.ts';
import { type BatchEmail, type BatchMailbox, keepsItsUid } from './batch-work.ts';
import type { ExtractionOutcome } from './extract-email.step.ts';

/** encoded bytes on disk at a time */
const byteBudget = 64 * 1024 * 1024;

/** `extracted` is called after each mail, whatever became of it: it need not wait for the others. With `false` it leaves the rest for later. */
export type ExtractEmails = (
  target: BatchMailbox,
  emails: readonly BatchEmail[],
  context: JobContext,
  extracted: (emailId: string) => Promise<boolean>,
) => Promise<void>;

type Deps = {
  readonly advance: AdvanceEmail;
  readonly attempts: Attempts;
  readonly extract: (email: BatchEmail['state'], download: DownloadEnd, context: ExtractionContext) => Promise<ExtractionOutcome>;
  readonly companySettings: LoadCompanySettings;
  readonly temporaryRoot: string;
};

export const createExtractEmails = (deps: Deps): ExtractEmails => {
  const extractOne = async (
    { emailId, state }: BatchEmail,
    download: DownloadEnd,
    known: ExtractionContext,
    context: JobContext,
  ) => {
    await deps.attempts.step(emailId, 'the attachments could not be processed', context, async () => {
      const outcome = await deps.extract(state, download, known);
      if ('cause' in outcome) await deps.attempts.fail(emailId, outcome, context);
      else await deps.advance(emailId, { type: 'CompleteExtraction', emailId, ...outcome }, context);
    });
  };

  return async (target, emails, context, extracted) => {
    if (emails.length === 0) return;
    const { ownNames, ownDomains, currency, locale } = await deps.companySettings(context.companyId);
    const known = {
      companyId: context.companyId,
      ownNames,
      // a mailbox at a public provider says nothing about who the company is
      ownDomains: [...ownDomains, ...[companyDomainOf(target.mailbox.emailAddress)].filter((domain) => domain !== null)],
      currency,
      locale,
    };
    for (const group of withinBudget(emails)) {
      const directory = await mkdtemp(join(deps.temporaryRoot, 'mails-'));
      try {
        const downloads = await target.withSession((session) => download(session, target, group, directory));
        for (const email of group) {
          const result = downloads.get(email.emailId) ?? { uid: 0, failed: 'gone', reason: goneReason };
          if ('postponed' in result) continue; // the next poll comes back to it
          await inSpan('read mail', { attributes: { emailId: email.emailId }, parent: email.traceParent }, () =>
            extractOne(email, result, known, context),
          );
          if (!(await extracted(email.emailId))) return;
        }
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    }
  };
};

const goneReason = 'the mail is neither in INBOX nor in the processed folder any more';
const sizeOf = ({ state }: BatchEmail): number => state.attachments.reduce((sum, { size }) => sum + size, 0);

const withinBudget = (emails: readonly BatchEmail[]): readonly (readonly BatchEmail[])[] => {
  const groups: BatchEmail[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const email of emails) {
    const size = sizeOf(email);
    if (used + size > byteBudget) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)?.push(email);
    used += size;
  }
  return groups;
};

/** Where a mail lies now: in INBOX or (a retry of what somebody moved meanwhile) in the processed folder. */
type Located = { readonly email: BatchEmail; readonly uid: number; readonly processed: boolean };
type Downloads = ReadonlyMap<string, DownloadResult>;

/** By the recorded UIDs first, in as few commands as possible; what is not there any more is looked for by its identity. */
const download = async (
  session: MailboxSession,
  target: BatchMailbox,
  emails: readonly BatchEmail[],
  directory: string,
): Promise<Downloads> => {
  const { processedFolder } = target.mailbox;
  const recorded = emails.flatMap((email) => recordedPlace(session, target.mailboxId, email) ?? []);
  const results = new Map(await downloadAt(session, recorded, processedFolder, directory));
  const missing = emails.filter(({ emailId }) => isGone(results.get(emailId)));
  const found: Located[] = [];
  for (const email of missing) {
    const place = await findAgain(session, processedFolder, email);
    if (place) found.push(place);
  }
  for (const { emailId } of missing) results.delete(emailId);
  for (const [emailId, result] of await downloadAt(session, found, processedFolder, directory)) results.set(emailId, result);
  return results;
};

const isGone = (result: DownloadResult | undefined): boolean =>
  result === undefined || ('failed' in result && result.failed === 'gone');

const downloadAt = async (
  session: MailboxSession,
  places: readonly Located[],
  processedFolder: string,
  directory: string,
): Promise<Downloads> => {
  const results = new Map<string, DownloadResult>();
  for (const processed of [false, true]) {
    const here = places.filter((place) => place.processed === processed);
    if (here.length === 0) continue;
    const requests = here.map(({ email, uid }) => ({ uid, attachments: email.state.attachments }));
    const downloaded = await session.download(requests, directory, ...(processed ? [processedFolder] : []));
    for (const { email, uid } of here) {
      const result = downloaded.find((one) => one.uid === uid);
      if (result) results.set(email.emailId, result);
    }
  }
  return results;
};

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
