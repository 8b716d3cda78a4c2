/**
 * The embedded Postgres as a process of its own:
 *   node packages/embedded-postgres/main.ts --data DIR [--exit-with-stdin]
 * One JSON line on stdout says ready and where; everything else goes to stderr.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from './supervisor.ts';

/** The end of stdin is noticed within two seconds, so the last checkpoint may be left to the next start. */
const orphanPatienceMs = 1_000;

const { values } = parseArgs({ options: { data: { type: 'string' }, 'exit-with-stdin': { type: 'boolean', default: false } } });
if (!values.data) {
  console.error('--data DIR is missing: the directory that holds the database, for example --data .data/postgres');
  process.exit(2);
}

const untilStdinEnds = new Promise<number>((resolve) => {
  if (!values['exit-with-stdin']) return;
  process.on('SIGINT', () => undefined); // Ctrl-C goes to every process of the terminal; our parent decides when we may end
  process.stdin.resume().once('close', () => resolve(orphanPatienceMs));
});
const untilSignalled = new Promise<undefined>((resolve) => {
  process.on('SIGTERM', () => resolve(undefined));
  if (!values['exit-with-stdin']) process.on('SIGINT', () => resolve(undefined));
});

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined); // nobody reads any more

try {
  const postgres = await startPostgres({ dataDir: values.data, log: (line) => console.error(line) });
  console.log(JSON.stringify({ ready: true, url: postgres.url }));
  const stopRequest = Promise.race([untilStdinEnds, untilSignalled]).then((patienceMs) => ({ patienceMs }));
  const end = await Promise.race([stopRequest, postgres.exited]);
  if ('patienceMs' in end) {
    await postgres.stop(end.patienceMs);
    process.exit(0);
  }
  throw new Error(`Postgres ended by itself (${end.signal ?? end.code}); start again to recover.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
