import { spawn } from 'node:child_process';

/** Process groups that are running: whoever ends us by a signal ends them too. */
const running = new Set();

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.on(signal, () => {
    for (const child of running) killGroup(child);
    process.exit(code);
  });
}

/**
 * Runs a program with our stdout and stderr, in a process group of its own.
 * `watch(kill)` is called once a quarter of a second; it may end the group by kill(why).
 * @returns {Promise<{ code: number | null, signal: string | null, killed: string | undefined }>}
 */
export function runInGroup(program, args, { env = process.env, cwd, watch = () => undefined } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
    let killed;
    running.add(child);
    const kill = (why) => {
      killed ??= why;
      killGroup(child);
    };
    const watching = setInterval(() => watch(kill), 250);
    const end = (code, signal) => {
      clearInterval(watching);
      killGroup(child); // what a crashed program left behind
      running.delete(child);
      resolve({ code, signal, killed });
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(1, null);
    });
    child.once('exit', end);
  });
}

function killGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // nobody left in it
  }
}
