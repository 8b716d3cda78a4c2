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

/** The end of what is on the disk: written on from there, and cut back to it when a write fails. */
function createDurableEnd({ segments, end, faults }: Pick<LogOptions, 'segments' | 'end' | 'faults'>) {
  const sizes = segments.sizes();
  let durable: Place = { position: end, segment: Math.max(0, sizes.length - 1), offset: sizes.at(-1) ?? 0 };
  let broken: Error | null = null;

  return {
    place: (): Place => ({ ...durable }),
    /** Throws once nothing can be written any more. */
    check: (): void => {
      if (broken) throw broken;
    },
    write: async (segment: number, records: readonly Buffer[]): Promise<void> => {
      const last = records.at(-1);
      if (!last) return;
      for (const record of records) seal(record, durable.position);
      await faults?.beforeWrite();
      while (segments.sizes().length <= segment) await segments.add();
      await segments.append(records);
      durable = { position: readHeader(last, 0).position + last.length, segment, offset: segments.sizes()[segment] ?? 0 };
      await faults?.afterWrite();
    },
    /** After a failed write: the place to go on from, with nothing behind what is durable. */
    cutBack: async (error: unknown): Promise<Place> => {
      const lastSegment = Math.max(0, segments.sizes().length - 1);
      const offset = lastSegment === durable.segment ? durable.offset : 0;
      if (error instanceof SegmentWriteError && !error.recoverable) broken = error;
      try {
        if (segments.sizes().length > 0) await segments.truncate(offset);
      } catch (cause) {
        broken = new Error(`cannot cut the log back after a failed write: ${String(cause)}. Restart the server.`, { cause });
      }
      return { position: durable.position, segment: lastSegment, offset };
    },
  };
}

/** What waits to be written, and where the next of it goes. */
function createWriteQueue(first: Place) {
  let planned = first;
  let queue: Group[] = [];

  return {
    planned: (): Place => planned,
    plan: (logEnd: Place): void => {
      planned = logEnd;
    },
    push: (records: Buffer[], upTo: number): Promise<void> => {
      const bytes = records.reduce((sum, record) => sum + record.length, 0);
      const { segment } = planned;
      planned = { position: planned.position + bytes, segment, offset: planned.offset + bytes };
      return new Promise((resolve, reject) => {
        queue.push({ segment, records, upTo, done: (error) => (error ? reject(error) : resolve()) });
      });
    },
    isEmpty: (): boolean => queue.length === 0,
    /** All groups at the head of the queue that go to the same segment. */
    takeRun: (): Group[] => {
      const segment = queue[0]?.segment;
      const end = queue.findIndex((group) => group.segment !== segment);
      return queue.splice(0, end < 0 ? queue.length : end);
    },
    takeAll: (): Group[] => {
      const all = queue;
      queue = [];
      return all;
    },
  };
}

export function createLog(options: LogOptions): Log {
  const { segments, storeId, onDurable, onLost, segmentBytes = SEGMENT_BYTES } = options;
  const disk = createDurableEnd(options);
  const waiting = createWriteQueue(disk.place());
  let flushing: Promise<void> | null = null;

  const flush = async (): Promise<void> => {
    while (!waiting.isEmpty()) {
      const run = waiting.takeRun();
      try {
        await disk.write(
          run[0]?.segment ?? 0,
          run.flatMap((group) => group.records),
        );
        onDurable(run.reduce((upTo, group) => Math.max(upTo, group.upTo), 0));
        for (const group of run) group.done(null);
      } catch (error) {
        const logEnd = await disk.cutBack(error);
        // from here to the end without a pause: nothing may be decided between the new place and the index taken back
        waiting.plan(logEnd);
        const lost = [...run, ...waiting.takeAll()];
        onLost();
        for (const group of lost) group.done(error instanceof Error ? error : new Error(String(error)));
      }
    }
    flushing = null;
  };

  const reserve = (bytes: number): Place => {
    disk.check();
    const { segment, offset } = waiting.planned();
    if (offset > 0 && offset + bytes > segmentBytes) waiting.plan({ ...waiting.planned(), segment: segment + 1, offset: 0 });
    const { position, offset: at } = waiting.planned();
    if (at === 0) {
      const label = Buffer.from(JSON.stringify({ format: FORMAT, storeId }));
      // its own failure shows at the group that follows it into the same segment
      waiting.push([plainRecord(RecordKind.segment, position, Date.now(), label)], 0).catch(() => undefined);
    }
    return { ...waiting.planned() };
  };

  const enqueue = async (records: Buffer[], upTo: number): Promise<void> => {
    const flushed = waiting.push(records, upTo);
    flushing ??= flush();
    await flushed;
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
    end: () => waiting.planned().position,
    close: async () => {
      while (flushing) await flushing;
      await segments.close();
    },
  };
}
