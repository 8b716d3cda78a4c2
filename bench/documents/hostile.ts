/** npm run hostile [-- PART-OF-A-TITLE]: reads the hostile files as the service would, and prints what each came to and what it cost. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createDocumentReader } from '../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../src/adapters/extraction/isolated-extractor.ts';
import { attempt, type HostileResult } from '../../test/support/hostile/run.ts';
import { hostileFiles } from '../../test/support/hostile/set.ts';

const [part = ''] = process.argv.slice(2);
const chosen = hostileFiles.filter(({ title }) => title.toLowerCase().includes(part.toLowerCase()));
const directory = await mkdtemp(join(tmpdir(), 'order-intake-hostile-'));
const reader = createDocumentReader({ poolSize: 1 });
const extractor = createIsolatedExtractor(reader.pool);
let count = 0;
const write = async (name: string, bytes: Buffer | string) => {
  count += 1;
  const path = join(directory, String(count));
  await writeFile(path, bytes);
  return { path, name, declaredType: null };
};

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
const row = ({ title, ended, words, expected, seconds, peakMb }: HostileResult, delayMs: number): string =>
  [
    `${expected ? ' ' : '!'} ${title}`.padEnd(66),
    ended.padEnd(18),
    seconds.toFixed(2).padStart(7),
    String(peakMb ?? '?').padStart(6),
    delayMs.toFixed(0).padStart(6),
    `  ${words.replace(/\s+/g, ' ').slice(0, 110)}`,
  ].join(' ');

/** An idle process beside this one: what it waits is the machine's doing, not a file's. */
const idle = fork(new URL('./idle.mjs', import.meta.url), { execArgv: [] });

const rssBefore = process.memoryUsage().rss;
let highestDelay = 0;
const results: HostileResult[] = [];
console.log(`${'  file'.padEnd(66)} ${'outcome'.padEnd(18)} seconds   MB  delay ms  reason or result`);
try {
  for (const hostile of chosen) {
    const made = { ...hostile, bytes: await hostile.bytes() };
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const result = await attempt({ ...made, bytes: () => made.bytes as Buffer }, { reader, extractor, write });
    delay.disable();
    highestDelay = Math.max(highestDelay, delay.max / 1e6);
    results.push(result);
    console.log(row(result, delay.max / 1e6));
  }
} finally {
  await reader.stop();
  await rm(directory, { recursive: true, force: true });
}
idle.send('enough');
const [idleDelay] = (await once(idle, 'message')) as [number];
const unexpected = results.filter(({ expected }) => !expected);
const peak = Math.max(...results.map(({ peakMb }) => peakMb ?? 0));
console.log(
  `\n${results.length} files: ${results.filter(({ ended }) => ended === 'read').length} read, the others refused by a reason; ${unexpected.length} unexpected (!).`,
);
console.log(`Slowest ${Math.max(...results.map(({ seconds }) => seconds)).toFixed(1)} s, a child's highest memory ${peak} MB.`);
console.log(
  `This process: longest wait of the event loop ${highestDelay.toFixed(0)} ms (an idle process at the same time: ${idleDelay.toFixed(0)} ms), memory ${megabytes(rssBefore)} MB before and ${megabytes(process.memoryUsage().rss)} MB after.`,
);
process.exitCode = unexpected.length > 0 ? 1 : 0;
