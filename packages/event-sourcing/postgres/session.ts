/** Connections of their own, outside the pool: what must live as long as a session does (LISTEN, session advisory locks). */
import { background } from '@order-intake/kernel';
import pg from 'pg';
import type { Logger } from '../logger.types.ts';

const elsewhere = new WeakMap<pg.Pool, string>();

/** Sessions of this pool's database are opened at `url`, past the pooler that the pool goes through. */
export const keepSessionsAt = (pool: pg.Pool, url: string): pg.Pool => {
  elsewhere.set(pool, url);
  return pool;
};

export const answerMs = 10_000;

/**
 * After so long without a word from a session the server ends it, and frees its locks: of a client whose network swallows everything, or whose machine
 * lost its power, it would hear nothing else for the two hours of TCP's own keep-alive.
 */
export const silentMs = 60_000;

/** Milliseconds by setting. Not sent when the connection starts: a pooler that keeps sessions would refuse it. */
export const limitSession = async (client: pg.Client, limits: { readonly [setting: string]: number }): Promise<void> => {
  await client.query(
    `select set_config(name, wanted, false) from pg_settings join jsonb_each_text($1) as limits (name, wanted) using (name)`, // 13 knows no idle_session_timeout
    [limits],
  );
};

/**
 * A connection to the pool's server that the pool does not count; nothing but its caller ends it, but for the server when it asks nothing for
 * `silenceMs` (a minute unless said). Statements are given 10 s.
 */
export const connectSession = async (pool: pg.Pool, applicationName: string, silenceMs = silentMs): Promise<pg.Client> => {
  const url = elsewhere.get(pool);
  // not enumerable in a pool's options: its password
  const target = url === undefined ? { ...pool.options, password: pool.options.password } : { connectionString: url };
  const client = new pg.Client({
    ...target,
    application_name: applicationName,
    query_timeout: answerMs,
    keepAlive: true,
    connectionTimeoutMillis: pool.options.connectionTimeoutMillis,
  });
  client.on('error', () => undefined); // callers that need to know listen to 'end' as well
  try {
    await client.connect();
    await limitSession(client, {
      ...(url === undefined ? {} : { statement_timeout: answerMs }),
      idle_session_timeout: silenceMs,
    });
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
};

export type LastingSession = { readonly stop: () => Promise<void> };

type Options = {
  readonly applicationName: string;
  /** runs on every new connection, the first one included; a rejection counts as a broken connection */
  readonly prepare: (client: pg.Client) => Promise<void>;
  /** runs every `beatMs`; a rejection counts as a broken connection */
  readonly beat: (client: pg.Client) => Promise<void>;
  readonly beatMs: number;
  readonly log: Pick<Logger, 'warn'>;
};

/** Keeps one prepared session alive for ever: reconnects with backoff (0.1 to 5 s). Resolves when the first one is prepared; rejects when that fails. */
export const keepSession = async (
  pool: pg.Pool,
  { applicationName, prepare, beat, beatMs, log }: Options,
): Promise<LastingSession> => {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const open = async () => {
    const fresh = await connectSession(pool, applicationName);
    fresh.once('end', () => lost(fresh, new Error('the server ended the connection')));
    try {
      await prepare(fresh);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    if (stopped) return void (await fresh.end().catch(() => undefined));
    client = fresh; // from here on its end means a reconnect; before, it was this call's own failure
    timer = setTimeout(() => void beatOnce(fresh), beatMs);
  };

  const beatOnce = async (current: pg.Client) => {
    try {
      await beat(current);
      if (client === current && !stopped) timer = setTimeout(() => void beatOnce(current), beatMs);
    } catch (error) {
      lost(current, error);
    }
  };

  const lost = (current: pg.Client, error: unknown) => {
    if (client !== current || stopped) return;
    client = undefined;
    clearTimeout(timer);
    log.warn({ err: error }, `${applicationName}: connection lost, connecting again`);
    void background(() => current.end());
    reconnect(100);
  };

  const reconnect = (delayMs: number) => {
    timer = setTimeout(() => {
      open().catch((error: unknown) => {
        if (stopped) return;
        log.warn({ err: error }, `${applicationName}: cannot connect, trying again`);
        reconnect(Math.min(delayMs * 2, 5_000));
      });
    }, delayMs);
  };

  await open();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
};
