import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleUnaryCall, ServerUnaryCall } from '@grpc/grpc-js';
import { bytesField } from '../frame/wire.ts';
import type { AppendOutcome } from '../store/writer.ts';
import { positionMessage } from './append-response.ts';
import { answerWritten, callerOf, type Service } from './context.ts';
import { deleteConflict, handlerThrew, invalidArgument, streamDeleted, writeFailed } from './errors.ts';
import { expectedOf } from './expected-options.ts';
import { streamNameOf } from './proposed-message.ts';

type Request = streams.DeleteReq | streams.TombstoneReq;
type Remove = (stream: string, expected: number) => Promise<AppendOutcome>;

const noExpected = (kind: string): string =>
  `'None' is not a valid EventStore.Client.Streams.${kind}+Types+Options+ExpectedStreamRevisionOneofCase`;

function createRemoval<R extends Request>(service: Service, kind: string, remove: Remove): handleUnaryCall<R, Buffer> {
  const handle = async (call: ServerUnaryCall<R, Buffer>): Promise<Buffer> => {
    const entered = service.gate.enter('append');
    if (entered) await entered;
    const caller = callerOf(service, call.metadata);
    const options = call.request.getOptions();
    const stream = streamNameOf(options?.getStreamIdentifier());
    if (!options || stream === '') throw handlerThrew();
    const expected = expectedOf(options);
    if (expected === null) throw invalidArgument(noExpected(kind));
    service.access.mayUse(caller, 'delete', stream);
    const outcome = await remove(stream, expected).catch((error: unknown) => {
      throw writeFailed(error);
    });
    if (outcome.kind === 'deleted') throw streamDeleted(stream);
    if (outcome.kind === 'wrong') throw deleteConflict(stream, expected, outcome.current);
    return bytesField(1, positionMessage(outcome.position ?? 0));
  };
  return (call, callback) => answerWritten(service, handle(call), callback);
}

export const createDelete = (service: Service): handleUnaryCall<streams.DeleteReq, Buffer> =>
  createRemoval(service, 'DeleteReq', service.store.writer.remove);

export const createTombstone = (service: Service): handleUnaryCall<streams.TombstoneReq, Buffer> =>
  createRemoval(service, 'TombstoneReq', service.store.writer.tombstone);
