import { open, stat } from 'node:fs/promises';
import { type Unreadable, unread } from '@order-intake/order-extraction/document';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { limits } from './limits.ts';
import { bytesToSniff, type Sniffed, sniff } from './sniff.ts';

/** What every file that only its password opens is refused with. */
export const encrypted: Unreadable = { code: 'password_protected', reason: unread.password_protected('document') };

/** Size and magic bytes: all that this process looks at itself. */
export async function sniffFile(path: string): Promise<Either<Unreadable, Sniffed>> {
  const { size } = await stat(path);
  if (size === 0) return left({ code: 'empty', reason: unread.file_empty() });
  if (size > limits.file)
    return left({ code: 'too_large', reason: unread.file_too_large(inMegabytes(size), inMegabytes(limits.file)) });
  const file = await open(path);
  try {
    const first = await file.read(Buffer.alloc(16), 0, 16, 0);
    const bytes = Buffer.alloc(bytesToSniff(first.buffer, size));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return right(sniff(bytes.subarray(0, bytesRead)));
  } finally {
    await file.close();
  }
}

const inMegabytes = (bytes: number): number => Number((bytes / 1024 / 1024).toFixed(1));
