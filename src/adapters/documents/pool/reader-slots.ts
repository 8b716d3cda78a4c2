/**
 * Whose turn it is at the document readers. Companies take turns, and one extra slot at normal priority is kept for a
 * company that others would delay, or that has used less than those being served.
 */
import { createFairLine } from '@order-intake/kernel';
import type { PoolChild } from './pool-child.ts';

/** A place for one child process at a time. `givesWay`: whatever else the service does goes before its child. */
export type Slot = { child: Promise<PoolChild> | null; running: PoolChild | null; readonly givesWay: boolean };
const emptySlot = (givesWay: boolean): Slot => ({ child: null, running: null, givesWay });

export type ReaderSlots = {
  /** those of the pool, and last the one in reserve */
  readonly all: readonly Slot[];
  readonly reserve: Slot;
  /** Resolves when it is the company's turn. */
  readonly take: (companyId: string) => Promise<Slot>;
  /** `replaced`: its child was broken, and another is ready by then; until then the slot counts as this company's, and nobody is given it. */
  readonly giveBack: (companyId: string, slot: Slot, replaced?: Promise<unknown>) => void;
  /** Whether another company has been given a slot in the last seconds. */
  readonly sharedBy: (companyId: string) => boolean;
  /** What a company has used, in milliseconds of processor time. */
  readonly charge: (companyId: string, ms: number) => void;
};

const latelyMs = 10_000;

/**
 * `prepare`: a child for this slot will be wanted, which is there when what it answers resolves; starting one takes as long as reading many files. `now`:
 * milliseconds that pass.
 */
export function createReaderSlots(
  size: number,
  prepare: (slot: Slot) => Promise<unknown> | null = () => null,
  now: () => number = () => performance.now(),
): ReaderSlots {
  const slots: Slot[] = Array.from({ length: size }, () => emptySlot(true));
  const reserve = emptySlot(false);
  const free: Slot[] = [...slots];
  const waiting = createFairLine<(slot: Slot) => void>();
  /** jobs that are being done, by company */
  const atWork = new Map<string, number>();
  let reserved = true;
  type Turn = { readonly companyId: string | null; readonly at: number };
  let latest: Turn = { companyId: null, at: Number.NEGATIVE_INFINITY };
  /** of another company than the latest */
  let before = latest;

  const begins = (companyId: string, slot: Slot): Slot => {
    if (companyId !== latest.companyId) before = latest;
    latest = { companyId, at: now() };
    atWork.set(companyId, (atWork.get(companyId) ?? 0) + 1);
    return slot;
  };
  /** Others are served, and have had more. */
  const isBehind = (companyId: string): boolean =>
    atWork.size > 0 &&
    !atWork.has(companyId) &&
    [...atWork.keys()].every((other) => waiting.used(other) > waiting.used(companyId));

  const release = (companyId: string, slot: Slot): void => {
    const jobs = (atWork.get(companyId) ?? 1) - 1;
    if (jobs > 0) atWork.set(companyId, jobs);
    else atWork.delete(companyId);
    // the one in reserve goes to nobody who is served already
    const next = waiting.next(slot === reserve ? (company) => !atWork.has(company) : undefined);
    if (next) next(slot);
    else if (slot === reserve) reserved = true;
    else free.push(slot);
  };

  const offerReserve = (): void => {
    const next = reserved ? waiting.next((company) => !atWork.has(company)) : undefined;
    if (!next) return;
    reserved = false;
    next(reserve);
  };

  return {
    all: [...slots, reserve],
    reserve,
    take: async (companyId) => {
      const waitsForOne = free.length === 0 && atWork.size === 1 && !atWork.has(companyId);
      const needsReserve = waitsForOne || isBehind(companyId);
      const ready = needsReserve ? prepare(reserve) : null;
      if (needsReserve && reserved && reserve.running?.usable()) {
        reserved = false;
        return begins(companyId, reserve);
      }
      const slot = free.pop();
      if (slot) return begins(companyId, slot);
      // whichever comes first: a slot whose document is done, or the child for the one in reserve
      ready?.then(offerReserve, () => undefined);
      return new Promise((resolve) => waiting.join(companyId, (next) => resolve(begins(companyId, next))));
    },
    giveBack: (companyId, slot, replaced) => {
      const back = () => release(companyId, slot);
      if (replaced) void replaced.then(back, back);
      else back();
    },
    sharedBy: (companyId) => now() - (latest.companyId === companyId ? before : latest).at < latelyMs,
    charge: (companyId, ms) => waiting.charge(companyId, ms),
  };
}
