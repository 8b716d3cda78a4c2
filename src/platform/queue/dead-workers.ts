/** Finds worker processes that died and puts back what they held, so that no key stays blocked until its job expires. */
import { hostname } from 'node:os';
import { type Queryable, withTransaction } from '@order-intake/event-sourcing';
import type pg from 'pg';
import type { Logger } from '../logging/logger.ts';
import type { ActiveJobs } from './active-jobs.ts';
import { beatMs, workerLock } from './worker-presence.ts';

type Candidate = { readonly id: string; readonly host: string; readonly pid: number; readonly silent: boolean };

type Sweep = {
  readonly pool: pg.Pool;
  readonly active: ActiveJobs;
  readonly channel: string;
  readonly selfId: string;
  readonly silentMs?: number;
  readonly log: Pick<Logger, 'warn'>;
};

/**
 * A worker is dead when its session lock is free and, besides, its process is gone (same host) or it has been silent for three
 * beats: a live one loses its lock for a moment when its connection breaks, and all of them do when the server restarts.
 * `lookAgain`: one is gone whose session the server has not ended yet.
 */
export const freeDeadWorkers = async ({ pool, active, channel, selfId, silentMs = 3 * beatMs, log }: Sweep) => {
  const { rows } = await pool.query<Candidate>(
    `select id, host, pid, greatest(heartbeat_at, pg_postmaster_start_time()) < now() - $2 * interval '1 millisecond' as silent
     from app.worker_processes where id <> $1`,
    [selfId, silentMs],
  );
  let lookAgain = false;
  for (const worker of rows) {
    const isDead = worker.host === hostname() && !isAlive(worker.pid);
    if (!isDead && !worker.silent) continue;
    const freed = await withTransaction(pool, (tx) => free(tx, active, channel, worker.id));
    if (freed === null) lookAgain ||= isDead;
    else
      log.warn(
        { worker: worker.id, host: worker.host, pid: worker.pid, jobs: freed },
        'a worker process died: what it held waits again',
      );
  }
  return { lookAgain };
};

type Gone = { readonly channel: string; readonly workerId: string; readonly died: boolean };

/** All that a worker holds waits again, and is told of; the worker is seen no more. Answers the names of the jobs. */
export const giveBack = async (
  tx: Queryable,
  active: ActiveJobs,
  { channel, workerId, died }: Gone,
): Promise<readonly string[]> => {
  const heldJobs = await active.release(tx, workerId);
  for (const { name, id } of heldJobs) await active.putBack(tx, name, id, died);
  const names = [...new Set(heldJobs.map(({ name }) => name))];
  await tx.query('delete from app.worker_processes where id = $1', [workerId]);
  await tx.query('select pg_notify($1, name) from unnest($2::text[]) as name', [channel, names]);
  return names;
};

/** Null when the worker still holds its lock. */
const free = async (
  tx: pg.PoolClient,
  active: ActiveJobs,
  channel: string,
  workerId: string,
): Promise<readonly string[] | null> => {
  const { rows } = await tx.query<{ got: boolean }>(`select pg_try_advisory_xact_lock(${workerLock('$1::text')}) as got`, [
    workerId,
  ]);
  return rows[0]?.got ? giveBack(tx, active, { channel, workerId, died: true }) : null;
};

const isAlive = (pid: number): boolean => {
  if (pid === process.pid) return false; // the number came round again, as it does in containers
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
