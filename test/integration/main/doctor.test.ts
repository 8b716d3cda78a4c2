/** npm run doctor as an operator calls it, against a service that runs well and then badly. */
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, afterEach, before, describe, it } from 'mocha';
import type { Line } from '../../../src/main/doctor/examination.ts';
import { startOpenAiServer } from '../../support/openai-server.ts';
import { testDatabase } from '../../support/postgres.ts';
import { runTool } from '../../support/run-tool.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

describe('the doctor', () => {
  let stack: Stack;
  let backups: string;
  before(async () => {
    stack = await startStack();
    await stack.newCompany('Seller GmbH');
    backups = await mkdtemp(join(tmpdir(), 'oi-backups-'));
  });
  after(async () => {
    await stack?.stop();
    await rm(backups, { recursive: true, force: true });
  });
  afterEach(() => query("update app.checkpoints set paused = null where name = 'leads'"));

  const query = (text: string) => stack.foundation.pool.query(text);
  const ask = (env: Readonly<Record<string, string>> = {}, ...args: readonly string[]) =>
    runTool('doctor', args, { ...stack.env, ...env });
  const lines = async (env: Readonly<Record<string, string>> = {}) => {
    const { code, out } = await ask(env, '--json');
    return { code, lines: JSON.parse(out) as readonly Line[] };
  };
  const of = (all: readonly Line[], name: string) => all.filter((line) => line.name === name);

  it('finds no fault where there is none, and names every page that tells more', async () => {
    await until('no fault to be left', async () => (await lines()).code === 0);
    const { out } = await ask();
    for (const name of [
      'settings',
      'event store',
      'database',
      'clocks',
      'space',
      'read models',
      'job queue',
      'mailboxes',
      'backup',
    ])
      expect(out).to.match(new RegExp(`^[✔!] ${name} `, 'm'));
    expect(out).to.match(/✔ event store +version 23\.10/);
    expect(out).to.match(/\n0 faults, \d+ warnings\n$/);
    expect(out).to.include('BACKUP_DIR is not set').and.to.include('(docs/how-to/back-up-and-restore.md)');
  });

  it('looks at the two stores alone when it is to be quick, and waits for neither', async () => {
    const quick = (env: Readonly<Record<string, string>> = {}) => ask(env, '--quick');
    const { code, out } = await quick();
    expect(code, out).to.equal(0);
    expect([...out.matchAll(/^[✔!✖] (event store|database|\S+) /gm)].map(([, name]) => name)).to.deep.equal([
      'event store',
      'database',
    ]);
    const store = new URL(stack.env.EVENTSTORE_URL ?? '');
    const silent = await quick({ EVENTSTORE_URL: `esdb://127.0.0.1:1${store.search}` });
    expect(silent.code, silent.out).to.equal(1);
    expect(silent.out)
      .to.match(/^✖ event store /m)
      .and.match(/^✔ database /m);
  });

  it('writes nothing to the log', async () => {
    const before = await stack.foundation.store.end();
    await ask();
    expect(await stack.foundation.store.end()).to.deep.equal(before);
  });

  it('tells a paused read model, work that nobody takes, and a backup that stopped, each with what to do', async () => {
    await query(`update app.checkpoints set paused = '{"eventId": "e", "type": "LeadCaptured", "stream": "lead-x", "revision": 0,
      "position": {"commit": "1", "prepare": "1"}, "recordedAt": "2026-11-20T08:00:00.000Z", "reason": "RangeError"}' where name = 'leads'`);
    await query("insert into queue.job (name, data, start_after) values ('poll-mailboxes', '{}', now() - interval '2 hours')");
    await writeFile(join(backups, 'old.ndjson'), '');
    const longAgo = new Date(Date.now() - 72 * 3_600_000);
    await utimes(join(backups, 'old.ndjson'), longAgo, longAgo);
    const { code, lines: told } = await lines({ BACKUP_DIR: backups });
    expect(code).to.equal(1);
    expect(of(told, 'read models').map(({ says }) => says)).to.deep.equal([
      'leads is paused (LeadCaptured at lead-x, revision 0: RangeError): run npm run projections',
    ]);
    expect(of(told, 'job queue')[0]?.says).to.match(/^1 × poll-mailboxes wait, the oldest for 120 minutes/);
    expect(of(told, 'backup')[0]).to.deep.include({ state: 'fault', help: 'docs/how-to/back-up-and-restore.md' });
    expect(of(told, 'backup')[0]?.says).to.include('72 hours old');
  });

  it('tells of erased data that stays in the files of the database: since when, why, and which rights are missing', async () => {
    const role = new URL(stack.env.DATABASE_URL ?? '').username;
    await query("insert into app.erasures (noted_at) values (now() - interval '3 hours')");
    const { lines: soon } = await lines();
    expect(of(soon, 'purge').map(({ state }) => state)).to.deep.equal(['warning', 'ok']);
    expect(of(soon, 'purge')[0]?.says)
      .to.include(`grant pg_checkpoint to ${role};`)
      .and.include(`grant execute on function pg_switch_wal(), pg_ls_waldir() to ${role};`);
    await query("update app.erasures set noted_at = now() - interval '50 hours'");
    await query(
      `insert into app.purges (began_at, completed, erasures, tables, reasons) values (now(), false, 1, 0, '{table_busy app.tasks}')`,
    );
    const { code, lines: late } = await lines();
    expect(code).to.equal(1);
    expect(of(late, 'purge')[1]).to.deep.include({
      state: 'fault',
      help: 'docs/how-to/erase-personal-data.md#remove-erased-data-from-database-files',
    });
    expect(of(late, 'purge')[1]?.says).to.match(
      /^1 erasures wait .* 50 hours, the last attempt ended with table_busy app\.tasks/,
    );
    await query('delete from app.erasures');
    await query('delete from app.purges');
  });

  it('tells what else it sees when a store is away, and which one that is', async () => {
    const { code, lines: told } = await lines({ EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false' });
    expect(code).to.equal(1);
    expect(of(told, 'event store')[0]).to.deep.include({ state: 'fault' });
    expect(of(told, 'database')[0]).to.deep.include({ state: 'ok' });
    expect(of(told, 'clocks')[0]).to.deep.include({ state: 'ok' });
    expect(of(told, 'event store')[0]?.says).to.include(
      'Check that it runs, and that EVENTSTORE_URL has the right host, port and tls',
    );
    expect(of(told, 'read models')[0]).to.deep.include({
      state: 'warning',
      says: 'not checked: the event store is unavailable',
    });
  });

  it('tells once what to do about a database that is away or refuses, and names nothing else for it', async () => {
    const known = new URL(stack.env.DATABASE_URL ?? '');
    const changed = (changes: Partial<URL>) => Object.assign(new URL(known), changes).href;
    for (const [url, todo] of [
      ['postgres://nobody:none@127.0.0.1:1/none', 'Check that Postgres runs, and that DATABASE_URL has the right host and port'],
      [changed({ pathname: '/no_such_database' }), 'Create this database, or correct its name in DATABASE_URL'],
    ] as const) {
      const { code, lines: told } = await lines({ DATABASE_URL: url });
      expect(code).to.equal(1);
      const faults = told.filter(({ state }) => state === 'fault');
      expect(faults.map(({ name }) => name)).to.deep.equal(['database']);
      expect(faults[0]?.says).to.include(todo);
      expect(of(told, 'mailboxes')[0]?.says).to.equal('not checked: the database is unavailable');
    }
  });

  it('tells of a database without tables once, and looks no further there', async () => {
    const empty = await testDatabase();
    try {
      const { code, lines: told } = await lines({ DATABASE_URL: empty.url });
      expect(code).to.equal(1);
      const faults = told.filter(({ state }) => state === 'fault');
      expect(faults.map(({ says }) => says)).to.deep.equal([
        'the database is empty. Run npm run migrate, or start the service, to create its tables',
      ]);
      expect(of(told, 'job queue')[0]?.says).to.match(/^not checked: the database has no tables/);
      expect(told.map(({ says }) => says).join('\n')).not.to.match(/relation|does not exist/);
    } finally {
      await empty.drop();
    }
  });

  it('asks the language model, and tells a dead key and the day on which the provider ends the model', async () => {
    const server = await startOpenAiServer();
    const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: 'gpt-4o-mini' };
    try {
      server.lists({ id: 'gpt-4o-mini', shutdown_date: '2027-01-14' });
      server.replies({ kind: 'answer', content: '{"ready": "yes"}' });
      const good = of((await lines(env)).lines, 'language model');
      expect(good[0]?.says).to.match(/^gpt-4o-mini answers \(\d+ ms\)$/);
      // this server neither sees nor calls tools, and has no vectors
      const limits = good.filter(({ state }) => state === 'warning').map(({ says }) => says.split(':')[0]);
      expect(limits).to.include.members(['picture', 'tools', 'embeddings']);
      expect(good.at(-1)?.says).to.include('the provider retires gpt-4o-mini on 2027-01-14');
      server.replies({ kind: 'status', status: 401 });
      const dead = await lines({ ...env, OPENAI_MODEL: 'gpt-9' });
      expect(dead.code).to.equal(1);
      const [answer, listed] = of(dead.lines, 'language model');
      expect(answer?.state).to.equal('fault');
      expect(answer?.says)
        .to.include('gpt-9 gives no answer')
        .and.to.include('does not accept the API key')
        .and.not.to.include('sk-test');
      expect(listed).to.deep.include({ state: 'warning' });
      expect(listed?.says).to.include('does not list gpt-9').and.to.include('OPENAI_MODEL');
    } finally {
      await server.stop();
    }
  });

  it('tells a user of the event store who may not write', async () => {
    const { startEventStoreServer } = await import('../../../packages/embedded-event-store/server.ts');
    const server = await startEventStoreServer({
      port: 0,
      dataDir: null,
      users: [
        { username: 'admin', password: 'a', admin: true },
        { username: 'reader', password: 'r', admin: false },
      ],
    });
    try {
      const url = server.url.replace('esdb://', 'esdb://reader:r@');
      const { lines: told } = await lines({ EVENTSTORE_URL: url });
      expect(of(told, 'event store').map(({ state }) => state)).to.include('fault');
      expect(of(told, 'event store')[0]?.says).to.match(/denies access/);
    } finally {
      await server.stop();
    }
  });

  it('says of a public address that it has no certificate, or asks for none', async () => {
    const { lines: told } = await lines({ PUBLIC_URL: 'https://127.0.0.1:1' });
    expect(of(told, 'certificate')[0]).to.deep.include({ state: 'fault' });
    const { lines: plain } = await lines({ PUBLIC_URL: 'http://orders.example' });
    expect(of(plain, 'certificate')[0]?.says).to.include('not https');
  });

  it('says that it cannot look where the embedded stores do not run', async () => {
    const { code, err } = await ask({ DATABASE_URL: '', EVENTSTORE_URL: '', DATA_DIR: backups });
    expect(code).to.equal(2);
    expect(err).to.include('Start it (npm start)');
  });
});
