import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { canEnter, postgresEnvironment, type RunAs, unusable } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Where the cluster is: the directory itself, and the name Postgres calls it by when it stands in it. */
export type Cluster = { data: string; nameForPostgres: string };

/** The cluster in `home`/data, made by initdb when there is none. A half-made one (killed meanwhile) is never taken for whole. */
export async function openCluster(home: string, binaries: Binaries, runAs: RunAs, log: (line: string) => void): Promise<Cluster> {
  const data = join(home, 'data');
  const nameForPostgres = nameInside(home, data, runAs);
  if (existsSync(data)) own(data, runAs);
  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(home, data, nameForPostgres === data, binaries, runAs, log);
  refuseOtherVersion(data, binaries.version);
  const real = realpathSync(data); // somebody may keep it on another disk
  return { data: real, nameForPostgres: nameForPostgres === data ? real : nameForPostgres };
}

/**
 * Postgres insists on going to its directory by name, which fails under a closed parent (/root). It is started standing in
 * the directory, so Linux has a name that needs no way there.
 */
function nameInside(home: string, data: string, runAs: RunAs): string {
  if (canEnter(home, runAs)) return data;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw unusable(`uid ${runAs?.uid} cannot enter ${home}; choose a DATA_DIR that every account may enter`);
}

async function initialise(
  home: string,
  data: string,
  byName: boolean,
  binaries: Binaries,
  runAs: RunAs,
  log: (line: string) => void,
) {
  removeAbandoned(home);
  const unfinished = join(home, `data.new-${process.pid}`);
  mkdirSync(unfinished, { mode: 0o700 });
  if (runAs) chownSync(unfinished, runAs.uid, runAs.gid);
  const where = byName ? unfinished : '/proc/self/cwd';
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  const started = performance.now();
  const result = await run(binaries.initdb, ['-D', where, ...options, '--no-instructions'], unfinished, runAs);
  if (result.code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw unusable(explain(result.output));
  }
  log(`new Postgres cluster in ${data} (${Math.round(performance.now() - started)} ms)`);
  if (existsSync(join(data, 'PG_VERSION'))) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, data);
}

const explain = (output: string) =>
  /could not look up effective user/.test(output)
    ? `initdb needs an account with a name, and this uid has none in /etc/passwd`
    : `initdb failed: ${output.trim().slice(-600)}`;

function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^data\.new-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}

function refuseOtherVersion(data: string, version: string): void {
  const actual = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const expected = version.split('.', 1)[0];
  if (actual !== expected) {
    throw new Error(
      `${data} was made by Postgres ${actual}, this is Postgres ${expected}: start the old version, dump with pg_dump, and restore into a new directory.`,
    );
  }
}

/** Data copied back by root belongs to root, which Postgres refuses; it also refuses a directory open to others. */
function own(data: string, runAs: RunAs): void {
  if (runAs && statSync(data).uid === 0)
    spawnSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, data], { env: postgresEnvironment() });
  const { uid, mode } = statSync(data);
  const ours = runAs?.uid ?? process.getuid?.();
  if (uid !== ours)
    throw new Error(`${data} belongs to uid ${uid} and this is uid ${ours}: run as that account, or choose another DATA_DIR.`);
  if ((mode & 0o077) !== 0) chmodSync(data, 0o700);
}

function run(program: string, args: string[], cwd: string, runAs: RunAs): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...runAs,
      cwd,
      env: postgresEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
