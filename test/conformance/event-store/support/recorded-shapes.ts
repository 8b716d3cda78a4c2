import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import type streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { type ServiceError, type StatusObject, status } from '@grpc/grpc-js';

/** Messages as the recordings write them: the fields that are there, by their .proto names; positions as `@` and the number. */

export const MAX = '18446744073709551615';
const number = (text: string): number | string => (text === MAX ? 'MAX' : Number(text));

/** Of the way an answer came, not of what it says; servers from 25.1 on name the encoding. */
const ofTransport = [
  'date',
  'server',
  'content-type',
  'content-length',
  'transfer-encoding',
  'grpc-encoding',
  'grpc-accept-encoding',
];

/** What failed, with the trailers that are the server's own. */
export function failureShape(error: ServiceError | StatusObject): Record<string, unknown> {
  const trailers: Record<string, string> = {};
  for (const [key, value] of Object.entries(error.metadata.getMap()).sort()) {
    if (!ofTransport.includes(key)) trailers[key] = String(value);
  }
  return { code: status[error.code], details: error.details, trailers };
}

type Positioned = { getCommitPosition(): string; getPreparePosition(): string };
export const position = (at: Positioned | undefined) => ({
  commitPosition: `@${at?.getCommitPosition()}`,
  preparePosition: `@${at?.getPreparePosition()}`,
});

export function success(message: streamsPb.AppendResp.Success | streamsPb.BatchAppendResp.Success): Record<string, unknown> {
  return {
    ...(message.hasNoStream() ? { noStream: {} } : { currentRevision: number(message.getCurrentRevision()) }),
    ...(message.hasNoPosition() ? { noPosition: {} } : { position: position(message.getPosition()) }),
  };
}

export function wrongVersion(message: streamsPb.AppendResp.WrongExpectedVersion): Record<string, unknown> {
  return {
    ...(message.hasCurrentRevision2060()
      ? { currentRevision_20_6_0: message.getCurrentRevision2060() }
      : { noStream_20_6_0: {} }),
    ...(message.hasExpectedRevision2060() ? { expectedRevision_20_6_0: expected2060(message) } : {}),
    ...(message.hasAny2060() ? { any_20_6_0: {} } : {}),
    ...(message.hasStreamExists2060() ? { streamExists_20_6_0: {} } : {}),
    ...(message.hasCurrentNoStream() ? { currentNoStream: {} } : { currentRevision: number(message.getCurrentRevision()) }),
    ...(message.hasExpectedRevision() ? { expectedRevision: number(message.getExpectedRevision()) } : {}),
    ...(message.hasExpectedAny() ? { expectedAny: {} } : {}),
    ...(message.hasExpectedStreamExists() ? { expectedStreamExists: {} } : {}),
    ...(message.hasExpectedNoStream() ? { expectedNoStream: {} } : {}),
  };
}

const expected2060 = (message: streamsPb.AppendResp.WrongExpectedVersion): number | string =>
  message.getExpectedRevision2060() >= 2 ** 63 ? 'MAX' : message.getExpectedRevision2060();

export function batchError(message: streamsPb.BatchAppendResp, stream: string): Record<string, unknown> {
  const error = message.getError();
  const any = error?.getDetails();
  const name = any?.getTypeName() ?? '';
  const bytes = any?.getValue_asU8() ?? new Uint8Array(0);
  const details: Record<string, unknown> = { '@type': any?.getTypeUrl() };
  if (name.endsWith('WrongExpectedVersion')) {
    const wrong = sharedPb.WrongExpectedVersion.deserializeBinary(bytes);
    if (wrong.hasCurrentNoStream()) details.currentNoStream = {};
    else details.currentStreamRevision = number(wrong.getCurrentStreamRevision());
    if (wrong.hasExpectedStreamPosition()) details.expectedStreamPosition = number(wrong.getExpectedStreamPosition());
    if (wrong.hasExpectedAny()) details.expectedAny = {};
    if (wrong.hasExpectedStreamExists()) details.expectedStreamExists = {};
    if (wrong.hasExpectedNoStream()) details.expectedNoStream = {};
  }
  if (name.endsWith('StreamDeleted')) details.streamIdentifier = stream;
  return { code: status[error?.getCode() ?? 0], message: error?.getMessage(), details };
}

function recorded(event: streamsPb.ReadResp.ReadEvent.RecordedEvent): Record<string, unknown> {
  const metadata: Record<string, string> = {};
  event.getMetadataMap().forEach((value, key) => {
    metadata[key] = key === 'created' ? '<ticks>' : value;
  });
  return {
    metadata,
    id: `id:${event.getId()?.getString()}`,
    streamIdentifier: Buffer.from(event.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
    streamRevision:
      event.getStreamRevision() === '9223372036854775807' ? event.getStreamRevision() : number(event.getStreamRevision()),
    ...position(event),
    customMetadata: Buffer.from(event.getCustomMetadata_asU8()).toString(),
    data: Buffer.from(event.getData_asU8()).toString(),
  };
}

export function readMessage(message: streamsPb.ReadResp): Record<string, unknown> {
  if (message.hasFirstStreamPosition()) return { firstStreamPosition: number(message.getFirstStreamPosition()) };
  if (message.hasLastStreamPosition()) return { lastStreamPosition: number(message.getLastStreamPosition()) };
  if (message.hasStreamNotFound()) {
    const name = message.getStreamNotFound()?.getStreamIdentifier()?.getStreamName_asU8() ?? [];
    return { streamNotFound: { streamIdentifier: Buffer.from(name).toString() } };
  }
  if (message.hasConfirmation()) return { confirmation: { subscriptionId: message.getConfirmation()?.getSubscriptionId() } };
  if (message.hasCaughtUp()) return { caughtUp: {} };
  const read = message.getEvent();
  const event = read?.getEvent();
  const link = read?.getLink();
  const shown = { ...(event ? { event: recorded(event) } : {}), ...(link ? { link: recorded(link) } : {}) };
  return {
    event: { ...shown, ...(read?.hasCommitPosition() ? { commitPosition: `@${read.getCommitPosition()}` } : { noPosition: {} }) },
  };
}
