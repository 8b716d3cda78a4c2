import type pg from 'pg';
import { migrationsPending } from '../../platform/postgres/migrations.ts';
import { type Examination, type Finding, fault, fine, warning } from './examination.ts';
import { isOwnMachine } from './own-machine.ts';

const oldest = 140_000;
/** what one process of each part holds at most */
const connectionsOfOne = 25;

/** Behind a pooler in transaction mode two statements of one connection may be two sessions: locks and LISTEN are lost between them. */
const keepsItsSession = async (pool: pg.Pool): Promise<boolean> => {
  const client = await pool.connect();
  try {
    const seen = new Set<number>();
    for (let look = 0; look < 5; look += 1) {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      seen.add(rows[0]?.pid ?? 0);
    }
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock(7311, pg_backend_pid()) as locked');
    const { rows: freed } = await client.query<{ freed: boolean }>('select pg_advisory_unlock(7311, pg_backend_pid()) as freed');
    return seen.size === 1 && rows[0]?.locked === true && freed[0]?.freed === true;
  } finally {
    client.release();
  }
};

export const database: Examination = {
  name: 'database',
  help: 'docs/operations/production.md',
  look: async ({ config, pool, databaseUrl }) => {
    const { rows } = await pool.query<{ version: number; most: number; ssl: boolean }>(
      `select current_setting('server_version_num')::int as version, current_setting('max_connections')::int as most,
       coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as ssl`,
    );
    const { version = 0, most = 0, ssl = false } = rows[0] ?? {};
    const findings: Finding[] = [];
    if (version < oldest) findings.push(fault(`Postgres ${Math.floor(version / 10_000)} is too old: 14 or newer is needed`));
    if (most < 3 * connectionsOfOne)
      findings.push(
        warning(`max_connections is ${most}: an API, a projector and a worker hold up to ${3 * connectionsOfOne}. Raise it`),
      );
    if (!(await keepsItsSession(pool)))
      findings.push(
        fault('DATABASE_URL goes through a pooler that changes sessions: locks do not hold. Give an address that keeps sessions'),
      );
    if (config.mode === 'production' && !ssl && !isOwnMachine(databaseUrl))
      findings.push(warning('DATABASE_URL is not encrypted and leads to another machine. Add sslmode=verify-full'));
    const pending = await migrationsPending(pool);
    if (pending.length > 0)
      findings.push(fault(`${pending.length} migrations are pending: start the service of this release, it makes them`));
    return findings.length > 0 ? findings : [fine(`Postgres ${Math.floor(version / 10_000)}, sessions kept, nothing pending`)];
  },
};
