/**
 * npm test [-- step ...]: installs what is missing, runs the steps (all unless named), and ends with a line of counts.
 * Two steps run at a time, for most tests wait for a server more than they compute; TEST_STEPS_AT_ONCE=1 takes them one by one.
 * TEST_CPU=1 adds the processor time of each step, and of each test file (Linux).
 */
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureChromium, ensureDovecot } from './debian-packages.mjs';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';
import { orderedOutput } from './ordered-output.mjs';
import { measureMachine, patienceFor } from './patience.mjs';
import { followProcessorTime } from './processor-time.mjs';

const needDovecot = ['integration', 'conformance', 'e2e', 'web'];
/** These read the web app's sources, so they want its packages; `web` and what starts the demo want it built. */
const needWebPackages = ['types', 'layers', 'unused'];
const needWebBuilt = ['api', 'e2e', 'web'];

async function main(names) {
  await ensureInstalled();
  const { steps } = await import('./test-steps.mjs');
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no test step ${unknown.join(', ')}: choose from ${steps.map(({ name }) => name).join(', ')}.`);
  const chosen = names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps;
  const need = (some) => chosen.some(({ name }) => some.includes(name));
  if (need(needWebPackages)) await ensureInstalled(join(projectRoot, 'web'));
  if (need(needWebBuilt)) await ensureWebBuilt();
  const missing = [
    need(needDovecot) && sayWhatMisses(`the suites that need Dovecot (${needDovecot.join(', ')})`, ensureDovecot()),
    need(['web']) && sayWhatMisses('the browser suite, which needs Chromium (web)', ensureChromium()),
  ].filter(Boolean);

  const patience = patienceFor(await measureMachine());
  if (patience > 1) console.log(`This machine is slow just now: every limit on time is multiplied by ${patience}.`);
  const results = await runSome(chosen, patience);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { counts } of results) for (const key of Object.keys(total)) total[key] += counts?.[key] ?? 0;
  const summary = results.map(({ line }) => line);
  console.log(`\n${summary.join('\n')}`);
  for (const line of missing) console.log(`\n${line}`);
  console.log(`\n${inWords(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** @param {string | undefined} why */
const sayWhatMisses = (suites, why) => why && `!!! SKIPPED: ${suites}: ${why}, then run npm test again.`;

/** The results in the order of the steps, whichever ended first. */
async function runSome(steps, patience) {
  const atOnce = Number(process.env.TEST_STEPS_AT_ONCE ?? 2);
  const output = orderedOutput();
  const results = [];
  const waiting = [...steps.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, run }] = next;
      const { write, end } = output.open();
      write(`\n=== ${name}\n`);
      const started = Date.now();
      const spent = process.env.TEST_CPU ? processorTime() : undefined;
      const counts = await run({ say: write, patience, look: spent?.look });
      const seconds = [(Date.now() - started) / 1000, ...(spent ? [spent.seconds()] : [])];
      const line = inLine(name, seconds, counts);
      write(`${line}\n`);
      end();
      results[index] = { line, counts };
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work));
  return results;
}

function processorTime() {
  let follower;
  let seconds = 0;
  const look = (pid) => {
    follower ??= followProcessorTime(pid);
    seconds = Math.max(seconds, follower.look());
  };
  return { look, seconds: () => seconds };
}

/** @param {number[]} seconds how long it took, and with TEST_CPU its processor time */
function inLine(name, [wall, processor], counts) {
  if (!counts) return `${name.padEnd(12)}            nothing to run`;
  const spent = processor === undefined ? '' : ` (${processor.toFixed(1)} s of processor time)`;
  return `${name.padEnd(12)} ${wall.toFixed(1).padStart(6)} s${spent}   ${inWords(counts)}`;
}

const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
