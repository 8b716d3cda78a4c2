/** Work that waits until one of so many lanes is free; companies take turns, each in the order in which it came. */
import { createFairLine } from '@order-intake/kernel';

export type Lanes = { readonly run: <T>(companyId: string, work: () => Promise<T>) => Promise<T> };

/** What takes longer waits for a server that is slow: it goes on beside the others, and keeps nobody waiting any more. */
const usuallyHeldMs = 10_000;

export const createLanes = (count: number, heldMs: number = usuallyHeldMs): Lanes => {
  let free = count;
  const waiting = createFairLine<() => void>();
  const enter = (companyId: string): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.join(companyId, resolve));
  };
  /** Hands the lane over, once. */
  const leaving = (companyId: string) => {
    const began = performance.now();
    let left = false;
    return (): void => {
      if (left) return;
      left = true;
      waiting.charge(companyId, performance.now() - began);
      const next = waiting.next();
      if (next) next();
      else free += 1;
    };
  };
  return {
    run: async (companyId, work) => {
      await enter(companyId);
      const leave = leaving(companyId);
      const timer = setTimeout(leave, heldMs);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        leave();
      }
    },
  };
};
