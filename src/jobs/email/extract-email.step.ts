/** From downloaded attachments, and the words of the mail where no attachment is an order, to extractions. */
import { type AttachmentDigest, changedParts } from '../../domain/email/attachment-digests.ts';
import type { SkippedPart } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { DownloadEnd, TextsEnd } from '../../domain/email/mail-access.port.ts';
import { type ExtractionContext, type Extractor, NotExtractable, type ReadDocument } from '../../domain/shared/documents.port.ts';
import type { Extraction } from '../../domain/shared/extraction.ts';
import type { MessageWords } from '../../domain/shared/mail-text.ts';
import { createOpenDocuments, type Documents, type OpenDocuments } from '../shared/open-documents.ts';
import { settles } from '../shared/read-orders.ts';
import { createReadWords } from '../shared/read-words.ts';
import type { AttemptFailure } from './attempts.ts';
import { digestsOf } from './file-digests.ts';
import { startBudget } from './mail-budget.ts';

export type ExtractionOutcome =
  | {
      readonly results: readonly Extraction[];
      readonly skipped: readonly SkippedPart[];
      readonly digests: readonly AttachmentDigest[];
    }
  | AttemptFailure;
type Read = Exclude<ExtractionOutcome, AttemptFailure>;

/** The words of the mail, asked for when they are needed. */
export type FetchWords = () => Promise<TextsEnd>;
export type ExtractEmail = (
  email: KnownEmail,
  download: DownloadEnd,
  words: FetchWords,
  context: ExtractionContext,
) => Promise<ExtractionOutcome>;

type Deps = { readonly documents: Documents; readonly extractor: Extractor };
const noWords: TextsEnd = { uid: 0, words: [] };

const sentences = (skipped: readonly SkippedPart[]): string => skipped.map(({ name, reason }) => `${name}: ${reason}`).join('; ');

const changedReason = (parts: readonly string[]): string =>
  `the attachments are not those that were read before (another SHA-256 or nothing at part ${parts.join(', ')}): nothing was drafted. If the document is to become an order, upload it.`;

/** A mail whose attachment could not be read fails by it or does without it: its words say nothing about that. */
export const createExtractEmail = ({ documents, extractor }: Deps): ExtractEmail => {
  const open = createOpenDocuments(documents);
  const readWords = createReadWords({ documents, extractor });

  const withWords = async (
    email: KnownEmail,
    { inFiles, ...read }: Read & { readonly inFiles: readonly MessageWords[] },
    words: FetchWords,
    context: ExtractionContext,
  ) => {
    const fetched = email.texts.length > 0 ? await words() : noWords;
    // whoever moved the mail meanwhile has taken its words along: it is what it was without them
    if ('failed' in fetched) {
      return fetched.failed === 'gone' ? read : { cause: fetched.failed, reason: fetched.reason, digests: read.digests };
    }
    const subjectOf = (message: string): string | null => (message === '' ? email.mail.subject : null);
    const own = fetched.words.map(({ message, plain, html }) => ({ subject: subjectOf(message), plain, html }));
    const said = await readWords([...own, ...inFiles], context);
    return { ...read, results: [...read.results, ...said.results], skipped: [...read.skipped, ...said.skipped] };
  };

  return async (email, download, words, context) => {
    if ('failed' in download) return { cause: download.failed, reason: download.reason };
    const digests = await digestsOf(download.files);
    // not given out this time is not the same as exchanged: the next attempt may get it
    const withheld = download.refused.find(({ part }) => email.digests.some((known) => known.part === part));
    if (withheld) return { cause: 'internal', reason: `${withheld.name}: ${withheld.reason}; it was there before`, digests };
    const changed = changedParts(email.digests, digests);
    if (changed.length > 0) return { cause: 'changed', reason: changedReason(changed) };
    const { read, skipped, failed, words: inFiles } = await readFiles(open, email, download, context.companyId);
    // a part of another kind is no failure of the mail: there was nothing to process in it
    if (read.length === 0 && failed) return { cause: 'unreadable', reason: sentences(skipped), digests };
    const results = read.length === 0 ? [] : await extracted(extractor, read, context);
    if ('reason' in results) return { cause: 'unreadable', reason: results.reason, digests };
    if (results.length === 0 && read.length > 0)
      return { cause: 'nothing_found', reason: 'no order or other known document was found in the attachments', digests };
    const outcome = { results, skipped, digests };
    const hasWords = email.texts.length + inFiles.length > 0;
    return failed || !hasWords || results.some(settles) ? outcome : withWords(email, { ...outcome, inFiles }, words, context);
  };
};

const extracted = (extractor: Extractor, read: readonly ReadDocument[], context: ExtractionContext) =>
  extractor.extract(read, context).catch((error: unknown) => {
    if (error instanceof NotExtractable) return error.unreadable;
    throw error;
  });

type FilesRead = {
  readonly read: readonly ReadDocument[];
  readonly skipped: readonly SkippedPart[];
  /** of messages among the files */
  readonly words: readonly MessageWords[];
  /** a file of a kind that is read could not be */
  readonly failed: boolean;
};

/** One that cannot be read never spoils the others. */
async function readFiles(
  open: OpenDocuments,
  email: KnownEmail,
  download: Extract<DownloadEnd, { files: unknown }>,
  companyId: string | undefined,
): Promise<FilesRead> {
  const read: ReadDocument[] = [];
  const skipped: SkippedPart[] = download.refused.map(({ name, reason }) => ({ name, reason }));
  const words: MessageWords[] = [];
  let failed = false;
  const budget = startBudget();
  const whose = companyId === undefined ? {} : { companyId };
  for (const file of download.files) {
    const attachment = email.attachments.find(({ part }) => part === file.part);
    const name = file.name ?? attachment?.name ?? file.part;
    const source = { path: file.path, name, declaredType: file.declaredType ?? attachment?.declaredType ?? null, ...whose };
    const opened = await open(source, budget);
    read.push(...opened.read);
    words.push(...opened.words);
    skipped.push(...opened.left.map((left) => ({ name: left.name, reason: left.unreadable.reason })));
    failed ||= opened.left.some(({ unreadable }) => unreadable.code !== 'unsupported_type');
  }
  return { read, skipped, words, failed };
}
