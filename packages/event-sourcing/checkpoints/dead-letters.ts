/** Events that a consumer had to step over: named, with place and reason, never with their data. */
import type { Position, Undecodable } from '../event-store/event-store.ts';
import type { Queryable } from '../postgres/pool.ts';
import type { ConsumerKind } from './consumer.ts';

/** `undecodable`: it does not match its codec; `skipped`: an operator decided so. */
export type DeadLetterCause = 'undecodable' | 'skipped';

export type DeadLetter = {
  readonly eventId: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly reason: string;
};

export const deadLetterOf = ({ id, type, stream, revision, position, reason }: Undecodable): DeadLetter => ({
  eventId: id,
  type,
  stream,
  revision,
  position,
  reason,
});

type Of = { readonly kind: ConsumerKind; readonly name: string };

/** A letter that is there already stays as it is. */
export const recordDeadLetters = async (
  tx: Queryable,
  { kind, name }: Of,
  cause: DeadLetterCause,
  letters: readonly DeadLetter[],
): Promise<void> => {
  for (const { eventId, type, stream, revision, position, reason } of letters) {
    await tx.query(
      `insert into app.dead_letters
         (kind, name, event_id, event_type, stream, revision, commit_position, prepare_position, cause, reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [kind, name, eventId, type, stream, revision, position.commit, position.prepare, cause, reason],
    );
  }
};

/** Ids of the events that this consumer has stepped over. */
export const deadLetterIds = async (db: Queryable, { kind, name }: Of): Promise<ReadonlySet<string>> => {
  const { rows } = await db.query<{ id: string }>('select event_id as id from app.dead_letters where kind = $1 and name = $2', [
    kind,
    name,
  ]);
  return new Set(rows.map((row) => row.id));
};

/** In the order of the log, the first thousand. */
export const listDeadLetters = async (
  db: Queryable,
  { kind, name }: Of,
): Promise<readonly (Omit<DeadLetter, 'position'> & { readonly cause: DeadLetterCause })[]> => {
  const { rows } = await db.query<Omit<DeadLetter, 'position'> & { cause: DeadLetterCause }>(
    `select event_id as "eventId", event_type as type, stream, revision::int as revision, cause, reason from app.dead_letters
     where kind = $1 and name = $2 order by commit_position, prepare_position limit 1000`,
    [kind, name],
  );
  return rows;
};

/** How many there are by kind and name, a slash between them. */
export const countDeadLetters = async (db: Queryable, names: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<{ key: string; count: number }>(
    `select kind || '/' || name as key, count(*)::int as count from app.dead_letters where name = any($1) group by 1`,
    [names],
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
};
