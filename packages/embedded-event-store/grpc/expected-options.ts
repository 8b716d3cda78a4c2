import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { Expected, revisionFromText } from '../store/expected-revision.ts';

type ClassicOptions = streams.AppendReq.Options | streams.DeleteReq.Options | streams.TombstoneReq.Options;

/** The expected revision of a request, or null when the request names none. */
export function expectedOf(options: ClassicOptions): number | null {
  if (options.hasRevision()) return revisionFromText(options.getRevision());
  if (options.hasAny()) return Expected.any;
  if (options.hasNoStream()) return Expected.noStream;
  return options.hasStreamExists() ? Expected.streamExists : null;
}

export function expectedOfBatch(options: streams.BatchAppendReq.Options): number | null {
  if (options.hasStreamPosition()) return revisionFromText(options.getStreamPosition());
  if (options.hasAny()) return Expected.any;
  if (options.hasNoStream()) return Expected.noStream;
  return options.hasStreamExists() ? Expected.streamExists : null;
}
