import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type UnreadReason, unread } from '@order-intake/order-extraction/document';
import type { MailAttachment } from '../../../domain/email/email.events.ts';
import type { Downloaded } from '../../../domain/email/mail-access.port.ts';
import { type TransferDecoder, transferDecoder } from './transfer-decoder.ts';

/** A file that takes a part's encoded bytes and holds the decoded ones; its name is ours, never the sender's. */
export type PartFile = {
  /** @returns false when the part has grown over the limit and the rest need not come */
  readonly write: (encoded: Buffer) => Promise<boolean>;
  /** The finished file and its first bytes, or why there is none; then nothing is left of it. */
  readonly finish: () => Promise<{ readonly file: Downloaded; readonly head: Buffer } | { readonly reason: UnreadReason }>;
  readonly abandon: () => Promise<void>;
};

/** enough to know a package */
const headBytes = 8;

export const unknownEncoding = (encoding: string): UnreadReason => unread.part_of_unknown_encoding(encoding.slice(0, 40));

/** @returns null when the attachment's transfer encoding is not known */
export async function partFile(attachment: MailAttachment, directory: string, maxBytes: number): Promise<PartFile | null> {
  const decoder = transferDecoder(attachment.encoding);
  if (!decoder) return null;
  const path = join(directory, randomUUID());
  return writing(attachment.part, path, await open(path, 'wx', 0o600), decoder, maxBytes);
}

function writing(part: string, path: string, handle: FileHandle, decoder: TransferDecoder, maxBytes: number): PartFile {
  let size = 0;
  let head = Buffer.alloc(0);

  const put = async (decoded: Buffer): Promise<boolean> => {
    size += decoded.length;
    if (size > maxBytes) return false;
    if (head.length < headBytes) head = Buffer.concat([head, decoded.subarray(0, headBytes - head.length)]);
    await handle.writeFile(decoded);
    return true;
  };
  const abandon = async () => {
    await handle.close();
    await rm(path, { force: true });
  };
  const refuse = async (reason: UnreadReason) => {
    await abandon();
    return { reason };
  };

  return {
    write: (encoded) => put(decoder.write(encoded)),
    finish: async () => {
      if (!(await put(decoder.end()))) return refuse(unread.part_too_large(maxBytes / 1024 / 1024));
      if (size === 0) return refuse(unread.part_empty());
      await handle.close();
      return { file: { part, path, size }, head };
    },
    abandon,
  };
}
