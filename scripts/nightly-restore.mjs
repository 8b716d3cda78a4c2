/**
 * The way back after a disaster: the demo's day is backed up, killed in the middle once, and restored into stores in which there was never
 * anything, killed in the middle once; then the service starts on them, becomes ready, and an audit compares every read model with the log.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const readyMs = 5 * 60_000;

/** @returns {Promise<{ events: number, rows: number, failed: number }>} @throws Error that says which step went wrong */
export async function runRestore(projectRoot) {
  const directory = mkdtempSync(join(tmpdir(), 'order-intake-restore-'));
  const [from, to, backup] = ['demo', 'restored', 'backup'].map((name) => join(directory, name));
  const run = (args, dataDir, killAt) =>
    program(projectRoot, args, { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }, killAt);
  try {
    expectDone(await run(['demo/main.ts', '--once', '--data-dir', from], from), 'the demo');
    await run(['src/main/tools/backup.ts', `${backup}-killed`], from, /^\d+ events$/);
    if (existsSync(`${backup}-killed`)) throw new Error('a backup that was killed has the name of a finished one');
    const made = expectDone(await run(['src/main/tools/backup.ts', backup], from), 'the backup');

    mkdirSync(to, { mode: 0o711 });
    copyFileSync(join(from, 'encryption.key'), join(to, 'encryption.key'));
    const half = await run(['src/main/tools/restore.ts', `${backup}-killed.part`], to);
    if (half.code !== 1 || !half.err.includes('backup_incomplete')) throw new Error(`half a backup was not refused: ${half.err}`);
    const killed = await run(['src/main/tools/restore.ts', backup], to, /^\d+ events$/);
    if (killed.code !== null) throw new Error(`the restore ended with ${killed.code} before it could be killed: ${killed.err}`);
    expectDone(await run(['src/main/tools/restore.ts', backup], to), 'the restore');
    const audit = await audited(projectRoot, to);
    console.log(audit.out.trimEnd());
    const { events, rows } = JSON.parse(made.out);
    return { events, rows, failed: audit.code === 0 && /\ndifferences 0\n$/.test(audit.out) ? 0 : 1 };
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** With the service that runs on the restored stores. */
async function audited(projectRoot, dataDir) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const service = spawn(process.execPath, ['src/main/all.ts'], { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(service, 'exit');
  try {
    const [line] = await once(createInterface({ input: service.stdout }), 'line', { signal: AbortSignal.timeout(readyMs) });
    const { url } = JSON.parse(line);
    const until = Date.now() + readyMs;
    while (!(await fetch(`${url}/health/ready`)).ok) {
      if (Date.now() > until) throw new Error(`the restored service is not ready after ${readyMs / 60_000} minutes`);
      await sleep(500);
    }
    return await program(projectRoot, ['src/main/tools/audit.ts', '--verify'], { DATA_DIR: dataDir });
  } finally {
    service.kill('SIGTERM');
    await gone;
  }
}

/** To its end, or until it says something: then it is killed as by a loss of power. */
async function program(projectRoot, args, env, killAt) {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    said.err += `${line}\n`;
    if (killAt?.test(line)) child.kill('SIGKILL');
  });
  const [code] = await once(child, 'close');
  return { code, ...said };
}

function expectDone(ended, what) {
  if (ended.code !== 0) throw new Error(`${what} ended with ${ended.code}: ${ended.out.slice(-2000)}${ended.err.slice(-2000)}`);
  return ended;
}
