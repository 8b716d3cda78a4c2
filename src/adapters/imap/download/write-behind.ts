/** Work on the disk that goes on beside the network, as long as not too much of it is waiting. */
export type WriteBehind = {
  /** Waits for the earlier work when more than the allowed bytes are under way. */
  readonly add: (work: Promise<void>, bytes: number) => Promise<void>;
  /** Nothing is under way any more, whether it succeeded or not. */
  readonly settled: () => Promise<void>;
  /** Throws what any of the settled work threw first. */
  readonly check: () => void;
};

export function writeBehind(maxBytes: number): WriteBehind {
  let waiting: Promise<void>[] = [];
  let bytesWaiting = 0;
  let failure: { readonly error: unknown } | null = null;

  const settled = async () => {
    const all = waiting;
    waiting = [];
    bytesWaiting = 0;
    await Promise.all(all);
  };

  return {
    add: async (work, bytes) => {
      const pending = work.catch((error: unknown) => {
        failure ??= { error };
      });
      waiting.push(pending);
      bytesWaiting += bytes;
      if (bytesWaiting > maxBytes) await settled();
    },
    settled,
    check: () => {
      if (failure) throw failure.error;
    },
  };
}
