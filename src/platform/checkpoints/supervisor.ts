/** Keeps consumers following the log: looks at how they stand, lets them run together where that is possible, and starts again what ended. */
import type pg from 'pg';
import type { EventStore } from '../event-store/event-store.ts';
import type { Logger } from '../logging/logger.ts';
import { CheckpointLost, loadCheckpoints, noteCaughtUp } from './checkpoints.ts';
import type { Consumer, ConsumerKind } from './consumer.ts';
import { createOwnership, nap } from './ownership.ts';
import { isAfter, later, type Mark } from './positions.ts';
import { createRuns, type Run } from './runs.ts';

/** What is to be done for one consumer: follow the log from there, be made first, or nothing at all for the time being. */
export type Standing =
  | { readonly do: 'follow'; readonly consumer: Consumer; readonly position: Mark }
  | { readonly do: 'build' }
  | { readonly do: 'wait' };

export type Duty = {
  readonly kind: ConsumerKind;
  readonly names: readonly string[];
  readonly exclusive: readonly string[];
  readonly lockOf: (name: string) => string;
  /** How these stand now; may write what a new one needs. */
  readonly survey: (names: readonly string[], storeId: string) => Promise<ReadonlyMap<string, Standing>>;
  readonly build: (names: readonly string[], storeId: string, signal: AbortSignal) => Promise<void>;
};

export type SupervisorOptions = {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly batchSize: number;
  readonly pollMs: number;
  readonly duty: Duty;
};

export type Supervisor = {
  /**
   * Resolves when everything was looked at once, here or by the process that is active instead. Waits for an event store that does not
   * answer only while some consumer has no place in the log yet.
   */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Looks again now: something was changed from outside. */
  readonly wake: () => void;
  /** Whether this process works on it, and for how long something has waited (milliseconds, null when not known). */
  readonly conditionOf: (name: string) => { readonly here: boolean; readonly lagMs: number | null };
};

const noteEveryMs = 5_000;

export const createSupervisor = ({ pool, store, log, batchSize, pollMs, duty }: SupervisorOptions): Supervisor => {
  const stopping = new AbortController();
  const ownership = createOwnership({ pool, log, pollMs, ...duty });
  const runs = createRuns({ pool, store, log, batchSize });
  /** those that have been caught up while this process worked on them: a little behind, they need no run of their own */
  const settled = new Set<string>();
  let interrupt = new AbortController();
  let notBefore = 0;
  let failures = 0;
  let notedAt = Number.NEGATIVE_INFINITY;
  let troubled = false;
  let looked = () => {};
  const firstLook = new Promise<void>((resolve) => {
    looked = resolve;
  });
  let working: Promise<void> | null = null;

  const wake = () => interrupt.abort();

  const ended = (run: Run, error: unknown) => {
    if (error === null) for (const name of run.alone ? run.names() : []) settled.add(name);
    if (error instanceof CheckpointLost) notBefore = performance.now() + 100;
    else if (error !== null) {
      notBefore = performance.now() + Math.min(100 * 2 ** failures, 5_000);
      failures += 1;
      log.warn({ err: error, consumers: run.names() }, 'following the log was interrupted, trying again');
    }
    wake();
  };
  const progressed = () => {
    failures = 0;
  };

  /** Those at the furthest place run together; who is far behind catches up alone first, so that nobody waits for it. */
  const look = async (signal: AbortSignal): Promise<void> => {
    if (!ownership.known()) return;
    const storeId = await store.storeId();
    const standings = await duty.survey([...ownership.owned], storeId);
    looked();
    // who has stood still may be far behind when it goes on
    for (const [name, standing] of standings) if (standing.do !== 'follow') settled.delete(name);
    const busy = new Set(runs.all().flatMap((run) => (run.alone ? run.names() : [])));
    const following = [...standings].flatMap(([name, standing]) =>
      standing.do === 'follow' && !busy.has(name) ? [{ consumer: standing.consumer, position: standing.position }] : [],
    );
    const furthest = following.reduce<Mark>((mark, { position }) => later(mark, position), null);
    const isNear = ({ consumer, position }: (typeof following)[number]) =>
      settled.has(consumer.name) || furthest === null || (position !== null && !isAfter(furthest, position));
    const together = following.filter(isNear);
    const group = runs.group();
    if (
      group &&
      !sameNames(
        group.names(),
        together.map(({ consumer }) => consumer.name),
      )
    ) {
      await group.stop(); // its members have moved meanwhile: look again before they start anew
      return wake();
    }
    if (performance.now() < notBefore) return;
    const hooks = { signal, storeId, ended, progressed };
    const caughtUp = (names: readonly string[]) => {
      for (const name of names) settled.add(name);
    };
    if (!group && together.length > 0) runs.follow(together, { ...hooks, caughtUp });
    for (const member of following.filter((one) => !isNear(one))) runs.followAlone(member, hooks);
    const unbuilt = [...standings].flatMap(([name, standing]) => (standing.do === 'build' && !busy.has(name) ? [name] : []));
    if (unbuilt.length > 0) runs.build(unbuilt, (inner) => duty.build(unbuilt, storeId, inner), hooks);
    await note();
  };

  const note = async () => {
    if (performance.now() - notedAt < noteEveryMs) return;
    const names = runs.all().flatMap((run) => (run.lagMs() === 0 ? run.names() : []));
    if (names.length > 0) await noteCaughtUp(pool, duty.kind, names);
    notedAt = performance.now();
  };

  /** Told once, until it is over. Whoever starts us need not wait when every consumer already has its place in the log. */
  const cannotLook = async (error: unknown) => {
    if (!troubled) log.warn({ err: error, kind: duty.kind }, 'how the consumers stand cannot be told, trying again');
    troubled = true;
    const placed = await loadCheckpoints(pool, [duty.kind], duty.names).catch(() => []);
    if (placed.length === duty.names.length) looked();
  };

  const work = async (signal: AbortSignal): Promise<void> => {
    log.info({ consumers: duty.names.length, kind: duty.kind }, 'this process follows the log');
    try {
      while (!signal.aborted) {
        interrupt = new AbortController();
        const waiting = AbortSignal.any([signal, interrupt.signal]);
        await look(signal).then(() => {
          troubled = false;
        }, cannotLook);
        const restMs = notBefore - performance.now();
        await nap(restMs > 0 ? Math.min(restMs, pollMs) : pollMs, waiting);
      }
    } finally {
      await runs.stop();
      settled.clear();
    }
  };

  const ownershipKnown = () => {
    if (ownership.owned.size === 0) looked();
    wake();
  };

  return {
    start: async () => {
      working ??= ownership.hold(work, ownershipKnown, stopping.signal);
      await Promise.race([firstLook, working]);
    },
    stop: async () => {
      stopping.abort();
      await working;
    },
    wake,
    conditionOf: (name) => {
      const run = runs.all().find((one) => one.names().includes(name));
      return { here: ownership.owned.has(name), lagMs: run?.lagMs() ?? null };
    },
  };
};

const sameNames = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((name) => b.includes(name));
