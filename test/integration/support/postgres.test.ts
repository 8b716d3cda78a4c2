import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import pg from 'pg';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

describe('a test database', () => {
  let databases: TestDatabase[];
  let first: pg.Pool;
  let second: pg.Pool;

  before(async () => {
    databases = await Promise.all([testDatabase(), testDatabase()]);
    [first, second] = databases.map(({ url }) => new pg.Pool({ connectionString: url })) as [pg.Pool, pg.Pool];
    for (const pool of [first, second]) pool.on('error', () => undefined);
  });

  after(() => Promise.all([first.end(), second.end()]));

  it('is not seen by the next one', async () => {
    await first.query('create schema app; create table app.t (n int); insert into app.t values (1)');
    const { rows } = await second.query(`select to_regclass('app.t') as found`);
    expect(rows).to.deep.equal([{ found: null }]);
  });

  it('belongs to a role that row-level security binds', async () => {
    const { rows } = await first.query(
      `select rolsuper, rolbypassrls, (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) = current_user as owner
       from pg_roles where rolname = current_user`,
    );
    expect(rows).to.deep.equal([{ rolsuper: false, rolbypassrls: false, owner: true }]);
  });

  it('is gone after drop, even with clients connected', async () => {
    const [database] = databases as [TestDatabase];
    await first.query('select 1');
    await Promise.all(databases.map(({ drop }) => drop()));
    const client = new pg.Client({ connectionString: database.url });
    const refused = await client.connect().then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );
    expect(refused).to.be.oneOf(['3D000', '28000', '28P01']); // the database, or the role that came with it
  });
});
