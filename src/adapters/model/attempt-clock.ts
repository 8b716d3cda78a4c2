/** Ends an attempt whose answer does not begin, or stops arriving. */

export type AttemptClock = {
  readonly signal: AbortSignal;
  /** another piece of the answer has arrived */
  readonly arrived: () => void;
  readonly stop: () => void;
};

export type AttemptLimits = {
  /** until the answer begins, milliseconds: models think before they write */
  readonly timeoutMs: number;
  /** between two pieces of the answer, milliseconds */
  readonly idleMs: number;
};

/** @param caller ends the attempt too */
export function startClock({ timeoutMs, idleMs }: AttemptLimits, caller: AbortSignal): AttemptClock {
  const over = new AbortController();
  const abortIn = (ms: number) => setTimeout(() => over.abort(), ms);
  let timer = abortIn(timeoutMs);
  return {
    signal: AbortSignal.any([caller, over.signal]),
    arrived: () => {
      clearTimeout(timer);
      timer = abortIn(idleMs);
    },
    stop: () => clearTimeout(timer),
  };
}
