/** Shows the other processes that this worker lives, by a row and a session lock, and hears from them about new jobs. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { keepSession } from '@order-intake/event-sourcing';
import type pg from 'pg';
import type { Logger } from '../logging/logger.ts';

export type Presence = { readonly workerId: string; readonly leave: () => Promise<void> };

/** SQL of the lock that a worker's session holds as long as it lives; `id` is an expression of type text. */
export const workerLock = (id: string) => `hashtextextended('worker:' || ${id}, 0)`;

export const beatMs = 5_000;

type Options = {
  readonly pool: pg.Pool;
  readonly channel: string;
  /** jobs of this name may be waiting */
  readonly onJobs: (name: string) => void;
  readonly log: Pick<Logger, 'warn'>;
};

export const showPresence = async ({ pool, channel, onJobs, log }: Options): Promise<Presence> => {
  const workerId = randomUUID();
  /** Also after a reconnect, when others may have taken this worker for dead; and again while the server still holds the former session. */
  const show = async (client: pg.Client) => {
    await client.query(
      `insert into app.worker_processes (id, host, pid) values ($1, $2, $3) on conflict (id) do update set heartbeat_at = now()`,
      [workerId, hostname(), process.pid],
    );
    if (locked !== client) {
      const { rows } = await client.query<{ got: boolean }>(`select pg_try_advisory_lock(${workerLock('$1::text')}) as got`, [
        workerId,
      ]);
      if (rows[0]?.got) locked = client;
    }
  };
  let locked: pg.Client | undefined;

  const session = await keepSession(pool, {
    applicationName: 'order-intake worker',
    beatMs,
    beat: show,
    prepare: async (client) => {
      client.on('notification', ({ payload }) => payload && onJobs(payload));
      await client.query(`listen ${channel}`);
      await show(client);
    },
    log,
  });
  return { workerId, leave: session.stop };
};
