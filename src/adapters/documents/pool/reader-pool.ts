import { ReadersUnavailable } from '../../../domain/shared/documents.port.ts';
import type { ChildLimits } from '../limits.ts';
import type { ChildConfig } from './messages.ts';
import { type Job, type Outcome, type PoolChild, startPoolChild } from './pool-child.ts';

export type Log = { readonly warn: (fields: object, message: string) => void };

export type ReaderPool = {
  /** Does one job in a child that is its own for that time. Rejects with ReadersUnavailable. */
  readonly run: (job: Job, wallMs: number) => Promise<Outcome>;
  /** process ids of the children that are running now */
  readonly pids: () => readonly number[];
  /** Kills the children, also busy ones, and waits until they are gone. */
  readonly stop: () => Promise<void>;
};

type Slot = { child: Promise<PoolChild> | null; running: PoolChild | null };

/**
 * Warm child processes, each doing one job at a time. A child is replaced after any failure and after its share of jobs or CPU time
 * (limits.ts), so nothing a hostile file did to it meets the next file.
 */
export function createReaderPool(options: {
  readonly size: number;
  readonly config: ChildConfig;
  readonly limits: ChildLimits;
  /** starts a child when the first job needs it, instead of all at once */
  readonly lazy?: boolean;
  readonly log?: Log;
}): ReaderPool {
  const slots: Slot[] = Array.from({ length: options.size }, () => ({ child: null, running: null }));
  const free: Slot[] = [...slots];
  const waiting: ((slot: Slot) => void)[] = [];
  let stopped = false;
  let warned = false;

  const start = (slot: Slot): Promise<PoolChild> => {
    const child = startPoolChild(options.config, options.limits).then((started) => {
      slot.running = started;
      if (!started.limited && !warned) {
        warned = true;
        options.log?.warn({}, 'this system cannot limit the memory of document readers; only time limits protect it');
      }
      return started;
    });
    child.catch(() => undefined); // whoever takes the slot sees the failure
    slot.child = child;
    return child;
  };

  const usableChild = async (slot: Slot): Promise<PoolChild> => {
    const current = await slot.child?.catch(() => null);
    return current?.usable() ? current : start(slot);
  };

  const take = (): Promise<Slot> => {
    const slot = free.pop();
    return slot ? Promise.resolve(slot) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (slot: Slot): void => {
    const next = waiting.shift();
    if (next) next(slot);
    else free.push(slot);
  };

  async function run(job: Job, wallMs: number): Promise<Outcome> {
    const slot = await take();
    try {
      if (stopped) throw new ReadersUnavailable('the document readers were stopped');
      const child = await usableChild(slot).catch((error: unknown) => {
        throw new ReadersUnavailable('no document reader process could be started', { cause: error });
      });
      const outcome = await child.run(job, wallMs);
      if (stopped) throw new ReadersUnavailable('the document readers were stopped');
      if (!child.usable()) {
        void child.kill();
        void start(slot);
      }
      return outcome;
    } finally {
      giveBack(slot);
    }
  }

  if (!options.lazy) for (const slot of slots) void start(slot);
  return {
    run,
    pids: () => slots.flatMap((slot) => (slot.running?.alive() ? [slot.running.pid] : [])),
    stop: async () => {
      stopped = true;
      await Promise.all(slots.map(async (slot) => (await slot.child?.catch(() => null))?.kill()));
    },
  };
}
