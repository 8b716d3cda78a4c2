import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ProposedEvent } from '../store/writer.ts';

export type ProposedMessage = streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage;

/** Only this exact content type is JSON; everything else reads back as bytes. */
const JSON_TYPE = 'application/json';

export const NAMELESS_METASTREAM = "'$$' is not a stream: it would hold the metadata of a stream without a name.";

export const streamNameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? new Uint8Array(0)).toString('utf8');

/** What counts for the limit of an append: data and metadata. */
export const sizeOf = (event: ProposedEvent): number => event.data.length + event.metadata.length;

export const toProposedEvent = (message: ProposedMessage, id: string): ProposedEvent => ({
  id,
  type: message.getMetadataMap().get('type') ?? '',
  isJson: message.getMetadataMap().get('content-type') === JSON_TYPE,
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});
