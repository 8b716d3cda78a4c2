import { HEADER_BYTES, ID_BYTES, type Spans } from '../storage/record.ts';
import {
  bytesField,
  bytesTag,
  fieldSize,
  readVarint,
  varintField,
  varintSize,
  varintTag,
  writeFieldHead,
  writeVarint,
} from './wire.ts';

/** What a frame is made of. `revision` null is the tombstone's, 2^63 - 1. */
export type FrameParts = {
  id: string;
  stream: Uint8Array;
  type: Uint8Array;
  isJson: boolean;
  revision: number | null;
  position: number;
  created: number;
  data: Uint8Array;
  metadata: Uint8Array;
};

const TOMBSTONE_REVISION = Buffer.from('ffffffffffffffff7f', 'hex');
const TYPE = Buffer.from('type');
const CREATED = Buffer.from('created');
const CONTENT_TYPE = Buffer.from('content-type');
const JSON_TYPE = Buffer.from('application/json');
const BINARY_TYPE = Buffer.from('application/octet-stream');

const entrySize = (key: Uint8Array, value: Uint8Array): number => fieldSize(key.length) + fieldSize(value.length);

/** Ticks of 100 ns since 1970, as the protocol has them. */
const ticks = (milliseconds: number): Buffer => Buffer.from(`${milliseconds}0000`);

function writeBytes(target: Buffer, offset: number, field: number, content: Uint8Array): number {
  const at = writeFieldHead(target, offset, bytesTag(field), content.length);
  target.set(content, at);
  return at + content.length;
}

function writeEntry(target: Buffer, offset: number, key: Uint8Array, value: Uint8Array): number {
  const at = writeFieldHead(target, offset, bytesTag(6), entrySize(key, value));
  return writeBytes(target, writeBytes(target, at, 1, key), 2, value);
}

/**
 * Builds the message a reader gets (ReadResp holding this event, links not resolved) behind `HEADER_BYTES` of room for the
 * record's header, and says where in the record the parts lie that the store itself looks at.
 */
export function buildEventRecord(parts: FrameParts): { record: Buffer; spans: Spans } {
  const created = ticks(parts.created);
  const contentType = parts.isJson ? JSON_TYPE : BINARY_TYPE;
  const positionSize = varintSize(parts.position);
  const revisionSize = parts.revision === null ? TOMBSTONE_REVISION.length : varintSize(parts.revision);
  const recordedSize =
    fieldSize(2 + ID_BYTES) +
    fieldSize(fieldSize(parts.stream.length)) +
    (1 + revisionSize) +
    2 * (1 + positionSize) +
    fieldSize(entrySize(TYPE, parts.type)) +
    fieldSize(entrySize(CREATED, created)) +
    fieldSize(entrySize(CONTENT_TYPE, contentType)) +
    fieldSize(parts.metadata.length) +
    fieldSize(parts.data.length);
  const readEventSize = fieldSize(recordedSize) + 1 + positionSize;
  const record = Buffer.allocUnsafe(HEADER_BYTES + fieldSize(readEventSize));

  let at = writeFieldHead(record, HEADER_BYTES, bytesTag(1), readEventSize);
  at = writeFieldHead(record, at, bytesTag(1), recordedSize);
  at = writeFieldHead(record, at, bytesTag(1), 2 + ID_BYTES);
  at = writeFieldHead(record, at, bytesTag(2), ID_BYTES);
  const idOffset = at;
  at += record.write(parts.id, at, ID_BYTES, 'latin1');
  at = writeFieldHead(record, at, bytesTag(2), fieldSize(parts.stream.length));
  at = writeBytes(record, at, 3, parts.stream);
  const streamOffset = at - parts.stream.length;
  record[at++] = varintTag(3);
  if (parts.revision === null) at += TOMBSTONE_REVISION.copy(record, at);
  else at = writeVarint(record, at, parts.revision);
  record[at++] = varintTag(4);
  at = writeVarint(record, at, parts.position);
  record[at++] = varintTag(5);
  at = writeVarint(record, at, parts.position);
  at = writeEntry(record, at, TYPE, parts.type);
  const typeOffset = at - parts.type.length;
  at = writeEntry(record, at, CREATED, created);
  at = writeEntry(record, at, CONTENT_TYPE, contentType);
  at = writeBytes(record, at, 7, parts.metadata);
  at = writeBytes(record, at, 8, parts.data);
  const dataOffset = at - parts.data.length;
  record[at++] = varintTag(3);
  writeVarint(record, at, parts.position);

  const lengths = { streamLength: parts.stream.length, typeLength: parts.type.length, dataLength: parts.data.length };
  return { record, spans: { idOffset, streamOffset, typeOffset, dataOffset, ...lengths } };
}

/** The RecordedEvent message inside a frame. */
function recordedEventOf(frame: Buffer): Buffer {
  const outer = readVarint(frame, 1);
  const inner = readVarint(frame, outer.end + 1);
  return frame.subarray(inner.end, inner.end + inner.value);
}

/** A frame with a link: the event it points to (null when that is gone) and the link itself, at the link's position. */
export function linkFrame(target: Buffer | null, link: Buffer, position: number): Buffer {
  const parts = [bytesField(2, recordedEventOf(link)), varintField(3, position)];
  if (target) parts.unshift(bytesField(1, recordedEventOf(target)));
  return bytesField(1, Buffer.concat(parts));
}
