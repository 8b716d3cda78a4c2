/** Connections to Postgres. Types stay pg's own: NUMERIC and int8 arrive as strings, timestamptz as Date. */
import pg from 'pg';
import type { Logger } from '../logger.types.ts';
import { keepSessionsAt } from './session.ts';

/** What a query needs: the pool, or the client that holds a transaction. */
export type Queryable = {
  query<Row extends pg.QueryResultRow>(text: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult<Row>>;
};

export type PoolOptions = {
  /** connections at most, 10 unless said */
  readonly max?: number;
  readonly applicationName?: string;
  /** 30 s unless said; 0 for none */
  readonly statementTimeoutMs?: number;
  /**
   * Where sessions are kept, when `url` leads through a pooler in transaction mode: each transaction may be another session of the server there.
   * Nothing is then said at the start of a connection that such a pooler refuses (limits: its own connections have them), and no statement is
   * prepared under a name.
   */
  readonly sessionUrl?: string | null;
  readonly log: Pick<Logger, 'warn'>;
};

/** after the server's own limit on a statement; then the connection is thought to be dead */
const silenceMs = 5_000;
const keepAliveMs = 10_000;
const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

/**
 * A pool on `url` (a socket directory goes in `?host=`). A connection that breaks is logged and replaced: with nobody
 * listening to a client's 'error', in the pool or handed out, a restart of the server would end this process.
 */
export const createPool = (
  url: string,
  { max = 10, applicationName = 'order-intake', statementTimeoutMs = 30_000, sessionUrl = null, log }: PoolOptions,
) => {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    ...(sessionUrl === null ? { statement_timeout: statementTimeoutMs, idle_in_transaction_session_timeout: 60_000 } : {}),
    // of a server that is gone without a word nothing would ever be heard
    ...(statementTimeoutMs > 0 ? { query_timeout: statementTimeoutMs + silenceMs } : {}),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  });
  const warn = (error: Error) => log.warn({ err: error }, 'a connection to Postgres broke');
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  if (sessionUrl === null) return replanning(pool);
  pool.on('connect', forgetNames);
  return keepSessionsAt(pool, sessionUrl);
};

/** A statement that was prepared under a name is another session's when its connection is asked again. */
const forgetNames = (client: pg.PoolClient): void => {
  const query = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
  const unnamed = (config: unknown) => (isNamed(config) ? { ...config, name: undefined } : config);
  Object.assign(client, { query: (config: unknown, ...rest: unknown[]) => query(unnamed(config), ...rest) });
};

const isNamed = (config: unknown): config is pg.QueryConfig => typeof (config as pg.QueryConfig | null)?.name === 'string';

/** feature_not_supported: what Postgres says of a prepared statement whose view has other columns now; nothing else of ours can cause it */
const isStalePlan = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === '0A000' && /cached plan/.test((error as Error).message);

/**
 * A named statement is prepared once on each connection. When a new version of a read model takes the place of the old one, all of them are
 * stale: they get new names then, and the query is asked again.
 */
const replanning = (pool: pg.Pool): pg.Pool => {
  const query = pool.query.bind(pool) as (config: unknown, ...rest: unknown[]) => Promise<unknown>;
  let generation = 0;
  const ask = async (config: pg.QueryConfig, rest: unknown[]): Promise<unknown> => {
    const askedGeneration = generation;
    try {
      return await query(askedGeneration === 0 ? config : { ...config, name: `${config.name}/${askedGeneration}` }, ...rest);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      if (generation === askedGeneration) generation += 1;
      return ask(config, rest);
    }
  };
  return Object.assign(pool, {
    query: (config: unknown, ...rest: unknown[]) => (isNamed(config) ? ask(config, rest) : query(config, ...rest)),
  });
};

/** `fn` inside one transaction: committed when it resolves, rolled back when it rejects. A client that cannot roll back is thrown away. */
export const withTransaction = async <T>(pool: pg.Pool, fn: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await fn(client);
    await client.query('commit');
    return result;
  } catch (error) {
    if (isSilence(error)) broken = error;
    else
      await client.query('rollback').catch((e: Error) => {
        broken = e;
      });
    throw error;
  } finally {
    client.release(broken);
  }
};

/** what a timer can count */
const longestTimer = 2 ** 31 - 1;

/** The same for what may take as long as it likes: indexes, comparisons. */
export const withLongTransaction = <T>(pool: pg.Pool, fn: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  withTransaction(pool, async (client) => {
    await client.query('set local statement_timeout to 0');
    return fn(unhurried(client));
  });

const unhurried = (client: pg.PoolClient): pg.PoolClient =>
  Object.assign(Object.create(client) as pg.PoolClient, {
    query: (config: string | pg.QueryConfig, values?: unknown[]) =>
      client.query({
        ...(typeof config === 'string' ? { text: config } : config),
        ...(values ? { values } : {}),
        query_timeout: longestTimer, // pg reads it of a query, its types do not say so
      } as pg.QueryConfig),
  });
