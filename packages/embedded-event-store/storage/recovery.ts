import { HEADER_BYTES, isIntact, type RecordHeader, RecordKind, readHeader } from './record.ts';
import type { SegmentStore } from './segment-store.ts';

/** Called for every intact record in order of the log. `bytes` is only lent: copy what must stay. */
export type RecordVisitor = (header: RecordHeader, bytes: Buffer, at: number, segment: number, offset: number) => void;

export type Recovered = {
  /** Position behind the last record. */
  end: number;
  /** Size the last segment must be cut to, or null when it ends cleanly. */
  cutTo: number | null;
  /** Records that were visited but belong to an append that is not complete: to be taken back. */
  incomplete: number;
};

/** The log is damaged where nothing can be cut without losing acknowledged events. */
class CorruptLogError extends Error {
  readonly position: number;
  constructor(message: string, position: number) {
    super(message);
    this.name = 'CorruptLogError';
    this.position = position;
  }
}

const CHUNK_BYTES = 1 << 20;
const LARGEST_RECORD = 64 << 20;

type SegmentScan = { size: number; end: number; groupOffset: number; groupPosition: number; groupRecords: number };

/** Walks over one segment until its end or the first record that is not intact; returns how far it came. */
function scan(segments: SegmentStore, segment: number, size: number, start: number, visit: RecordVisitor): SegmentScan {
  let offset = 0;
  let position = start;
  let group = { offset: 0, position: start, records: 0 };
  let chunk: Buffer = Buffer.alloc(0);
  let chunkStart = 0;
  while (offset < size) {
    let at = offset - chunkStart;
    if (at + HEADER_BYTES > chunk.length || at + chunk.readUInt32LE(at) > chunk.length) {
      const head = segments.read(segment, offset, CHUNK_BYTES);
      const length = head.length >= 4 ? head.readUInt32LE(0) : 0;
      chunk = length > head.length && length <= LARGEST_RECORD ? segments.read(segment, offset, length) : head;
      chunkStart = offset;
      at = 0;
    }
    if (!isIntact(chunk, at)) break;
    const header = readHeader(chunk, at);
    if (header.position < position) break;
    visit(header, chunk, at, segment, offset);
    offset += header.length;
    position = header.position + header.length;
    group = header.following === 0 ? { offset, position, records: 0 } : { ...group, records: group.records + 1 };
  }
  return { size: offset, end: position, groupOffset: group.offset, groupPosition: group.position, groupRecords: group.records };
}

/**
 * Is anything behind the bad record known to have been written after it was durable? Each record says how far the log was
 * durable when it was written, so one that says "beyond there" proves damage; without one it is an interrupted write.
 */
function provesDamage(segments: SegmentStore, segment: number, size: number, bad: SegmentScan): boolean {
  const rest = segments.read(segment, bad.size, size - bad.size);
  for (let at = 1; at + HEADER_BYTES <= rest.length; at++) {
    if (rest.readDoubleLE(at + 8) !== bad.end + at) continue;
    if (isIntact(rest, at) && rest.readDoubleLE(at + 16) > bad.end) return true;
  }
  return false;
}

function damaged(segment: number, scanned: SegmentScan): CorruptLogError {
  const where = `segment ${segment}, byte ${scanned.size}, position ${scanned.end}`;
  return new CorruptLogError(
    `The log is damaged at ${where}: events written later are intact, so this is not an interrupted write. Nothing was changed. ` +
      'Restore this segment file from a backup, or import the last export of the events into an empty directory.',
    scanned.end,
  );
}

/** Reads the whole log once, giving every intact record to `visit`. Throws CorruptLogError when it is damaged in the middle. */
export function recover(segments: SegmentStore, visit: RecordVisitor): Recovered {
  const sizes = segments.sizes();
  let end = 0;
  for (const [segment, size] of sizes.entries()) {
    const isLast = segment === sizes.length - 1;
    const scanned = scan(segments, segment, size, end, visit);
    const complete = scanned.size === size && scanned.groupRecords === 0;
    if (complete) {
      end = scanned.end;
      continue;
    }
    if (!isLast || provesDamage(segments, segment, size, scanned)) throw damaged(segment, scanned);
    return { end: scanned.groupPosition, cutTo: scanned.groupOffset, incomplete: scanned.groupRecords };
  }
  return { end, cutTo: null, incomplete: 0 };
}

export const isEventRecord = (kind: RecordKind): boolean => kind === RecordKind.event || kind === RecordKind.tombstone;
