/** The stores of docker-compose.yml without an engine: its certificates and secrets made by its scripts, the embedded parts in its shape. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import pg from 'pg';
import { findBinaries } from '../../packages/embedded-postgres/binaries.ts';
import { freePorts } from './ports.ts';
import { until } from './until.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
/** What is needed of it here; its whole shape is checked by the unit tests. */
type Service = {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};
export const compose = load(source, { schema: CORE_SCHEMA.withTags(mergeTag) }) as {
  readonly services: Readonly<Record<string, Service>>;
};

const nobody = 65534;
const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

export type SecuredParts = {
  readonly directory: string;
  /** where certificates.sh and secrets.sh wrote */
  readonly certificates: string;
  readonly secrets: string;
  /** runs the one-shot service again; answers what it said */
  readonly certify: () => string;
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly stop: () => Promise<void>;
};

/** As the one-shot service does, with this machine's addresses beside the names of the containers, and accounts that there are here. */
const certify = (certificates: string): string => {
  const [shell = '', , , ...parts] = compose.services.certificates?.command ?? [];
  const here = parts.map((part) => `${part.replace(/:[\d.]+:/, `:${account.uid ?? process.getuid?.()}:`)},localhost,127.0.0.1`);
  return execFileSync(shell, [join(root, 'deploy/certificates.sh'), certificates, ...here], { encoding: 'utf8' });
};

const started = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('its output is not read');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), once(child, 'exit')]);
  if (typeof line !== 'string') throw new Error(`ended with ${line} before it was ready`);
  return line;
};

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
};

/** Postgres with the command of docker-compose.yml, its files in their places here, and the database and role that its image makes at the first start. */
const startPostgres = async (directory: string, certificates: string, password: string) => {
  const home = join(directory, 'postgres');
  mkdirSync(home, { mode: 0o755 });
  const { initdb, postgres } = findBinaries(
    home,
    account.uid === undefined ? undefined : { uid: nobody, gid: nobody },
    () => undefined,
  );
  const passwordFile = join(home, 'password');
  writeFileSync(passwordFile, password);
  if (account.uid !== undefined) for (const path of [home, passwordFile]) chownSync(path, nobody, nobody);
  const [port = 0] = await freePorts(1);
  const data = join(home, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  const made = [
    '-D',
    data,
    '-U',
    'order_intake',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--locale=C',
    '--encoding=UTF8',
  ];
  execFileSync(initdb, made, { ...account, env, cwd: home, stdio: 'ignore' });
  const hba = join(home, 'pg_hba.conf');
  cpSync(join(root, 'deploy/pg_hba.conf'), hba);
  const command = (compose.services.postgres?.command ?? [])
    .slice(1)
    .map((word) => word.replace('/certificates', join(certificates, 'postgres')).replace('/etc/postgresql/pg_hba.conf', hba));
  const own = ['-D', data, '-p', String(port), '-k', home, '-c', 'listen_addresses=127.0.0.1'];
  const child = spawn(postgres, [...own, ...command], { ...account, env, cwd: home, stdio: 'ignore' });
  const url = (database: string) =>
    `postgres://order_intake:${password}@localhost:${port}/${database}?sslmode=verify-full&sslrootcert=${certificates}/trust/ca.pem`;
  await until('Postgres answers', async () => {
    const client = new pg.Client({ connectionString: url('postgres') });
    try {
      await client.connect();
      await client.query('create database order_intake');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  });
  return { child, url: url('order_intake') };
};

export const startSecuredParts = async (): Promise<SecuredParts> => {
  const directory = mkdtempSync(join(tmpdir(), 'order-intake-secured-'));
  chmodSync(directory, 0o755);
  const [certificates, secrets] = [join(directory, 'certificates'), join(directory, 'secrets')];
  mkdirSync(certificates, { mode: 0o755 });
  execFileSync('sh', [join(root, 'deploy/secrets.sh'), secrets]);
  certify(certificates);
  const secret = (name: string): string => readFileSync(join(secrets, name), 'utf8');
  const postgres = await startPostgres(directory, certificates, secret('postgres_password'));
  const password = /^KURRENTDB_DEFAULT_ADMIN_PASSWORD=(\w+)$/m.exec(secret('eventstore.env'))?.[1];
  const files = ['--certificate-file', 'server.pem', '--certificate-private-key-file', 'server.key'].map((word) =>
    word.startsWith('--') ? word : join(certificates, 'eventstore', word),
  );
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const eventStore = spawn(
    process.execPath,
    [join(root, 'packages/embedded-event-store/main.ts'), '--port', '0', '--data', join(directory, 'eventstore'), ...files],
    { env: { PATH, NODE_COMPILE_CACHE, EVENT_STORE_USERS: `admin:${password}:admin` }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { port } = JSON.parse(await started(eventStore)) as { port: number };
  return {
    directory,
    certificates,
    secrets,
    certify: () => certify(certificates),
    databaseUrl: postgres.url,
    eventStoreUrl: secret('eventstore_url')
      .replace('eventstore:2113', `localhost:${port}`)
      .replace('/run/certificates', join(certificates, 'trust')),
    stop: async () => {
      await Promise.all([ended(eventStore), ended(postgres.child)]);
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
