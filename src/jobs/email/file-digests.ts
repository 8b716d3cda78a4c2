import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { AttachmentDigest } from '../../domain/email/attachment-digests.ts';
import type { Downloaded } from '../../domain/email/mail-access.port.ts';

/** The SHA-256 of each file, read in pieces: an attachment may have 20 MB. */
export const digestsOf = async (files: readonly Downloaded[]): Promise<readonly AttachmentDigest[]> => {
  const digests: AttachmentDigest[] = [];
  for (const { part, path } of files) {
    const hash = createHash('sha256');
    for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
    digests.push({ part, sha256: hash.digest('hex') });
  }
  return digests;
};
