/** npm run demo: the whole service on real order mails, with nothing to install and nothing to configure. */
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDataDir } from './data-dir.ts';
import { type Options, readOptions, usage } from './options.ts';
import { DemoProblem } from './problem.ts';
import { runDemo } from './run-demo.ts';
import { createTerminal } from './terminal.ts';

/** At once, with everything said: an interrupted run may still be waiting for something. */
const leave = (code: number): Promise<never> => new Promise(() => process.stdout.write('', () => process.exit(code)));

type Stop = () => Promise<void>;

const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const terminal = createTerminal(process.stdout, process.env);
const stops: Stop[] = [];

/** What was started last is stopped first. */
async function stopAll(): Promise<void> {
  for (const stop of stops.toReversed()) await stop();
}

/** Resolves with the first signal; another one ends what does not end by itself. */
const interrupted = new Promise<string>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    let before = false;
    process.on(signal, () => {
      if (before) stopAll().catch(() => undefined);
      before = true;
      resolve(signal);
    });
  }
});

async function main(options: Options): Promise<number> {
  await prepareDataDir(options.dataDir, options.keep);
  const logFile = join(options.dataDir, 'service.log');
  const shownLog = relative(projectRoot, logFile).startsWith('..') ? logFile : relative(projectRoot, logFile);
  const running = runDemo({ projectRoot, options, logFile, shownLog, terminal, onStarted: (stop) => void stops.push(stop) });
  try {
    const ended = await Promise.race([running, interrupted]);
    if (typeof ended === 'string') return 130;
    if (options.once) return ended.asExpected ? 0 : 1;
    terminal.line();
    terminal.line(`Running until Ctrl-C. Service log: ${shownLog}`);
    await interrupted;
    return 0;
  } catch (error) {
    if (!(error instanceof DemoProblem)) throw error;
    terminal.line(terminal.bad(error.message));
    terminal.line(`Service log: ${shownLog}`);
    return 1;
  } finally {
    running.catch(() => undefined); // interrupted: what it still says is no news
    if (!options.once) terminal.progress('Stopping …');
    await stopAll();
    terminal.progress('');
  }
}

try {
  const options = readOptions(process.argv.slice(2), projectRoot);
  if (options.help) terminal.line(usage);
  else await leave(await main(options));
} catch (error) {
  if (!(error instanceof DemoProblem)) throw error;
  console.error(error.message);
  await leave(2);
}
