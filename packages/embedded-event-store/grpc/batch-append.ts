import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import type { ProposedEvent } from '../store/writer.ts';
import type { BatchRequest } from './batch-request.ts';
import {
  type BatchError,
  badRequest,
  batchFailure,
  batchOutcome,
  denied,
  notWritten,
  timedOut,
  tooLarge,
} from './batch-response.ts';
import { asServiceError, type Caller, callerOf, type Service } from './context.ts';
import { cancelled, writeFailed } from './errors.ts';
import { expectedOfBatch } from './expected-options.ts';
import { NAMELESS_METASTREAM, sizeOf, streamNameOf, toProposedEvent } from './proposed-message.ts';
import { EMPTY_UUID, structuredUuid, uuidText } from './uuid.ts';

type Call = ServerDuplexStream<BatchRequest, Buffer>;

/** A batch whose last request has not come yet. */
type Pending = {
  identifier: Buffer;
  stream: string;
  expected: number;
  events: ProposedEvent[];
  size: number;
  timer: NodeJS.Timeout | null;
};

const NO_EXPECTED =
  'Status(StatusCode="InvalidArgument", Detail="\'None\' is not a valid EventStore.Client.Streams.BatchAppendReq+Types+Options+ExpectedStreamPositionOneofCase")';
const LONGEST_TIMER = 2 ** 31 - 1;

/** A refusal with what the answer says about the stream. */
class Refusal extends Error {
  readonly failure: BatchError;
  readonly identifier: Buffer | null;
  constructor(failure: BatchError, identifier: Buffer | null) {
    super(failure.name);
    this.failure = failure;
    this.identifier = identifier;
  }
}

function begin(options: streams.BatchAppendReq.Options): Pending {
  const streamIdentifier = options.getStreamIdentifier();
  if (!streamIdentifier) throw new Refusal(badRequest('Object reference not set to an instance of an object.'), null);
  const identifier = Buffer.from(streamIdentifier.serializeBinary());
  const stream = streamNameOf(streamIdentifier);
  if (stream === '') throw new Refusal(badRequest("Value cannot be null. (Parameter 'value')"), identifier);
  if (stream === '$$') throw new Refusal(badRequest(NAMELESS_METASTREAM), identifier);
  const expected = expectedOfBatch(options);
  if (expected === null) throw new Refusal(badRequest(NO_EXPECTED), identifier);
  return { identifier, stream, expected, events: [], size: 0, timer: null };
}

function proposed(message: streams.BatchAppendReq.ProposedMessage, identifier: Buffer): ProposedEvent {
  const refuse = (text: string): Refusal => new Refusal(badRequest(text), identifier);
  const uuid = message.getId();
  if (!uuid) throw refuse("Value cannot be null. (Parameter 'dto')");
  const id = uuidText(uuid);
  if (id === null) throw refuse('Unrecognized Guid format.');
  const keys = message.getMetadataMap();
  if (!keys.has('type') || !keys.has('content-type')) throw refuse('The given key was not present in the dictionary.');
  const event = toProposedEvent(message, id);
  if (id === EMPTY_UUID) throw refuse("Empty eventId provided. (Parameter 'eventId')");
  if (event.type === '') throw refuse("Empty eventType provided. (Parameter 'eventType')");
  return event;
}

type Answer = (response: Buffer) => void;

/** The batches of one call whose last request has not come yet, by correlation id; one that takes longer than it may is refused. */
function createPendingBatches(answer: Answer) {
  const pending = new Map<string, Pending>();

  const drop = (key: string): void => {
    clearTimeout(pending.get(key)?.timer ?? undefined);
    pending.delete(key);
  };

  return {
    of: (key: string): Pending | undefined => pending.get(key),
    /** @param left milliseconds, null: as long as it takes */
    wait: (key: string, batch: Pending, left: number | null): void => {
      pending.set(key, batch);
      if (left === null) return;
      batch.timer = setTimeout(
        () => {
          drop(key);
          answer(batchFailure(structuredUuid(key), batch.identifier, timedOut()));
        },
        Math.min(Math.max(0, left), LONGEST_TIMER),
      );
    },
    drop,
    dropAll: (): void => {
      for (const key of [...pending.keys()]) drop(key);
    },
  };
}

/** A repetition that came too early: no answer at all before 26. */
function answerDropped({ plays }: Service, answer: Answer, correlationId: shared.UUID, identifier: Buffer): void {
  if (plays.earlyRepeatsEndAfterMs === null) return;
  setTimeout(() => answer(batchFailure(correlationId, identifier, timedOut())), plays.earlyRepeatsEndAfterMs).unref();
}

/** Appends a batch that is whole, and says what became of it. */
async function append(
  service: Service,
  answer: Answer,
  caller: Caller,
  correlationId: shared.UUID,
  batch: Pending,
): Promise<void> {
  const { identifier, stream, expected, events } = batch;
  try {
    service.access.mayUse(caller, 'write', stream);
  } catch {
    return answer(batchFailure(correlationId, identifier, denied()));
  }
  if (batch.size > service.maxAppendSize) return answer(batchFailure(correlationId, identifier, tooLarge(service.maxAppendSize)));
  try {
    const outcome = await service.appending.append(stream, expected, events);
    if (outcome === 'dropped') return answerDropped(service, answer, correlationId, identifier);
    if (!service.gate.mayAnswer('append')) return;
    answer(batchOutcome(correlationId, identifier, expected, outcome));
    service.gate.answered();
  } catch (error) {
    answer(batchFailure(correlationId, identifier, notWritten(writeFailed(error).code)));
  }
}

/** Takes the requests of one call: each begins a batch, adds to one, or ends one, which is then appended. */
function createReceiver(service: Service, answer: Answer) {
  const batches = createPendingBatches(answer);

  const receive = (caller: Caller, { message: request, timeout }: BatchRequest, correlationId: shared.UUID): Promise<void> => {
    const key = uuidText(correlationId) ?? '';
    const options = request.getOptions();
    const batch = options ? begin(options) : batches.of(key);
    if (!batch) return Promise.resolve(); // a continuation of nothing: the real server is silent too
    if (!request.hasCorrelationId()) throw new Refusal(badRequest("Value cannot be null. (Parameter 'dto')"), batch.identifier);
    const left = options ? timeout : null;
    if (left !== null && left <= 0 && request.getIsFinal()) throw new Refusal(timedOut(), batch.identifier);
    for (const message of request.getProposedMessagesList()) {
      const event = proposed(message, batch.identifier);
      batch.size += sizeOf(event);
      if (batch.size > service.maxAppendSize) batch.events = [];
      else batch.events.push(event);
    }
    if (!request.getIsFinal()) {
      batches.wait(key, batch, left);
      return Promise.resolve();
    }
    batches.drop(key);
    return append(service, answer, caller, correlationId, batch);
  };

  return {
    request: async (caller: Caller, request: BatchRequest): Promise<void> => {
      const correlationId = request.message.getCorrelationId() ?? structuredUuid(EMPTY_UUID);
      try {
        await receive(caller, request, correlationId);
      } catch (error) {
        if (!(error instanceof Refusal)) service.report(error);
        const refusal = error instanceof Refusal ? error : new Refusal(badRequest(String(error)), null);
        batches.drop(uuidText(correlationId) ?? '');
        answer(batchFailure(correlationId, refusal.identifier, refusal.failure));
      }
    },
    close: batches.dropAll,
  };
}

export function createBatchAppend(service: Service): handleBidiStreamingCall<BatchRequest, Buffer> {
  return (call) => {
    let unanswered = 0;
    let wasAsked = false;
    let ended = false;

    const finish = (): void => {
      // a call that never asked anything stays open, as with the real server
      if (ended && wasAsked && unanswered === 0 && !service.traits.has('open-batches')) call.end();
    };
    const receiver = createReceiver(service, (response) => {
      if (!call.cancelled && !call.writableEnded) call.write(response);
    });

    listen(service, call, {
      request: async (caller, request) => {
        wasAsked = true;
        unanswered += 1;
        try {
          const entered = service.gate.enter('append');
          if (entered) await entered;
          await receiver.request(caller, request);
        } catch (error) {
          call.emit('error', error);
        }
        unanswered -= 1;
        finish();
      },
      end: () => {
        ended = true;
        finish();
      },
      close: receiver.close,
    });
  };
}

type Listener = { request(caller: Caller, request: BatchRequest): Promise<void>; end(): void; close(): void };

function listen(service: Service, call: Call, listener: Listener): void {
  let caller: Caller;
  try {
    caller = callerOf(service, call.metadata);
  } catch (error) {
    call.emit('error', asServiceError(service, error));
    return;
  }
  const stop = (): void => void call.emit('error', cancelled());
  const close = (): void => {
    service.openBatches.delete(stop);
    listener.close();
  };
  service.openBatches.add(stop);
  call.on('data', (request: BatchRequest) => void listener.request(caller, request));
  call.on('end', listener.end);
  for (const end of ['cancelled', 'close', 'error']) call.on(end, close);
}
