/** What changes, as it commits, and what processes tell each other: one LISTEN connection a process wakes one reader of app.live_changes. */
import { keepSession, type LastingSession } from '@order-intake/event-sourcing';
import type pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import { createLiveChanges, type LiveChange, type LiveChanges, sweepLiveChanges } from './live-changes.ts';

/** What a process says to all: the id of a session that somebody ended, or how many requests it let through. */
export const notices = ['sessions_ended', 'keys_ended', 'requests_counted'] as const;
export type Notice = (typeof notices)[number];

export type LiveFeed = Pick<LiveChanges, 'since'> & {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Called with each change of any company, in order, and once for each. */
  readonly onChange: (listener: (change: LiveChange) => void) => void;
  /** Called with what this process or another said. One that is lost is not said again. */
  readonly onNotice: (notice: Notice, listener: (payload: string) => void) => void;
  /** The number up to which every listener has heard everything. */
  readonly position: () => number;
};

/** SQL of the lock that a process's session holds as long as it lives; `id` is an expression of type text. */
export const processLock = (id: string) => `hashtextextended('api:' || ${id}, 0)`;

const beatMs = 5_000;
const sweepEveryMs = 60_000;

type Deps = {
  readonly pool: pg.Pool;
  readonly log: Pick<Logger, 'warn'>;
  /** by which others see that this process lives */
  readonly processId: string;
};

export const createLiveFeed = ({ pool, log, processId }: Deps): LiveFeed => {
  const changes = createLiveChanges(pool);
  const listeners: ((change: LiveChange) => void)[] = [];
  const hearers: { readonly notice: string; readonly listener: (payload: string) => void }[] = [];
  let last: number | null = null;
  let session: LastingSession | undefined;
  let reading: Promise<void> | null = null;
  let rerun = false;
  let sweptAt = performance.now();

  const read = async (): Promise<void> => {
    while (rerun) {
      rerun = false;
      last ??= await changes.newest();
      for await (const change of changes.after(last)) {
        last = change.seq;
        for (const listener of listeners) listener(change);
      }
    }
  };
  /** One reader at a time; a wake while it reads makes it look once more. */
  const wake = (): Promise<void> => {
    rerun = true;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const wakeOrWarn = () => wake().catch((err: unknown) => log.warn({ err }, 'what changed cannot be read'));

  let announced: pg.Client | undefined;
  /** Also after a reconnect, when the server may still hold the former session: the next beat takes the lock then. */
  const show = async (client: pg.Client) => {
    if (announced === client) return;
    const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${processLock('$1::text')}) as got`, [
      processId,
    ]);
    if (rows[0]?.got) announced = client;
  };
  const listen = async (client: pg.Client) => {
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'live_changes') void wakeOrWarn();
      else for (const { notice, listener } of hearers) if (notice === channel) listener(payload);
    });
    await client.query(['live_changes', ...notices].map((channel) => `listen ${channel}`).join('; '));
    await show(client);
    await wake(); // what was committed while nobody listened
  };
  const beat = async (client: pg.Client) => {
    await client.query('select 1');
    await show(client);
    await wakeOrWarn(); // a notification that was lost
    if (performance.now() - sweptAt < sweepEveryMs) return;
    sweptAt = performance.now();
    await sweepLiveChanges(pool);
  };
  return {
    start: async () => {
      session = await keepSession(pool, { applicationName: 'order-intake live', beatMs, beat, prepare: listen, log });
    },
    stop: async () => {
      await session?.stop();
      await reading?.catch(() => undefined);
    },
    onChange: (listener) => void listeners.push(listener),
    onNotice: (notice, listener) => void hearers.push({ notice, listener }),
    position: () => last ?? 0,
    since: changes.since,
  };
};
