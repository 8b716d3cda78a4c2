/** Fetches the wanted parts of several mails in as few commands as possible, then reads and extracts mail by mail. */

import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inSpan, type JobContext } from '@order-intake/event-sourcing';
import type { ExtractionContext } from '@order-intake/order-extraction/document';
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { AdvanceEmail } from '../../commands/email/advance-email.command.ts';
import {
  type DownloadEnd,
  type DownloadResult,
  type MailboxSession,
  MailboxUnavailable,
  type TextsEnd,
  type TextsResult,
} from '../../domain/email/mail-access.port.ts';
import { because, type Reason, reasonFromText } from '../../domain/reasons/reasons.ts';
import { companyDomainOf } from '../../domain/shared/public-mail-domains.ts';
import type { Fairly } from '../../platform/fair-share.ts';
import type { Attempts } from './attempts.ts';
import type { BatchEmail, BatchMailbox } from './batch-work.ts';
import { type FetchedWords, withoutFiles } from './encoded-files.ts';
import type { ExtractEmail, FetchWords } from './extract-email.step.ts';
import { askForMails } from './located-mails.ts';

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
  readonly extract: ExtractEmail;
  readonly companySettings: LoadCompanySettings;
  readonly temporaryRoot: string;
  readonly fairly: Fairly;
};

export const createExtractEmails = (deps: Deps): ExtractEmails => {
  const extractOne = async (
    { emailId, state }: BatchEmail,
    download: DownloadEnd,
    words: FetchWords,
    extractionContext: ExtractionContext,
    context: JobContext,
  ) => {
    await deps.attempts.step(emailId, 'attachments', context, async () => {
      const { from: sender, subject, receivedAt } = state.mail;
      const outcome = await deps.extract(state, download, words, { ...extractionContext, receivedAt, mail: { sender, subject } });
      if ('cause' in outcome) await deps.attempts.fail(emailId, outcome, context);
      else await deps.advance(emailId, { type: 'CompleteExtraction', emailId, ...outcome }, context);
    });
  };

  return async (target, emails, context, extracted) => {
    if (emails.length === 0) return;
    const { ownNames, ownDomains, currency, locale } = await deps.companySettings(context.companyId);
    const extractionContext = {
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
        const fetched = await target.withSession((session) => fetchGroup(session, target, group, directory));
        for (const email of group) {
          const result = fetched.get(email.emailId) ?? notInFolder;
          if ('postponed' in result) continue; // the next poll comes back to it
          const words = wordsOf(email, result, target, directory);
          const goesOn = await deps.fairly(context.companyId, async () => {
            await inSpan('read mail', { attributes: { emailId: email.emailId }, parent: email.traceParent }, () =>
              extractOne(email, downloadOf(email, result), words, extractionContext, context),
            );
            return extracted(email.emailId);
          });
          if (!goesOn) return;
        }
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    }
  };
};

/** Words are needed at once where there is nothing else, and else only when no attachment turns out to be an order. */
const isOnlyWords = ({ state }: BatchEmail): boolean => state.attachments.length === 0;
const sizeOf = ({ state }: BatchEmail): number =>
  (state.attachments.length === 0 ? state.texts : state.attachments).reduce((sum, { size }) => sum + size, 0);

const fetchTexts = (session: MailboxSession, target: BatchMailbox, emails: readonly BatchEmail[]) =>
  askForMails(session, target, emails, (mails, ...folder) =>
    session.texts(
      mails.map(({ email, uid }) => ({ uid, texts: email.state.texts })),
      ...folder,
    ),
  );

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

/** What one connection brings: attachments into files of the directory, words into memory. */
const fetchGroup = async (
  session: MailboxSession,
  target: BatchMailbox,
  emails: readonly BatchEmail[],
  directory: string,
): Promise<ReadonlyMap<string, DownloadResult | TextsResult>> => {
  const downloads = await askForMails(
    session,
    target,
    emails.filter((email) => !isOnlyWords(email)),
    (mails, ...folder) =>
      session.download(
        mails.map(({ email, uid }) => ({ uid, attachments: email.state.attachments })),
        directory,
        ...folder,
      ),
  );
  const texts = await fetchTexts(session, target, emails.filter(isOnlyWords));
  return new Map<string, DownloadResult | TextsResult>([...downloads, ...texts]);
};

const downloadOf = (email: BatchEmail, fetched: DownloadEnd | TextsEnd): DownloadEnd =>
  isOnlyWords(email) || 'words' in fetched ? { uid: fetched.uid, files: [], refused: [] } : fetched;

const notInFolder = { uid: 0, failed: 'gone', reason: because.mail_in_no_folder() } as const;

const notFetched = (why: Reason): FetchedWords => ({
  uid: 0,
  failed: 'network',
  reason: because.words_not_fetched(why),
});

/**
 * Attachments that were downloaded already, or fetched over a separate connection: reading them may take longer than
 * a server keeps one open.
 */
const wordsOf =
  (email: BatchEmail, fetched: DownloadEnd | TextsEnd, target: BatchMailbox, directory: string): FetchWords =>
  async () => {
    if ('words' in fetched || isOnlyWords(email)) return withoutFiles(fetched as TextsEnd, directory);
    try {
      const texts = await target.withSession((session) => fetchTexts(session, target, [email]));
      const result = texts.get(email.emailId) ?? notInFolder;
      return 'postponed' in result ? notFetched(because.no_time_left()) : await withoutFiles(result, directory);
    } catch (error) {
      if (!(error instanceof MailboxUnavailable)) throw error;
      return notFetched(reasonFromText(error.message));
    }
  };
