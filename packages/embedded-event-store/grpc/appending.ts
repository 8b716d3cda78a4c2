import type { EventStore } from '../store/event-store.ts';
import type { AppendOutcome, ProposedEvent } from '../store/writer.ts';
import { INDEXED_AFTER_MS, RETURNED_AFTER_MS, type Trait } from './traits.ts';

export type Appending = {
  /** As the store's writer; `dropped`: it is a repetition that comes too early, nobody is ever told what became of it. */
  append(stream: string, expected: number, events: readonly ProposedEvent[]): Promise<AppendOutcome | 'dropped'>;
  /** Was it deleted until just now? Then a read does not find it yet. */
  isReturning(stream: string): boolean;
};

/** Names that hold until a moment; what has passed is forgotten when it is asked for, or when there are many. */
function createUntil() {
  const ends = new Map<string, number>();
  const MANY = 10_000;
  return {
    set: (name: string, end: number): void => {
      if (ends.size >= MANY) for (const [streamName, at] of ends) if (at <= performance.now()) ends.delete(streamName);
      ends.set(name, end);
    },
    delete: (name: string): void => void ends.delete(name),
    holds: (name: string): boolean => (ends.get(name) ?? 0) > performance.now(),
  };
}

/** Appends as the traits say. Without them it is the writer itself. */
export function createAppending(store: EventStore, traits: ReadonlySet<Trait>, returnedAfterMs = RETURNED_AFTER_MS): Appending {
  const dropsRepeats = traits.has('dropped-repeats');
  const returnsLate = traits.has('late-returns');
  const unindexed = createUntil();
  const returning = createUntil();

  const append: Appending['append'] = async (stream, expected, events) => {
    const key = `${events[0]?.id}@${stream}`;
    if (dropsRepeats && unindexed.holds(key)) return 'dropped';
    const wasDeleted = returnsLate && store.view.decided(Buffer.from(stream, 'utf8')).softDeleted;
    if (dropsRepeats) unindexed.set(key, Number.POSITIVE_INFINITY);
    const outcome = await store.writer.append(stream, expected, events).catch((error: unknown) => {
      unindexed.delete(key);
      throw error;
    });
    if (outcome.kind === 'written') {
      if (dropsRepeats) unindexed.set(key, performance.now() + INDEXED_AFTER_MS);
      if (wasDeleted) returning.set(stream, performance.now() + returnedAfterMs);
    } else unindexed.delete(key);
    return outcome;
  };
  return { append: dropsRepeats || returnsLate ? append : store.writer.append, isReturning: returning.holds };
}
