/** What a release leaves, as a fixture that later releases are started on (test/support/earlier-release.ts). */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import type { DemoParts } from '../../../demo/run-demo.ts';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';
import { type Answers, answersTo } from './answers.ts';
import { createPerson } from './person.ts';
import type { Secrets } from './records.ts';

export type Leaving = {
  readonly parts: DemoParts;
  readonly secrets: Secrets;
  readonly projectRoot: string;
  /** of the service, which still runs */
  readonly dataDir: string;
  /** absolute, made if it is not there */
  readonly to: string;
};

const patienceMs = 900_000;
const lookAgainMs = 3_000;

const segmentsIn = async (dataDir: string): Promise<readonly { readonly name: string; readonly path: string }[]> => {
  const log = join(dataDir, 'event-store');
  const names = (await readdir(log)).filter((name) => /^segment-\d+\.log$/.test(name));
  return names.map((name) => ({ name, path: join(log, name) }));
};

const withDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Of processes, which have ended when somebody reads the fixture, and which name the machine. */
const ofProcesses = ['active_jobs', 'worker_processes', 'migrations_lock'];

/** A table and a row a line. Bytes are as Postgres writes them in JSON. */
const rowsOfApp = (url: string, companyId: string): Promise<string> =>
  withDatabase(url, async (client) => {
    // tables with row-level security show the rows of one company
    await client.query(`select set_config('app.company_id', $1, false)`, [companyId]);
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'app' and tablename <> all($1) order by 1`,
      [ofProcesses],
    );
    const lines: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: object }>(`select to_jsonb(t) as row from app."${name}" t order by 1`);
      lines.push(...rows.map(({ row }) => `${JSON.stringify({ table: name, row })}\n`));
    }
    return lines.join('');
  });

const isIdle = (url: string): Promise<boolean> =>
  withDatabase(url, async (client) => {
    const due = `select 1 from queue.job where state in ('created', 'retry', 'active') and start_after <= now()`;
    return (await client.query(due)).rowCount === 0;
  });

/** The same as long as nothing is written: neither an event nor the end of a poll. */
const markOf = async ({ dataDir }: Pick<Leaving, 'dataDir'>, url: string): Promise<string> => {
  const sizes = (await segmentsIn(dataDir)).map((segment) => statSync(segment.path).size);
  const polls = await withDatabase(url, (client) =>
    client.query('select to_jsonb(p) as poll from app.mailbox_polls p order by 1'),
  );
  return JSON.stringify([sizes, polls.rows]);
};

type Moment = { readonly answers: Answers; readonly rows: string };

/** Answers and rows between which nothing was written, at a time when nothing was left to do. */
const ofOneMoment = async (leaving: Leaving, databaseUrl: string): Promise<Moment> => {
  const { parts } = leaving;
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(lookAgainMs)) {
    if (!(await isIdle(databaseUrl))) continue;
    const before = await markOf(leaving, databaseUrl);
    const moment = { answers: await answersTo(createPerson(parts)), rows: await rowsOfApp(databaseUrl, parts.companyId) };
    if ((await markOf(leaving, databaseUrl)) === before) return moment;
    console.log('Something was written meanwhile: looking again');
  }
  throw new Error(`The service does not come to rest within ${patienceMs / 1_000} s.`);
};

/** Types of events that a log, as it was exported, holds none of. */
const typesWithout = (exported: string): readonly string[] => {
  const there = new Set(exported.split('\n').map((line) => /"type":"(\w+)"/.exec(line)?.[1]));
  return eventCodecs.map(({ type }) => type).filter((type) => !there.has(type));
};

/** Answers the types of events of which the fixture has none. */
export const leaveFixture = async (leaving: Leaving): Promise<readonly string[]> => {
  const { parts, secrets, projectRoot, dataDir, to } = leaving;
  const { databaseUrl } = JSON.parse(await readFile(join(dataDir, 'running.json'), 'utf8')) as { databaseUrl: string };
  const { answers, rows } = await ofOneMoment(leaving, databaseUrl);
  const exported = join(dataDir, 'events.ndjson');
  await rm(exported, { force: true });
  await promisify(execFile)(process.execPath, ['src/main/tools/events.ts', 'export', exported], {
    cwd: projectRoot,
    env: { ...parts.env },
  });
  await mkdir(to, { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFile(join(to, `${name}.gz`), gzipSync(content, { level: 9 }));
  await write('answers.json', JSON.stringify(answers));
  await write('app.ndjson', rows);
  const events = await readFile(exported, 'utf8');
  await write('events.ndjson', events);
  for (const { name, path } of await segmentsIn(dataDir)) await write(name, await readFile(path));
  const encryptionKey = (await readFile(join(dataDir, 'encryption.key'), 'utf8')).trim();
  await writeFile(join(to, 'secrets.json'), `${JSON.stringify({ encryptionKey, ...secrets }, null, 2)}\n`);
  return typesWithout(events);
};
