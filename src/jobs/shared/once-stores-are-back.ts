import { setTimeout as sleep } from 'node:timers/promises';
import { isStoreDown } from './is-store-down.ts';

/**
 * For what only this process knows and has to be written down, as that a message went out: while Postgres or the event store is away it is tried
 * again. `work` may run several times. Rejects as it does, with trouble of a store when that has lasted for `patienceMs`.
 */
export const onceStoresAreBack = async <T>(work: () => Promise<T>, patienceMs = 2 * 60_000): Promise<T> => {
  const until = performance.now() + patienceMs;
  for (let pause = 250; ; pause = Math.min(2 * pause, 4_000)) {
    try {
      return await work();
    } catch (error) {
      if (!isStoreDown(error) || performance.now() + pause > until) throw error;
      await sleep(pause);
    }
  }
};
