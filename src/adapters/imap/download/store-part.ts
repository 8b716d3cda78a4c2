import type { MailAttachment } from '../../../domain/email/email.events.ts';
import type { PartLimits } from '../parts/select-parts.ts';
import { isTnef } from '../parts/tnef/tnef.ts';
import type { DownloadResults } from './download-results.ts';
import { partFile, unknownEncoding } from './part-file.ts';
import { MailVanished } from './source-parts.ts';
import { unpack } from './unpack.ts';

/** Writes one part into a file of the directory and enters what became of it. */
export type StorePart = (
  uid: number,
  attachment: MailAttachment,
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
) => Promise<void>;

type Target = { readonly directory: string; readonly limits: PartLimits };

export const createStorePart =
  (results: DownloadResults, { directory, limits }: Target): StorePart =>
  async (uid, attachment, content) => {
    const file = await partFile(attachment, directory, limits.maxBytes);
    if (!file) {
      results.answered(uid);
      return results.refuse(uid, attachment, unknownEncoding(attachment.encoding));
    }
    try {
      for await (const piece of content) if (!(await file.write(piece))) break;
      const end = await file.finish();
      results.answered(uid);
      if (!('file' in end)) results.refuse(uid, attachment, end.reason);
      else if (isTnef(end.head)) results.takeUnpacked(uid, attachment, await unpack(end.file, attachment, limits, directory));
      else results.take(uid, end.file);
    } catch (error) {
      await file.abandon();
      if (!(error instanceof MailVanished)) throw error;
      results.vanished(uid);
    }
  };
