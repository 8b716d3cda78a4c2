import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { ChannelCredentials, Metadata, type ServiceError, type StatusObject, status } from '@grpc/grpc-js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import { patience } from '../../../support/patience.ts';
import { batchError, failureShape, MAX, position, readMessage, success, wrongVersion } from './recorded-shapes.ts';

/** How the recordings name what a writer expects. */
export type RecordedExpectation = 'any' | 'no_stream' | 'stream_exists' | number;
export type RawEvent = { id: string; type: string; data: string };
export type RecordedRead = {
  stream: string;
  from?: 'start' | 'end' | number | string;
  dir?: 'Forwards' | 'Backwards';
  count?: string | number;
  resolve?: boolean;
  compat?: number;
};

/** Answers in the form of the recordings: the fields that are there, by their .proto names. */
export type RawClient = {
  append(stream: string, expected: RecordedExpectation, events: readonly RawEvent[]): Promise<unknown>;
  batchAppend(stream: string, expected: RecordedExpectation, events: readonly RawEvent[]): Promise<unknown>;
  remove(kind: 'delete' | 'tombstone', stream: string, expected: RecordedExpectation): Promise<unknown>;
  read(read: RecordedRead): Promise<unknown>;
  subscribe(read: RecordedRead): RawSubscription;
  close(): void;
};

export type RawSubscription = {
  /** What came since the last time: waits for so many messages, then a moment for one too many. */
  drain(messages: number): Promise<unknown>;
  cancel(): void;
};

const LONGEST_WAIT = patience(3000);
const ONE_TOO_MANY = 150;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

function identifier(stream: string): sharedPb.StreamIdentifier {
  const message = new sharedPb.StreamIdentifier();
  message.setStreamName(Buffer.from(stream));
  return message;
}

type Expecting = {
  setRevision(value: string): unknown;
  setAny(value: sharedPb.Empty): unknown;
  setNoStream(value: sharedPb.Empty): unknown;
  setStreamExists(value: sharedPb.Empty): unknown;
};

function expectIn(options: Expecting, expected: RecordedExpectation): void {
  const empty = new sharedPb.Empty();
  if (expected === 'any') options.setAny(empty);
  else if (expected === 'no_stream') options.setNoStream(empty);
  else if (expected === 'stream_exists') options.setStreamExists(empty);
  else options.setRevision(String(expected));
}

function fill<M extends streamsPb.AppendReq.ProposedMessage | streamsPb.BatchAppendReq.ProposedMessage>(
  message: M,
  event: RawEvent,
): M {
  const id = new sharedPb.UUID();
  id.setString(event.id);
  message.setId(id);
  message.getMetadataMap().set('type', event.type).set('content-type', 'application/json');
  message.setData(Buffer.from(event.data));
  return message;
}

function readRequest(read: RecordedRead): streamsPb.ReadReq {
  const empty = new sharedPb.Empty();
  const stream = new streamsPb.ReadReq.Options.StreamOptions();
  stream.setStreamIdentifier(identifier(read.stream));
  if (read.from === 'start') stream.setStart(empty);
  else if (read.from === 'end') stream.setEnd(empty);
  else stream.setRevision(read.from === 'MAX' ? MAX : String(read.from));
  const ids = new streamsPb.ReadReq.Options.UUIDOption();
  ids.setString(empty);
  const options = new streamsPb.ReadReq.Options();
  options.setStream(stream);
  options.setReadDirection(read.dir === 'Backwards' ? 1 : 0);
  options.setResolveLinks(read.resolve ?? false);
  if (read.count === undefined) options.setSubscription(new streamsPb.ReadReq.Options.SubscriptionOptions());
  else options.setCount(read.count === 'MAX' ? MAX : String(read.count));
  options.setNoFilter(empty);
  options.setUuidOption(ids);
  if (read.compat !== undefined) {
    const control = new streamsPb.ReadReq.Options.ControlOption();
    control.setCompatibility(read.compat);
    options.setControlOption(control);
  }
  const request = new streamsPb.ReadReq();
  request.setOptions(options);
  return request;
}

/** The service without the client library: what the recordings' raw steps are repeated with. Plaintext only. */
export function createRawClient(address: string, authorization: string | null): RawClient {
  const client = new streamsGrpc.StreamsClient(address, ChannelCredentials.createInsecure());
  const metadata = new Metadata();
  if (authorization !== null) metadata.set('authorization', `Basic ${Buffer.from(authorization).toString('base64')}`);

  return {
    append: (stream, expected, events) =>
      new Promise((resolve, reject) => {
        const call = client.append(metadata, (error, response) => {
          if (error || !response) return reject(error);
          const wrong = response.getWrongExpectedVersion();
          const done = response.getSuccess();
          resolve(wrong ? { wrongExpectedVersion: wrongVersion(wrong) } : { success: done ? success(done) : {} });
        });
        const options = new streamsPb.AppendReq.Options();
        options.setStreamIdentifier(identifier(stream));
        expectIn(options, expected);
        call.write(new streamsPb.AppendReq().setOptions(options));
        for (const event of events) {
          call.write(new streamsPb.AppendReq().setProposedMessage(fill(new streamsPb.AppendReq.ProposedMessage(), event)));
        }
        call.end();
      }),
    batchAppend: (stream, expected, events) =>
      new Promise((resolve, reject) => {
        const call = client.batchAppend(metadata);
        call.on('error', reject);
        call.on('data', (response: streamsPb.BatchAppendResp) => {
          const streamIdentifier = Buffer.from(response.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
          const correlationIdEchoed = response.getCorrelationId()?.getString() === correlation.getString();
          const done = response.getSuccess();
          resolve({
            correlationIdEchoed,
            streamIdentifier,
            ...(done ? { success: success(done) } : { error: batchError(response, stream) }),
          });
          call.cancel(); // half closed a real server never ends it
        });
        const correlation = new sharedPb.UUID();
        correlation.setString(crypto.randomUUID());
        const options = new streamsPb.BatchAppendReq.Options();
        options.setStreamIdentifier(identifier(stream));
        const empty = new emptyPb.Empty();
        if (expected === 'any') options.setAny(empty);
        else if (expected === 'no_stream') options.setNoStream(empty);
        else if (expected === 'stream_exists') options.setStreamExists(empty);
        else options.setStreamPosition(String(expected));
        const request = new streamsPb.BatchAppendReq();
        request.setCorrelationId(correlation);
        request.setOptions(options);
        request.setIsFinal(true);
        for (const event of events) request.addProposedMessages(fill(new streamsPb.BatchAppendReq.ProposedMessage(), event));
        call.write(request);
      }),
    remove: (kind, stream, expected) =>
      new Promise((resolve, reject) => {
        const answer = (error: ServiceError | null, response?: streamsPb.DeleteResp | streamsPb.TombstoneResp): void =>
          error || !response ? reject(error) : resolve({ position: position(response.getPosition()) });
        if (kind === 'delete') {
          const options = new streamsPb.DeleteReq.Options();
          options.setStreamIdentifier(identifier(stream));
          expectIn(options, expected);
          client.delete(new streamsPb.DeleteReq().setOptions(options), metadata, answer);
        } else {
          const options = new streamsPb.TombstoneReq.Options();
          options.setStreamIdentifier(identifier(stream));
          expectIn(options, expected);
          client.tombstone(new streamsPb.TombstoneReq().setOptions(options), metadata, answer);
        }
      }),
    read: (read) =>
      new Promise((resolve) => {
        const messages: unknown[] = [];
        const call = client.read(readRequest(read), metadata);
        call.on('data', (message: streamsPb.ReadResp) => messages.push(readMessage(message)));
        call.on('error', () => undefined);
        call.on('status', (ended: StatusObject) => {
          const { code, details, trailers } = failureShape(ended);
          resolve({ messages, n: messages.length, status: ended.code === status.OK ? 'OK' : { code, details }, trailers });
        });
      }),
    subscribe: (read) => {
      let messages: unknown[] = [];
      let ended: unknown = null;
      const call = client.read(readRequest(read), metadata);
      call.on('data', (message: streamsPb.ReadResp) => messages.push(readMessage(message)));
      call.on('error', () => undefined);
      call.on('status', (end: StatusObject) => {
        ended = failureShape(end);
      });
      return {
        drain: async (wanted) => {
          for (let waited = 0; waited < LONGEST_WAIT && messages.length < wanted; waited += 10) await pause(10);
          await pause(ONE_TOO_MANY);
          const drained = messages;
          messages = [];
          return { messages: drained, ...(ended ? { ended } : { open: true }) };
        },
        cancel: () => call.cancel(),
      };
    },
    close: () => client.close(),
  };
}
