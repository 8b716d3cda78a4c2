/**
 * What the packed parts of a PDF unpack to, before a parser unpacks them whole: packed twice, two kilobytes become a gigabyte (deflate packs
 * zeros a thousand times). Only the deflated parts count; the other filters give at most as much as a reader's memory limit stands for.
 */

import { inflateSync, constants as zlib } from 'node:zlib';
import { unread } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';

const { streams: mostStreams, levels: mostLevels } = limits.pdf;
/** What is looked at of a picture: its own size bounds what is unpacked of it, unless it is packed again. */
const peek = 64 * 1024;

const looksPacked = (bytes: Buffer): boolean =>
  bytes.length > 2 && ((bytes[0] ?? 0) & 0x0f) === 8 && ((bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)) % 31 === 0;

/** At most `most` bytes more are unpacked; null when they would be more. What is no deflated data unpacks to nothing. */
const unpacked = (bytes: Buffer, most: number): Buffer | null => {
  try {
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: zlib.Z_SYNC_FLUSH });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : Buffer.alloc(0);
  }
};

const tooMuch = () => guarded('hostile', unread.pdf_parts_too_large(limits.pdf.inflated / 1024 / 1024));

/**
 * Refuses a PDF whose parts unpack to more than is read (limits.ts). Each is unpacked to where it ends by itself: what the file says of its
 * length and filters may be wrong. Of an encrypted one nothing is seen here; a reader's limits of memory and time are its end.
 */
export function guardInflation(pdf: Buffer): void {
  let left: number = limits.pdf.inflated;
  let at = pdf.indexOf('stream');
  for (let count = 0; count < mostStreams && at >= 0; count += 1) {
    const packed = pdf.subarray(startOf(pdf, at + 6));
    if (looksPacked(packed)) left -= sizeOf(packed, isPicture(pdf, at), left);
    at = pdf.indexOf('stream', at + 6);
  }
}

/** ISO 32000-1, 7.3.8.1: the keyword is followed by CR LF or LF. */
const startOf = (pdf: Buffer, at: number): number => {
  const lineFeed = pdf[at] === 0x0d ? at + 1 : at;
  return pdf[lineFeed] === 0x0a ? lineFeed + 1 : lineFeed;
};

/** a picture that is deflated once is unpacked as far as its own size says, and one that is too large not at all */
const isPicture = (pdf: Buffer, at: number): boolean =>
  /\/Subtype\s*\/Image\b/.test(pdf.toString('latin1', Math.max(0, at - 600), at).replace(/^.*\bobj\b/s, ''));

/** Bytes that the part unpacks to in all its levels; of a picture none where it is packed once. */
function sizeOf(packed: Buffer, picture: boolean, left: number): number {
  let size = 0;
  let bytes = packed;
  for (let level = 0; level < mostLevels && looksPacked(bytes); level += 1) {
    if (picture && level === 0) {
      const head = unpacked(bytes.subarray(0, peek), peek * 1_100);
      if (head && !looksPacked(head)) return 0;
    }
    const next = unpacked(bytes, Math.max(1, left - size));
    if (next === null) throw tooMuch();
    size += next.length;
    bytes = next;
  }
  return size;
}
