/** A purge of the database's files, beside others who work with the tables, and with a role that may do less than it would like to. */
import { createLocks, createPool, type Locks } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, afterEach, before, beforeEach, describe, it } from 'mocha';
import pg from 'pg';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createNoteErasure } from '../../../src/platform/postgres/purge/erasures.ts';
import { createPurge } from '../../../src/platform/postgres/purge/purge.ts';
import { purgeRights } from '../../../src/platform/postgres/purge/write-ahead-log.ts';
import { migratedDatabase, type TestDatabase } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';

describe('a purge of the database', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let locks: Locks;
  let forgotten: boolean;
  const open: pg.Client[] = [];

  before(async () => {
    database = await migratedDatabase();
  });
  after(() => database?.drop());
  beforeEach(async () => {
    forgotten = true;
    pool = createPool(database.url, { log: silentLogger });
    locks = createLocks(pool);
    await pool.query('truncate app.erasures, app.purges, app.purged_tables');
  });
  afterEach(async () => {
    for (const client of open.splice(0)) await client.end();
    await locks.close();
    await pool.end();
  });

  const purge = (tries = 1) =>
    createPurge({
      pool,
      withTryLocks: locks.withTryLocks,
      haveForgotten: async () => forgotten,
      log: silentLogger,
      lockMs: 200,
      tries,
    })();
  const somebodyElse = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    open.push(client);
    return client;
  };
  const erase = () => createNoteErasure(pool)();
  const filesOf = async (): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await pool.query<{ name: string; node: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name, pg_relation_filenode(c.oid)::text as node from pg_class c
       join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('app', 'read', 'building', 'queue') and c.relkind = 'r'`,
    );
    return new Map(rows.map(({ name, node }) => [name, node]));
  };
  const rewritten = async (before: ReadonlyMap<string, string>): Promise<readonly string[]> =>
    [...(await filesOf())]
      .filter(([name, node]) => before.get(name) !== node)
      .map(([name]) => name)
      .sort();
  /** As if all of it had been some minutes ago. */
  const minutesAgo = async (minutes: number) => {
    await pool.query(`update app.erasures set noted_at = noted_at - make_interval(mins => $1)`, [minutes]);
    await pool.query(`update app.purged_tables set purged_at = purged_at - make_interval(mins => $1)`, [2 * minutes]);
  };

  it('does nothing while nothing was erased', async () => {
    const before = await filesOf();
    expect(await purge()).to.deep.equal({ outcome: 'nothing_erased' });
    expect(await rewritten(before)).to.deep.equal([]);
  });

  it('rewrites every table the first time, but for files, which are ciphertext whose key is elsewhere', async () => {
    const before = await filesOf();
    await erase();
    expect(await purge(5)).to.include({ outcome: 'purged', erasures: 1 });
    const left = [...before.keys()].filter((name) => name !== 'app.file_chunks').sort();
    expect(await rewritten(before)).to.deep.equal(left);
    expect(await purge()).to.deep.equal({ outcome: 'nothing_erased' });
  });

  it('rewrites from then on only tables in which rows were changed or removed, by whatever transaction', async () => {
    await erase();
    await purge(5);
    await pool.query(`insert into app.secrets (id, company_id, purpose, sealed) values (gen_random_uuid(), 'c', 'p', 's')`);
    const task = `insert into app.tasks (id, company_id, kind, expires_at) values (gen_random_uuid(), 'c', 'import', now())`;
    await pool.query(task);
    await pool.query(`update app.tasks set progress = '{}'`);
    const other = await somebodyElse();
    await other.query('begin');
    // nobody ever saw it, and it is in the file all the same
    await other.query(`insert into app.key_makers (company_id, subject) values ('c', 'anna')`);
    await other.query('rollback');
    await until('the changes to be counted', async () => {
      const { rows } = await pool.query(
        `select relname from pg_stat_user_tables where (relname = 'tasks' and n_tup_upd > 0) or (relname = 'key_makers' and n_dead_tup > 0)
           or (relname = 'secrets' and n_tup_ins > 0)`,
      );
      return rows.length === 3;
    });
    await erase();
    await minutesAgo(10);
    const before = await filesOf();
    expect(await purge(5)).to.include({ outcome: 'purged' });
    const done = await rewritten(before);
    expect(done).to.include.members(['app.tasks', 'app.key_makers']);
    expect(done).not.to.include('app.secrets');
    expect(done).not.to.include('app.credentials');
    expect(done.length).to.be.below(15);
  });

  it('does not rely on counts that may be late: what was erased a moment ago is rewritten whatever they say', async () => {
    await erase();
    await purge(5);
    await erase();
    const before = await filesOf();
    await purge(5);
    expect(await rewritten(before)).to.include('app.credentials');
  });

  it('is put off while read models have not forgotten, and touches nothing', async () => {
    forgotten = false;
    await erase();
    const before = await filesOf();
    expect(await purge()).to.deep.equal({ outcome: 'put_off', erasures: 1, tables: 0, reasons: ['read_models_behind'] });
    expect(await rewritten(before)).to.deep.equal([]);
    forgotten = true;
    expect(await purge(5)).to.include({ outcome: 'purged' });
  });

  it('waits briefly for a table that somebody uses, keeps nobody else waiting, and does what is left the next time', async () => {
    const other = await somebodyElse();
    await other.query('begin');
    await other.query('lock table app.tasks in access share mode');
    await erase();
    const running = purge();
    const waits: number[] = [];
    let ended = false;
    void running.finally(() => {
      ended = true;
    });
    while (!ended) {
      const from = performance.now();
      await pool.query('select count(*) from app.tasks');
      waits.push(performance.now() - from);
    }
    const first = await running;
    expect(first).to.deep.include({ outcome: 'put_off', reasons: ['table_busy app.tasks'] });
    expect(Math.max(...waits)).to.be.below(5_000);
    expect((await pool.query('select completed, reasons from app.purges')).rows).to.deep.equal([
      { completed: false, reasons: ['table_busy app.tasks'] },
    ]);
    await other.query('rollback');
    const before = await filesOf();
    expect(await purge(5)).to.include({ outcome: 'purged', tables: 1 });
    expect(await rewritten(before))
      .to.include('app.tasks')
      .and.not.to.include('app.credentials');
  });

  it('is put off while a transaction is open that still sees what was erased, for then a rewrite would keep it', async () => {
    const other = await somebodyElse();
    await other.query('begin isolation level repeatable read');
    await other.query('select 1 from app.secrets');
    await other.query('select count(*) from pg_class');
    await erase();
    expect(await purge()).to.deep.include({ outcome: 'put_off', tables: 0, reasons: ['rows_still_seen'] });
    await other.query('rollback');
    expect(await purge(5)).to.include({ outcome: 'purged' });
  });

  it('runs once at a time, whichever process begins', async () => {
    await erase();
    await erase();
    const others = createLocks(pool);
    const both = await Promise.all([purge(5), locksHeldBy(others)]);
    await others.close();
    expect(both[0].outcome).to.be.oneOf(['purged', 'runs_elsewhere']);
    expect(both[1].outcome).to.be.oneOf(['purged', 'runs_elsewhere', 'nothing_erased']);
    expect(both.filter(({ outcome }) => outcome === 'purged')).to.have.length(1);
  });
  const locksHeldBy = (others: Locks) =>
    createPurge({ pool, withTryLocks: others.withTryLocks, haveForgotten: async () => true, log: silentLogger, tries: 5 })();

  it('says what its role may not do, and which grants it lacks', async () => {
    await erase();
    expect(await purge(5)).to.deep.include({ outcome: 'purged', reasons: ['wal_not_permitted'] });
    const rights = await purgeRights(pool);
    expect(rights).to.include({ log: false, statistics: true });
    const role = new URL(database.url).username;
    expect(rights.grants).to.deep.equal([
      `grant pg_checkpoint to ${role};`,
      `grant execute on function pg_switch_wal(), pg_ls_waldir() to ${role};`,
    ]);
  });
});
