/** From downloaded attachments to extractions; one attachment that cannot be read never spoils the others. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { type AttachmentDigest, changedParts } from '../../domain/email/attachment-digests.ts';
import type { SkippedPart } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { DownloadEnd } from '../../domain/email/mail-access.port.ts';
import {
  type DocumentReader,
  type ExtractionContext,
  type Extractor,
  NotExtractable,
  type ReadDocument,
} from '../../domain/shared/documents.port.ts';
import type { Extraction } from '../../domain/shared/extraction.ts';
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

type Deps = { readonly documents: DocumentReader; readonly extractor: Extractor };

const sentences = (skipped: readonly SkippedPart[]): string => skipped.map(({ name, reason }) => `${name}: ${reason}`).join('; ');

const changedReason = (parts: readonly string[]): string =>
  `the attachments are not those that were read before (another SHA-256 or nothing at part ${parts.join(', ')}): nothing was drafted. If the document is to become an order, upload it.`;

export const createExtractEmail =
  ({ documents, extractor }: Deps) =>
  async (email: KnownEmail, download: DownloadEnd, context: ExtractionContext): Promise<ExtractionOutcome> => {
    if ('failed' in download) return { cause: download.failed, reason: download.reason };
    const digests = await digestsOf(download.files);
    // not given out this time is not the same as exchanged: the next attempt may get it
    const withheld = download.refused.find(({ part }) => email.digests.some((known) => known.part === part));
    if (withheld) return { cause: 'internal', reason: `${withheld.name}: ${withheld.reason}; it was there before`, digests };
    const changed = changedParts(email.digests, digests);
    if (changed.length > 0) return { cause: 'changed', reason: changedReason(changed) };
    const read: ReadDocument[] = [];
    const skipped: SkippedPart[] = download.refused.map(({ name, reason }) => ({ name, reason }));
    let extractable = false;
    const budget = startBudget();
    const whose = context.companyId === undefined ? {} : { companyId: context.companyId };
    for (const file of download.files) {
      const attachment = email.attachments.find(({ part }) => part === file.part);
      const name = file.name ?? attachment?.name ?? file.part;
      const exhausted = budget.exhausted();
      if (exhausted) {
        skipped.push({ name, reason: exhausted });
        continue;
      }
      const source = { path: file.path, name, declaredType: file.declaredType ?? attachment?.declaredType ?? null, ...whose };
      const content = await documents.read(source);
      budget.spend(isLeft(content) ? content.left.code : null);
      if (isLeft(content)) skipped.push({ name, reason: content.left.reason });
      else read.push({ name, content: content.right, file: source });
      extractable ||= !isLeft(content) || content.left.code !== 'unsupported_type';
    }
    // a part of another kind is no failure of the mail: there was nothing to process in it
    if (read.length === 0 && !extractable) return { results: [], skipped, digests };
    if (read.length === 0) return { cause: 'unreadable', reason: sentences(skipped), digests };
    const results = await extractor.extract(read, context).catch((error: unknown) => {
      if (error instanceof NotExtractable) return error.unreadable;
      throw error;
    });
    if ('reason' in results) return { cause: 'unreadable', reason: results.reason, digests };
    if (results.length === 0)
      return { cause: 'nothing_found', reason: 'no order or other known document was found in the attachments', digests };
    return { results, skipped, digests };
  };
