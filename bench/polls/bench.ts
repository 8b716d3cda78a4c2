/**
 * npm run bench:polls [-- --mailboxes N[,N…]] [--rounds R]: polls a minute of one worker process, the mailboxes being empty ones of
 * a stand-in on this machine. The ratio is that of a poll's time to the one with the fewest mailboxes: flat means 1.
 */
import { parseArgs } from 'node:util';
import { startFleet } from '../mail/fleet.ts';
import { median } from '../support/measure.ts';
import { rounded, tableOf } from '../support/table.ts';

const { values } = parseArgs({
  options: { mailboxes: { type: 'string', default: '100,500,2000' }, rounds: { type: 'string', default: '3' } },
});
const sizes = values.mailboxes
  .split(',')
  .map(Number)
  .toSorted((a, b) => a - b);
const rounds = Number(values.rounds);
if (![...sizes, rounds].every((value) => Number.isInteger(value) && value > 0)) {
  console.error('Usage: npm run bench:polls -- [--mailboxes 100,500,2000] [--rounds 3]');
  process.exit(2);
}

const fleet = await startFleet(sizes.at(-1) ?? 1);
const rows: string[][] = [];
const ids: string[] = [];
let first = Number.NaN;
try {
  for (const size of sizes) {
    ids.push(...(await fleet.add(size - ids.length)));
    await fleet.tick(ids); // the first one connects to everything for the first time
    const [seconds, processor]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      await fleet.idle();
      const before = await fleet.workerSeconds();
      seconds.push(await fleet.tick(ids));
      processor.push((await fleet.workerSeconds()) - before);
      process.stderr.write('.');
    }
    const each = median(seconds) / size;
    if (Number.isNaN(first)) first = each;
    rows.push([
      rounded(size),
      median(seconds).toFixed(1),
      rounded(60 / each),
      ((1_000 * median(processor)) / size).toFixed(1),
      (each / first).toFixed(2),
    ]);
  }
  process.stderr.write('\n');
  console.log(tableOf([['mailboxes', 's a tick', 'polls a minute', 'worker ms a poll', 'ratio'], ...rows]));
} finally {
  await fleet.stop();
}
