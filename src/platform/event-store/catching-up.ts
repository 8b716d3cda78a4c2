/**
 * When a subscription has caught up. Servers from 23.10 on say so, older ones never do, and with a filter nothing else that they send need ever
 * name the end of the log. So the newest entries are looked at now and then: all is delivered when the subscription has come as far as the end
 * that was seen at the first look, or when nothing between where it is and the end is of its types.
 */
import { comparePositions, type Position } from './event-store.ts';

/** The newest entries of the log, the newest first; fewer than were asked for: that is the whole log. */
export type Tail = readonly { readonly position: Position; readonly type: string }[];

type CatchingUpOptions = {
  readonly types: readonly string[];
  readonly after: Position | null;
  readonly readTail: (entries: number) => Promise<Tail>;
  /** Called once at most. */
  readonly onCaughtUp: () => void;
};

type CatchingUp = {
  /** Everything up to there has been taken. */
  readonly reached: (position: Position) => void;
  /** It is known, or nobody asks any more. */
  readonly stop: () => void;
};

/** before the first look: a server that says it itself has then done so when there was little to send */
const firstLookMs = 25;
const longestMs = 500;
/** A filtered subscription names a place after every 32 entries that it looked at. */
const fewestEntries = 128;
const mostEntries = 4_096;

export const watchCatchingUp = ({ types, after, readTail, onCaughtUp }: CatchingUpOptions): CatchingUp => {
  let place = after;
  let end: Position | null = null;
  let over = false;
  let timer: NodeJS.Timeout | undefined;

  const isBehind = (position: Position) => place !== null && comparePositions(position, place) <= 0;
  const stop = () => {
    over = true;
    clearTimeout(timer);
  };
  const tell = () => {
    if (over) return;
    stop();
    onCaughtUp();
  };

  const nothingIsMissing = (tail: Tail, asked: number): boolean => {
    const ahead = tail.filter(({ position }) => !isBehind(position));
    const wholeGap = ahead.length < tail.length || tail.length < asked;
    return wholeGap && !ahead.some(({ type }) => types.includes(type));
  };

  const look = async (entries: number, delayMs: number): Promise<void> => {
    const before = place;
    try {
      const tail = await readTail(entries);
      end ??= tail[0]?.position ?? null;
      if (nothingIsMissing(tail, entries) || (end !== null && isBehind(end))) return tell();
    } catch {
      // the subscription finds out by itself that the store is away
    }
    // where it stands still the gap may be larger than what was looked at
    const more = place === before ? Math.min(4 * entries, mostEntries) : fewestEntries;
    lookAfter(Math.min(2 * delayMs, longestMs), more);
  };
  const lookAfter = (delayMs: number, entries: number) => {
    if (!over) timer = setTimeout(() => void look(entries, delayMs), delayMs);
  };
  lookAfter(firstLookMs, fewestEntries);

  return {
    reached: (position) => {
      place = position;
      if (end !== null && isBehind(end)) tell();
    },
    stop,
  };
};
