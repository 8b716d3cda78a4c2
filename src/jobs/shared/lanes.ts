/** Work that waits until one of so many lanes is free; companies take turns, each in the order in which it came. */
import { createFairLine } from '../../kernel/fair-line.ts';

export type Lanes = { readonly run: <T>(companyId: string, work: () => Promise<T>) => Promise<T> };

export const createLanes = (count: number): Lanes => {
  let free = count;
  const waiting = createFairLine<() => void>();
  const enter = (companyId: string): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.join(companyId, resolve));
  };
  return {
    run: async (companyId, work) => {
      await enter(companyId);
      const began = performance.now();
      try {
        return await work();
      } finally {
        waiting.charge(companyId, performance.now() - began);
        const next = waiting.next();
        if (next)
          next(); // the lane is handed over
        else free += 1;
      }
    },
  };
};
