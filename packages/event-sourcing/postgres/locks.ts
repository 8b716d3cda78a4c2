/** Locks between processes: Postgres session advisory locks, which the server frees when their holder dies. */
import { background } from '@order-intake/kernel';
import type pg from 'pg';
import { connectSession } from './session.ts';

export type Locks = {
  /**
   * Runs `fn` with those of the keys that nobody holds, in this process or another; never waits. They are freed whatever happens.
   * `lost` aborts when the connection breaks or nothing comes through it any more: from then on others may hold the same keys.
   */
  readonly withTryLocks: <T>(
    keys: readonly string[],
    fn: (heldKeys: readonly string[], lost: AbortSignal) => Promise<T>,
  ) => Promise<T>;
  /** Ends the connection, and with it every lock. */
  readonly close: () => Promise<void>;
};

/**
 * All locks of a process share one connection of its own: held through minutes of work they would drain the pool. It shows the server every `beatMs`
 * that it lives, also while nobody asks for a lock: one that goes silent is ended after six of these, and its locks are free.
 */
export const createLocks = (pool: pg.Pool, { beatMs = 10_000 } = {}): Locks => {
  let session: Promise<Session> | undefined;
  const current = async (): Promise<Session> => {
    session ??= openSession(pool, beatMs);
    const opening = session;
    try {
      const opened = await opening;
      if (!opened.lost.aborted) return opened;
    } catch (error) {
      if (session === opening) session = undefined;
      throw error;
    }
    if (session === opening) session = undefined;
    return current();
  };

  return {
    withTryLocks: async (keys, fn) => {
      const session = await current();
      const heldKeys = await take(session, keys);
      try {
        return await fn(heldKeys, session.lost);
      } finally {
        await giveBack(session, heldKeys);
      }
    },
    close: async () => {
      const last = session;
      session = undefined;
      await last?.then(({ client }) => client.end()).catch(() => undefined);
    },
  };
};

/** `taken` holds the keys that this process has or is asking for: the server gives one session the same lock twice. */
type Session = {
  readonly client: pg.Client;
  readonly query: <Row extends pg.QueryResultRow>(config: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;
  readonly taken: Set<string>;
  readonly lost: AbortSignal;
};

const openSession = async (pool: pg.Pool, beatMs: number): Promise<Session> => {
  const client = await connectSession(pool, 'order-intake locks', 6 * beatMs);
  const controller = new AbortController();
  const query = inTurn(client);
  // a busy machine may answer late; the holder of a lock must learn of its loss before the server grants it to
  // another
  const beat = { text: 'select', query_timeout: 3 * beatMs };
  const beating = setInterval(
    () =>
      void background(
        () => query(beat),
        () => end(client),
      ),
    beatMs,
  ).unref();
  client.once('end', () => {
    clearInterval(beating);
    controller.abort(new Error('the connection that held the locks was lost'));
  });
  return { client, query, taken: new Set(), lost: controller.signal };
};

/** Many ask at once, and a connection answers one question at a time. */
const inTurn = (client: pg.Client): Session['query'] => {
  let last: Promise<unknown> = Promise.resolve();
  return <Row extends pg.QueryResultRow>(config: pg.QueryConfig) => {
    const answer = last.then(() => client.query<Row>(config));
    last = answer.catch(() => undefined);
    return answer;
  };
};

/** A prefix of its own keeps these apart from other uses of advisory locks in the database. */
const hashed = `hashtextextended('lock:' || key, 0)`;

const take = async ({ client, query, taken }: Session, keys: readonly string[]): Promise<readonly string[]> => {
  const newKeys = [...new Set(keys)].filter((key) => !taken.has(key));
  if (newKeys.length === 0) return [];
  for (const key of newKeys) taken.add(key);
  try {
    const { rows } = await query<{ key: string; got: boolean }>({
      text: `select key, pg_try_advisory_lock(${hashed}) as got from unnest($1::text[]) as key`,
      values: [newKeys],
    });
    for (const { key, got } of rows) if (!got) taken.delete(key);
    return rows.filter((row) => row.got).map((row) => row.key);
  } catch (error) {
    end(client); // it may have got some all the same
    throw error;
  }
};

const giveBack = async ({ client, query, taken, lost }: Session, keys: readonly string[]) => {
  if (keys.length === 0 || lost.aborted) return;
  try {
    await query({ text: `select pg_advisory_unlock(${hashed}) from unnest($1::text[]) as key`, values: [[...keys]] });
    for (const key of keys) taken.delete(key);
  } catch {
    end(client); // the server frees what its session held
  }
};

/** Once: each further end of a connection waits for it as well. */
const ended = new WeakSet<pg.Client>();
const end = (client: pg.Client): void => {
  if (ended.has(client)) return;
  ended.add(client);
  void background(() => client.end());
};
