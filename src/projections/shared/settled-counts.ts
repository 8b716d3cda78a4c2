/**
 * Counts over tables that are as long as the log, in parts: in whole days (UTC) that are more than a week old hardly anything changes, and what was counted
 * of them is said again for ten minutes. What came since, and what is left of the day that a period begins or ends in, is counted each time.
 */
import { createRemembered, dayMs } from '@order-intake/kernel';
import { steadyClock } from '../../platform/steady-clock.ts';

/** Whole days back from today that are counted each time. */
export const recentDays = 8;
const remembered = { ms: 600_000, most: 1_000 };

export const createSettledOnce = <T>() => createRemembered<T>({ ...remembered, now: steadyClock.now });

/** `to` is excluded; null: without a beginning or an end. */
export type Period = { readonly from: Date | null; readonly to: Date | null };

const dayBegun = (time: number): Date => new Date(Math.floor(time / dayMs) * dayMs);

const partsOf = ({ from, to }: Period, now: Date): { readonly settled: Period | null; readonly fresh: readonly Period[] } => {
  const edge = dayBegun(now.getTime() - recentDays * dayMs);
  const end = to === null || to > edge ? edge : dayBegun(to.getTime());
  const start = from && dayBegun(from.getTime() + dayMs - 1);
  if (start !== null && start >= end) return { settled: null, fresh: [{ from, to }] };
  const parts = [
    { from, to: start },
    { from: end, to },
  ];
  return {
    settled: { from: start, to: end },
    fresh: parts.filter((part, index) =>
      index === 0 ? from !== null && start !== null && from < start : part.to === null || part.to > end,
    ),
  };
};

/** `count` answers what is counted in a part of the time; what was counted in all of them, the parts one after the other. */
export const createCountsInParts = <T>(count: (companyId: string, part: Period) => Promise<readonly T[]>) => {
  const settledOnce = createSettledOnce<readonly T[]>();
  return async (companyId: string, period: Period, now = new Date()): Promise<readonly T[]> => {
    const { settled, fresh } = partsOf(period, now);
    const counts = settled ? [...(await settledOnce(JSON.stringify([companyId, settled]), () => count(companyId, settled)))] : [];
    for (const part of fresh) counts.push(...(await count(companyId, part)));
    return counts;
  };
};
