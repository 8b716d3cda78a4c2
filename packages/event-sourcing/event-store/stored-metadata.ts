/** An event as the log has it: its metadata, written and read. */
import { currentTrace } from '../tracing.ts';
import type { AppendRequest, EventMetadata, Position, Undecodable } from './event-store.ts';
import { firstRecordedField } from './transfer/stored-form.ts';

/** An entry of the log, as far as the client decoded it. */
export type RawEvent = {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly recordedAt: Date;
  readonly data: unknown;
  readonly metadata: unknown;
};

type StoredMetadata = {
  readonly $correlationId: string;
  readonly $causationId: string;
  readonly companyId: string;
  readonly actor: string;
  readonly schemaVersion: number;
  readonly commandId: string;
  readonly traceparent?: string;
  readonly personKeyId?: string;
  /** of an event that gives rights */
  readonly mac?: string;
  /** an imported event's own time: the store stamped that of the import */
  readonly [firstRecordedField]?: string;
};

export const storedMetadata = (
  metadata: AppendRequest['metadata'],
  schemaVersion: number,
  personKeyId: string | null,
  traceparent = currentTrace(),
): StoredMetadata => ({
  $correlationId: metadata.correlationId,
  $causationId: metadata.causationId,
  companyId: metadata.companyId,
  actor: metadata.actor,
  schemaVersion,
  commandId: metadata.commandId,
  ...(traceparent === null ? {} : { traceparent }),
  ...(personKeyId === null ? {} : { personKeyId }),
});

const textFields = ['$correlationId', '$causationId', 'companyId', 'actor', 'commandId'] as const;
export type ReadMetadata = EventMetadata & {
  readonly personKeyId: string | null;
  readonly firstRecordedAt: string | null;
  readonly mac: string | null;
};
/** Null when something is missing. */
export const readMetadata = (json: unknown): ReadMetadata | null => {
  const stored = (typeof json === 'object' && json !== null ? json : {}) as Partial<StoredMetadata>;
  if (textFields.some((field) => typeof stored[field] !== 'string') || typeof stored.schemaVersion !== 'number') return null;
  return {
    correlationId: stored.$correlationId ?? '',
    causationId: stored.$causationId ?? '',
    companyId: stored.companyId ?? '',
    actor: stored.actor ?? '',
    schemaVersion: stored.schemaVersion,
    commandId: stored.commandId ?? '',
    ...(typeof stored.traceparent === 'string' ? { traceParent: stored.traceparent } : {}),
    personKeyId: stored.personKeyId ?? null,
    firstRecordedAt: stored[firstRecordedField] ?? null,
    mac: stored.mac ?? null,
  };
};

export const undecodable = (raw: RawEvent, reason: string): Undecodable => {
  const { id, type, stream, revision, position } = raw;
  return { undecodable: true, id, type, stream, revision, position, reason };
};
