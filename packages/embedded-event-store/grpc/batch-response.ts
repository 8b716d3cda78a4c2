import type shared from '@eventstore/db-client/generated/shared_pb.js';
import { status } from '@grpc/grpc-js';
import { bytesField, emptyField, message, uint64Field, varintField } from '../frame/wire.ts';
import { Expected } from '../store/expected-revision.ts';
import type { AppendOutcome } from '../store/writer.ts';
import { successMessage } from './append-response.ts';

/** The error of one batch: a google.rpc.Status with the details as one Any. */
export type BatchError = { code: number; name: string; detailsType: string; details: Buffer };

const error = (code: number, name: string, details: Buffer = Buffer.alloc(0)): BatchError => ({
  code,
  name,
  detailsType: `type.googleapis.com/event_store.client.${name}`,
  details,
});

const expectedField = (expected: number): Buffer => {
  if (expected === Expected.any) return emptyField(4);
  if (expected === Expected.streamExists) return emptyField(5);
  return expected === Expected.noStream ? emptyField(6) : uint64Field(3, BigInt(expected));
};

export const badRequest = (text: string): BatchError =>
  error(status.INVALID_ARGUMENT, 'BadRequest', bytesField(1, Buffer.from(text)));
export const timedOut = (): BatchError => error(status.DEADLINE_EXCEEDED, 'Timeout');
export const denied = (): BatchError => error(status.PERMISSION_DENIED, 'AccessDenied');
export const tooLarge = (limit: number): BatchError =>
  error(status.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', varintField(1, limit));
export const notWritten = (code: number): BatchError => error(code, 'Unknown');

const wrongVersion = (expected: number, current: number): BatchError =>
  error(
    status.ALREADY_EXISTS,
    'WrongExpectedVersion',
    message(current < 0 ? emptyField(2) : uint64Field(1, BigInt(current)), expectedField(expected)),
  );

const deleted = (identifier: Buffer): BatchError => error(status.NOT_FOUND, 'StreamDeleted', bytesField(1, identifier));

/** BatchAppendResp for a request that was understood so far as to have a stream. */
export function batchFailure(correlationId: shared.UUID | Buffer, identifier: Buffer | null, failure: BatchError): Buffer {
  const any = message(bytesField(1, Buffer.from(failure.detailsType)), bytesField(2, failure.details));
  const rpcStatus = message(varintField(1, failure.code), bytesField(2, Buffer.from(failure.name)), bytesField(3, any));
  const id = Buffer.isBuffer(correlationId) ? correlationId : Buffer.from(correlationId.serializeBinary());
  return message(bytesField(1, id), bytesField(2, rpcStatus), identifier ? bytesField(4, identifier) : Buffer.alloc(0));
}

export function batchOutcome(correlationId: shared.UUID, identifier: Buffer, expected: number, outcome: AppendOutcome): Buffer {
  if (outcome.kind === 'wrong') return batchFailure(correlationId, identifier, wrongVersion(expected, outcome.current));
  if (outcome.kind === 'deleted') return batchFailure(correlationId, identifier, deleted(identifier));
  const success = bytesField(3, successMessage(outcome.revision, outcome.position));
  return message(bytesField(1, correlationId.serializeBinary()), success, bytesField(4, identifier));
}
