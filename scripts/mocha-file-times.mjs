/** TEST_CPU=1 npm test: where the time of the tests goes. */
import { relative } from 'node:path';
import { followProcessorTime } from './processor-time.mjs';

const shownAbove = 0.5;

/**
 * Prints the seconds that each test file took, those by the clock and those of processor time (of this process and all that it started), the
 * longest first: a file whose second number is much smaller waits for something.
 */
export function reportFileTimes(runner) {
  const { look } = followProcessorTime(process.pid);
  setInterval(look, 250).unref(); // who starts and ends between two tests counts too
  const files = new Map();
  let [clock, processor] = [performance.now() - process.uptime() * 1_000, 0];
  const spent = (what) => {
    const [now, used] = [performance.now(), look()];
    const sum = files.get(what) ?? { clock: 0, processor: 0 };
    const added = { clock: (now - clock) / 1_000, processor: used - processor };
    files.set(what, { clock: sum.clock + added.clock, processor: sum.processor + added.processor });
    [clock, processor] = [now, used];
    return added;
  };
  runner.once('start', () => spent('loading the test files'));
  runner.on('suite end', (suite) => {
    if (!suite.parent?.root) return;
    const added = spent(relative(process.cwd(), suite.file ?? 'unknown'));
    if (added.clock > shownAbove)
      console.log(`  ${added.processor.toFixed(1)} s of processor time in ${added.clock.toFixed(1)} s`);
  });
  runner.once('end', () => {
    const rows = [...files].filter(([, { clock }]) => clock > shownAbove).sort(([, a], [, b]) => b.clock - a.clock);
    console.log(`\nseconds by file, those above ${shownAbove}\n clock  processors`);
    for (const [what, { clock, processor }] of rows)
      console.log(`${clock.toFixed(1).padStart(6)}${processor.toFixed(1).padStart(8)}  ${what}`);
  });
}
