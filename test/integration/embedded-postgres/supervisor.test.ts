import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@order-intake/embedded-postgres';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import pg from 'pg';
import { isRunning } from './program.ts';

describe('the embedded Postgres', () => {
  let root: string;
  let dataDir: string;

  before(() => {
    root = mkdtempSync(join(tmpdir(), 'oi-pg-'));
    chmodSync(root, 0o755);
    dataDir = join(root, 'postgres');
  });

  after(() => rmSync(root, { recursive: true, force: true }));

  it('starts in an empty place and gives the service a role that is no superuser but owns its database', async () => {
    const server = await startPostgres({ dataDir });
    try {
      const [row] = await query(
        server.url,
        `create schema app; create extension pg_trgm; create table app.orders (n int); insert into app.orders values (7);
         select current_user as role, current_database() as database, rolsuper, rolbypassrls, rolcreaterole
         from pg_roles where rolname = current_user`,
      );
      expect(row).to.deep.equal({
        role: 'order_intake',
        database: 'order_intake',
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
      });
    } finally {
      await server.stop();
    }
    expect(isRunning(server.pid)).to.equal(false);
  });

  it('keeps every row over a restart and listens on nothing but its socket', async () => {
    const server = await startPostgres({ dataDir });
    try {
      expect(await query(server.url, 'select n from app.orders')).to.deep.equal([{ n: 7 }]);
      const settings = await query(
        server.url,
        `select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'synchronous_commit', 'jit') order by 1`,
      );
      expect(settings.map((row) => `${row.name}=${row.setting}`)).to.deep.equal([
        'fsync=on',
        'jit=off',
        'listen_addresses=',
        'synchronous_commit=on',
      ]);
    } finally {
      await server.stop();
    }
  });

  it('takes over a cluster of a version that gave its roles no passwords', async () => {
    const rules = join(dataDir, 'data/pg_hba.conf');
    writeFileSync(rules, 'local all all trust\n'); // the owner stays
    rmSync(join(dataDir, 'password'));
    const server = await startPostgres({ dataDir });
    try {
      expect(await query(server.url, 'select n from app.orders')).to.deep.equal([{ n: 7 }]);
      const open = await query(server.url.replace(/:[^:@/]+@/, '@'), 'select 1').then(
        () => 'let in',
        (error: Error) => error.message,
      );
      expect(open).to.match(/password/);
      expect(readFileSync(rules, 'utf8')).not.to.include('trust');
    } finally {
      await server.stop();
    }
  });

  it('lowers letters beyond ASCII, so that names can be compared without case', async () => {
    const server = await startPostgres({ dataDir });
    try {
      expect(await query(server.url, `select lower('ÄÖÉ') as low`)).to.deep.equal([{ low: 'äöé' }]);
    } finally {
      await server.stop();
    }
  });

  it('clears a lock left with the number of a process that is no Postgres', async () => {
    const bystander = spawn('sleep', ['60'], { stdio: 'ignore' });
    try {
      const lock = `${bystander.pid}\n${join(dataDir, 'data')}\n1700000000\n5432\n${join(dataDir, 'run')}\n\n`;
      writeFileSync(join(dataDir, 'data/postmaster.pid'), lock);
      const server = await startPostgres({ dataDir });
      await server.stop();
    } finally {
      bystander.kill('SIGKILL');
    }
  });

  it('clears a lock left with the number of a zombie', async function () {
    if (process.platform !== 'linux') this.skip();
    const parent = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const zombie = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
      writeFileSync(join(dataDir, 'data/postmaster.pid'), `${zombie}\n${join(dataDir, 'data')}\n1700000000\n5432\n\n\n`);
      const server = await startPostgres({ dataDir });
      await server.stop();
    } finally {
      parent.kill('SIGKILL');
    }
  });

  it('refuses a directory that another Postgres is using, and says what to do', async () => {
    const server = await startPostgres({ dataDir });
    try {
      const refusal = await startPostgres({ dataDir, lockPatienceMs: 300 }).then(
        () => 'started',
        (error: Error) => error.message,
      );
      expect(refusal).to.include(`in use by Postgres process ${server.pid}`).and.include('DATA_DIR');
      expect(await query(server.url, 'select n from app.orders')).to.have.length(1);
    } finally {
      await server.stop();
    }
  });

  it('works under a path too long for a socket, and at the same address every time', async () => {
    const deep = join(root, 'd'.repeat(120), 'postgres');
    const urls: string[] = [];
    for (let start = 0; start < 2; start++) {
      const server = await startPostgres({ dataDir: deep });
      urls.push(server.url);
      await query(server.url, 'select 1');
      await server.stop();
    }
    expect(urls[0]).to.equal(urls[1]);
  });

  it('starts while the server before it is still ending', async () => {
    const first = await startPostgres({ dataDir });
    const ending = first.stop();
    const second = await startPostgres({ dataDir });
    await ending;
    try {
      expect(await query(second.url, 'select n from app.orders')).to.deep.equal([{ n: 7 }]);
    } finally {
      await second.stop();
    }
  });

  it('finds a cluster of another version and does not touch it', async () => {
    const old = join(root, 'old');
    mkdirSync(join(old, 'data'), { recursive: true, mode: 0o700 });
    writeFileSync(join(old, 'data/PG_VERSION'), '13\n');
    const refusal = await startPostgres({ dataDir: old }).then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(refusal).to.include('made by Postgres 13').and.include('pg_dump');
  });

  if (process.getuid?.() === 0) {
    it('as root, works below a directory that other accounts cannot enter, and copies restored by root too', async () => {
      const closed = join(root, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const closedData = join(closed, 'app/.data/postgres');
      const first = await startPostgres({ dataDir: closedData });
      await query(first.url, 'create table t (n int)');
      await first.stop();
      execFileSync('chown', ['-R', '0:0', closedData]);
      const again = await startPostgres({ dataDir: closedData });
      try {
        expect(await query(again.url, 'select n from t')).to.deep.equal([]);
      } finally {
        await again.stop();
      }
    });
  }
});

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the server may stop before the connection is quite closed
  await client.connect();
  try {
    const results = await client.query(sql);
    const last = Array.isArray(results) ? results.at(-1) : results;
    return last.rows;
  } finally {
    await client.end();
  }
}
