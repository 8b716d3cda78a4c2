import { setTimeout as sleep } from 'node:timers/promises';
import { isStoreDown } from '../../src/jobs/shared/is-store-down.ts';
import { patience } from './patience.ts';

/** A machine that was quiet when it was measured may have a neighbour a minute later, and a limit that is not reached costs nothing. */
const spare = 2;

/**
 * A test that waits for a minute loses nothing by a quarter of a second, and others get the processor time that
 * polling costs.
 */
const longest = (waitedMs: number): number => Math.min(250, Math.max(100, waitedMs / 50));

/** A store that does not answer in time says nothing yet: on a busy machine a connection may take longer than it is given. */
const unlessStoreIsDown = (error: unknown): null => {
  if (isStoreDown(error)) return null;
  throw error;
};

/**
 * Looks again until `look` answers something, the less often the longer it takes. Says what was waited for when it never does: after
 * twice `ms`, which is meant for a quiet machine.
 */
export const until = async <T>(what: string, look: () => Promise<T | null | undefined | false>, ms = 20_000): Promise<T> => {
  const limit = spare * patience(ms);
  const began = Date.now();
  const end = began + limit;
  for (let pause = 20; ; pause = Math.min(longest(Date.now() - began), pause * 1.4)) {
    const found = await look().catch(unlessStoreIsDown);
    if (found !== null && found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error(`waited ${limit} ms in vain for ${what}`);
    await sleep(pause);
  }
};
