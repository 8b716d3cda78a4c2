import { Metadata, type ServiceError, status } from '@grpc/grpc-js';

/** The errors of the real server, word for word: code, details and the trailers the client classifies by. */

export function serviceError(code: status, details: string, trailers: Record<string, string> = {}): ServiceError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

/** Trailer values are ASCII; a stream name need not be. */
const headerSafe = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text));

export const streamDeleted = (stream: string): ServiceError =>
  serviceError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': headerSafe(stream),
  });

export const deleteConflict = (stream: string, expected: number, actual: number): ServiceError =>
  serviceError(
    status.FAILED_PRECONDITION,
    `Delete failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expected}, Actual version: ${actual}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': headerSafe(stream),
      'expected-version': String(expected),
      'actual-version': String(actual),
    },
  );

export const appendTooLarge = (limit: number): ServiceError =>
  serviceError(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

export const missingProperty = (property: string): ServiceError =>
  serviceError(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

export const accessDenied = (): ServiceError =>
  serviceError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

export const unauthenticated = (): ServiceError => serviceError(status.UNAUTHENTICATED, 'Unauthenticated');

export const invalidArgument = (details: string): ServiceError => serviceError(status.INVALID_ARGUMENT, details);

export const handlerThrew = (): ServiceError => serviceError(status.UNKNOWN, 'Exception was thrown by handler.');

export const readStreamFailed = (): ServiceError => serviceError(status.UNKNOWN, 'Unexpected ReadStreamResult: Error');

export const readAllFailed = (): ServiceError => serviceError(status.UNKNOWN, 'Unexpected ReadAllResult: Error');

export const commitTimeout = (): ServiceError => serviceError(status.ABORTED, 'Commit phase timeout');

/** Of a batch that a stop cuts off. */
export const cancelled = (): ServiceError => serviceError(status.CANCELLED, 'Call cancelled');

export const stopping = (): ServiceError => serviceError(status.UNAVAILABLE, 'The event store is stopping.');

/** A follower's answer to a write: the client goes to the leader it names. */
export const notLeader = (host: string, port: number): ServiceError =>
  serviceError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

/** What the caller hears when the disk refuses; nothing of the append was kept. */
export const writeFailed = (error: unknown): ServiceError => {
  const full = /ENOSPC/.test(String(error)) || (error as NodeJS.ErrnoException).code === 'ENOSPC';
  const code = full ? status.RESOURCE_EXHAUSTED : status.UNAVAILABLE;
  return serviceError(
    code,
    full ? 'No space left on disk: nothing was written.' : `The append was not written: ${String(error)}`,
  );
};

export const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && typeof (error as Partial<ServiceError>).code === 'number' && 'metadata' in error;
