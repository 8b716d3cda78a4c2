/**
 * Between reading and writing: while one batch is written the next one gathers, so batches grow with the backlog and shrink with it. Where nobody
 * waits for what is written, they are given time to fill: a transaction more costs as much as dozens of events.
 */

export type ItemBuffer<T> = {
  /** Answers a promise when the buffer is full: wait for it before the next push. */
  readonly push: (item: T) => Promise<void> | null;
  /**
   * What is there, up to `max` items, at least one; [] when closed. Throws the error it was closed with. `gatherMs`: waits so long for `max` of
   * them, unless one of them is the last there is.
   */
  readonly take: (max: number, gatherMs?: number) => Promise<readonly T[]>;
  readonly close: (error?: unknown) => void;
  readonly oldest: () => T | undefined;
};

/** `isLast`: behind it nothing comes for a while. */
export const createItemBuffer = <T>(capacity: number, isLast: (item: T) => boolean = () => false): ItemBuffer<T> => {
  let items: T[] = [];
  let closed: { readonly error: unknown } | null = null;
  let wakeReader: (() => void) | null = null;
  let wakeWriter: (() => void) | null = null;
  /** number of items that wakes the consumer */
  let enough = 1;

  const wake = () => {
    wakeWriter?.();
    wakeWriter = null;
  };
  /** Until so many are there, or the last, or nothing comes any more. */
  const untilThere = async (count: number, ms?: number): Promise<void> => {
    if (items.length >= count || closed || items.some(isLast)) return;
    enough = count;
    const { promise, resolve } = Promise.withResolvers<void>();
    wakeWriter = resolve;
    const timer = ms === undefined ? undefined : setTimeout(wake, ms);
    await promise;
    clearTimeout(timer);
  };

  return {
    push: (item) => {
      items.push(item);
      if (items.length >= enough || isLast(item)) wake();
      if (items.length < capacity || closed) return null;
      return new Promise((resolve) => {
        wakeReader = resolve;
      });
    },
    take: async (max, gatherMs = 0) => {
      await untilThere(1);
      if (gatherMs > 0) await untilThere(Math.min(max, capacity), gatherMs);
      if (closed?.error !== undefined) throw closed.error;
      if (closed) return [];
      const batch = items.slice(0, max);
      items = items.slice(max);
      wakeReader?.();
      wakeReader = null;
      return batch;
    },
    close: (error) => {
      closed ??= { error };
      wakeReader?.();
      wakeReader = null;
      wake();
    },
    oldest: () => items[0],
  };
};
