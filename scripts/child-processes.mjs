import { spawn } from 'node:child_process';

/** Running process groups: a signal that ends this process ends them too. */
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
 * Runs a program with our stdout and stderr, or with `say(chunk)` for both, in a process group of its own.
 * `watch(kill, pid)` is called once a quarter of a second; it may end the group by kill(why).
 * @returns {Promise<{ code: number | null, signal: string | null, killed: string | undefined }>}
 */
export function runInGroup(program, args, { env = process.env, cwd, say, watch = () => undefined } = {}) {
  return new Promise((resolve) => {
    const out = say ? 'pipe' : 'inherit';
    const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', out, out] });
    child.stdout?.on('data', say);
    child.stderr?.on('data', say);
    let killed;
    running.add(child);
    const kill = (why) => {
      killed ??= why;
      killGroup(child);
    };
    const watching = setInterval(() => watch(kill, child.pid), 250);
    const end = (code, signal) => {
      clearInterval(watching);
      running.delete(child);
      resolve({ code, signal, killed });
    };
    child.once('error', (error) => {
      console.error(error.message);
      end(1, null);
    });
    child.once('exit', (code, signal) => {
      killGroup(child); // what a crashed program left behind, which would hold the pipes open too
      if (!say) return end(code, signal);
      const ended = setTimeout(() => end(code, signal), 2_000); // a daemon of its own group may hold the pipes for ever
      child.once('close', () => {
        clearTimeout(ended);
        end(code, signal);
      });
    });
  });
}

function killGroup(child) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // nobody left in it
  }
}
