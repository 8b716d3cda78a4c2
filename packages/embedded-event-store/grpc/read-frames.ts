import { linkFrame } from '../frame/event-frame.ts';
import { bytesField, emptyField, message, varintField } from '../frame/wire.ts';
import type { LogIndex } from '../index/log-index.ts';
import { payloadOf, readHeader } from '../storage/record.ts';
import type { FoundRecord, StreamReader } from '../store/stream-reader.ts';
import type { PlayedVersion } from './played-version.ts';
import { withStructuredIds } from './structured-ids.ts';

/** The messages of a read that are not events. Numbers are the fields of ReadResp. */
export const confirmationFrame = (id: string): Buffer => bytesField(2, bytesField(1, Buffer.from(id)));
export const checkpointFrame = (commit: number, prepare: number): Buffer =>
  bytesField(3, message(varintField(1, commit), varintField(2, prepare)));
export const streamNotFoundFrame = (stream: string): Buffer => bytesField(4, bytesField(1, bytesField(3, Buffer.from(stream))));
export const firstStreamPositionFrame = (revision: number): Buffer => varintField(5, revision);
export const lastStreamPositionFrame = (revision: number): Buffer => varintField(6, revision);
/** None from a release that does not tell it. */
export const caughtUpFrames = ({ tellsCaughtUp }: PlayedVersion): readonly Buffer[] => (tellsCaughtUp ? [emptyField(8)] : []);

/** Turns records into the frames a call wants: links resolved or not, ids as text or as numbers. */
export type ToFrames = (records: readonly FoundRecord[]) => Buffer[];

const LINK_TYPE = '$>';
/** `revision@stream`, as a link's data has it. */
const LINK = /^(\d+)@([\s\S]+)$/;

export type FrameOptions = { resolveLinks: boolean; structuredIds: boolean };

export function createToFrames(index: LogIndex, reader: StreamReader, options: FrameOptions): ToFrames {
  const resolve = ({ ordinal, record }: FoundRecord): Buffer => {
    const frame = payloadOf(record);
    if (index.types.text(index.type(ordinal)) !== LINK_TYPE) return frame;
    const { dataOffset, dataLength } = readHeader(record, 0);
    const link = LINK.exec(record.toString('utf8', dataOffset, dataOffset + dataLength));
    if (!link?.[1] || !link[2]) return frame;
    const target = reader.event(Buffer.from(link[2], 'utf8'), Number(link[1]));
    return linkFrame(target ? payloadOf(target.record) : null, frame, index.position(ordinal));
  };
  return (records) => {
    const frames = options.resolveLinks ? records.map(resolve) : records.map(({ record }) => payloadOf(record));
    return options.structuredIds ? frames.map(withStructuredIds) : frames;
  };
}
