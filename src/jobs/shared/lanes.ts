/** Work that waits until one of so many lanes is free, in the order in which it came. */
export type Lanes = { readonly run: <T>(work: () => Promise<T>) => Promise<T> };

export const createLanes = (count: number): Lanes => {
  let free = count;
  const waiting: (() => void)[] = [];
  const enter = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  return {
    run: async (work) => {
      await enter();
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next)
          next(); // the lane is handed over
        else free += 1;
      }
    },
  };
};
