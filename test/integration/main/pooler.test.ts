/** Several processes behind Debian's PgBouncer in transaction mode, with sessions past it: what they hold, what they ask, and what the doctor says. */
import { connectSession, createLocks, createPool, withTransaction } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type pg from 'pg';
import { database as examined } from '../../../src/main/doctor/database.examination.ts';
import { examine, type Patient } from '../../../src/main/doctor/examination.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { type PgBouncer, pgbouncerAvailable, startPgBouncer } from '../../support/pgbouncer.ts';
import { migratedDatabase, type TestDatabase, testDatabase } from '../../support/postgres.ts';

describe('behind a pooler in transaction mode', () => {
  let database: TestDatabase;
  let bouncer: PgBouncer;
  let pools: readonly pg.Pool[];
  before(async function () {
    if (!pgbouncerAvailable()) this.skip();
    database = await migratedDatabase();
    bouncer = await startPgBouncer(database.url, { default_pool_size: '2' });
    pools = [1, 2].map(() => createPool(bouncer.url, { max: 4, sessionUrl: database.url, log: silentLogger }));
  });
  after(async () => {
    await Promise.all((pools ?? []).map((pool) => pool.end()));
    await bouncer?.stop();
    await database?.drop();
  });
  const each = <T>(work: (pool: pg.Pool, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 40 }, (_, index) => work(pools[index % 2] as pg.Pool, index)));

  it('statements with a name are answered, of the pool and in transactions, whichever connection they come through', async () => {
    const named = (n: number) => ({ name: 'doubled', text: 'select $1::int * 2 as twice', values: [n] });
    const answers = await each(async (pool, n) => {
      const { rows } = await pool.query<{ twice: number }>(named(n));
      const inside = await withTransaction(pool, (tx) => tx.query<{ twice: number }>(named(n)));
      return [rows[0]?.twice, inside.rows[0]?.twice];
    });
    expect(answers).to.deep.equal(Array.from({ length: 40 }, (_, n) => [2 * n, 2 * n]));
  });

  it('eight connections are two of the database, each with a limit on statements', async () => {
    const seen = await each(async (pool) => {
      const { rows } = await pool.query<{ pid: number; most: string }>(
        `select pg_backend_pid() as pid, current_setting('statement_timeout') as most`,
      );
      return rows[0];
    });
    expect(new Set(seen.map((row) => row?.pid)).size).to.be.at.most(2);
    expect(new Set(seen.map((row) => row?.most))).to.deep.equal(new Set(['30s']));
  });

  it('a lock is held by one process alone, for as long as its work lasts', async () => {
    const locks = pools.map((pool) => createLocks(pool));
    const [one, other] = locks as [ReturnType<typeof createLocks>, ReturnType<typeof createLocks>];
    try {
      await one.withTryLocks(['a', 'b'], async (held) => {
        expect(held).to.deep.equal(['a', 'b']);
        await each((pool) => pool.query('select 1'));
        expect(await other.withTryLocks(['b', 'c'], async (left) => left)).to.deep.equal(['c']);
      });
      expect(await other.withTryLocks(['b'], async (left) => left)).to.deep.equal(['b']);
    } finally {
      await Promise.all(locks.map((lock) => lock.close()));
    }
  });

  it('what is notified through the pooler is heard by sessions past it', async () => {
    const session = await connectSession(pools[0] as pg.Pool, 'a test');
    try {
      const heard = new Promise<string | undefined>((resolve) => session.once('notification', ({ payload }) => resolve(payload)));
      await session.query('listen something');
      await pools[1]?.query(`select pg_notify('something', 'said')`);
      expect(await heard).to.equal('said');
    } finally {
      await session.end();
    }
  });

  it('is told by the doctor where it changes sessions that are needed, and not where they are kept', async () => {
    const limits = 'statement_timeout,idle_in_transaction_session_timeout';
    const [ignoring, keeping, another] = await Promise.all([
      startPgBouncer(database.url, { ignore_startup_parameters: limits }),
      startPgBouncer(database.url, { pool_mode: 'session' }),
      testDatabase(),
    ]);
    const said = async (url: string, sessionUrl: string | null) => {
      const pool = createPool(url, { sessionUrl, log: silentLogger });
      const config = { mode: 'embedded', databaseSessionUrl: sessionUrl } as Patient['config'];
      const found = await examine({ config, pool, databaseUrl: url } as Patient, [examined]);
      await pool.end();
      return found.map(({ says }) => says).join('; ');
    };
    try {
      expect(await said(bouncer.url, null)).to.match(/^DATABASE_URL goes through a pooler: set DATABASE_SESSION_URL/);
      expect(await said(ignoring.url, null)).to.match(/DATABASE_URL uses a pooler that changes sessions/);
      expect(await said(bouncer.url, ignoring.url)).to.match(/DATABASE_SESSION_URL uses a pooler that changes sessions/);
      expect(await said(bouncer.url, another.url)).to.match(/DATABASE_SESSION_URL names another database/);
      expect(await said(bouncer.url, database.url)).to.match(/^Postgres \d+, sessions kept, no pending migrations$/);
      expect(await said(bouncer.url, keeping.url)).to.match(/^Postgres \d+, sessions kept, no pending migrations$/);
    } finally {
      await Promise.all([ignoring.stop(), keeping.stop()]);
      await another.drop();
    }
  });
});
