import { randomUUID } from 'node:crypto';
import { createLogIndex, type LogIndex } from '../index/log-index.ts';
import { lockDirectory } from '../storage/directory-lock.ts';
import { createFileSegments } from '../storage/file-segments.ts';
import { createLog, FORMAT, type Log, type WriteFaults } from '../storage/log.ts';
import { createMemorySegments } from '../storage/memory-segments.ts';
import { closeToOthers } from '../storage/owner-only.ts';
import { payloadOf, type RecordHeader, RecordKind } from '../storage/record.ts';
import { isEventRecord, recover } from '../storage/recovery.ts';
import type { SegmentStore } from '../storage/segment-store.ts';
import { type AllReader, createAllReader } from './all-reader.ts';
import { type CommitSignal, createCommitSignal } from './commit-signal.ts';
import { createDecideAppend } from './decide-append.ts';
import { createRecentIds } from './recent-ids.ts';
import { createRecords, type Records } from './records.ts';
import { type Scavenged, scavenge } from './scavenge.ts';
import { createStreamReader, type StreamReader } from './stream-reader.ts';
import { createStreamView, type StreamView } from './stream-view.ts';
import { createWriter, type Writer } from './writer.ts';

export type EventStore = {
  storeId: string;
  index: LogIndex;
  log: Log;
  records: Records;
  view: StreamView;
  writer: Writer;
  streamReader: StreamReader;
  allReader: AllReader;
  commits: CommitSignal;
  /** Rewrites the log without the events nobody can read any more. Positions and revisions stay. */
  scavenge(): Promise<Scavenged>;
  close(): Promise<void>;
  /** Lets go of everything as a killed process would: nothing is waited for, nothing finished. */
  abandon(): Promise<void>;
};

export type EventStoreOptions = {
  /** null: in memory. */
  dataDir: string | null;
  log: (line: string) => void;
  now?: () => number;
  faults?: WriteFaults;
  segmentBytes?: number;
  /** false: what became durable is kept from subscribers (a fault). */
  mayTellSubscribers?: () => boolean;
  /** Stands between the store and the disk in tests. */
  wrapSegments?: (segments: SegmentStore) => SegmentStore;
};

/** What the first record of every segment says. */
function storeIdOf(label: Buffer): string {
  const { format, storeId } = JSON.parse(label.toString('utf8')) as { format?: number; storeId?: string };
  if (format !== FORMAT || !storeId) {
    throw new Error(
      `The log is in format ${String(format)}, this version reads format ${FORMAT}. Use the version that wrote it.`,
    );
  }
  return storeId;
}

/** Reads what is there into the index; cuts an interrupted write off the end and says so. */
async function load(
  segments: SegmentStore,
  index: LogIndex,
  say: (line: string) => void,
): Promise<{ end: number; storeId: string | null }> {
  let storeId: string | null = null;
  const visit = (header: RecordHeader, bytes: Buffer, at: number, segment: number, offset: number): void => {
    if (header.kind === RecordKind.segment) storeId ??= storeIdOf(payloadOf(bytes.subarray(at, at + header.length)));
    if (header.scavenged) index.markScavenged(segment);
    if (!isEventRecord(header.kind)) return;
    const stream = index.streams.intern(bytes.subarray(at + header.streamOffset, at + header.streamOffset + header.streamLength));
    const type = index.types.intern(bytes.subarray(at + header.typeOffset, at + header.typeOffset + header.typeLength));
    const tombstone = header.kind === RecordKind.tombstone;
    index.add({ stream, type, revision: header.revision, position: header.position, segment, offset, tombstone });
  };
  const recovered = recover(segments, visit);
  if (recovered.cutTo !== null) {
    const total = segments.sizes().at(-1) ?? 0;
    index.rollback(index.count() - recovered.incomplete);
    await segments.truncate(recovered.cutTo);
    say(`The last write was interrupted: cut ${total - recovered.cutTo} bytes off the log's end, at position ${recovered.end}.`);
  }
  index.commit(index.count());
  return { end: recovered.end, storeId };
}

/** Opens (or makes) a store. Throws when another process has the directory or the log is damaged. */
export async function openEventStore(options: EventStoreOptions): Promise<EventStore> {
  const { dataDir, log: say, now = Date.now } = options;
  if (dataDir !== null) closeToOthers(dataDir);
  const lock = dataDir === null ? null : lockDirectory(dataDir);
  let medium: SegmentStore | null = null;
  try {
    medium = dataDir === null ? createMemorySegments() : await createFileSegments(dataDir);
    const segments = options.wrapSegments ? options.wrapSegments(medium) : medium;
    const index = createLogIndex();
    const { end, storeId = null } = await load(segments, index, say);
    const id = storeId ?? randomUUID();
    const recent = createRecentIds();
    const commits = createCommitSignal();
    const log: Log = createLog({
      segments,
      end,
      storeId: id,
      ...(options.faults ? { faults: options.faults } : {}),
      ...(options.segmentBytes ? { segmentBytes: options.segmentBytes } : {}),
      onDurable: (upTo) => {
        if (upTo <= index.committed()) return;
        index.commit(upTo);
        records.releaseBelow(upTo);
        if (options.mayTellSubscribers?.() ?? true) commits.raise();
      },
      onLost: () => {
        index.rollback(index.committed());
        recent.forgetFrom(index.committed());
        records.dropHeld();
        view.forget();
      },
    });
    const records = createRecords(index, log);
    const view = createStreamView(index, records, now);
    const decide = createDecideAppend(index, view, records, recent);
    return {
      storeId: id,
      index,
      log,
      records,
      view,
      commits,
      writer: createWriter({ index, log, records, view, recent, decide, now }),
      streamReader: createStreamReader(index, view, records, now),
      allReader: createAllReader(index, log, records),
      scavenge: () => scavenge({ index, log, segments, view, records }),
      close: async () => {
        await log.close();
        lock?.release();
      },
      abandon: async () => {
        lock?.release();
        await segments.close();
      },
    };
  } catch (error) {
    await medium?.close();
    lock?.release();
    throw error;
  }
}
