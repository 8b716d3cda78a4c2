import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, isDatabaseDown } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import pg from 'pg';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { migrationsPending, runMigrations } from '../../../src/platform/postgres/migrations.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { postgresBy, postgresTarget, startNetwork } from '../../support/service/network.ts';
import { runProgram } from './harness.ts';

describe('migrations', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  before(async () => {
    database = await testDatabase();
    pool = createPool(database.url, { log: silentLogger });
  });
  after(async () => {
    await pool.end();
    await database.drop();
  });

  it('several starters at once run every migration once, and none is pending then', async () => {
    const pendingBefore = await migrationsPending(pool);
    expect(pendingBefore).to.include.members(['001_schemas', '002_secrets']);
    const ran = await Promise.all([1, 2, 3].map(() => runMigrations(database.url)));
    expect(ran.flat().sort()).to.deep.equal([...pendingBefore].sort());
    expect(await migrationsPending(pool)).to.deep.equal([]);
    const { rows } = await pool.query<{ table: string }>(
      `select table_name as table from information_schema.tables where table_schema = 'app'`,
    );
    expect(rows.map(({ table }) => table)).to.include.members([
      'secrets',
      'personal_keys',
      'tasks',
      'order_numbers',
      'mailbox_polls',
      'idempotency_keys',
    ]);
  });

  it('say nothing on standard output, where a program says that it is ready, also when the database has no connection left', async () => {
    const other = await testDatabase();
    const owner = new pg.Client({ connectionString: other.url });
    await owner.connect();
    await owner.query(`alter database ${new URL(other.url).pathname.slice(1)} connection limit 1`);
    await owner.end();
    const said: unknown[] = [];
    const log = console.log;
    try {
      console.log = (...words: unknown[]) => void said.push(words);
      const failed = await runMigrations(other.url).catch((error: { code?: string }) => error);
      expect(failed).to.have.property('code', '53300');
    } finally {
      console.log = log;
      await other.drop();
    }
    expect(said).to.deep.equal([]);
  });

  it('a starter killed in the middle leaves nothing half-done and nothing locked', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'oi-migrations-'));
    const other = await testDatabase();
    try {
      const slow = `export const up = (knex) => knex.raw("create table app.halfway (id int); notify halfway; select pg_sleep(60)");\nexport const down = () => undefined;\n`;
      await writeFile(join(directory, '001_slow.js'), slow);
      await writeFile(join(directory, 'package.json'), '{"type":"module"}');
      const starter = runProgram('migrate', [other.url, directory]);
      expect(await starter.line()).to.equal('starting');
      const watch = new pg.Client({ connectionString: other.url });
      await watch.connect();
      const sleeping = async () =>
        (await watch.query(`select 1 from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`))
          .rowCount;
      while ((await sleeping()) === 0) await new Promise((resolve) => setTimeout(resolve, 50));
      await starter.kill();
      await watch.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()`,
      );
      await watch.end();

      await writeFile(join(directory, '001_slow.js'), slow.replace('; select pg_sleep(60)', ''));
      expect(await runMigrations(other.url, { directory: `${directory}/.` })).to.deep.equal(['001_slow']);
    } finally {
      await other.drop();
      await rm(directory, { recursive: true });
    }
  });

  it('a network that swallows everything is a store that is away: whoever starts tries again, and the next one has its turn', async () => {
    const other = await testDatabase();
    const network = await startNetwork(() => postgresTarget(other.url));
    try {
      await network.become('black-hole');
      const failed: unknown = await runMigrations(postgresBy(other.url, network.port)).catch((error: unknown) => error);
      expect(isDatabaseDown(failed), String(failed)).to.equal(true);
      await network.become('open');
      expect(await runMigrations(postgresBy(other.url, network.port))).to.include('001_schemas');
    } finally {
      await network.stop();
      await other.drop();
    }
  });

  it('a network that swallows everything in the middle of one is a store that is away, and the next one begins it anew', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'oi-migrations-'));
    const other = await testDatabase();
    const network = await startNetwork(() => postgresTarget(other.url));
    const watch = new pg.Client({ connectionString: other.url });
    try {
      const slow = `export const up = (knex) => knex.raw("create table app.halfway (id int); select pg_sleep(1)");\nexport const down = () => undefined;\n`;
      await writeFile(join(directory, '001_slow.js'), slow);
      await writeFile(join(directory, 'package.json'), '{"type":"module"}');
      const options = { directory, beatMs: 300, silenceMs: 1_500 };
      const failing = runMigrations(postgresBy(other.url, network.port), options).catch((error: unknown) => error);
      await watch.connect();
      const sleeping = `select 1 from pg_stat_activity where query like '%pg_sleep(1)%' and pid <> pg_backend_pid()`;
      while ((await watch.query(sleeping)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      await network.become('black-hole');
      const failed: unknown = await failing;
      expect(isDatabaseDown(failed), String(failed)).to.equal(true);
      await network.become('open');
      // its transaction has locked what the other wants to make, until the server hears nothing of it for too long
      expect(await runMigrations(postgresBy(other.url, network.port), options)).to.deep.equal(['001_slow']);
    } finally {
      await watch.end();
      await network.stop();
      await other.drop();
      await rm(directory, { recursive: true });
    }
  });
});
