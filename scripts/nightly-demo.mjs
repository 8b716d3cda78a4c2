/** The demo with its event store killed over and over: the service starts it again, nothing is lost and nothing doubled. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInGroup } from './child-processes.mjs';

const limitMs = 10 * 60_000;
/** fewer would prove nothing: the demo itself takes some 15 seconds */
const leastKills = 2;

/** @returns {Promise<{ kills: number, failed: number }>} failed: 0 or 1, by the demo's own exit code */
export async function runKilledDemo(projectRoot, seconds) {
  const directory = mkdtempSync(join(tmpdir(), 'order-intake-nightly-'));
  const started = Date.now();
  let kills = 0;
  let next = started + seconds * 1000;
  try {
    const { code, signal, killed } = await runInGroup(process.execPath, ['demo/main.ts', '--once', '--data-dir', directory], {
      cwd: projectRoot,
      watch: (kill) => {
        if (Date.now() - started > limitMs) kill(`it took more than ${limitMs / 60_000} minutes`);
        if (Date.now() < next) return;
        const pid = eventStoreOf(servicePid(directory));
        if (pid === undefined) return; // between two lives: looked for again at once
        process.kill(pid, 'SIGKILL');
        kills += 1;
        next = Date.now() + seconds * 1000;
      },
    });
    console.log(`the event store was killed ${kills} times; the demo ended with ${killed ?? signal ?? code}`);
    const survived = code === 0 && kills >= leastKills;
    if (!survived) console.log(lastLines(join(directory, 'service.log'), 40));
    return { kills, failed: survived ? 0 : 1 };
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

function servicePid(directory) {
  try {
    return JSON.parse(readFileSync(join(directory, 'running.json'), 'utf8')).pid;
  } catch {
    return undefined; // not started yet
  }
}

/** The child of the service that is the event store's program. */
function eventStoreOf(service) {
  if (service === undefined) return undefined;
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of processes) {
    const [pid, parent, ...args] = line.trim().split(/\s+/);
    if (Number(parent) === service && args.some((arg) => arg.endsWith('packages/embedded-event-store/main.ts')))
      return Number(pid);
  }
  return undefined;
}

function lastLines(file, count) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .slice(-count)
      .map((line) => line.slice(0, 300))
      .join('\n');
  } catch {
    return 'the service wrote no log';
  }
}
