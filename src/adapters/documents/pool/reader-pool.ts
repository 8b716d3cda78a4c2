import { readFile } from 'node:fs/promises';
import { background } from '@order-intake/kernel';
import { ReaderKilled, ReadersUnavailable } from '@order-intake/order-extraction/document';
import { lackingOf } from '../../../platform/processes/confinement.ts';
import type { ChildLimits } from '../limits.ts';
import type { Filling } from './compiled-code.ts';
import type { ChildConfig } from './messages.ts';
import { type Interrupted, type Job, type Outcome, type PoolChild, startPoolChild } from './pool-child.ts';
import { createReaderSlots, type Slot } from './reader-slots.ts';
import { compileForChildren } from './spawn-child.ts';

type Say = (fields: object, message: string) => void;
export type Log = { readonly warn: Say; readonly info: Say };

export type ReaderPool = {
  /**
   * Does one job in a child that is its own for that time, with `cpuMs` of processor time. A child that is ended from outside (the OOM killer,
   * an operator) says nothing about its document: the job is done once more, then rejects with ReadersUnavailable, with
   * ReaderKilled where both were killed.
   * Companies take turns by the processor time that they have used.
   */
  readonly run: (job: Job, cpuMs: number, companyId?: string) => Promise<Outcome>;
  /** process ids of the children that are running now */
  readonly pids: () => readonly number[];
  /** Kills the children, also busy ones, and waits until they are gone. */
  readonly stop: () => Promise<void>;
};

const nothing = Buffer.alloc(0);

export type PoolOptions = {
  readonly size: number;
  readonly config: ChildConfig;
  readonly limits: ChildLimits;
  /** directories that children must not see, where they have to run under our own account */
  readonly hidden?: readonly string[];
  /** starts a child when the first job needs it, instead of all at once */
  readonly lazy?: boolean;
  readonly log?: Log;
};

/**
 * Warm child processes, each doing one job at a time. A child is replaced after any failure and after its share of
 * jobs or CPU time (limits.ts), so a hostile file cannot affect the next one. A job that fails in a used child is
 * repeated in a new one; the owner of that file waits for the new child and pays for its start. One child more than
 * `size` is started when a company's job arrives while another company holds all children, or has used more: the job
 * need not wait for a document that may take minutes. This extra child is the only one that runs at normal priority.
 */
export function createReaderPool(options: PoolOptions): ReaderPool {
  const children = createChildren(options);
  const slots = createReaderSlots(options.size, (slot) => {
    if (slot.child === null && !stopped) children.start(slot);
    return slot.child;
  });
  let stopped = false;

  async function run(job: Job, cpuMs: number, companyId = ''): Promise<Outcome> {
    const first = await runOnce(job, cpuMs, companyId);
    if (first.outcome !== 'interrupted') return first;
    options.log?.warn({ how: first.how }, 'a document reader was ended from outside; its document is read again');
    const second = await runOnce(job, cpuMs, companyId);
    if (second.outcome !== 'interrupted') return second;
    const Failure = first.killed && second.killed ? ReaderKilled : ReadersUnavailable;
    throw new Failure(`the document reader did not come to an end twice: ${second.how}`);
  }

  async function runOnce(job: Job, cpuMs: number, companyId: string): Promise<Outcome | Interrupted> {
    const slot = await slots.take(companyId);
    let replaced: Promise<PoolChild> | undefined;
    try {
      const bytes = job.path === undefined ? nothing : await readFile(job.path);
      for (;;) {
        if (stopped) throw new ReadersUnavailable('the document readers were stopped');
        const child = await children.usable(slot).catch((error: unknown) => {
          throw new ReadersUnavailable('no document reader process could be started', { cause: error });
        });
        const alone = child.fresh();
        const began = performance.now();
        const outcome = await child.run(job, cpuMs, bytes);
        slots.charge(companyId, costOf(outcome, performance.now() - began));
        if (stopped) throw new ReadersUnavailable('the document readers were stopped');
        if (!child.usable()) replaced = replace(slot, child, companyId);
        if (alone || !mayBeOthers(outcome)) return outcome;
      }
    } finally {
      slots.giveBack(companyId, slot, replaced);
    }
  }

  /** The company whose job broke the child pays for the start of the next one; when that fails, the next job of the slot tries again. */
  function replace(slot: Slot, child: PoolChild, companyId: string): Promise<PoolChild> {
    void background(child.kill);
    const replaced = children.replace(slot, !slots.sharedBy(companyId));
    void background(async () => slots.charge(companyId, (await replaced).startCpuMs));
    return replaced;
  }

  if (!options.lazy) for (const slot of slots.all) if (slot !== slots.reserve) children.start(slot);
  return {
    run,
    pids: () => slots.all.flatMap((slot) => (slot.running?.alive() ? [slot.running.pid] : [])),
    stop: async () => {
      stopped = true;
      await children.stop(slots.all);
    },
  };
}

/** Starts the children, and keeps one ready for a slot whose child a file has broken. */
function createChildren({ config, limits, hidden, log }: PoolOptions) {
  /** for low-priority slots: those of companies that send many files */
  let spare: Promise<PoolChild> | null = null;
  const stopping = new AbortController();
  let reported = false;
  let filling: Filling | null = null;

  const startChild = (givesWay: boolean): Promise<PoolChild> => {
    return background(async () => {
      const circumstances = { givesWay, stopping: stopping.signal, ...(hidden ? { hidden } : {}) };
      const started = await startPoolChild(config, limits, circumstances);
      if (!reported && log) tellOf(started, log);
      reported = true;
      if (!stopping.signal.aborted) filling ??= compileForChildren(config, limits);
      return started;
    });
  };
  const put = (slot: Slot, from: Promise<PoolChild>): Promise<PoolChild> => {
    const child = background(async () => {
      slot.running = await from;
      return slot.running;
    });
    slot.child = child;
    return child;
  };
  return {
    start: (slot: Slot): void => void put(slot, startChild(slot.givesWay)),
    usable: async (slot: Slot): Promise<PoolChild> => {
      const current = await slot.child?.catch(() => null);
      return current?.usable() ? current : put(slot, startChild(slot.givesWay));
    },
    /**
     * Where files break readers, one that is ready waits: starting takes as long as reading many good files. `ahead`: another is started for the next
     * time; not where companies share the processor, or one of them would have its files and the start beside them.
     */
    replace: (slot: Slot, ahead: boolean): Promise<PoolChild> => {
      if (!slot.givesWay) return put(slot, startChild(false));
      const replaced = put(slot, spare ?? startChild(true));
      spare = stopping.signal.aborted || !ahead ? null : startChild(true);
      return replaced;
    },
    stop: async (slots: readonly Slot[]): Promise<void> => {
      stopping.abort();
      await filling?.stop();
      await Promise.all(
        [...slots.map(({ child }) => child), spare].map(async (child) => (await child?.catch(() => null))?.kill()),
      );
    },
  };
}

const tellOf = ({ limited, confinement }: PoolChild, log: Log): void => {
  if (!limited) log.warn({}, 'this system cannot limit the memory of document readers; only time limits protect it');
  const lacking = lackingOf(confinement);
  if (lacking.length === 0) log.info({ confinement: confinement.name }, 'document readers are shut in');
  else log.warn({ confinement: confinement.name, lacking }, 'this system cannot shut document readers in: see npm run doctor');
};

/**
 * What went wrong may be the doing of a job that the child did before, which left something behind: its document is not condemned before it has failed
 * in a child that did nothing else. A rule of ours that refused it would do so anywhere.
 */
const mayBeOthers = (outcome: Outcome | Interrupted): boolean =>
  outcome.outcome === 'died' || outcome.outcome === 'timed_out' || (outcome.outcome === 'refused' && !outcome.sound);

/** Milliseconds of processor time, where they are known. */
const costOf = (outcome: Outcome | Interrupted, elapsedMs: number): number => {
  if (outcome.outcome === 'timed_out') return outcome.ms;
  return outcome.outcome === 'done' ? (outcome.cpuMs ?? elapsedMs) : elapsedMs;
};
