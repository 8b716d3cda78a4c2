import { inflateRawSync } from 'node:zlib';
import { limits } from '../limits.ts';
import { guarded, type Refusal } from '../refusal.ts';
import { readDirectory, type ZipEntry } from './directory.ts';

const stored = 0;
const deflated = 8;
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024)} MB`;
/** what the archive is to its sender */
export type ZipKind = 'workbook' | 'document' | 'archive';

const hostile = (reason: string): Refusal => guarded('hostile', reason);
const damaged = (kind: ZipKind): Refusal =>
  guarded('corrupt', kind === 'archive' ? 'The archive is damaged.' : `The ${kind} is damaged: its archive cannot be read.`);

/**
 * Refuses an archive before a parser sees it: too many entries, too much data, a bomb's ratio, sizes that lie, entries that overlap.
 * Every entry is inflated once within its limit, because a declared size is only a claim. Throws a Refusal.
 */
export function guardZip(bytes: Buffer, kind: ZipKind = 'workbook'): void {
  const { entries: most, total, entry: mostEach } = limits.zip;
  const directory = readDirectory(bytes, most + 1);
  if (directory.count > most && directory.count !== 0xffff)
    throw hostile(`The ${kind} holds ${directory.count} parts; ${most} are allowed.`);
  if (directory.zip64) throw hostile(`The ${kind} is a ZIP64 archive, which is only needed above 4 GB.`);
  if (directory.damaged) throw damaged(kind);
  if (directory.entries.some((entry) => entry.encrypted))
    throw guarded('password_protected', `The ${kind} is password-protected.`);
  const declared = directory.entries.reduce((sum, entry) => sum + entry.size, 0);
  if (declared > total) throw hostile(`The ${kind} unpacks to ${megabytes(declared)}; ${megabytes(total)} are allowed.`);
  const big = directory.entries.find((entry) => entry.size > mostEach);
  if (big) throw hostile(`A part of the ${kind} unpacks to ${megabytes(big.size)}; ${megabytes(mostEach)} are allowed.`);
  refuseOverlaps(
    directory.entries.map((entry) => checkEntry(bytes, entry, kind)),
    kind,
  );
}

type Span = { readonly from: number; readonly to: number };

function checkEntry(bytes: Buffer, entry: ZipEntry, kind: ZipKind): Span {
  if (entry.method !== stored && entry.method !== deflated)
    throw hostile(`The ${kind} is packed by a method that no office program uses.`);
  if (entry.offset + 30 > bytes.length) throw damaged(kind);
  const from = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const to = from + entry.packed;
  if (to > bytes.length) throw damaged(kind);
  const size = entry.method === stored ? entry.packed : inflatedSize(bytes.subarray(from, to), entry.size, kind);
  if (size !== entry.size) throw hostile(`The ${kind} declares other sizes than it holds, as archive bombs do.`);
  if (size > limits.zip.ratioAbove && size / Math.max(1, entry.packed) > limits.zip.ratio) {
    throw hostile(
      `A part of the ${kind} unpacks to ${Math.round(size / entry.packed)} times its size, as archive bombs do; ${limits.zip.ratio} times are allowed.`,
    );
  }
  return { from: entry.offset, to };
}

function inflatedSize(packed: Buffer, declared: number, kind: ZipKind): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: declared + 1 }).length;
  } catch (error) {
    if (error instanceof RangeError) throw hostile(`The ${kind} declares other sizes than it holds, as archive bombs do.`);
    throw damaged(kind);
  }
}

function refuseOverlaps(spans: readonly Span[], kind: ZipKind): void {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  if (sorted.some((span, index) => span.from < (sorted[index - 1]?.to ?? 0)))
    throw hostile(`Parts of the ${kind} overlap, as archive bombs do.`);
}
