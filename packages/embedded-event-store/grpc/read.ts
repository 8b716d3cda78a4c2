import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js';
import { asServiceError, callerOf, type Service } from './context.ts';
import { handlerThrew, stopping } from './errors.ts';
import { createEventFilter } from './event-filter.ts';
import { ClosedError, createFrameWriter, type FrameWriter } from './frame-writer.ts';
import { readAll } from './read-all.ts';
import { createToFrames, streamNotFoundFrame } from './read-frames.ts';
import { parseReadRequest } from './read-request.ts';
import { readStream } from './read-stream.ts';
import { subscribeToAll } from './subscribe-all.ts';
import { subscribeToStream } from './subscribe-stream.ts';

type Call = ServerWritableStream<streams.ReadReq, Buffer>;

/** One method for everything that is read: a stream or all events, once or as a subscription. */
export function createRead(service: Service): handleServerStreamingCall<streams.ReadReq, Buffer> {
  const { store, access } = service;

  const handle = async (call: Call, writer: FrameWriter): Promise<void> => {
    const entered = service.gate.enter('read');
    if (entered) await entered;
    const caller = callerOf(service, call.metadata);
    const request = parseReadRequest(call.request);
    const { source, count, backwards } = request;
    const filter = request.filter ? createEventFilter(store.index, request.filter) : null;
    if (source.kind === 'all') access.mayReadAll(caller);
    else access.mayUse(caller, 'read', source.stream);
    if (count === null && filter && request.filter?.getCheckpointintervalmultiplier() === 0) throw handlerThrew();
    if (request.noIdForm || !service.gate.mayAnswer('read')) return writer.silence();
    if (source.kind === 'all' && count !== null && (count === 0 || filter?.window === 0)) return writer.silence();

    const toFrames = createToFrames(store.index, store.streamReader, request);
    if (source.kind === 'stream') {
      const { stream, from } = source;
      if (count === null) return subscribeToStream(service, stream, from, writer, toFrames);
      if (service.appending.isReturning(stream)) return writer.write([streamNotFoundFrame(stream)]);
      return readStream(store, { stream, from, backwards, count, compatibility: request.compatibility }, writer, toFrames);
    }
    if (count === null) return subscribeToAll(service, source.from, filter, writer, toFrames);
    return readAll(service, { from: source.from, backwards, count, filter: filter?.matches ?? null }, writer, toFrames);
  };

  return (call) => {
    const writer = createFrameWriter(call);
    const stop = (): void => writer.close(stopping());
    service.openCalls.add(stop);
    handle(call, writer)
      .then(
        () => call.end(),
        (error: unknown) => {
          if (error instanceof ClosedError) call.end();
          else call.emit('error', asServiceError(service, error));
        },
      )
      .finally(() => service.openCalls.delete(stop));
  };
}
