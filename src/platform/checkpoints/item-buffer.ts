/** Between reading and writing: while one batch is written the next one gathers, so batches grow with the backlog and shrink with it. */

export type ItemBuffer<T> = {
  /** Answers a promise when the buffer is full: wait for it before the next push. */
  readonly push: (item: T) => Promise<void> | null;
  /** What is there, up to `max` items, at least one; [] when closed. Throws the error it was closed with. */
  readonly take: (max: number) => Promise<readonly T[]>;
  readonly close: (error?: unknown) => void;
  readonly oldest: () => T | undefined;
};

export const createItemBuffer = <T>(capacity: number): ItemBuffer<T> => {
  let items: T[] = [];
  let closed: { readonly error: unknown } | null = null;
  let wakeReader: (() => void) | null = null;
  let wakeWriter: (() => void) | null = null;

  return {
    push: (item) => {
      items.push(item);
      wakeWriter?.();
      wakeWriter = null;
      if (items.length < capacity || closed) return null;
      return new Promise((resolve) => {
        wakeReader = resolve;
      });
    },
    take: async (max) => {
      while (items.length === 0 && !closed) {
        await new Promise<void>((resolve) => {
          wakeWriter = resolve;
        });
      }
      if (closed?.error !== undefined) throw closed.error;
      if (closed) return [];
      const taken = items.slice(0, max);
      items = items.slice(max);
      wakeReader?.();
      wakeReader = null;
      return taken;
    },
    close: (error) => {
      closed ??= { error };
      wakeReader?.();
      wakeWriter?.();
      wakeReader = null;
      wakeWriter = null;
    },
    oldest: () => items[0],
  };
};
