/**
 * A queue in which companies take turns by usage: the company with the least usage is next, and within a company the
 * order is first come, first served. A company that returns after a pause starts at the level of those waiting;
 * unused time is not credited (start-time fair queueing).
 */
export type FairLine<T> = {
  readonly join: (company: string, item: T) => void;
  /** The next one; undefined when nobody waits. `from`: only of companies for which it holds. */
  readonly next: (from?: (company: string) => boolean) => T | undefined;
  /** What something of this company cost, in any unit, when it is known. */
  readonly charge: (company: string, cost: number) => void;
  /** What a company has used, one that rested level with the others. */
  readonly used: (company: string) => number;
};

/** Companies that have used something and wait for nothing are forgotten above this number. */
const mostKnown = 10_000;

export const createFairLine = <T>(): FairLine<T> => {
  const lines = new Map<string, T[]>();
  const used = new Map<string, number>();
  /** the least that anybody who was served last had used */
  let level = 0;

  const next: FairLine<T>['next'] = (from = () => true) => {
    let chosen: string | undefined;
    for (const company of lines.keys())
      if (from(company) && (chosen === undefined || (used.get(company) ?? 0) < (used.get(chosen) ?? 0))) chosen = company;
    if (chosen === undefined) return undefined;
    level = Math.max(level, used.get(chosen) ?? 0);
    const line = lines.get(chosen) ?? [];
    const item = line.shift();
    lines.delete(chosen);
    if (line.length > 0) lines.set(chosen, line); // behind the others: of those that have used the same, each in turn
    return item;
  };

  return {
    join: (company, item) => {
      const line = lines.get(company);
      if (line) return void line.push(item);
      lines.set(company, [item]);
      used.set(company, Math.max(level, used.get(company) ?? 0));
    },
    next,
    used: (company) => Math.max(level, used.get(company) ?? 0),
    charge: (company, cost) => {
      used.set(company, (used.get(company) ?? level) + cost);
      if (used.size <= mostKnown) return;
      for (const key of used.keys()) if (!lines.has(key)) used.delete(key);
    },
  };
};
