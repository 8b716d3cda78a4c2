/** From downloaded attachments, and the words of the mail where no attachment is an order, to extractions. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { type AttachmentDigest, changedParts } from '../../domain/email/attachment-digests.ts';
import type { SkippedPart } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { DownloadEnd, TextsEnd } from '../../domain/email/mail-access.port.ts';
import {
  type DocumentReader,
  type ExtractionContext,
  type Extractor,
  NotExtractable,
  type ReadDocument,
  type WordsReader,
} from '../../domain/shared/documents.port.ts';
import { drafts, type Extraction } from '../../domain/shared/extraction.ts';
import { createReadWords } from '../shared/read-words.ts';
import type { AttemptFailure } from './attempts.ts';
import { digestsOf } from './digests.ts';
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

type Deps = { readonly documents: DocumentReader & WordsReader; readonly extractor: Extractor };

const sentences = (skipped: readonly SkippedPart[]): string => skipped.map(({ name, reason }) => `${name}: ${reason}`).join('; ');

const changedReason = (parts: readonly string[]): string =>
  `the attachments are not those that were read before (another SHA-256 or nothing at part ${parts.join(', ')}): nothing was drafted. If the document is to become an order, upload it.`;

/** A mail whose attachment could not be read fails by it or does without it: its words say nothing about that. */
export const createExtractEmail = ({ documents, extractor }: Deps): ExtractEmail => {
  const readWords = createReadWords({ documents, extractor });

  const withWords = async (email: KnownEmail, read: Read, words: FetchWords, context: ExtractionContext) => {
    const fetched = await words();
    // whoever moved the mail meanwhile has taken its words along: it is what it was without them
    if ('failed' in fetched) {
      return fetched.failed === 'gone' ? read : { cause: fetched.failed, reason: fetched.reason, digests: read.digests };
    }
    const subjectOf = (message: string): string | null => (message === '' ? email.mail.subject : null);
    const said = await readWords(
      fetched.words.map(({ message, plain, html }) => ({ subject: subjectOf(message), plain, html })),
      context,
    );
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
    const { read, skipped, failed, incomplete } = await readFiles(documents, email, download, context.companyId);
    // a part of another kind is no failure of the mail: there was nothing to process in it
    if (read.length === 0 && failed) return { cause: 'unreadable', reason: sentences(skipped), digests };
    const results = read.length === 0 ? [] : await extracted(extractor, read, context);
    if ('reason' in results) return { cause: 'unreadable', reason: results.reason, digests };
    if (results.length === 0 && read.length > 0)
      return { cause: 'nothing_found', reason: 'no order or other known document was found in the attachments', digests };
    const outcome = { results, skipped, digests };
    return incomplete || email.texts.length === 0 || results.some(settles) ? outcome : withWords(email, outcome, words, context);
  };
};

/** An attachment that is one, or takes one back: what the mail says beside it is no second order. */
const settles = ({ documentType }: Extraction): boolean => drafts(documentType) || documentType === 'order_cancellation';

const extracted = (extractor: Extractor, read: readonly ReadDocument[], context: ExtractionContext) =>
  extractor.extract(read, context).catch((error: unknown) => {
    if (error instanceof NotExtractable) return error.unreadable;
    throw error;
  });

/** `failed`: a file of a kind that is read could not be; `incomplete`: that, or too many of them. One that cannot be read never spoils the others. */
async function readFiles(
  documents: DocumentReader,
  email: KnownEmail,
  download: Extract<DownloadEnd, { files: unknown }>,
  companyId: string | undefined,
) {
  const read: ReadDocument[] = [];
  const skipped: SkippedPart[] = download.refused.map(({ name, reason }) => ({ name, reason }));
  let failed = false;
  let cut = false;
  const budget = startBudget();
  const whose = companyId === undefined ? {} : { companyId };
  for (const file of download.files) {
    const attachment = email.attachments.find(({ part }) => part === file.part);
    const name = file.name ?? attachment?.name ?? file.part;
    const exhausted = budget.exhausted();
    if (exhausted) {
      skipped.push({ name, reason: exhausted });
      cut = true;
      continue;
    }
    const source = { path: file.path, name, declaredType: file.declaredType ?? attachment?.declaredType ?? null, ...whose };
    const content = await documents.read(source);
    budget.spend(isLeft(content) ? content.left.code : null);
    if (isLeft(content)) skipped.push({ name, reason: content.left.reason });
    else read.push({ name, content: content.right, file: source });
    failed ||= isLeft(content) && content.left.code !== 'unsupported_type';
  }
  return { read, skipped, failed, incomplete: failed || cut };
}
