import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { revisionFromText } from '../store/expected-revision.ts';
import { handlerThrew, invalidArgument } from './errors.ts';
import { streamNameOf } from './proposed-message.ts';

/** Where a read of a stream begins; a revision below 0 is the end, as the real server reads it. */
export type StreamFrom = 'start' | 'end' | number;
/** Where a read of all events begins. */
export type AllFrom = 'start' | 'end' | { commit: number; prepare: number };

export type ReadRequest = {
  source: { kind: 'stream'; stream: string; from: StreamFrom } | { kind: 'all'; from: AllFrom };
  backwards: boolean;
  resolveLinks: boolean;
  /** Events wanted; null for a subscription. */
  count: number | null;
  filter: streams.ReadReq.Options.FilterOptions | null;
  structuredIds: boolean;
  /** No form of ids was chosen: the real server never answers such a read. */
  noIdForm: boolean;
  /** From 1 on the reader wants to hear the first and last revision too. */
  compatibility: number;
};

type Options = streams.ReadReq.Options;

function combinationOf(options: Options): { text: string; valid: boolean } {
  const streamPart = options.hasStream() ? 'Stream' : options.hasAll() ? 'All' : 'None';
  const countPart = options.hasCount() ? 'Count' : options.hasSubscription() ? 'Subscription' : 'None';
  const direction = options.getReadDirection() === 0 ? 'Forwards' : 'Backwards';
  const filterPart = options.hasFilter() ? 'Filter' : options.hasNoFilter() ? 'NoFilter' : 'None';
  const valid =
    streamPart !== 'None' &&
    countPart !== 'None' &&
    filterPart !== 'None' &&
    !(streamPart === 'Stream' && filterPart === 'Filter') &&
    !(countPart === 'Subscription' && direction === 'Backwards');
  return { text: `(${streamPart}, ${countPart}, ${direction}, ${filterPart})`, valid };
}

function streamSource(options: streams.ReadReq.Options.StreamOptions): ReadRequest['source'] {
  const stream = streamNameOf(options.getStreamIdentifier());
  if (stream === '') throw handlerThrew();
  if (options.hasStart()) return { kind: 'stream', stream, from: 'start' };
  if (options.hasEnd()) return { kind: 'stream', stream, from: 'end' };
  if (!options.hasRevision()) throw handlerThrew();
  const revision = revisionFromText(options.getRevision());
  return { kind: 'stream', stream, from: revision < 0 ? 'end' : revision };
}

function allSource(options: streams.ReadReq.Options.AllOptions | undefined): ReadRequest['source'] {
  if (options?.hasStart()) return { kind: 'all', from: 'start' };
  if (options?.hasEnd()) return { kind: 'all', from: 'end' };
  const position = options?.getPosition();
  if (!position) throw handlerThrew();
  const commit = Number(position.getCommitPosition());
  const prepare = Number(position.getPreparePosition());
  if (prepare > commit) throw handlerThrew();
  return { kind: 'all', from: { commit, prepare } };
}

/** Throws what the real server answers to requests that make no sense. */
export function parseReadRequest(request: streams.ReadReq): ReadRequest {
  const options = request.getOptions();
  if (!options) throw handlerThrew();
  const combination = combinationOf(options);
  if (!combination.valid) throw invalidArgument(`The combination of ${combination.text} is invalid.`);
  const stream = options.getStream();
  const idForm = options.getUuidOption();
  return {
    source: stream ? streamSource(stream) : allSource(options.getAll()),
    backwards: options.getReadDirection() === 1,
    resolveLinks: options.getResolveLinks(),
    count: options.hasCount() ? Number(options.getCount()) : null,
    filter: options.getFilter() ?? null,
    structuredIds: idForm?.hasStructured() ?? false,
    noIdForm: !idForm?.hasStructured() && !idForm?.hasString(),
    compatibility: options.getControlOption()?.getCompatibility() ?? 0,
  };
}
