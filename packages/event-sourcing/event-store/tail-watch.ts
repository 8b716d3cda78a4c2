/** How a subscription knows that it has caught up with a server that does not say so (before 23.10). */
import { comparePositions, type Position } from './event-store.ts';

type TailEvent = { readonly type: string; readonly position: Position };

/** At most `count` events of the whole log in its order, from `from` (inclusive; null: the start) on. */
export type ReadTail = (from: Position | null, count: number) => Promise<readonly TailEvent[]>;

/** A filtered subscription names its place every 32 events at least: a longer rest than this is still being searched. */
const longestTail = 256;
const firstLookMs = 100;
const longestPauseMs = 2_000;

type TailWatch = {
  /** What was delivered last; 'caught up': the server says so itself, nothing is looked at any more. */
  readonly passed: (position: Position | 'caught up' | undefined) => void;
  /**
   * To be asked while nothing is there to deliver. Waits a while for `more`; true, once, when none came and the log holds nothing of the types
   * behind the last place. False: go on waiting for `more`, or ask again when it came. Throws what reading the log throws.
   */
  readonly isReached: (more: Promise<unknown>) => Promise<boolean>;
};

/** Asked for every few events of a rebuild: a timer that is cleared costs a fraction of one that is aborted. */
const comesWithin = async (ms: number, more: Promise<unknown>): Promise<boolean> => {
  const { promise: quiet, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, ms, false);
  const came = await Promise.race([more.then(() => true), quiet]);
  clearTimeout(timer);
  return came;
};

export const createTailWatch = ({
  types,
  after,
  readTail,
}: {
  readonly types: readonly string[];
  readonly after: Position | null;
  readonly readTail: ReadTail;
}): TailWatch => {
  const wantedTypes = new Set(types);
  let position = after;
  let isCaughtUp = false;
  let pauseMs = firstLookMs;

  const nothingLeft = async (): Promise<boolean> => {
    const from = position;
    const events = await readTail(from, longestTail);
    const isBehind = ({ position }: TailEvent) => from === null || comparePositions(position, from) > 0;
    return events.length < longestTail && !events.some((event) => wantedTypes.has(event.type) && isBehind(event));
  };

  return {
    passed: (delivered) => {
      if (delivered === 'caught up') isCaughtUp = true;
      else if (delivered) position = delivered;
    },
    isReached: async (more) => {
      while (!isCaughtUp) {
        if (await comesWithin(pauseMs, more)) return false;
        pauseMs = Math.min(2 * pauseMs, longestPauseMs);
        isCaughtUp = await nothingLeft();
        if (isCaughtUp) return true;
      }
      return false;
    },
  };
};
