/** Tells waiting subscribers that something became durable. A subscriber that is busy misses nothing: it looks again itself. */
export type CommitSignal = {
  raise(): void;
  /** Calls `wake` once, at the next commit; the returned function takes it back. */
  once(wake: () => void): () => void;
};

export function createCommitSignal(): CommitSignal {
  let waiting = new Set<() => void>();
  return {
    raise: () => {
      if (waiting.size === 0) return;
      const woken = waiting;
      waiting = new Set();
      for (const wake of woken) wake();
    },
    once: (wake) => {
      waiting.add(wake);
      return () => {
        waiting.delete(wake);
      };
    },
  };
}
