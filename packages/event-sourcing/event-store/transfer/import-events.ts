/** Filling an empty store from a file, or going on where an earlier import was interrupted. */
import { TooLarge, VersionConflict } from '../errors.ts';
import { compare, type Shifts } from './compare.ts';
import { checkEventFile, eventsIn, type FiledEvent, type Sum } from './event-file.ts';
import type { Log } from './log.ts';
import { lineOf, placeOf, type TransferEvent } from './transfer-event.ts';
import { TransferRefused, verifyAgainst } from './verify-events.ts';

export type Imported = Sum & {
  /** how many an earlier import had written */
  readonly before: number;
  /** streams whose revisions are lower than they were, because they had lost events before the export */
  readonly closedGaps: number;
};

/** Well under the megabyte that a store takes with one append. */
const batchBytes = 512 << 10;
const batchEvents = 500;

type Run = { readonly line: number; readonly events: readonly TransferEvent[] };

/** Events that follow each other both in the log and in their stream: one append, which the store writes whole or not at all. */
async function* runsOf(first: FiledEvent | null, rest: AsyncIterator<FiledEvent, unknown>): AsyncGenerator<Run> {
  let run: TransferEvent[] = [];
  let line = 0;
  let bytes = 0;
  for (let next = first; next; ) {
    const { event } = next;
    const last = run.at(-1);
    const size = Buffer.byteLength(lineOf(event));
    const follows = last?.stream === event.stream && last.revision + 1 === event.revision;
    if (last && (!follows || bytes + size > batchBytes || run.length === batchEvents)) {
      yield { line, events: run };
      run = [];
      bytes = 0;
    }
    if (run.length === 0) line = next.line;
    run.push(event);
    bytes += size;
    const following = await rest.next();
    next = following.done ? null : following.value;
  }
  if (run.length > 0) yield { line, events: run };
}

/** What a store says to an event before which its stream lacks some: the stream's last revision, when that is all there is to it. */
const lastBeforeGap = async (log: Log, first: TransferEvent, shifts: Shifts): Promise<number | null> => {
  const last = await log.lastRevision(first.stream);
  return last < first.revision - (shifts.get(first.stream) ?? 0) - 1 ? last : null;
};

const write = async (log: Log, { line, events }: Run, shifts: Shifts): Promise<void> => {
  const first = events[0];
  if (!first) return;
  const append = (last: number) => log.append(first.stream, last < 0 ? 'no_stream' : last, events);
  try {
    await append(first.revision - (shifts.get(first.stream) ?? 0) - 1);
  } catch (error) {
    if (error instanceof TooLarge)
      throw new TransferRefused(
        `line ${line}, ${placeOf(first)} is larger than this store takes: raise its append limit, then go on`,
      );
    if (!(error instanceof VersionConflict)) throw error;
    const last = await lastBeforeGap(log, first, shifts);
    if (last === null)
      throw new TransferRefused(
        `line ${line}: somebody else writes to ${first.stream} in this store. Stop the service, empty the store, then import again`,
      );
    shifts.set(first.stream, first.revision - last - 1);
    await append(last);
  }
};

/**
 * Every append waits for the one before, because the order over all streams is kept, and expects the revision before its own, so that nothing
 * is written twice. Throws FileRefused before anything is written, TransferRefused when the store holds something else, and what the store
 * throws: after that the same call goes on where it was.
 */
export const importEvents = async (log: Log, file: string, onEvent: (events: number) => void): Promise<Imported> => {
  const whole = await checkEventFile(file);
  const shifts: Shifts = new Map();
  const filed = eventsIn(file);
  try {
    const { agreed, difference, onlyInFile, onlyInLog } = await compare(filed, log.events(), shifts, () => undefined);
    if (difference ?? onlyInLog) {
      const why = difference ?? (onlyInLog && `the store goes on behind the file with ${placeOf(onlyInLog)}`);
      throw new TransferRefused(`this store is neither empty nor filled from this file, nothing was written: ${why}`);
    }
    let writtenCount = agreed;
    for await (const run of runsOf(onlyInFile, filed)) {
      await write(log, run, shifts);
      writtenCount += run.events.length;
      onEvent(writtenCount);
    }
    await verifyAgainst(log, file, whole, () => undefined);
    return { ...whole, before: agreed, closedGaps: shifts.size };
  } finally {
    await filed.return(undefined);
  }
};
