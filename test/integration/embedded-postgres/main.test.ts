import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import pg from 'pg';
import { until } from '../../support/until.ts';
import { childrenOf, isRunning, postmasterOf, startProgram, timeUntilGone } from './program.ts';

describe('the embedded Postgres program', () => {
  let dataDir: string;

  before(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'oi-pgm-'));
  });

  after(() => rmSync(dataDir, { recursive: true, force: true }));

  it('says it is ready in exactly one line, and shuts down when its stdin ends', async () => {
    const program = await startProgram(dataDir);
    const postgres = postmasterOf(dataDir);
    program.process.stdin?.end();
    expect(await program.ended).to.equal(0);
    expect(program.stdout).to.have.length(1);
    expect(isRunning(postgres)).to.equal(false);
  });

  it('shuts down on SIGTERM and leaves Ctrl-C to its parent', async () => {
    const program = await startProgram(dataDir);
    program.process.kill('SIGINT');
    await sleep(300);
    expect(program.process.exitCode).to.equal(null);
    program.process.kill('SIGTERM');
    expect(await program.ended).to.equal(0);
  });

  it('killed by kill -9 while rows are written, leaves no Postgres behind and loses no acknowledged row', async () => {
    const program = await startProgram(dataDir);
    await run(program.url, 'create table if not exists acknowledged (n int primary key)');
    const postgres = postmasterOf(dataDir);
    const workers = process.platform === 'linux' ? childrenOf(postgres) : [];
    const acknowledged: number[] = [];
    const writing = writeUntilCut(program.url, acknowledged);
    await until('rows to be acknowledged', async () => acknowledged.length > 50);
    program.process.kill('SIGKILL');
    const gone = await timeUntilGone(postgres, 10_000);
    await writing;
    expect(gone, 'Postgres outlived its program').to.be.a('number');
    for (const worker of workers) expect(await timeUntilGone(worker, 1_000)).to.be.a('number');

    const again = await startProgram(dataDir);
    try {
      const rows = await run(again.url, 'select n from acknowledged order by n');
      expect(rows.map((row) => row.n)).to.include.members(acknowledged);
    } finally {
      again.process.stdin?.end();
      await again.ended;
    }
  });

  it('recovers after Postgres itself was killed by kill -9', async () => {
    const program = await startProgram(dataDir);
    await run(program.url, 'create table survived (n int); insert into survived values (1)');
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    expect(await program.ended).to.equal(1);
    expect(program.stderr()).to.include('start again');
    const again = await startProgram(dataDir);
    try {
      expect(await run(again.url, 'select n from survived')).to.deep.equal([{ n: 1 }]);
    } finally {
      again.process.stdin?.end();
      await again.ended;
    }
  });

  it('without a directory says which option is missing', () => {
    const result = spawnSync(process.execPath, ['packages/embedded-postgres/main.ts'], { encoding: 'utf8' });
    expect(result.status).to.equal(2);
    expect(result.stderr).to.include('--data DIR is missing');
  });
});

/** Inserts one row a statement until the connection breaks, and notes those that were acknowledged. */
async function writeUntilCut(url: string, acknowledged: number[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let n = 0; ; n++) {
      await client.query('insert into acknowledged values ($1)', [n]);
      acknowledged.push(n);
    }
  } catch {
    // cut
  }
}

async function run(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the server may stop before the connection is quite closed
  await client.connect();
  try {
    const results = await client.query(sql);
    return Array.isArray(results) ? [] : results.rows;
  } finally {
    await client.end();
  }
}
