/**
 * A limit is one limit over all API processes: once a second each tells the others what it let through (docs/adr/0008). What several let through
 * within one such second may be too many by that much, never by a factor.
 */
import type { Queryable } from '@order-intake/event-sourcing';
import { background } from '@order-intake/kernel';
import * as t from 'io-ts';
import type { LiveFeed } from '../../platform/live/live-feed.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Count, RateLimits } from './rate-limits.ts';

const everyMs = 1_000;
/** A notice holds 8,000 bytes. Infrequent callers are left out in a second with more callers than fit. */
const mostCounts = 150;

const Told = t.type({ by: t.string, counts: t.array(t.tuple([t.string, t.string, t.number])) });

type Told = { readonly by: string; readonly counts: readonly Count[] };

/** Any client of the database can send notices: one that is not ours is ignored. */
const toldIn = (notice: string): Told | null => {
  try {
    const parsed: unknown = JSON.parse(notice);
    return Told.is(parsed) ? parsed : null;
  } catch {
    return null;
  }
};

type Deps = {
  readonly limits: Pick<RateLimits, 'drain' | 'add'>;
  readonly pool: Queryable;
  readonly feed: Pick<LiveFeed, 'onNotice'>;
  readonly log: Pick<Logger, 'debug'>;
  readonly processId: string;
};

export const shareCounts = ({ limits, pool, feed, log, processId }: Deps): { readonly stop: () => Promise<void> } => {
  feed.onNotice('requests_counted', (notice) => {
    const counted = toldIn(notice);
    if (counted === null) log.debug({}, 'cannot read the request counts of another process');
    else if (counted.by !== processId) void background(() => limits.add(counted.counts));
  });
  let telling = Promise.resolve();
  const tell = async (): Promise<void> => {
    const counts = limits.drain().slice(0, mostCounts);
    if (counts.length === 0) return;
    const notice: Told = { by: processId, counts };
    await pool
      .query("select pg_notify('requests_counted', $1)", [JSON.stringify(notice)])
      // the database is unavailable, and so are the processes that would have listened
      .catch((err: unknown) => log.debug({ err }, 'cannot send the request counts to other processes'));
  };
  const timer = setInterval(() => {
    telling = telling.then(tell);
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await telling;
    },
  };
};
