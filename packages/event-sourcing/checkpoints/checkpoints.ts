/** The table of checkpoints: how far each consumer has come in which log, and where it was paused. */
import type { Position } from '../event-store/event-store.ts';
import type { Queryable } from '../postgres/pool.ts';
import type { ConsumerKind, Member } from './consumer.ts';

/** The event at which a consumer gave up; it goes on when an operator resumes it or skips the event. */
export type Paused = {
  readonly eventId: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: { readonly commit: string; readonly prepare: string };
  /** ISO 8601 */
  readonly recordedAt: string;
  readonly reason: string;
};

export type CheckpointRow = {
  readonly kind: ConsumerKind;
  readonly name: string;
  readonly version: number;
  /** what the consumer looked like when the row was made; '' where that does not matter */
  readonly shape: string;
  readonly storeId: string;
  readonly position: Position | null;
  /** when the last event handled was recorded */
  readonly eventAt: Date | null;
  /** when there was last nothing left to do */
  readonly caughtUpAt: Date | null;
  readonly paused: Paused | null;
};

/** Somebody else moved the checkpoint: what was read does not hold any more, nothing was written. */
export class CheckpointLost extends Error {
  override readonly name = 'CheckpointLost';
}

type Stored = Omit<CheckpointRow, 'position'> & { readonly commit: string | null; readonly prepare: string | null };

const columns = `kind, name, version, shape, store_id as "storeId", commit_position as commit, prepare_position as prepare,
  event_at as "eventAt", caught_up_at as "caughtUpAt", paused`;

const toRow = ({ commit, prepare, ...row }: Stored): CheckpointRow => ({
  ...row,
  position: commit === null || prepare === null ? null : { commit: BigInt(commit), prepare: BigInt(prepare) },
});

/** `lock`: until the end of the transaction nobody else moves them. */
export const loadCheckpoints = async (
  db: Queryable,
  kinds: readonly ConsumerKind[],
  names: readonly string[],
  { lock = false } = {},
): Promise<readonly CheckpointRow[]> => {
  const { rows } = await db.query<Stored>(
    `select ${columns} from app.checkpoints where kind = any($1) and name = any($2) order by name, kind${lock ? ' for update' : ''}`,
    [kinds, names],
  );
  return rows.map(toRow);
};

export type NewCheckpoint = Pick<CheckpointRow, 'kind' | 'name' | 'version' | 'shape' | 'storeId' | 'position'>;

/** Makes the row, or makes the one that is there forget where it was. */
export const resetCheckpoint = async (db: Queryable, row: NewCheckpoint): Promise<void> => {
  await db.query(
    `insert into app.checkpoints (kind, name, version, shape, store_id, commit_position, prepare_position)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (kind, name) do update set version = excluded.version, shape = excluded.shape, store_id = excluded.store_id,
       commit_position = excluded.commit_position, prepare_position = excluded.prepare_position,
       event_at = null, caught_up_at = null, paused = null, moved_at = now()`,
    [row.kind, row.name, row.version, row.shape, row.storeId, row.position?.commit ?? null, row.position?.prepare ?? null],
  );
};

/** Makes the row unless there is one: of several processes the first decides where a new consumer starts. */
export const firstCheckpoint = async (db: Queryable, row: NewCheckpoint): Promise<void> => {
  await db.query(
    `insert into app.checkpoints (kind, name, version, shape, store_id, commit_position, prepare_position)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (kind, name) do nothing`,
    [row.kind, row.name, row.version, row.shape, row.storeId, row.position?.commit ?? null, row.position?.prepare ?? null],
  );
};

/**
 * Moves each member from the position it expects to be at to `to`: all of them or none. Throws CheckpointLost if one
 * is at another position, is paused, or now belongs to another version or log: this is how a member that lost the
 * right to write finds out.
 */
export const moveCheckpoints = async (
  tx: Queryable,
  storeId: string,
  members: readonly Member[],
  to: Position,
  eventAt: Date | null,
): Promise<void> => {
  const { rowCount } = await tx.query(
    `update app.checkpoints c
     set commit_position = $1, prepare_position = $2, event_at = coalesce($3::timestamptz, c.event_at), moved_at = now()
     from unnest($4::text[], $5::text[], $6::int[], $7::numeric[], $8::numeric[]) as m (kind, name, version, commit, prepare)
     where c.kind = m.kind and c.name = m.name and c.version = m.version and c.store_id = $9 and c.paused is null
       and c.commit_position is not distinct from m.commit and c.prepare_position is not distinct from m.prepare`,
    [
      to.commit,
      to.prepare,
      eventAt,
      members.map(({ consumer }) => consumer.kind),
      members.map(({ consumer }) => consumer.name),
      members.map(({ consumer }) => consumer.version),
      members.map(({ position }) => position?.commit ?? null),
      members.map(({ position }) => position?.prepare ?? null),
      storeId,
    ],
  );
  if (rowCount !== members.length) {
    throw new CheckpointLost(
      `a checkpoint of ${members.map(({ consumer }) => consumer.name).join(', ')} was moved by somebody else`,
    );
  }
};

/** Notes that nothing is left to do, so that any process can tell how far behind the read models are. */
export const noteCaughtUp = async (db: Queryable, kind: ConsumerKind, names: readonly string[]): Promise<void> => {
  await db.query('update app.checkpoints set caught_up_at = now() where kind = $1 and name = any($2) and paused is null', [
    kind,
    names,
  ]);
};
