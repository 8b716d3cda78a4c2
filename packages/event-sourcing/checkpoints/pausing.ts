/** Pausing one consumer at one event, and what an operator can do about it. */
import type pg from 'pg';
import type { Position, Recorded } from '../event-store/event-store.ts';
import { type Queryable, withTransaction } from '../postgres/pool.ts';
import { loadCheckpoints, type Paused } from './checkpoints.ts';
import type { ConsumerKind, Member } from './consumer.ts';
import { recordDeadLetters } from './dead-letters.ts';

export const pausedAt = (event: Recorded, reason: string): Paused => ({
  eventId: event.id,
  type: event.type,
  stream: event.stream,
  revision: event.revision,
  position: { commit: event.position.commit.toString(), prepare: event.position.prepare.toString() },
  recordedAt: event.recordedAt.toISOString(),
  reason,
});

/** False when the checkpoint stands elsewhere by now: then there is nothing to pause. */
export const pauseConsumer = async (db: Queryable, { consumer, position }: Member, paused: Paused): Promise<boolean> => {
  const { rowCount } = await db.query(
    `update app.checkpoints set paused = $1 where kind = $2 and name = $3 and version = $4
       and commit_position is not distinct from $5 and prepare_position is not distinct from $6`,
    [JSON.stringify(paused), consumer.kind, consumer.name, consumer.version, position?.commit ?? null, position?.prepare ?? null],
  );
  return rowCount === 1;
};

/** Tries the event again at which `name` paused; false when it was not paused. A running process notices within its poll. */
export const resumeConsumer = async (db: Queryable, kinds: readonly ConsumerKind[], name: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    'update app.checkpoints set paused = null where kind = any($1) and name = $2 and paused is not null',
    [kinds, name],
  );
  return (rowCount ?? 0) > 0;
};

/** Steps over the event at which `name` paused and leaves a dead letter; false when it was not paused. */
export const skipEvent = async (pool: pg.Pool, kinds: readonly ConsumerKind[], name: string): Promise<boolean> =>
  withTransaction(pool, async (tx) => {
    const rows = await loadCheckpoints(tx, kinds, [name], { lock: true });
    const stuck = rows.filter((row) => row.paused !== null);
    for (const { kind, paused } of stuck) if (paused) await stepOver(tx, kind, name, paused, 'skipped by an operator');
    return stuck.length > 0;
  });

const stepOver = async (tx: Queryable, kind: ConsumerKind, name: string, paused: Paused, why: string): Promise<void> => {
  const position: Position = { commit: BigInt(paused.position.commit), prepare: BigInt(paused.position.prepare) };
  await recordDeadLetters(tx, { kind, name }, 'skipped', [{ ...paused, position, reason: `${why}: ${paused.reason}` }]);
  await tx.query(
    `update app.checkpoints set paused = null, commit_position = $3, prepare_position = $4, event_at = $5, moved_at = now()
     where kind = $1 and name = $2`,
    [kind, name, position.commit, position.prepare, paused.recordedAt],
  );
};

/** The same for an event that this read model has skipped before: a rebuild need not ask again. */
export const skipAgain = async (pool: pg.Pool, member: Member, event: Recorded, reason: string): Promise<void> => {
  const { kind, name } = member.consumer;
  await withTransaction(pool, (tx) => stepOver(tx, kind, name, pausedAt(event, reason), 'skipped before'));
  member.position = event.position;
};
