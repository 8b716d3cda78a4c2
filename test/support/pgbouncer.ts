/** Debian's PgBouncer as deploy/pgbouncer.ini sets it up, before the database of a test. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePorts } from './ports.ts';
import { postgresBy } from './service/network.ts';
import { until } from './until.ts';

const program = '/usr/sbin/pgbouncer';
const deployed = new URL('../../deploy/pgbouncer.ini', import.meta.url);

/** Whether the package pgbouncer is there; suites that need it skip themselves otherwise, and `npm test` says so loudly. */
export const pgbouncerAvailable = (): boolean => existsSync(program);

export type PgBouncer = {
  /** the database by way of the pooler */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/** The file of an installation with other values for some of its keys. */
const configuration = (place: string, values: Readonly<Record<string, string | number>>): string => {
  let text = readFileSync(deployed, 'utf8').replace(/^order_intake = host=postgres port=5432 dbname=order_intake/m, place);
  for (const [key, value] of Object.entries(values)) {
    const line = `${key} = ${value}`;
    const known = new RegExp(`^${key} =.*$`, 'm');
    text = known.test(text) ? text.replace(known, line) : `${text}${line}\n`;
  }
  return text;
};

/** A PgBouncer before the database of this URL, with other settings where they are said. It refuses to run as root, so as root it is nobody's. */
export const startPgBouncer = async (url: string, settings: Readonly<Record<string, string>> = {}): Promise<PgBouncer> => {
  const directory = mkdtempSync(join(tmpdir(), 'oi-pgbouncer-'));
  chmodSync(directory, 0o755);
  const [port = 0] = await freePorts(1);
  const { host, port: serverPort, user = '', database = '', password } = new pg.Client({ connectionString: url });
  writeFileSync(join(directory, 'users'), `"${user}" "${password ?? ''}"\n`);
  const place = `${database} = host=${host} port=${serverPort} dbname=${database}`;
  const values = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    auth_file: join(directory, 'users'),
    ...settings,
  };
  writeFileSync(join(directory, 'pgbouncer.ini'), configuration(place, values));
  const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program, [join(directory, 'pgbouncer.ini')], { ...asNobody, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const exited = once(child, 'exit');
  const endNow = () => child.kill('SIGKILL');
  process.once('exit', endNow);
  const stop = async () => {
    process.off('exit', endNow);
    child.kill('SIGTERM'); // at once, with open connections
    await exited;
    rmSync(directory, { recursive: true, force: true });
  };
  const by = postgresBy(url, port);
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`);
    const client = new pg.Client({ connectionString: by });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  try {
    await until('PgBouncer to answer', answers);
  } catch (error) {
    await stop();
    throw new Error(`${(error as Error).message}: ${said}`, { cause: error });
  }
  return { url: by, stop };
};
