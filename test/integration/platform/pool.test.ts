import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDatabaseDown } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import pg from 'pg';
import { createPool, withLongTransaction, withTransaction } from '../../../packages/event-sourcing/postgres/pool.ts';
import { createLogger, silentLogger } from '../../../src/platform/logging/logger.ts';
import { postgresBy, postgresTarget, startNetwork } from '../../support/service/network.ts';
import { cutOthers, eventually, type PlatformDatabase, platformDatabase } from './harness.ts';

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

describe('connections to Postgres', () => {
  let database: PlatformDatabase;
  before(async () => {
    database = await platformDatabase();
    await database.pool.query('create table app.things (n int primary key)');
  });
  after(() => database.drop());

  it('a transaction is committed when its work resolves and rolled back when it rejects', async () => {
    await withTransaction(database.pool, (tx) => tx.query('insert into app.things values (1)'));
    const error = await failure(
      withTransaction(database.pool, async (tx) => {
        await tx.query('insert into app.things values (2)');
        throw new Error('undo');
      }),
    );
    expect((error as Error).message).to.equal('undo');
    expect((await database.pool.query('select n from app.things')).rows).to.deep.equal([{ n: 1 }]);
  });

  it('a server that says nothing any more is given up, in a transaction too, and the next one asked', async () => {
    const network = await startNetwork(() => postgresTarget(database.url));
    const pool = createPool(postgresBy(database.url, network.port), { max: 2, statementTimeoutMs: 100, log: silentLogger });
    try {
      await pool.query('select 1');
      const silent = withTransaction(pool, async (tx) => {
        await tx.query('select 1');
        await network.become('black-hole');
        await tx.query('select 2');
      });
      expect(isDatabaseDown(await failure(silent))).to.equal(true);
      expect(isDatabaseDown(await failure(pool.query('select 3')))).to.equal(true);
      await network.become('open');
      await eventually(() =>
        pool.query('select 4').then(
          () => true,
          () => false,
        ),
      );
    } finally {
      await pool.end();
      await network.stop();
    }
  });

  it('a long transaction may take longer than a statement may', async () => {
    // enough for what begins the transaction, on a busy machine too
    const pool = createPool(database.url, { statementTimeoutMs: 400, log: silentLogger });
    await withLongTransaction(pool, (tx) => tx.query('select pg_sleep($1)', [0.6]));
    expect(String(await failure(pool.query('select pg_sleep(5)')))).to.contain('statement timeout');
    await pool.end();
  });

  it('connections cut by the server, idle or inside a transaction, are logged and replaced; the process lives on', async () => {
    const lines: string[] = [];
    const pool = createPool(database.url, {
      log: createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } }),
    });
    const two = await Promise.all([pool.connect(), pool.connect()]);
    for (const client of two) client.release();
    const error = await failure(
      withTransaction(pool, async (tx) => {
        await tx.query('select 1');
        await database.pool.query(cutOthers);
        await eventually(() => lines.length >= 2);
        await tx.query('select 1');
      }),
    );
    expect(isDatabaseDown(error)).to.equal(true);
    // one that was cut may be handed out until its end was heard
    await eventually(() =>
      pool.query<{ one: number }>('select 1 as one').then(
        ({ rows }) => rows[0]?.one === 1,
        () => false,
      ),
    );
    expect(lines.length).to.be.at.least(2);
    await pool.end();
  });

  it('a standby, which the address of the primary leads to for a moment, counts as away', async () => {
    const standby = new URL(database.url);
    standby.searchParams.set('options', '-c default_transaction_read_only=on');
    const pool = createPool(standby.href, { log: silentLogger });
    const error = await failure(pool.query('create table not_here ()'));
    expect(error).to.include({ code: '25006' });
    expect(isDatabaseDown(error)).to.equal(true);
    await pool.end();
  });

  it('a statement that runs too long is stopped by the server', async () => {
    const pool = createPool(database.url, { statementTimeoutMs: 50, log: silentLogger });
    const error = await failure(pool.query('select pg_sleep(30)'));
    expect((error as { code?: string }).code).to.equal('57014');
    expect(isDatabaseDown(error)).to.equal(false);
    await pool.end();
  });

  it('a named statement goes on when its view has other columns now, on every connection, and errors stay errors', async () => {
    const { pool } = database;
    await pool.query('create schema views; create view views.shown as select 1 as a');
    const ask = () => pool.query({ name: 'shown', text: 'select * from views.shown', values: [] }).then(({ rows }) => rows[0]);
    const many = () => Promise.all(Array.from({ length: 8 }, ask));
    await many();
    await pool.query('drop view views.shown; create view views.shown as select 1 as a, 2 as b');
    for (const row of await many()) expect(row).to.deep.equal({ a: 1, b: 2 });
    await pool.query('drop view views.shown; create view views.shown as select 3 as c');
    expect(await ask()).to.deep.equal({ c: 3 });
    await pool.query('drop schema views cascade');
    expect(await failure(ask())).to.include({ code: '42P01' });
  });

  it('numbers that may lose digits stay texts', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740993::int8 as big, 12.50::numeric as exact, '2026-01-02T03:04:05Z'::timestamptz as at`,
    );
    expect(rows).to.deep.equal([{ big: '9007199254740993', exact: '12.50', at: new Date('2026-01-02T03:04:05Z') }]);
  });

  it('a server that cannot be reached is told from a statement that is wrong', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'oi-no-pg-'));
    const nobody = [
      createPool('postgres://x@127.0.0.1:1/x', { log: silentLogger }),
      createPool('postgres://x@no-such-host.invalid/x', { log: silentLogger }),
      createPool(`postgres://x@localhost/x?host=${encodeURIComponent(dir)}`, { log: silentLogger }),
    ];
    for (const pool of nobody) {
      expect(isDatabaseDown(await failure(pool.query('select 1')))).to.equal(true);
      await pool.end();
    }
    await rm(dir, { recursive: true });
    for (const wrong of ['select nonsense', 'insert into app.things values (1)', 'syntax error']) {
      expect(isDatabaseDown(await failure(database.pool.query(wrong)))).to.equal(false);
    }
  });

  it('a server that is full or shutting down counts as down, other refusals do not', () => {
    const withCode = (code: string) => Object.assign(new Error('x'), { code });
    for (const code of ['53100', '53200', '53300', '57P01', '57P03', '58030', '08006', 'ECONNRESET'])
      expect(isDatabaseDown(withCode(code)), code).to.equal(true);
    for (const code of ['23505', '42P01', '28P01', 'ENOENT']) expect(isDatabaseDown(withCode(code)), code).to.equal(false);
    expect(isDatabaseDown(new Error('wrapped', { cause: new AggregateError([withCode('ECONNREFUSED')]) }))).to.equal(true);
    expect(isDatabaseDown(null)).to.equal(false);
  });

  it('the pool of a client that waits in vain for a free connection says so', async () => {
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    const client = await pool.connect();
    // only who waits: a first connection takes as long as the machine is busy
    pool.options.connectionTimeoutMillis = 50;
    expect(isDatabaseDown(await failure(pool.query('select 1')))).to.equal(true);
    client.release();
    await pool.end();
  });
});
