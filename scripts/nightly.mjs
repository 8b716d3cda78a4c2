/**
 * npm run nightly [-- --only NAME ...] [--repeats N] [--seconds S]: what takes too long for npm test. Every step runs to its end whatever the
 * others did; one that fails makes the exit code 1. A variable that is set already (EVENT_STORE_CRASH_ROUNDS=20) is taken instead of the night's.
 */
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureTryton } from './debian-packages.mjs';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';
import { runMocha } from './mocha-run.mjs';
import { runBenches } from './nightly-benches.mjs';
import { runKilledDemo } from './nightly-demo.mjs';
import { runImage } from './nightly-image.mjs';
import { underLoad } from './nightly-load.mjs';
import { runPlainLinux } from './nightly-plain-linux.mjs';
import { runRestore } from './nightly-restore.mjs';
import { sampledSuites } from './nightly-samples.mjs';
import { measureMachine, patienceFor } from './patience.mjs';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    repeats: { type: 'string', default: '20' },
    /** between two kills of the event store under the demo and the e2e suite */
    seconds: { type: 'string', default: '5' },
  },
});
const repeats = positive('repeats');
const seconds = positive('seconds');

const minute = 60_000;

/** Its counts are what it says of itself; a step throws, or answers failed > 0, when something is wrong. */
const steps = [
  {
    name: 'crash',
    run: () => mocha('test/integration/embedded-event-store/crash.test.ts', { EVENT_STORE_CRASH_ROUNDS: '200' }),
  },
  { name: 'model', run: () => mocha('test/conformance/event-store/model.test.ts', { CONFORMANCE_RUNS: '2000' }) },
  { name: 'one-draft', run: () => mocha('test/integration/orders/one-draft.test.ts', { ORDER_SIDES: '64' }) },
  { name: 'projector', run: () => mocha('test/integration/projections/projector.test.ts', { PROJECTOR_KILLS: 'all' }) },
  { name: 'mail-sweep', run: () => mocha('test/e2e/email/sweep.test.ts', { MAIL_SWEEP: '500' }, 4 * 60 * minute) },
  { name: 'mail-crash', run: () => mocha('test/e2e/crash/crash.test.ts', { MAIL_CRASH: 'all' }, 4 * 60 * minute) },
  { name: 'chat-flood', run: () => mocha('test/e2e/chat/flood.test.ts', { CHAT_FLOOD: 'all' }, 60 * minute) },
  { name: 'chat-crash', run: () => mocha('test/e2e/crash/chat-crash.test.ts', { CHAT_CRASH: 'all' }, 2 * 60 * minute) },
  { name: 'erp', run: () => mocha('test/e2e/erp/erp.test.ts', { ERP_ORDERS: '2000' }, 60 * minute) },
  { name: 'tryton', run: async () => runTryton() },
  { name: 'several', run: () => mocha('test/e2e/several/several.test.ts', { SEVERAL: '20' }, 60 * minute) },
  {
    name: 'several-pooled',
    run: () => mocha('test/e2e/several/several.test.ts', { SEVERAL: '2', SEVERAL_POOLED: '12' }, 20 * minute),
  },
  {
    name: 'chaos',
    run: () =>
      mocha('test/e2e/crash/chaos.test.ts', { CHAOS: '200', CHAOS_AT_ONCE: '6', CHAOS_SEED: chaosSeed() }, 12 * 60 * minute),
  },
  { name: 'restarts', run: () => mocha('test/e2e/faults/restarts.test.ts', { RESTARTS: '20' }, 60 * minute) },
  {
    name: 'store-kills',
    run: () => mocha('test/e2e/faults/store-kills.test.ts', { STORE_KILLS: '50', STORE_EVENTS: '100000' }, 60 * minute),
  },
  { name: 'disks', run: () => mocha('test/e2e/faults/disk-full.test.ts', { DISKS: 'all' }, 60 * minute) },
  { name: 'networks', run: () => mocha('test/e2e/faults/network.test.ts', { NETWORKS: 'all' }, 60 * minute) },
  { name: 'clocks', run: () => mocha('test/e2e/faults/clock.test.ts', { CLOCKS: 'all' }, 60 * minute) },
  { name: 'imap-stops', run: () => mocha('test/e2e/faults/imap-stops.test.ts', { IMAP_STOPS: 'all' }, 60 * minute) },
  // no document may fail that a quiet machine reads; LOAD_FILES takes others than all
  {
    name: 'load',
    run: () => underLoad(() => mocha(process.env.LOAD_FILES ?? 'test/{unit,integration,api,e2e}/**/*.test.ts', {}, 30 * minute)),
  },
  { name: 'mail-attempts', run: () => mocha('test/e2e/email/later-attempts.test.ts', { MAIL_ATTEMPTS: 'all' }) },
  { name: 'mail-faults', run: () => mocha('test/integration/imap/faults.test.ts', { MAIL_FAULTS: 'all' }) },
  {
    name: 'mime',
    run: () => repeated(() => mocha('test/integration/imap/mime-trees.test.ts', { MIME_SEED: seed() })),
  },
  // fast-check takes another seed in each run, and prints it with what it found
  { name: 'properties', run: () => repeated(() => mocha('test/unit/**/{numbers,fold-batch,mime-parser}.test.ts')) },
  { name: 'score', run: () => mocha('test/integration/documents/score.test.ts', { SCORE_SCANS: '1' }) },
  { name: 'hostile', run: () => mocha('test/integration/documents/hostile.test.ts', { HOSTILE_FILES: 'all' }) },
  { name: 'fuzz', run: () => mocha('test/integration/documents/fuzz.test.ts', { FUZZ_RUNS: '2000', FUZZ_SEED: fuzzSeed() }) },
  {
    name: 'web',
    run: () => mocha('web/test/{log,records}.browser.test.ts', { WEB_MAILS: '100000', WEB_PRODUCTS: '100000' }, 60 * minute),
  },
  { name: 'samples', run: () => mocha(sampledSuites, { SAMPLES: 'all' }, 30 * minute) },
  { name: 'web-looks', run: () => mocha('web/test/access.browser.test.ts', { WEB_LOOKS: 'all' }) },
  { name: 'benches', run: () => runBenches(projectRoot) },
  { name: 'image', run: () => runImage(projectRoot) },
  { name: 'plain-linux', run: () => runPlainLinux(projectRoot) },
  { name: 'restore', run: () => runRestore(projectRoot) },
  {
    name: 'killed-e2e',
    run: () => mocha('test/e2e/{email,crash}/*.test.ts', { EVENT_STORE_KILLED_EVERY: String(seconds) }),
  },
  // 23.10 is what npm test has
  { name: 'e2e-22.10', run: () => mocha('test/e2e/**/*.test.ts', { EVENT_STORE_PLAY_VERSION: '22.10' }) },
  { name: 'kit-22.10', run: () => mocha('test/conformance/event-store/*.test.ts', kit('22.10')) },
  { name: 'kit-26.1', run: () => mocha('test/conformance/event-store/*.test.ts', kit('26.1')) },
  { name: 'e2e-traits', run: () => mocha('test/e2e/{email,erp,chat}/*.test.ts', { EVENT_STORE_TRAITS: 'all' }, 30 * minute) },
  { name: 'demo', run: () => mocha('test/e2e/demo.test.ts', { DEMO: 'undisturbed' }) },
  { name: 'killed-demo', run: () => runKilledDemo(projectRoot, seconds) },
];

/** On a server like that release, whose connections carry as many calls as those of a real one, and which drops what is repeated too early. */
function kit(release) {
  return { EVENT_STORE_PLAY_VERSION: release, EVENT_STORE_TRAITS: 'open-batches,dropped-repeats', CONFORMANCE_RUNS: '200' };
}

function positive(name) {
  const value = Number(options[name]);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(`--${name}: ${options[name]} is not a whole number above 0`);
  process.exit(2);
}

function seed() {
  const chosen = String(Math.floor(Math.random() * 1e9));
  console.log(`MIME_SEED=${process.env.MIME_SEED ?? chosen}`);
  return chosen;
}

function chaosSeed() {
  const chosen = String(Math.floor(Math.random() * 1e6));
  console.log(`CHAOS_SEED=${process.env.CHAOS_SEED ?? chosen}`);
  return chosen;
}

function fuzzSeed() {
  const chosen = String(Math.floor(Math.random() * 1e6));
  console.log(`FUZZ_SEED=${process.env.FUZZ_SEED ?? chosen}`);
  return chosen;
}

/** The tests of these files, in a process of its own. */
async function mocha(files, settings = {}, timeoutMs = 10 * minute) {
  const patience = patienceFor(await measureMachine());
  const env = { ...settings, ...process.env, TEST_PATIENCE: String(patience) };
  const options = ['--exit'];
  const { results, exit } = await runMocha({ files, timeoutMs: Math.ceil(timeoutMs * patience), env, options });
  const { passed, failed, skipped, ended } = results;
  const broken = failed === 0 && (exit.code !== 0 || passed === 0 || !ended);
  if (broken) console.log(`✖ ${files}: ended with ${exit.signal ?? exit.code} after ${passed} tests`);
  return { passed, failed: failed + (broken ? 1 : 0), skipped };
}

function runTryton() {
  const missing = ensureTryton();
  if (missing) throw new Error(missing);
  return mocha('test/e2e/erp/tryton.test.ts', { TRYTON_ORDERS: '40' }, 60 * minute);
}

async function repeated(run) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (let round = 0; round < repeats; round += 1) {
    const counts = await run();
    for (const key of Object.keys(total)) total[key] += counts[key];
  }
  return { runs: repeats, ...total };
}

async function measured({ name, run }) {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const counts = await run().catch((error) => {
    console.error(error.message);
    return { failed: 1 };
  });
  const words = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  const line = `${name.padEnd(12)} ${((Date.now() - started) / 1000).toFixed(1).padStart(7)} s   ${words.join(', ')}`;
  console.log(line);
  return { line, failed: counts.failed };
}

async function main() {
  const only = options.only ?? steps.map(({ name }) => name);
  const unknown = only.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}: choose from ${steps.map(({ name }) => name).join(', ')}.`);
  await ensureInstalled();
  await ensureWebBuilt(); // browsers, the demo and the API's own tests look at what is built, however old it is
  const done = [];
  for (const step of steps) if (only.includes(step.name)) done.push(await measured(step));
  const failed = done.filter((step) => step.failed > 0).length;
  console.log(`\n${done.map(({ line }) => line).join('\n')}\n\n${done.length - failed} steps passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
