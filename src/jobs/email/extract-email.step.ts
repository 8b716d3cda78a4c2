/** From downloaded attachments, and the words of the mail where no attachment is an order, to extractions. */

import {
  type Extraction,
  type ExtractionContext,
  type Extractor,
  type MessageWords,
  mailTextName,
  NotExtractable,
  type ReadDocument,
  type Unreadable,
  unread,
} from '@order-intake/order-extraction/document';
import type { FindAsked } from '../../commands/sales-order/find-asked.ts';
import { type AttachmentDigest, changedParts } from '../../domain/email/attachment-digests.ts';
import { reasonsOfParts, type SkippedPart } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { DownloadEnd } from '../../domain/email/mail-access.port.ts';
import type { MailAnswer } from '../../domain/email/mail-answer.ts';
import type { MailKind } from '../../domain/email/mail-kind.ts';
import { because } from '../../domain/reasons/reasons.ts';
import { createOpenDocuments, type Documents, type OpenDocuments } from '../shared/open-documents.ts';
import { settles } from '../shared/read-orders.ts';
import { createReadWords } from '../shared/read-words.ts';
import type { LeftFile } from '../shared/unpack-files.ts';
import { answeredByDocument, createReadAnswer } from './answer-in-mail.ts';
import type { AttemptFailure } from './attempts.ts';
import type { FetchedWords } from './encoded-files.ts';
import { digestsOf } from './file-digests.ts';
import { startBudget } from './mail-budget.ts';
import { writtenKind } from './written-kind.ts';

export type ExtractionOutcome =
  | {
      readonly results: readonly Extraction[];
      readonly skipped: readonly SkippedPart[];
      readonly digests: readonly AttachmentDigest[];
      /** what its words are taken for, where they order nothing */
      readonly written?: MailKind;
      /** what they answer of what a customer was asked */
      readonly answer?: MailAnswer;
    }
  | AttemptFailure;
type Read = Exclude<ExtractionOutcome, AttemptFailure>;

/** The words of the mail, asked for when they are needed. */
export type FetchWords = () => Promise<FetchedWords>;
export type ExtractEmail = (
  email: KnownEmail,
  download: DownloadEnd,
  words: FetchWords,
  context: ExtractionContext,
) => Promise<ExtractionOutcome>;

type Deps = { readonly documents: Documents; readonly extractor: Extractor; readonly findAsked?: FindAsked };
const nothingSaid = { results: [], skipped: [], messages: [] };
const noWords: FetchedWords = { uid: 0, words: [], files: [] };

const logo = { reason: unread.picture_in_text() } as const;
const wholeMail = { reason: unread.picture_without_order(), mayBeDocument: true } as const;

/** letters from which a text says something beside a picture: more than a greeting or a name */
const enoughLetters = 40;
/** characters that are looked at: a hostile page of unclosed tags takes time with the square of its length */
const enoughText = 10_000;
const saysNothing = ({ plain, html }: MessageWords): boolean => {
  const text = plain ?? html?.slice(0, enoughText).replace(/<[^>]*>|&\w+;/g, ' ') ?? '';
  return text.slice(0, enoughText).replace(/\P{L}/gu, '').length < enoughLetters;
};

const headOf = ({ mail: { subject, from } }: KnownEmail, message: string): Pick<MessageWords, 'subject' | 'from'> =>
  message === '' ? { subject, from } : { subject: null };

/** A mail whose attachment could not be read fails by it or does without it: its words say nothing about that. */
export const createExtractEmail = ({ documents, extractor, findAsked = async () => null }: Deps): ExtractEmail => {
  const open = createOpenDocuments(documents);
  const readAnswer = createReadAnswer(findAsked);
  const readWords = createReadWords({ documents, extractor });

  const withWords = async (
    email: KnownEmail,
    { inFiles, ...filesRead }: Read & { readonly inFiles: readonly MessageWords[] },
    words: FetchWords,
    context: ExtractionContext,
  ) => {
    const fetched = email.texts.length > 0 ? await words() : noWords;
    // the mail was moved meanwhile, and its words with it: it keeps the kind that it had without them
    if ('failed' in fetched)
      return fetched.failed === 'gone'
        ? { ...filesRead, isMute: false }
        : { cause: fetched.failed, reason: fetched.reason, digests: filesRead.digests };
    const inText = await readFiles(open, email, { ...fetched, refused: [] }, context.companyId);
    const orders = inText.read.length === 0 ? [] : await extracted(extractor, inText.read, context);
    if ('reason' in orders) return { cause: 'unreadable', reason: orders.reason, digests: filesRead.digests } as const;
    const mailWords = fetched.words.map(({ message, plain, html }) => ({ ...headOf(email, message), plain, html }));
    const all = [...mailWords, ...inFiles, ...inText.words];
    const wordsRead = orders.some(settles) ? nothingSaid : await readWords(all, context);
    const answered = orders.some(settles) ? null : await readAnswer(email, wordsRead, context.companyId ?? '');
    const documents = [...orders, ...(answered ?? wordsRead).results];
    const written = answered?.written ?? writtenKind(email, wordsRead.messages);
    return {
      ...filesRead,
      results: [...filesRead.results, ...documents],
      skipped: [...filesRead.skipped, ...inText.skipped, ...wordsRead.skipped],
      ...(written === null || documents.some(settles) ? {} : { written }),
      ...(answered?.answer ? { answer: answered.answer } : {}),
      isMute: fetched.files.length === 0 && all.every(saysNothing),
    };
  };

  return async (email, download, words, context) => {
    if ('failed' in download) return { cause: download.failed, reason: download.reason };
    const digests = await digestsOf(download.files);
    // not given out this time is not the same as exchanged: the next attempt may get it
    const withheld = download.refused.find(({ part }) => email.digests.some((digest) => digest.part === part));
    if (withheld) return { cause: 'internal', reason: because.attachment_withheld(withheld.name, withheld.reason), digests };
    const changed = changedParts(email.digests, digests);
    if (changed.length > 0) return { cause: 'changed', reason: because.attachments_changed(changed.join(', ')) };
    const isInText = ({ part }: { readonly part: string }) =>
      email.attachments.some((attachment) => attachment.part === part && attachment.inText);
    const files = { ...download, files: download.files.filter((file) => !isInText(file)) };
    const { read, skipped, failed, words: inFiles } = await readFiles(open, email, files, context.companyId);
    // a part of another kind is no failure of the mail: there was nothing to process in it
    if (read.length === 0 && failed) return { cause: 'unreadable', reason: because.several(reasonsOfParts(skipped)), digests };
    const results = read.length === 0 ? [] : await extracted(extractor, read, context);
    if ('reason' in results) return { cause: 'unreadable', reason: results.reason, digests };
    if (results.length === 0 && read.length > 0)
      return { cause: 'nothing_found', reason: because.no_order_in_attachments(), digests };
    const outcome = { results, skipped, digests };
    const hasWords = email.texts.length + inFiles.length > 0;
    if (failed) return outcome;
    if (results.some(settles)) return { ...outcome, ...(await answeredByDocument(findAsked, email, context.companyId ?? '')) };
    const combined = hasWords ? await withWords(email, { ...outcome, inFiles }, words, context) : { ...outcome, isMute: true };
    const pictures = { ...download, files: download.files.filter(isInText), refused: [] };
    // no picture is read where the words are an order
    return 'cause' in combined || combined.results.some(settles)
      ? combined
      : withPictures(extractor, combined, await readFiles(open, email, pictures, context.companyId), context);
  };
};

/** An order may be pasted as a picture; as a rule pictures in a text are logos, which are let pass where they show no order. */
async function withPictures(
  extractor: Extractor,
  { isMute, ...outcome }: Read & { readonly isMute: boolean },
  pictures: FilesRead,
  context: ExtractionContext,
): Promise<ExtractionOutcome> {
  const fromPictures = pictures.read.length === 0 ? [] : await extracted(extractor, pictures.read, context);
  const orders = 'reason' in fromPictures ? [] : fromPictures.filter(settles);
  const isAll = isMute && outcome.results.length === 0 && orders.length === 0;
  const unread = pictures.read.map(({ name }): SkippedPart => (isAll ? { name, ...wholeMail } : { name, ...logo }));
  const left = pictures.skipped.map(({ mayBeDocument: _, ...part }) => part);
  return {
    ...outcome,
    results: [...outcome.results, ...orders],
    skipped: [...outcome.skipped, ...left, ...(orders.length > 0 ? [] : unread)],
  };
}

const extracted = (extractor: Extractor, documents: readonly ReadDocument[], context: ExtractionContext) =>
  extractor.extract(documents, context).catch((error: unknown) => {
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

const otherKinds: ReadonlySet<Unreadable['code']> = new Set(['unsupported_type', 'not_a_document']);

/** A very long text is looked through for files; where it holds none it is no more than a text. */
const isLongText = ({ name, unreadable }: LeftFile): boolean => name === mailTextName && unreadable.code === 'unsupported_type';
const leftAsSkipped = (left: LeftFile): SkippedPart => {
  const { name, unreadable } = left;
  const { code, reason } = unreadable;
  return code === 'not_a_document' || isLongText(left) ? { name, reason } : { name, reason, mayBeDocument: true };
};

/** One that cannot be read never spoils the others. */
async function readFiles(
  open: OpenDocuments,
  email: KnownEmail,
  download: Extract<DownloadEnd, { files: unknown }>,
  companyId: string | undefined,
): Promise<FilesRead> {
  const read: ReadDocument[] = [];
  const skipped: SkippedPart[] = download.refused.map(({ part: _, ...refused }) => refused);
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
    skipped.push(...opened.left.map(leftAsSkipped));
    failed ||= opened.left.some(({ unreadable }) => !otherKinds.has(unreadable.code));
  }
  return { read, skipped, words, failed };
}
