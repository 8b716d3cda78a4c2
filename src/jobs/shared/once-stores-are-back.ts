import { setTimeout as sleep } from 'node:timers/promises';
import { isStoreDown } from './is-store-down.ts';

/**
 * For facts that only this process knows and that must be recorded, such as that a message was sent: while Postgres
 * or the event store is unavailable, `work` is retried. It may run several times. Rejects as `work` does, or with the
 * store's error after `patienceMs`.
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
