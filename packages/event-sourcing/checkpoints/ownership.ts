/** Which consumers this process may work on: each is worked by one process at a time, the others stand by and take over. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../logger.types.ts';
import { createLocks } from '../postgres/locks.ts';

export type OwnershipOptions = {
  readonly pool: pg.Pool;
  /** only who has these has any: one of several processes that would do the same */
  readonly exclusive: readonly string[];
  readonly names: readonly string[];
  readonly lockOf: (name: string) => string;
  /** between two tries to get what another process holds */
  readonly pollMs: number;
  readonly log: Pick<Logger, 'info' | 'warn'>;
};

export type Ownership = {
  readonly owned: ReadonlySet<string>;
  /** False until every lock has been asked for once. */
  readonly known: () => boolean;
  /**
   * Runs `work` while this process is the active one, again after the lock's connection broke, until `stop` aborts. `work` must end
   * soon after its signal aborts; the locks are let go when it has. `onChange`: what is owned is known, or has changed since.
   */
  readonly hold: (work: (signal: AbortSignal) => Promise<void>, onChange: () => void, stop: AbortSignal) => Promise<void>;
};

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
export const nap = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined);

export const createOwnership = ({ pool, exclusive, names, lockOf, pollMs, log }: OwnershipOptions): Ownership => {
  const locks = createLocks(pool);
  const owned = new Set<string>();
  const unasked = new Set(names);
  const answer = (name: string, onChange: () => void, isOwned: boolean) => {
    const news = unasked.delete(name) ? unasked.size === 0 : isOwned && unasked.size === 0;
    if (isOwned) owned.add(name);
    if (news) onChange();
  };

  const holdOne = async (name: string, onChange: () => void, signal: AbortSignal) => {
    setMaxListeners(0, signal); // one for each name, however many there are
    while (!signal.aborted) {
      await locks
        .withTryLocks([lockOf(name)], async (heldLocks) => {
          answer(name, onChange, heldLocks.length > 0);
          if (heldLocks.length === 0) return nap(pollMs, signal);
          await aborted(signal);
          owned.delete(name);
        })
        .catch(() => nap(pollMs, signal)); // the connection is gone: `hold` says so
    }
  };

  /** Others have it, or nobody can tell: nothing is ours. */
  const standBy = (onChange: () => void) => {
    if (unasked.size > 0) onChange();
    unasked.clear();
  };

  const holdAll = async (work: (signal: AbortSignal) => Promise<void>, onChange: () => void, signal: AbortSignal) => {
    const letGo = new AbortController();
    setMaxListeners(0, letGo.signal); // one for each name, however many there are
    for (const name of names) unasked.add(name);
    const holding = names.map((name) => holdOne(name, onChange, letGo.signal));
    try {
      await work(signal);
    } finally {
      letGo.abort();
      await Promise.all(holding);
    }
  };

  return {
    owned,
    known: () => unasked.size === 0,
    hold: async (work, onChange, stop) => {
      while (!stop.aborted) {
        try {
          await locks.withTryLocks(exclusive, async (heldLocks, lost) => {
            if (heldLocks.length < exclusive.length) {
              standBy(onChange);
              return nap(pollMs, stop);
            }
            return holdAll(work, onChange, AbortSignal.any([stop, lost]));
          });
        } catch (error) {
          log.warn({ err: error }, 'the right to follow the log cannot be asked for, trying again');
          standBy(onChange);
          await nap(pollMs, stop);
        }
      }
      await locks.close();
    },
  };
};
