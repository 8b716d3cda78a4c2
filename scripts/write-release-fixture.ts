/** npm run release-fixture -- VERSION: runs the demo and the day that follows it, and keeps what this release leaves beside test/fixtures/release-0.2.0/. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareDataDir } from '../demo/data-dir.ts';
import { runDemo } from '../demo/run-demo.ts';
import { createTerminal } from '../demo/terminal.ts';
import { liveThroughTheDay } from '../test/support/release-day/day.ts';
import { leaveFixture } from '../test/support/release-day/leave.ts';

const projectRoot = fileURLToPath(new URL('../', import.meta.url));
const [version = '', ...more] = process.argv.slice(2);
const to = join(projectRoot, 'test/fixtures', `release-${version}`);
if (!/^\d+\.\d+\.\d+$/.test(version) || more.length > 0) fail('Usage: npm run release-fixture -- VERSION, such as 0.3.0');
if (existsSync(to)) fail(`${to} is there already: what a release left is never made anew.`);

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const directory = await mkdtemp(join(tmpdir(), 'oi-release-'));
const dataDir = join(directory, 'data');
const stops: (() => Promise<void>)[] = [];
const end = async (): Promise<void> => {
  for (const stop of stops.toReversed()) await stop();
  await rm(directory, { recursive: true, force: true, maxRetries: 5 });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().finally(() => process.exit(130)));
try {
  await prepareDataDir(dataDir, false);
  const logFile = join(dataDir, 'service.log');
  const options = { dataDir, keep: false, once: true, port: 0, eventStore: null, help: false };
  const terminal = createTerminal(process.stdout, process.env);
  const onStarted = (stop: () => Promise<void>) => void stops.push(stop);
  const { parts } = await runDemo({ projectRoot, options, logFile, shownLog: logFile, terminal, onStarted });
  const secrets = await liveThroughTheDay(parts, (part) => console.log(`The day: ${part}`));
  console.log('Waiting until the service has done everything');
  const without = await leaveFixture({ parts, secrets, projectRoot, dataDir, to });
  console.log(`Written: ${to}`);
  console.log(`It holds no event of these types: ${without.join(', ')}`);
} finally {
  await end();
}
process.exit(0);
