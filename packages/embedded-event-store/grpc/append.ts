import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleClientStreamingCall, ServerReadableStream } from '@grpc/grpc-js';
import type { ProposedEvent } from '../store/writer.ts';
import { appendResponse } from './append-response.ts';
import { answerWritten, callerOf, type Service } from './context.ts';
import { appendTooLarge, commitTimeout, handlerThrew, invalidArgument, missingProperty, writeFailed } from './errors.ts';
import { expectedOf } from './expected-options.ts';
import { NAMELESS_METASTREAM, sizeOf, streamNameOf, toProposedEvent } from './proposed-message.ts';
import { COMMIT_TIMEOUT_MS } from './traits.ts';
import { EMPTY_UUID, uuidText } from './uuid.ts';

const NO_EXPECTED = "'None' is not a valid EventStore.Client.Streams.AppendReq+Types+Options+ExpectedStreamRevisionOneofCase";

type Collected = { stream: string; expected: number; events: ProposedEvent[]; size: number };

function begin(request: streams.AppendReq): Collected {
  const options = request.getOptions();
  const stream = streamNameOf(options?.getStreamIdentifier());
  if (!options || stream === '') throw handlerThrew();
  // the real server dies of this one
  if (stream === '$$') throw invalidArgument(NAMELESS_METASTREAM);
  const expected = expectedOf(options);
  if (expected === null) throw invalidArgument(NO_EXPECTED);
  return { stream, expected, events: [], size: 0 };
}

function proposed(message: streams.AppendReq.ProposedMessage): ProposedEvent {
  const keys = message.getMetadataMap();
  if (!keys.has('type')) throw missingProperty('type');
  if (!keys.has('content-type')) throw missingProperty('content-type');
  const uuid = message.getId();
  const id = uuid ? uuidText(uuid) : null;
  const event = toProposedEvent(message, id ?? '');
  if (id === null || id === EMPTY_UUID || event.type === '') throw handlerThrew();
  return event;
}

/** The whole request: the options first, then the events. Past the limit nothing is kept any more, only counted. */
async function collect(call: ServerReadableStream<streams.AppendReq, unknown>, limit: number): Promise<Collected> {
  let collected: Collected | null = null;
  for await (const request of call as AsyncIterable<streams.AppendReq>) {
    if (!collected) {
      collected = begin(request);
      continue;
    }
    const message = request.getProposedMessage();
    if (!message) throw handlerThrew();
    const event = proposed(message);
    collected.size += sizeOf(event);
    if (collected.size > limit) collected.events = [];
    else collected.events.push(event);
  }
  if (!collected) throw handlerThrew();
  if (collected.size > limit) throw appendTooLarge(limit);
  return collected;
}

export function createAppend(service: Service): handleClientStreamingCall<streams.AppendReq, Buffer> {
  const handle = async (call: ServerReadableStream<streams.AppendReq, Buffer>): Promise<Buffer> => {
    const entered = service.gate.enter('append');
    if (entered) await entered;
    const caller = callerOf(service, call.metadata);
    const { stream, expected, events } = await collect(call, service.maxAppendSize);
    service.access.mayUse(caller, 'write', stream);
    const outcome = await service.appending.append(stream, expected, events).catch((error: unknown) => {
      throw writeFailed(error);
    });
    if (outcome === 'dropped') {
      await new Promise((resolve) => setTimeout(resolve, COMMIT_TIMEOUT_MS));
      throw commitTimeout();
    }
    return appendResponse(outcome, stream, expected);
  };
  return (call, callback) => answerWritten(service, handle(call), callback);
}
