import { bytesField, bytesTag, message, readVarint } from '../frame/wire.ts';
import { ID_BYTES } from '../storage/record.ts';
import { structuredUuid } from './uuid.ts';

/** The id is the first field of a recorded event: two field heads, then the text. */
const ID_TEXT_AT = 4;

function withStructuredId(recorded: Buffer): Buffer {
  const id = recorded.toString('latin1', ID_TEXT_AT, ID_TEXT_AT + ID_BYTES);
  return message(bytesField(1, structuredUuid(id).serializeBinary()), recorded.subarray(ID_TEXT_AT + ID_BYTES));
}

/** The same frame with the ids of event and link as two numbers each, and nothing else touched. */
export function withStructuredIds(frame: Buffer): Buffer {
  const event = frame.subarray(readVarint(frame, 1).end);
  const fields: Buffer[] = [];
  for (let at = 0; at < event.length; ) {
    const tag = event[at] ?? 0;
    const { value, end } = readVarint(event, at + 1);
    const isRecorded = tag === bytesTag(1) || tag === bytesTag(2);
    fields.push(isRecorded ? bytesField(tag >>> 3, withStructuredId(event.subarray(end, end + value))) : event.subarray(at, end));
    at = isRecorded ? end + value : end;
  }
  return bytesField(1, message(...fields));
}
