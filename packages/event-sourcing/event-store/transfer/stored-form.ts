/** Between an event on its way and what the client reads and writes. */
import type { EventData, RecordedEvent } from '@eventstore/db-client';
import type { Json } from '../event-codec.ts';
import { isObject, type TransferEvent } from './transfer-event.ts';

/**
 * Metadata of an imported event: when it was recorded first. The store stamps its own time on whatever it takes, and read models show the
 * time of recording.
 */
export const firstRecordedField = 'firstRecordedAt';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');

const metadataOf = (metadata: unknown): Pick<TransferEvent, 'metadata' | 'metadataBase64'> => {
  if (metadata === undefined) return {};
  return metadata instanceof Uint8Array ? { metadataBase64: base64(metadata) } : { metadata: metadata as Json };
};

export const fromStored = (event: RecordedEvent): TransferEvent => {
  const { id, type, streamId, revision, isJson, data, created } = event;
  const stored: unknown = event.metadata;
  const first = isObject(stored) ? stored[firstRecordedField] : undefined;
  const { [firstRecordedField]: _, ...rest } = isObject(stored) ? stored : {};
  return {
    id,
    type,
    stream: streamId,
    revision: Number(revision),
    contentType: isJson ? 'application/json' : 'application/octet-stream',
    data: isJson ? (data as Json) : base64(data as Uint8Array),
    ...metadataOf(typeof first === 'string' ? rest : stored),
    recordedAt: typeof first === 'string' ? first : created.toISOString(),
  };
};

/** Bytes, because the client leaves out JSON metadata that is falsy. It knows them by their constructor: a Buffer will not do. */
const bytesOf = (content: string, encoding: 'utf8' | 'base64'): Uint8Array => new Uint8Array(Buffer.from(content, encoding));

const storedMetadata = ({ metadata, metadataBase64, recordedAt }: TransferEvent): Uint8Array | undefined => {
  if (metadataBase64 !== undefined) return bytesOf(metadataBase64, 'base64');
  if (metadata === undefined) return undefined;
  const stamped = isObject(metadata) ? { ...metadata, [firstRecordedField]: recordedAt } : metadata;
  return bytesOf(JSON.stringify(stamped), 'utf8');
};

export const toStored = (event: TransferEvent): EventData => {
  const { id, type, contentType } = event;
  const metadata = storedMetadata(event);
  const common = { id, type, ...(metadata ? { metadata } : {}) };
  return contentType === 'application/json'
    ? ({ ...common, contentType, data: event.data } as EventData)
    : ({ ...common, contentType, data: bytesOf(String(event.data), 'base64') } as EventData);
};
