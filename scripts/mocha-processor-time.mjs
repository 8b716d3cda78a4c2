/** TEST_CPU=1 npm test: where the processor time of the tests goes. */
import { relative } from 'node:path';
import { followProcessorTime } from './processor-time.mjs';

const shownAbove = 0.5;

/** Prints the seconds of processor time per test file, of this process and all that it started, the greatest first. */
export function reportProcessorTime(runner) {
  const { look } = followProcessorTime(process.pid);
  setInterval(look, 250).unref(); // who starts and ends between two tests counts too
  const seconds = new Map();
  let before = 0;
  const spent = (what) => {
    const now = look();
    seconds.set(what, (seconds.get(what) ?? 0) + now - before);
    before = now;
  };
  runner.once('start', () => spent('loading the test files'));
  runner.on('suite end', (suite) => {
    if (suite.parent?.root) spent(relative(process.cwd(), suite.file ?? 'unknown'));
  });
  runner.once('end', () => {
    const rows = [...seconds].filter(([, time]) => time > shownAbove).sort(([, a], [, b]) => b - a);
    console.log(`\nseconds of processor time by file, those above ${shownAbove}`);
    for (const [what, time] of rows) console.log(`${time.toFixed(1).padStart(7)}  ${what}`);
  });
}
