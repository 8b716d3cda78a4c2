/** How a bench measures: work repeated for a time, or work of a known size; the median of several rounds. */

/** Repeats `work` in `lanes` at once for `seconds`; each call says how much it did. What was done in a second. */
export const rateFor = async (seconds: number, lanes: number, work: (lane: number) => Promise<number>): Promise<number> => {
  const started = performance.now();
  const until = started + seconds * 1000;
  let done = 0;
  const lane = async (number: number) => {
    while (performance.now() < until) {
      const more = await work(number); // not in one expression: += would take `done` before it waits, and lose the other lanes'
      done += more;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
  return done / ((performance.now() - started) / 1000);
};

/** `work` says how much it did. What was done in a second. */
export const rateOf = async (work: () => Promise<number>): Promise<number> => {
  const started = performance.now();
  const done = await work();
  return done / ((performance.now() - started) / 1000);
};

/** Of an odd number of values the middle one. NaN when there is none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
