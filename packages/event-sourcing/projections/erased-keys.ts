/** Every process forgets the key of a person who was erased, wherever the erasure was done. */
import { setTimeout as sleep } from 'node:timers/promises';
import { background } from '@order-intake/kernel';
import { Unavailable } from '../event-store/errors.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { erasedKeys, personErased } from './personal-data.ts';

const retryMs = 500;

/**
 * Follows erasures from now on, for the life of the process; waits while the store is unavailable. `onError` receives
 * the error that ends it. Keys loaded before the watch began are dropped once, because it does not see earlier
 * erasures.
 */
export const forgetErasedKeys = (
  store: Pick<EventStore, 'end' | 'subscribe' | 'forgetKeys'>,
  onError: (error: unknown) => void,
): { readonly stop: () => void } => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const watch = async (): Promise<void> => {
    const after = await store.end();
    store.forgetKeys('all');
    for await (const item of store.subscribe({ types: [personErased], after, signal })) {
      if ('data' in item) store.forgetKeys(erasedKeys(item));
      // whose keys these are cannot be read: better all are loaded again than one stays
      else if ('undecodable' in item) store.forgetKeys('all');
    }
  };

  void background(async () => {
    while (!signal.aborted) {
      try {
        await watch();
        // the subscription only ends by itself when the store was closed
        return;
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        await sleep(retryMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }, onError);

  return {
    stop: () => stopping.abort(),
  };
};
