/** npm run demo [-- options]: installs what is missing, then runs demo/main.ts with the options given. */
import { spawn } from 'node:child_process';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';

/** The demo ends in its own time; a terminal's Ctrl-C reaches it directly, other signals are passed on. */
function runDemo(options) {
  const demo = spawn(process.execPath, ['--import', 'tsx', 'demo/main.ts', ...options], { cwd: projectRoot, stdio: 'inherit' });
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => demo.kill(signal));
  demo.once('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  demo.once('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else {
      process.exitCode = code ?? 1;
    }
  });
}

try {
  await ensureInstalled();
  runDemo(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
