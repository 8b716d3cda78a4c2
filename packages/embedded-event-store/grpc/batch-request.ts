import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { bytesTag, readVarint } from '../frame/wire.ts';

/** `timeout`: milliseconds the batch may take, or null. */
export type BatchRequest = { message: streamsPb.BatchAppendReq; timeout: number | null };

const LENGTH_DELIMITED = 2;

/** The content of a length-delimited field, or null. Wire types 0 and 2 are all these messages use. */
function fieldOf(message: Buffer, field: number): Buffer | null {
  for (let at = 0; at < message.length; ) {
    const tag = readVarint(message, at);
    const head = readVarint(message, tag.end);
    const end = (tag.value & 7) === LENGTH_DELIMITED ? head.end + head.value : head.end;
    if (tag.value === bytesTag(field)) return message.subarray(head.end, end);
    at = end;
  }
  return null;
}

function milliseconds(duration: Buffer): number {
  let total = 0;
  for (let at = 0; at < duration.length; ) {
    const tag = readVarint(duration, at);
    const { value, end } = readVarint(duration, tag.end);
    total += tag.value >>> 3 === 1 ? value * 1000 : value / 1e6;
    at = end;
  }
  return total;
}

/**
 * Newer clients send how long a batch may take (field 7 of its options) where this client's messages know a point in time only
 * (field 6): both are read, so both may be advertised.
 */
export function deserializeBatchRequest(bytes: Buffer): BatchRequest {
  const message = streamsPb.BatchAppendReq.deserializeBinary(bytes);
  const options = message.hasOptions() ? fieldOf(bytes, 2) : null;
  const duration = options ? fieldOf(options, 7) : null;
  if (duration) return { message, timeout: milliseconds(duration) };
  const deadline = message.getOptions()?.getDeadline();
  return { message, timeout: deadline ? deadline.getSeconds() * 1000 + deadline.getNanos() / 1e6 - Date.now() : null };
}
