/** A service that starts while a store restarts waits for it, as it does when that happens later. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AccessDenied, CertificateRefused, isDatabaseDown, Unavailable } from '@order-intake/event-sourcing';
import type { Logger } from '../../platform/logging/logger.ts';

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/** A refused password or certificate does not get better by itself: that ends the start. */
const mayPass = (error: unknown): boolean =>
  isDatabaseDown(error) ||
  (error instanceof Unavailable && !(error instanceof AccessDenied) && !(error instanceof CertificateRefused));

/** Repeats `work` while a store is unavailable; rejects with anything else. `work` must be safe to repeat. */
export const onceStoresAnswer = async <T>(log: Pick<Logger, 'warn'>, work: () => Promise<T>): Promise<T> => {
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error)) throw error;
      log.warn({ err: error, againInMs: pause }, 'a store does not answer: the start waits for it');
      await sleep(pause);
    }
  }
};
