/** Work for many callers at once: what is given while a batch is under way goes together in the next one. */

/**
 * `work` is given at most `most` items and does all of them or rejects; every caller of a batch that rejects hears so.
 * Nobody waits for company: a lone item goes at once.
 */
export const inBatches = <T>(
  work: (items: readonly T[]) => Promise<void>,
  most: number,
): ((items: readonly T[]) => Promise<void>) => {
  type Waiting = { readonly items: readonly T[]; readonly done: () => void; readonly failed: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let running = false;

  const nextBatch = (): readonly Waiting[] => {
    let size = 0;
    const fitting = waiting.findIndex(({ items }, index) => {
      size += items.length;
      return index > 0 && size > most;
    });
    const batch = fitting < 0 ? waiting : waiting.slice(0, fitting);
    waiting = waiting.slice(batch.length);
    return batch;
  };
  const run = async () => {
    running = true;
    while (waiting.length > 0) {
      const batch = nextBatch();
      try {
        await work(batch.flatMap(({ items }) => items));
        for (const { done: resolve } of batch) resolve();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    running = false;
  };
  return (items) =>
    items.length === 0
      ? Promise.resolve()
      : new Promise((resolve, failed) => {
          waiting.push({ items, done: resolve, failed });
          if (!running) void run();
        });
};
