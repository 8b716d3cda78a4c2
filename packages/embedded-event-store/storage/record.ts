import { crc32 } from 'node:zlib';

/** What a record is. The numbers are on disk: never reuse one. */
export const RecordKind = { segment: 1, event: 2, tombstone: 3, emptyAppend: 4 } as const;
export type RecordKind = (typeof RecordKind)[keyof typeof RecordKind];

/**
 * One record: a fixed header, then the payload. For an event the payload is the ready gRPC message, so that reading is
 * copying; the header says where inside it the names, the id and the data lie.
 *
 * | bytes | what                                                                                     |
 * |-------|------------------------------------------------------------------------------------------|
 * | 0-3   | length of the whole record                                                               |
 * | 4-7   | CRC-32 of everything after these four bytes                                              |
 * | 8-15  | position in the log (double): stays when scavenging moves the record                     |
 * | 16-23 | how far the log was durable when this was written (double): tells torn tail from damage  |
 * | 24-31 | revision in its stream (double)                                                          |
 * | 32-39 | created, milliseconds since 1970 (double)                                                |
 * | 40    | kind; 41: 1 at the beginning of a segment that was scavenged; 42-43 free                 |
 * | 44-47 | records of the same append still to follow: an append is kept whole or not at all        |
 * | 48-   | offset and length of stream name, event type, data; offset of the id                     |
 */
export const HEADER_BYTES = 76;
export const ID_BYTES = 36;

export type Spans = {
  streamOffset: number;
  streamLength: number;
  typeOffset: number;
  typeLength: number;
  dataOffset: number;
  dataLength: number;
  idOffset: number;
};

export type RecordHeader = Spans & {
  length: number;
  position: number;
  durable: number;
  revision: number;
  created: number;
  kind: RecordKind;
  scavenged: boolean;
  following: number;
};

const NO_SPANS: Spans = {
  streamOffset: 0,
  streamLength: 0,
  typeOffset: 0,
  typeLength: 0,
  dataOffset: 0,
  dataLength: 0,
  idOffset: 0,
};

/** Fills in the header of a record whose payload is already in place; `seal` must follow before it is written. */
export function writeHeader(
  record: Buffer,
  header: { position: number; revision: number; created: number; kind: RecordKind; following: number },
  spans: Spans = NO_SPANS,
): void {
  record.writeUInt32LE(record.length, 0);
  record.writeDoubleLE(header.position, 8);
  record.writeDoubleLE(header.revision, 24);
  record.writeDoubleLE(header.created, 32);
  record.writeUInt32LE(header.kind, 40);
  record.writeUInt32LE(header.following, 44);
  record.writeUInt32LE(spans.streamOffset, 48);
  record.writeUInt32LE(spans.streamLength, 52);
  record.writeUInt32LE(spans.typeOffset, 56);
  record.writeUInt32LE(spans.typeLength, 60);
  record.writeUInt32LE(spans.dataOffset, 64);
  record.writeUInt32LE(spans.dataLength, 68);
  record.writeUInt32LE(spans.idOffset, 72);
}

/** Notes how far the log is durable and makes the checksum: the last touch before the record is written. */
export function seal(record: Buffer, durable: number): void {
  record.writeDoubleLE(durable, 16);
  record.writeUInt32LE(crc32(record.subarray(8)), 4);
}

/** A copy of a record as it goes into a scavenged segment: complete by itself, whatever of its append is left out. */
export function scavengedCopy(record: Buffer): Buffer {
  const copy = Buffer.from(record);
  copy.writeUInt32LE(0, 44);
  if (copy.readUInt8(40) === RecordKind.segment) copy.writeUInt8(1, 41);
  copy.writeUInt32LE(crc32(copy.subarray(8)), 4);
  return copy;
}

export function readHeader(bytes: Buffer, at: number): RecordHeader {
  return {
    length: bytes.readUInt32LE(at),
    position: bytes.readDoubleLE(at + 8),
    durable: bytes.readDoubleLE(at + 16),
    revision: bytes.readDoubleLE(at + 24),
    created: bytes.readDoubleLE(at + 32),
    kind: bytes.readUInt8(at + 40) as RecordKind,
    scavenged: bytes.readUInt8(at + 41) === 1,
    following: bytes.readUInt32LE(at + 44),
    streamOffset: bytes.readUInt32LE(at + 48),
    streamLength: bytes.readUInt32LE(at + 52),
    typeOffset: bytes.readUInt32LE(at + 56),
    typeLength: bytes.readUInt32LE(at + 60),
    dataOffset: bytes.readUInt32LE(at + 64),
    dataLength: bytes.readUInt32LE(at + 68),
    idOffset: bytes.readUInt32LE(at + 72),
  };
}

/** True when the whole record lies in `bytes` and its checksum is right. */
export function isIntact(bytes: Buffer, at: number): boolean {
  if (at + HEADER_BYTES > bytes.length) return false;
  const length = bytes.readUInt32LE(at);
  if (length < HEADER_BYTES || at + length > bytes.length) return false;
  return crc32(bytes.subarray(at + 8, at + length)) === bytes.readUInt32LE(at + 4);
}

/** A record without an event: the beginning of a segment, or an append of nothing (which still takes a position). */
export function plainRecord(kind: RecordKind, position: number, created: number, payload: Buffer = Buffer.alloc(0)): Buffer {
  const record = Buffer.allocUnsafe(HEADER_BYTES + payload.length);
  record.set(payload, HEADER_BYTES);
  writeHeader(record, { position, revision: 0, created, kind, following: 0 });
  return record;
}

export const payloadOf = (record: Buffer): Buffer => record.subarray(HEADER_BYTES);
