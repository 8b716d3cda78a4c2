/**
 * Work that goes on while its caller does something else. A promise that is only awaited later ends the process when it rejects before that, and one that
 * is never awaited when it rejects at all; by then the process may be busy with the work of somebody else. So whatever is started and not awaited at once is
 * started here.
 */

/**
 * Starts `work` and handles its failure from the start: `failed` is called with it, and the promise that is returned still rejects for a caller that awaits it.
 * A `work` that throws before its first await counts as one that rejects.
 */
export const background = <T>(work: () => Promise<T>, failed: (error: unknown) => void = () => undefined): Promise<T> => {
  const started = (async () => work())();
  started.catch(failed);
  return started;
};

/**
 * Runs `main` while `feeder` goes on beside it, and ends when both have ended. The signal of `feeder` aborts when `main` has failed. Rejects with the failure
 * of `main`, or with that of `feeder` where `main` succeeded. A `main` that waits for what `feeder` brings has to hear of its failure from `feeder`, as
 * from a stream that is destroyed.
 */
export async function alongside<T>(feeder: (signal: AbortSignal) => Promise<unknown>, main: () => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const fed = background(() => feeder(stopping.signal));
  let ended = false;
  try {
    const result = await main();
    ended = true;
    return result;
  } finally {
    if (!ended) stopping.abort();
    await (ended ? fed : fed.catch(() => undefined)); // what `main` says comes first
  }
}
