/** node [options] scripts/run.mjs FILE [...]: runs FILE, on this Node or, where it is too old for the sources, on one that is brought. */
import { spawn } from 'node:child_process';
import module from 'node:module';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bringNode, runsTheSources } from './bring-node.mjs';

/** Its children find the same Node, by process.execPath and by name. A terminal's Ctrl-C reaches it directly, other signals are passed on. */
function runOn(node, args) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`, npm_node_execpath: node };
  const child = spawn(node, [...process.execArgv, ...args], { env, stdio: 'inherit' });
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else {
      process.exitCode = code ?? 1;
    }
  });
}

// what a program loads is compiled once, also for those that it starts; where nobody may write there, each time
if (!process.env.NODE_DISABLE_COMPILE_CACHE)
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));

const args = process.argv.slice(2);
if (runsTheSources()) {
  // as node itself names the file it was given: a script asks by it whether it is the one that was called
  process.argv.splice(1, 2, resolve(args[0]));
  if (process.env.NODE_COMPILE_CACHE) module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
  await import(pathToFileURL(process.argv[1]).href);
} else {
  try {
    runOn(await bringNode(), args);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
