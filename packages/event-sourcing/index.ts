/** Event sourcing on EventStoreDB and Postgres: the log, read models that can be rebuilt, reactors, and commands that decide and append. */
export { loadCheckpoints } from './checkpoints/checkpoints.ts';
export { listDeadLetters } from './checkpoints/dead-letters.ts';
export { isPassing } from './checkpoints/failure-reason.ts';
export { resumeConsumer, skipEvent } from './checkpoints/pausing.ts';
export { waitForCheckpoints } from './checkpoints/wait-for.ts';
export type { CommandContext, JobContext, RequestContext } from './command-handling/command-context.ts';
export {
  type CommandHandler,
  createCommandHandler,
  type Handled,
  lastRevision,
  type PreconditionFailed,
} from './command-handling/command-handler.ts';
export type { Decider } from './command-handling/decider.ts';
export { AccessDenied, CertificateRefused, Unavailable, VersionConflict } from './event-store/errors.ts';
export { createEventStore } from './event-store/esdb-event-store.ts';
export type { AnyEventCodec } from './event-store/event-codec.ts';
export {
  comparePositions,
  type DomainEvent,
  type EventStore,
  type PersonReference,
  type Position,
  type Recorded,
  type Undecodable,
} from './event-store/event-store.ts';
export { givingWay } from './event-store/giving-way.ts';
export { mayAppend } from './event-store/may-append.ts';
export type { PersonalKeys } from './event-store/personal-keys.port.ts';
export type { RightsGuard } from './event-store/rights.ts';
export { supportSentence } from './event-store/server-releases.ts';
export { type ServerVersion, serverVersion } from './event-store/server-version.ts';
export { isOwnHost, parseStoreUrl } from './event-store/store-url.ts';
export { createEventTransfer, type EventTransfer } from './event-store/transfer/event-transfer.ts';
export { withoutGzip } from './event-store/without-gzip.ts';
export { inPortions } from './in-portions.ts';
export type { Logger, Write } from './logger.types.ts';
export { isDatabaseDown } from './postgres/database-down.ts';
export { createLocks, type Locks } from './postgres/locks.ts';
export { createPool, type Queryable, withTransaction } from './postgres/pool.ts';
export { answerMs, connectSession, keepSession, type LastingSession, limitSession, silentMs } from './postgres/session.ts';
export { isUuid } from './postgres/uuid.ts';
export { announce, everyCompany, mostIds } from './projections/announce.ts';
export * as column from './projections/columns.ts';
export { forgetErasedKeys } from './projections/erased-keys.ts';
export { createHaveForgotten } from './projections/have-forgotten.ts';
export { onceBuilt, ReadModelNotBuilt } from './projections/once-built.ts';
export { createProjector, type Projector } from './projections/projector.ts';
export { change, put, type ReadModel, readModel, remove, touch } from './projections/read-model.ts';
export { type ReadModelStatus, readModelStatus } from './projections/read-model-status.ts';
export { rebuildReadModels } from './projections/rebuild.ts';
export { rowOfStream } from './projections/row-of-stream.ts';
export { tableOf } from './projections/table.ts';
export { type Verified, verifyReadModels } from './projections/verify.ts';
export { type Enqueue, enqueue, type JobDefinition, type JobPolicy, job } from './reactors/job.ts';
export { reactor } from './reactors/reactor.ts';
export { createReactors, type ReactorStatus, type Reactors } from './reactors/reactors.ts';
export { currentTrace, inNewTrace, inRequestSpan, inSpan, traceIds } from './tracing.ts';
