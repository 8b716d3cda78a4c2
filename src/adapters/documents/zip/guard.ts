import { inflateRawSync } from 'node:zlib';
import { type UnreadReason, unread } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded, type Refusal } from '../refusal.ts';
import { readDirectory, type ZipEntry } from './directory.ts';

const stored = 0;
const deflated = 8;
const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024);
/** what the archive is to its sender */
export type ZipKind = 'workbook' | 'document' | 'archive';

const hostile = (reason: UnreadReason): Refusal => guarded('hostile', reason);
const damaged = (kind: ZipKind): Refusal =>
  guarded('corrupt', kind === 'archive' ? unread.archive_damaged() : unread.zip_damaged(kind));

/**
 * Refuses an archive before a parser sees it: too many entries, too much data, a bomb's ratio, sizes that lie, entries that overlap.
 * Every entry is inflated once within its limit, because a declared size is only a claim. Throws a Refusal.
 */
export function guardZip(bytes: Buffer, kind: ZipKind = 'workbook'): void {
  const { entries: most, total, entry: mostEach } = limits.zip;
  const directory = readDirectory(bytes, most + 1);
  if (directory.count > most && directory.count !== 0xffff) throw hostile(unread.zip_parts_too_many(kind, directory.count, most));
  if (directory.zip64) throw hostile(unread.zip_64(kind));
  if (directory.damaged) throw damaged(kind);
  if (directory.entries.some((entry) => entry.encrypted)) throw guarded('password_protected', unread.password_protected(kind));
  const declared = directory.entries.reduce((sum, entry) => sum + entry.size, 0);
  if (declared > total) throw hostile(unread.zip_too_large(kind, megabytes(declared), megabytes(total)));
  const big = directory.entries.find((entry) => entry.size > mostEach);
  if (big) throw hostile(unread.zip_part_too_large(kind, megabytes(big.size), megabytes(mostEach)));
  refuseOverlaps(
    directory.entries.map((entry) => checkEntry(bytes, entry, kind)),
    kind,
  );
}

type Span = { readonly from: number; readonly to: number };

function checkEntry(bytes: Buffer, entry: ZipEntry, kind: ZipKind): Span {
  if (entry.method !== stored && entry.method !== deflated) throw hostile(unread.zip_method_unknown(kind));
  if (entry.offset + 30 > bytes.length) throw damaged(kind);
  const from = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const to = from + entry.packed;
  if (to > bytes.length) throw damaged(kind);
  const size = entry.method === stored ? entry.packed : inflatedSize(bytes.subarray(from, to), entry.size, kind);
  if (size !== entry.size) throw hostile(unread.zip_sizes_differ(kind));
  if (size > limits.zip.ratioAbove && size / Math.max(1, entry.packed) > limits.zip.ratio) {
    throw hostile(unread.zip_ratio(kind, Math.round(size / entry.packed), limits.zip.ratio));
  }
  return { from: entry.offset, to };
}

function inflatedSize(packed: Buffer, declared: number, kind: ZipKind): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: declared + 1 }).length;
  } catch (error) {
    if (error instanceof RangeError) throw hostile(unread.zip_sizes_differ(kind));
    throw damaged(kind);
  }
}

function refuseOverlaps(spans: readonly Span[], kind: ZipKind): void {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  if (sorted.some((span, index) => span.from < (sorted[index - 1]?.to ?? 0))) throw hostile(unread.zip_overlaps(kind));
}
