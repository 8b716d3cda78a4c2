import { connectSession } from '@order-intake/event-sourcing';
import type pg from 'pg';
import { extensionFaults } from '../../platform/postgres/extensions.ts';
import { migrationsOfRelease, migrationsPending } from '../../platform/postgres/migrations.ts';
import { poolerAdvice } from '../../platform/postgres/pooler.ts';
import { type Examination, type Finding, fault, fine, warning } from './examination.ts';
import { isOwnMachine } from './own-machine.ts';

const oldest = 140_000;
/** what one process of each part holds at most */
const connectionsOfOne = 25;

type Session = Awaited<ReturnType<typeof connectSession>>;

const pidOf = async (session: Session): Promise<number> => {
  const { rows } = await session.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
};
/** what the other end called itself when the connection was made: Postgres says the process that serves it, a pooler what it likes */
const reportedAtStart = (session: Session): number => (session as unknown as { processID: number | null }).processID ?? 0;

const othersAtOnce = 8;

/**
 * Behind a pooler in transaction mode a connection's next transaction may be another session: locks and LISTEN are lost between them. Alone on it a
 * connection gets the same session again and again; while it does nothing, others that work get it.
 */
const keepsSessions = async (pool: pg.Pool): Promise<boolean> => {
  const open: Session[] = [];
  const connect = async () => {
    const session = await connectSession(pool, 'order-intake doctor');
    open.push(session);
    return session;
  };
  try {
    const first = await connect();
    const pid = await pidOf(first);
    if (reportedAtStart(first) === pid) return true;
    for (let look = 0; look < othersAtOnce; look += 1) {
      const connection = await connect();
      await connection.query('begin');
      if ((await pidOf(connection)) === pid) return false;
    }
    return (await pidOf(first)) === pid;
  } finally {
    await Promise.all(open.map((session) => session.end()));
  }
};

/** What is wrong with the way past a pooler, and with the limits behind it. */
const lookPastPooler = async (pool: pg.Pool): Promise<readonly Finding[]> => {
  const session = await connectSession(pool, 'order-intake doctor');
  try {
    await session.query(`select pg_try_advisory_lock(hashtextextended('order-intake:doctor', 0))`);
    const { rows } = await pool.query<{ free: boolean; limit: string }>(
      `select pg_try_advisory_xact_lock(hashtextextended('order-intake:doctor', 0)) as free, current_setting('statement_timeout') as limit`,
    );
    const { free = true, limit = '0' } = rows[0] ?? {};
    return [
      ...(free
        ? [fault('DATABASE_SESSION_URL names another database than DATABASE_URL, so locks have no effect. Use the same database')]
        : []),
      ...(limit === '0'
        ? [
            warning(
              'statements have no time limit behind the pooler. Set one for its connections, as connect_query in deploy/pgbouncer.ini does',
            ),
          ]
        : []),
    ];
  } finally {
    await session.end();
  }
};

export const database: Examination = {
  name: 'database',
  help: 'docs/how-to/run-in-production.md',
  look: async ({ config, pool, databaseUrl }) => {
    const refused = await pool.query('select 1').then(
      () => null,
      (error: unknown) => {
        const advice = poolerAdvice(error);
        if (advice === null) throw error;
        return advice;
      },
    );
    if (refused !== null) return [fault(refused)];
    const { rows } = await pool.query<{ version: number; most: number; ssl: boolean }>(
      `select current_setting('server_version_num')::int as version, current_setting('max_connections')::int as most,
       coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as ssl`,
    );
    const { version = 0, most = 0, ssl = false } = rows[0] ?? {};
    const findings: Finding[] = [];
    if (version < oldest)
      findings.push(fault(`Postgres ${Math.floor(version / 10_000)} is too old. Version 14 or later is required`));
    if (most < 3 * connectionsOfOne)
      findings.push(
        warning(
          `max_connections is ${most}, but an API, a projector and a worker use up to ${3 * connectionsOfOne}. Increase it`,
        ),
      );
    const past = config.databaseSessionUrl === null ? 'DATABASE_URL' : 'DATABASE_SESSION_URL';
    if (!(await keepsSessions(pool)))
      findings.push(
        fault(
          `${past} uses a pooler that changes sessions, so locks have no effect. Set DATABASE_SESSION_URL to an address that keeps sessions`,
        ),
      );
    else if (config.databaseSessionUrl !== null) findings.push(...(await lookPastPooler(pool)));
    if (config.mode === 'production' && !ssl && !isOwnMachine(databaseUrl))
      findings.push(warning('DATABASE_URL connects to another machine without encryption. Add sslmode=verify-full'));
    const pending = await migrationsPending(pool);
    // the first start makes the tables and what they need
    if (pending.length === (await migrationsOfRelease()).length)
      return [...findings, fault('the database is empty. Run npm run migrate, or start the service, to create its tables')];
    findings.push(...(await extensionFaults(pool)).map(fault));
    if (pending.length > 0)
      findings.push(fault(`${pending.length} migrations are pending. Run npm run migrate, or start the service of this release`));
    return findings.length > 0
      ? findings
      : [fine(`Postgres ${Math.floor(version / 10_000)}, sessions kept, no pending migrations`)];
  },
};
