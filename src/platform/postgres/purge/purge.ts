/**
 * Removes what was erased from the files of the database. A row that is updated or deleted stays in its table's files until they are rewritten, in the
 * planner's statistics as an example, and in the write-ahead log until its files are used again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { connectSession, type Locks, limitSession } from '@order-intake/event-sourcing';
import type pg from 'pg';
import type { Logger } from '../../logging/logger.ts';
import { notePurge, type Pending, pendingErasures } from './erasures.ts';
import { mayHoldErased, noteRewritten, type Rewriting, rewritableTables, rewriteTable } from './rewritten-tables.ts';
import { clearWriteAheadLog } from './write-ahead-log.ts';

export type Purged =
  | { readonly outcome: 'nothing_erased' | 'runs_elsewhere' }
  /** it is tried again: `reasons` are codes, with the table where it is one's */
  | { readonly outcome: 'put_off'; readonly erasures: number; readonly tables: number; readonly reasons: readonly string[] }
  /** `reasons`: what this database does not let the service reach */
  | { readonly outcome: 'purged'; readonly erasures: number; readonly tables: number; readonly reasons: readonly string[] };

export type Purge = () => Promise<Purged>;

type Deps = {
  readonly pool: pg.Pool;
  readonly withTryLocks: Locks['withTryLocks'];
  /** whether every read model has forgotten what was erased until now */
  readonly haveForgotten: () => Promise<boolean>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** for how long others wait behind a rewrite that waits itself, and how often it is tried again */
  readonly lockMs?: number;
  readonly tries?: number;
};

const lockName = 'purge';
/** a purge alone writes to it */
const marked = 'app.purged_tables';
const statistics = 'pg_catalog.pg_statistic';
/** by then Postgres has counted every change */
const countedAfterMs = 120_000;
const pauseMs = 1_000;

/** What this database never lets the service do; the rest is tried again. */
const lasting: ReadonlySet<string> = new Set(['not_owner', 'statistics_not_permitted', 'wal_not_permitted', 'wal_kept']);
const isLasting = (reason: string): boolean => lasting.has(reason.split(' ')[0] ?? '');

export const createPurge = ({ pool, withTryLocks, haveForgotten, log, lockMs = 2_000, tries = 5 }: Deps): Purge => {
  /** Patiently: somebody else has the table every now and then. */
  const rewritten = async (
    session: pg.Client,
    table: string,
    passing: readonly Rewriting[] = ['table_busy'],
  ): Promise<Rewriting> => {
    for (let left = tries; ; left -= 1) {
      const outcome = await rewriteTable(session, table);
      if (left <= 1 || !passing.includes(outcome)) return outcome;
      await sleep(pauseMs);
    }
  };
  /**
   * Whether every transaction has ended that may still see what was erased: for one that began before, a rewrite keeps it. A row of a table that nobody
   * else changes dies now; when a rewrite removes that, all that died before can go.
   */
  const isUnseen = async (session: pg.Client): Promise<boolean> => {
    for (const _ of ['a row', 'and one in its place']) await noteRewritten(session, marked);
    return (await rewritten(session, marked, ['table_busy', 'rows_still_seen'])) === 'done';
  };
  const rewriteAll = async (session: pg.Client, { newestAt, now }: Pending, lost: AbortSignal) => {
    const trusted = now.getTime() - newestAt.getTime() > countedAfterMs;
    const all = (await rewritableTables(session)).filter((table) => mayHoldErased(table, newestAt, trusted));
    const reasons: string[] = [];
    let tables = 0;
    for (const { name } of all) {
      lost.throwIfAborted();
      const outcome = await rewritten(session, name);
      // what is still seen died after the erasure
      if (outcome !== 'done' && outcome !== 'rows_still_seen') reasons.push(`${outcome} ${name}`);
      else {
        await noteRewritten(session, name);
        tables += 1;
      }
    }
    const outcome = await rewritten(session, statistics, ['table_busy', 'rows_still_seen']);
    if (outcome !== 'done') reasons.push(outcome === 'not_owner' ? 'statistics_not_permitted' : `${outcome} ${statistics}`);
    return { tables, reasons };
  };
  const purgeAll = async (pending: Pending, lost: AbortSignal) => {
    if (!(await haveForgotten())) return { tables: 0, reasons: ['read_models_behind'] };
    const session = await connectSession(pool, 'order-intake purge', 0);
    try {
      await limitSession(session, { lock_timeout: lockMs, statement_timeout: 0 });
      if (!(await isUnseen(session))) return { tables: 0, reasons: ['rows_still_seen'] };
      const { tables, reasons } = await rewriteAll(session, pending, lost);
      if (!reasons.every(isLasting)) return { tables, reasons };
      const cleared = await clearWriteAheadLog(session);
      return { tables, reasons: cleared === 'done' ? reasons : [...reasons, cleared] };
    } finally {
      await session.end();
    }
  };
  return () =>
    withTryLocks([lockName], async (heldLocks, lost) => {
      const pending = await pendingErasures(pool);
      if (pending === null) return { outcome: 'nothing_erased' };
      if (heldLocks.length === 0) return { outcome: 'runs_elsewhere' };
      const beganAt = pending.now;
      const { tables, reasons } = await purgeAll(pending, lost);
      const completed = reasons.every(isLasting);
      await notePurge(pool, pending, { beganAt, completed, tables, reasons });
      const summary = { erasures: pending.count, tables, reasons };
      if (completed && reasons.length === 0) log.info(summary, 'what was erased has left the files of the database');
      else if (completed)
        log.warn(summary, 'what was erased has left the tables; this database keeps some of it elsewhere (npm run doctor)');
      else log.warn(summary, 'what was erased is still in the files of the database: it is tried again');
      return { outcome: completed ? 'purged' : 'put_off', ...summary };
    });
};
