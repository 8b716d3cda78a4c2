import { plainRecord, RecordKind, readHeader, seal } from './record.ts';
import { type SegmentStore, SegmentWriteError } from './segment-store.ts';

/** Where the next record goes. */
export type Place = { position: number; segment: number; offset: number };

type Group = { segment: number; records: Buffer[]; upTo: number; done: (error: Error | null) => void };

/** Moments of a write at which a test may interfere: both may delay, only the first may throw. */
export type WriteFaults = { beforeWrite(): Promise<void>; afterWrite(): Promise<void> };

export type Log = {
  /** Where a group of records of `bytes` in all will begin; opens a new segment when the last one is full. Throws once the disk failed. */
  reserve(bytes: number): Place;
  /**
   * Queues records that begin where `reserve` said; resolves when they are durable. One sync serves all that wait.
   * `upTo` is handed to `onDurable` at that moment. No records: waits for what is queued already.
   */
  enqueue(records: Buffer[], upTo: number): Promise<void>;
  read(segment: number, offset: number, length: number): Buffer;
  /** Position behind the last record, queued ones included. */
  end(): number;
  /** Ends the last segment, so that all before it may be scavenged; returns how many are ended. */
  seal(): Promise<number>;
  /** Waits for what is queued, then closes the files. */
  close(): Promise<void>;
};

/** Of the records on disk; another number is another layout. */
export const FORMAT = 1;

const SEGMENT_BYTES = 64 << 20;

export type LogOptions = {
  segments: SegmentStore;
  /** What is there already: position behind the last record. */
  end: number;
  storeId: string;
  /** Called before the waiting callers hear of it, once for each sync. */
  onDurable: (upTo: number) => void;
  /** A write failed; everything not yet durable is gone. Called before the waiting callers hear of it. */
  onLost: () => void;
  faults?: WriteFaults;
  segmentBytes?: number;
};

export function createLog({ segments, end, storeId, onDurable, onLost, faults, segmentBytes = SEGMENT_BYTES }: LogOptions): Log {
  const sizes = segments.sizes();
  let durable: Place = { position: end, segment: Math.max(0, sizes.length - 1), offset: sizes.at(-1) ?? 0 };
  let planned: Place = { ...durable };
  let queue: Group[] = [];
  let flushing: Promise<void> | null = null;
  let broken: Error | null = null;

  const write = async (segment: number, records: readonly Buffer[]): Promise<void> => {
    const last = records.at(-1);
    if (!last) return;
    for (const record of records) seal(record, durable.position);
    await faults?.beforeWrite();
    while (segments.sizes().length <= segment) await segments.add();
    await segments.append(records);
    durable = { position: readHeader(last, 0).position + last.length, segment, offset: segments.sizes()[segment] ?? 0 };
    await faults?.afterWrite();
  };

  /** After a failed write: the place to go on from, with nothing behind what is durable. */
  const cutBack = async (error: unknown): Promise<Place> => {
    const lastSegment = Math.max(0, segments.sizes().length - 1);
    const offset = lastSegment === durable.segment ? durable.offset : 0;
    if (error instanceof SegmentWriteError && !error.recoverable) broken = error;
    try {
      if (segments.sizes().length > 0) await segments.truncate(offset);
    } catch (cause) {
      broken = new Error(`cannot cut the log back after a failed write: ${String(cause)}. Restart the server.`, { cause });
    }
    return { position: durable.position, segment: lastSegment, offset };
  };

  /** All groups at the head of the queue that go to the same segment. */
  const takeRun = (): Group[] => {
    const segment = queue[0]?.segment;
    const end = queue.findIndex((group) => group.segment !== segment);
    return queue.splice(0, end < 0 ? queue.length : end);
  };

  const flush = async (): Promise<void> => {
    while (queue.length > 0) {
      const run = takeRun();
      try {
        await write(
          run[0]?.segment ?? 0,
          run.flatMap((group) => group.records),
        );
        onDurable(run.reduce((upTo, group) => Math.max(upTo, group.upTo), 0));
        for (const group of run) group.done(null);
      } catch (error) {
        const place = await cutBack(error);
        // from here to the end without a pause: nothing may be decided between the new place and the index taken back
        planned = place;
        const lost = [...run, ...queue];
        queue = [];
        onLost();
        for (const group of lost) group.done(error instanceof Error ? error : new Error(String(error)));
      }
    }
    flushing = null;
  };

  const push = (records: Buffer[], upTo: number): Promise<void> => {
    const bytes = records.reduce((sum, record) => sum + record.length, 0);
    const { segment } = planned;
    planned = { position: planned.position + bytes, segment, offset: planned.offset + bytes };
    return new Promise((resolve, reject) => {
      queue.push({ segment, records, upTo, done: (error) => (error ? reject(error) : resolve()) });
    });
  };

  const reserve = (bytes: number): Place => {
    if (broken) throw broken;
    if (planned.offset > 0 && planned.offset + bytes > segmentBytes)
      planned = { ...planned, segment: planned.segment + 1, offset: 0 };
    if (planned.offset === 0) {
      const label = Buffer.from(JSON.stringify({ format: FORMAT, storeId }));
      // its own failure shows at the group that follows it into the same segment
      push([plainRecord(RecordKind.segment, planned.position, Date.now(), label)], 0).catch(() => undefined);
    }
    return { ...planned };
  };

  const enqueue = async (records: Buffer[], upTo: number): Promise<void> => {
    const waiting = push(records, upTo);
    flushing ??= flush();
    await waiting;
  };

  return {
    reserve,
    enqueue,
    seal: async () => {
      reserve(segmentBytes);
      await enqueue([], 0);
      return segments.sizes().length - 1;
    },
    read: (segment, offset, length) => segments.read(segment, offset, length),
    end: () => planned.position,
    close: async () => {
      while (flushing) await flushing;
      await segments.close();
    },
  };
}
