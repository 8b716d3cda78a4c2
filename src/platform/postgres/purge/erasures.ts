/** Erasures whose traces are still in the files of the database, and what the purges of those files did. */
import type { Queryable } from '@order-intake/event-sourcing';

/** Says that something was erased: the next purge removes what is left of it in the database's files. */
export type NoteErasure = () => Promise<void>;

export const createNoteErasure =
  (pool: Queryable): NoteErasure =>
  async () => {
    await pool.query('insert into app.erasures default values');
  };

export type Pending = {
  /** the newest of them: later ones are the next purge's business */
  readonly upTo: string;
  readonly count: number;
  readonly oldestAt: Date;
  readonly newestAt: Date;
  /** the database's time */
  readonly now: Date;
};

export const pendingErasures = async (db: Queryable): Promise<Pending | null> => {
  const { rows } = await db.query<Pending>(
    `select max(id)::text as "upTo", count(*)::int as count, min(noted_at) as "oldestAt", max(noted_at) as "newestAt", clock_timestamp() as now
     from app.erasures having count(*) > 0`,
  );
  return rows[0] ?? null;
};

export type PurgeNote = {
  readonly beganAt: Date;
  readonly completed: boolean;
  /** how many tables were rewritten */
  readonly tables: number;
  /** `code` or `code table`: why it was put off, or what it could not reach */
  readonly reasons: readonly string[];
};

/** Of those that were put off the last one is kept: why it was tells what to do. */
export const notePurge = async (db: Queryable, { upTo, count }: Pending, note: PurgeNote): Promise<void> => {
  await db.query('delete from app.purges where not completed');
  const text = 'insert into app.purges (began_at, completed, erasures, tables, reasons) values ($1, $2, $3, $4, $5)';
  await db.query(text, [note.beganAt, note.completed, count, note.tables, [...note.reasons]]);
  if (note.completed) await db.query('delete from app.erasures where id <= $1::bigint', [upTo]);
};

export const lastPurge = async (db: Queryable): Promise<(PurgeNote & { readonly endedAt: Date }) | null> => {
  const { rows } = await db.query<PurgeNote & { readonly endedAt: Date }>(
    `select began_at as "beganAt", ended_at as "endedAt", completed, tables, reasons from app.purges order by id desc limit 1`,
  );
  return rows[0] ?? null;
};
