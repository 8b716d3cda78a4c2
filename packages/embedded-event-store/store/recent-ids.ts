/** The real server's budget for this cache and what an entry costs it; the ids remembered are the same ones then. */
const BUDGET_BYTES = 8 << 20;
const ENTRY_BYTES = 28;

export type RecentIds = {
  /** Ordinal of the event that first carried this id lately. */
  get(id: string): number | undefined;
  /** Remembers the id unless it is known: the first one stays. */
  add(id: string, ordinal: number, streamLength: number): void;
  /** Forgets ids of events whose write failed. */
  forgetFrom(ordinal: number): void;
};

/** Ids of the latest events, in memory only: what `any` and `stream_exists` look at to recognise a repeated append. */
export function createRecentIds(budget = BUDGET_BYTES): RecentIds {
  const entries = new Map<string, { ordinal: number; cost: number }>();
  // the oldest first; a map's own order would do, but walking over what was deleted from its front is slow
  let order: string[] = [];
  let oldest = 0;
  let spent = 0;

  const forget = (id: string): void => {
    spent -= entries.get(id)?.cost ?? 0;
    entries.delete(id);
  };

  return {
    get: (id) => entries.get(id)?.ordinal,
    add: (id, ordinal, streamLength) => {
      if (entries.has(id)) return;
      const cost = ENTRY_BYTES + 2 * streamLength;
      entries.set(id, { ordinal, cost });
      order.push(id);
      spent += cost;
      while (spent > budget) forget(order[oldest++] as string);
      if (oldest > 10_000 && oldest * 2 > order.length) {
        order = order.slice(oldest);
        oldest = 0;
      }
    },
    forgetFrom: (ordinal) => {
      order = order.slice(oldest).filter((id) => {
        const isLost = (entries.get(id)?.ordinal ?? ordinal) >= ordinal;
        if (isLost) forget(id);
        return !isLost;
      });
      oldest = 0;
    },
  };
}
