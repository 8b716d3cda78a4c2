import type { Metadata, ServiceError, sendUnaryData } from '@grpc/grpc-js';
import type { CallGate } from '../faults/faulty-calls.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Access, Caller } from './access.ts';
import type { Appending } from './appending.ts';
import { handlerThrew, isServiceError } from './errors.ts';
import type { PlayedVersion } from './played-version.ts';
import type { Trait } from './traits.ts';

/** What every call handler is given. */
export type Service = {
  store: EventStore;
  plays: PlayedVersion;
  traits: ReadonlySet<Trait>;
  appending: Appending;
  /** Bytes of data and metadata one append may have. */
  maxAppendSize: number;
  access: Access;
  /** Where faults on command interfere. */
  gate: CallGate;
  /** Calls still open: ended with "stopping" when the server stops. */
  openCalls: Set<() => void>;
  /** Batch calls still open: ended when the server stops, after what they have in hand is answered. */
  openBatches: Set<() => void>;
  /** For what should not happen: the caller hears "exception", the log hears which. */
  report(error: unknown): void;
  /** Begins a scavenge; the log says what it did. */
  startScavenge(): void;
};

export type { Caller };

export const callerOf = (service: Service, metadata: Metadata): Caller =>
  service.access.authenticate(metadata.get('authorization')[0]);

/** What the caller is told of an error; one that is none of the protocol's is reported. */
export function asServiceError(service: Service, error: unknown): ServiceError {
  if (isServiceError(error)) return error;
  service.report(error);
  return handlerThrew();
}

/** The answer to a call that wrote, unless a fault keeps it back. */
export function answerWritten(service: Service, writing: Promise<Buffer>, callback: sendUnaryData<Buffer>): void {
  writing.then(
    (response) => {
      if (!service.gate.mayAnswer('append')) return;
      callback(null, response);
      service.gate.answered();
    },
    (error: unknown) => callback(asServiceError(service, error)),
  );
}
