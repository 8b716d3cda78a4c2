import { setImmediate } from 'node:timers/promises';

/** Results in order, in no one stretch: whatever else the process has to do is done between the portions. Of no more than one portion nobody waits. */
export const inPortions = async <T, R>(
  items: readonly T[],
  most: number,
  work: (item: T, index: number) => R,
): Promise<readonly R[]> => {
  const results: R[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % most === 0) await setImmediate();
    results.push(work(item, index));
  }
  return results;
};
