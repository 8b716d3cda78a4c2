/**
 * npm test [-- step ... [--i-know-it-writes]]: installs what is missing, runs the steps (all unless named), and ends with a line of counts.
 * One more than there are cores run at a time, for most tests wait for a server more than they compute; TEST_STEPS_AT_ONCE=1 takes them one by one.
 * What failed is named once more before the counts, and a file that failed beside others is run again alone (second-look.mjs).
 * With --i-know-it-writes the conformance kit and the e2e suites run against any store that EVENTSTORE_URL names, not only one that is empty or their own.
 * TEST_CPU=1 adds the processor time of each step, and both times of each test file (Linux).
 */
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureChromium, ensureDovecot, ensurePgBouncer } from './debian-packages.mjs';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';
import { noCounts } from './mocha-run.mjs';
import { orderedOutput } from './ordered-output.mjs';
import { measureMachine, patienceFor } from './patience.mjs';
import { followProcessorTime } from './processor-time.mjs';
import { lookAgain } from './second-look.mjs';
import { addOutcome, mocha, steps } from './test-steps.mjs';

const needDovecot = ['integration', 'conformance', 'e2e', 'web'];
const needPgBouncer = ['integration', 'e2e'];
/** These read the web app's sources, so they want its packages; `web` and what starts the demo want it built. */
const needWebPackages = ['types', 'layers', 'unused'];
const needWebBuilt = ['api', 'e2e', 'web'];

const knowsItWrites = '--i-know-it-writes';

async function main(args) {
  const names = args.filter((arg) => arg !== knowsItWrites);
  if (args.includes(knowsItWrites)) process.env.CONFORMANCE_KNOWS_IT_WRITES = '1';
  await ensureInstalled();
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no test step ${unknown.join(', ')}: choose from ${steps.map(({ name }) => name).join(', ')}.`);
  const chosen = names.length > 0 ? steps.filter(({ name }) => names.includes(name)) : steps;
  const need = (some) => chosen.some(({ name }) => some.includes(name));
  if (need(needWebPackages)) await ensureInstalled(join(projectRoot, 'web'));
  if (need(needWebBuilt)) await ensureWebBuilt();
  const missing = [
    need(needDovecot) && sayWhatMisses(`the suites that need Dovecot (${needDovecot.join(', ')})`, ensureDovecot()),
    need(needPgBouncer) && sayWhatMisses('what is tested behind a pooler, which needs PgBouncer', ensurePgBouncer()),
    need(['web']) && sayWhatMisses('the browser suite, which needs Chromium (web)', ensureChromium()),
  ].filter(Boolean);

  const machine = await measureMachine();
  const atOnce = lanesFor(machine.cores);
  const patience = patienceFor(machine, atOnce);
  if (patience > 1)
    console.log(
      `Every limit on time is multiplied by ${patience}: so slow is this machine just now, with ${atOnce} steps at a time.`,
    );
  const started = Date.now();
  const results = await runSome(chosen, atOnce, patience);
  const first = sumOf('in all', results);
  console.log(`\n${results.map(inLine).join('\n')}`);
  const { outcome, passedAlone } = await secondLook(first.outcome, (file) => {
    console.log(`\n=== ${file} once more, alone`);
    return mocha(file, [file], { say: (chunk) => process.stdout.write(chunk), patience });
  });
  console.log(inLine({ ...first, outcome, seconds: (Date.now() - started) / 1000, parts: 1 }));
  for (const line of missing) console.log(`\n${line}`);
  sayFailures(
    'Failed beside others and passed alone, each a defect of the test or of what it tests that shows itself now and then',
    passedAlone,
  );
  sayFailures('Failed', outcome.failures);
  console.log(`\n${inWords(outcome.counts)}`);
  process.exitCode = outcome.counts.failed > 0 ? 1 : 0;
}

const noOutcome = () => ({ counts: noCounts(), failures: [], ofFile: {} });

async function secondLook(first = noOutcome(), run) {
  return process.env.TEST_SECOND_LOOK === '0' ? { outcome: first, passedAlone: [] } : await lookAgain(first, run);
}

/** @param {import('./mocha-run.mjs').Failure[]} failures */
function sayFailures(heading, failures) {
  if (failures.length === 0) return;
  console.log(`\n${heading}:`);
  for (const { title, file, message } of failures)
    console.log(`✖ ${title}${file ? ` (${file})` : ''}\n  ${message.split('\n').slice(0, 6).join('\n  ')}`);
}

/** How many parts of steps run at a time. One that starts the whole product takes up to 1.5 GB with all its programs. */
function lanesFor(cores) {
  const chosen = Number(process.env.TEST_STEPS_AT_ONCE);
  if (chosen > 0) return chosen;
  return Math.max(1, Math.min(cores + 1, Math.floor(totalmem() / 2e9)));
}

/** @param {string | undefined} why */
const sayWhatMisses = (suites, why) => why && `!!! SKIPPED: ${suites}: ${why}, then run npm test again.`;

/** @typedef {{ name: string, seconds: number, processor: number | undefined, outcome: import('./test-steps.mjs').Outcome | undefined, parts: number }} Result `seconds` of its parts, added up */

/** The results in the order of the steps, whichever ended first. @returns {Promise<Result[]>} */
async function runSome(steps, atOnce, patience) {
  const output = orderedOutput();
  const waiting = steps.flatMap(({ name, parts }) =>
    parts.map((run, index) => ({ step: name, name: parts.length > 1 ? `${name} ${index + 1}/${parts.length}` : name, run })),
  );
  const results = steps.map(() => []);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { step, name, run } = next;
      const { write, end } = output.open();
      write(`\n=== ${name}\n`);
      const started = Date.now();
      const spent = process.env.TEST_CPU ? processorTime() : undefined;
      const outcome = await run({ say: write, patience, look: spent?.look });
      const result = { name, seconds: (Date.now() - started) / 1000, processor: spent?.seconds(), outcome, parts: 1 };
      write(`${inLine(result)}\n`);
      end();
      results[steps.findIndex((one) => one.name === step)].push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results.map((parts, index) => sumOf(steps[index].name, parts));
}

/** @param {Result[]} parts @returns {Result} */
function sumOf(name, parts) {
  const sum = { name, seconds: 0, processor: undefined, outcome: undefined, parts: parts.length };
  for (const { seconds, processor, outcome } of parts) {
    sum.seconds += seconds;
    if (processor !== undefined) sum.processor = (sum.processor ?? 0) + processor;
    if (outcome) sum.outcome = addOutcome(sum.outcome ?? noOutcome(), outcome);
  }
  return sum;
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

/** @param {Result} result */
function inLine({ name, seconds, processor, outcome, parts }) {
  if (!outcome) return `${name.padEnd(15)}            nothing to run`;
  const spent = processor === undefined ? '' : ` (${processor.toFixed(1)} s of processor time)`;
  const of = parts > 1 ? ` in ${parts} parts` : '';
  return `${name.padEnd(15)} ${seconds.toFixed(1).padStart(6)} s${of}${spent}   ${inWords(outcome.counts)}`;
}

const inWords = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
