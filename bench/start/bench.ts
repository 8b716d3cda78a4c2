/**
 * npm run bench:start [-- --rounds R] [--part worker …]: how long each program of the service takes until it says that it is ready, by the clock and
 * in processor time, when it has to compile its code and when that was kept from a start before; the processor time of its document readers until
 * they are, and the memory of all once they have settled. Stores that are running already, but for `all`, which starts its own.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { processorSeconds } from '../../src/adapters/documents/pool/processor-time.ts';
import { median } from '../support/measure.ts';
import { startProgram } from '../support/programs.ts';
import { tableOf } from '../support/table.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, part: { type: 'string', multiple: true } },
});
const rounds = Number(values.rounds);
if (!(Number.isInteger(rounds) && rounds > 0)) {
  console.error('Usage: npm run bench:start -- [--rounds 5] [--part api|projector|worker|all …]');
  process.exit(2);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
/** readers are started beside the service, and its young objects have been collected once */
const settleMs = 8_000;

type Process = { readonly pid: number; readonly parent: number; readonly megabytes: number; readonly args: string };

const processes = (): readonly Process[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, kilobytes, ...args] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), megabytes: Number(kilobytes) / 1024, args: args.join(' ') };
    });

/** @returns seconds until it was ready, processor time of them, its own megabytes, those of each of its children whose arguments say so */
const startOnce = async (part: string, env: NodeJS.ProcessEnv) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'order-intake-start-'));
  const started = performance.now();
  const options = part === 'worker' ? ['--max-semi-space-size=8'] : [];
  const child = spawn(process.execPath, [...options, `src/main/${part}.ts`], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
    if (typeof line !== 'string') throw new Error(`${part} ended with ${line} before it was ready`);
    const seconds = (performance.now() - started) / 1000;
    const computed = processorSeconds(child.pid ?? 0) ?? Number.NaN;
    await sleep(settleMs);
    const all = processes();
    const own = all.find(({ pid }) => pid === child.pid)?.megabytes ?? Number.NaN;
    const children = (name: string) => all.filter(({ parent, args }) => parent === child.pid && args.includes(name));
    const readers = children('pool/child.ts');
    return {
      seconds,
      computed,
      own,
      readers: readers.map(({ megabytes }) => megabytes),
      readerSeconds: readers.map(({ pid }) => processorSeconds(pid) ?? Number.NaN),
      eventStore: children('event-store/main.ts').map(({ megabytes }) => megabytes),
    };
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
};

const dataDir = await mkdtemp(join(tmpdir(), 'order-intake-start-'));
const [eventStore, postgres] = await Promise.all([
  startProgram('event-store', ['--port', '0', '--in-memory']),
  startProgram('postgres', ['--data', join(dataDir, 'postgres')]),
]);
try {
  const base = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'silent', PORT: '0', POLL_CRON: '0 0 1 1 *' };
  const separate = {
    ...base,
    DATABASE_URL: postgres.url,
    EVENTSTORE_URL: eventStore.url,
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  };
  const rows: string[][] = [];
  const shown = (numbers: readonly number[], digits = 0): string => (numbers.length > 0 ? median(numbers).toFixed(digits) : '');
  const compiled = join(dataDir, 'compiled');
  // accounts of readers get there, as they do to the packages
  await chmod(dataDir, 0o755);
  for (const [part, env] of [
    ['api', separate],
    ['projector', separate],
    ['worker', separate],
    ['all', base],
  ] as const) {
    if (values.part && !values.part.includes(part)) continue;
    for (const [how, more] of [
      ['compiles', {}],
      ['compiled before', { NODE_COMPILE_CACHE: compiled }],
    ] as const) {
      // the first one with a directory for it fills that
      if (how === 'compiled before') await startOnce(part, { ...env, ...more });
      const runs: Awaited<ReturnType<typeof startOnce>>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        runs.push(await startOnce(part, { ...env, ...more }));
        process.stderr.write('.');
      }
      rows.push([
        part,
        how,
        ...[runs.map(({ seconds }) => seconds), runs.map(({ computed }) => computed)].map((numbers) => shown(numbers, 2)),
        shown(
          runs.flatMap(({ readerSeconds }) => readerSeconds),
          2,
        ),
        ...[runs.map(({ own }) => own), runs.flatMap(({ readers }) => readers), runs.flatMap((run) => run.eventStore)].map(
          (numbers) => shown(numbers),
        ),
      ]);
    }
  }
  process.stderr.write('\n');
  console.log(`Node ${process.version}, medians of ${rounds} starts`);
  console.log(
    tableOf([
      ['program', 'its code', 's until ready', 'processor s', '… of a reader', 'MB', 'MB of a reader', 'MB of its event store'],
      ...rows,
    ]),
  );
} finally {
  await Promise.all([eventStore.stop(), postgres.stop()]);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
