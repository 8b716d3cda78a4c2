import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInGroup } from './child-processes.mjs';
import { projectRoot } from './ensure-installed.mjs';
import { noCounts, runMocha } from './mocha-run.mjs';
import { untilStandingStill } from './standstill.mjs';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const bin = (name) => join(projectRoot, name.includes('/') ? name : `node_modules/.bin/${name}`);
/** Limits on a quiet machine; a step as a whole has none. `stillMs` is above what the longest wait of a test may take (test/support/until.ts). */
const limits = { testMs: 180_000, stillMs: 10 * 60_000, lingerMs: 15_000 };

/** @typedef {import('./mocha-run.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, failures: import('./mocha-run.mjs').Failure[], ofFile: Record<string, Counts> }} Outcome */
/** @typedef {{ say: (chunk: Buffer) => void, patience: number, look?: (pid: number) => void }} Run `look` is called several times a second */

/**
 * Into how many parts the tests of a step are divided, each a process of its own beside the others, so that no step is what all wait for. Suites
 * that install the whole product are one part: they share what is costly to make, a Postgres with all its tables, and mostly wait.
 */
const divided = { integration: { parts: 3 }, e2e: { parts: 4, together: /^(crash|faults|several)\// }, web: { parts: 2 } };

/**
 * In the order in which they are started; each runs to its end whatever the others did. What answers soonest comes first, then the longest.
 * @type {{ name: string, parts: ((run: Run) => Promise<Outcome | undefined>)[] }[]}
 */
export const steps = [
  ...['lint', 'types', 'layers', 'unused'].map((name) => ({ name, parts: [check(scripts[name])] })),
  ...['unit', 'e2e', 'integration', 'web', 'api', 'conformance'].map((name) => ({
    name,
    parts: inParts(name === 'web' ? 'web/test' : `test/${name}`, divided[name] ?? 1).map(
      (files) => (run) => mocha(name, files, run),
    ),
  })),
];

/** Tools that say yes or no, one after the other, count as one test. @param {string} script of package.json @returns {(run: Run) => Promise<Outcome>} */
function check(script) {
  return async ({ say, look }) => {
    for (const command of script.split(' && ')) {
      const [tool, ...args] = command.split(' ');
      const { code } = await runInGroup(bin(tool), args, { cwd: projectRoot, say, watch: (_, pid) => look?.(pid) });
      if (code === 0) continue;
      const failure = { title: command, message: `ended with ${code}` };
      return { counts: { ...noCounts(), failed: 1 }, failures: [failure], ofFile: {} };
    }
    return { counts: { ...noCounts(), passed: 1 }, failures: [], ofFile: {} };
  };
}

/** The test files below a folder; by turns, so that files beside each other, which are alike, do not all come into one part. */
function inParts(folder, { parts = 1, together } = {}) {
  const where = join(projectRoot, folder);
  const found = existsSync(where) ? readdirSync(where, { recursive: true }).filter((file) => file.endsWith('.test.ts')) : [];
  const [one, rest] = [[], []];
  for (const file of found.toSorted()) (together?.test(file) ? one : rest).push(`${folder}/${file}`);
  const turns = together ? parts - 1 : parts;
  const byTurns = Array.from({ length: turns }, (_, part) => rest.filter((_, index) => index % turns === part));
  return together ? [one, ...byTurns] : byTurns;
}

/**
 * The tests of these files; undefined when there are none. When the run breaks off in one of them, the files behind it are run in another.
 * @param {Run} run @returns {Promise<Outcome | undefined>}
 */
export async function mocha(name, files, run) {
  let sum;
  for (let rest = files; rest.length > 0; ) {
    const { outcome, brokenIn } = await inOneProcess(name, rest, run);
    sum = sum ? addOutcome(sum, outcome) : outcome;
    rest = brokenIn ? rest.slice(rest.indexOf(brokenIn) + 1) : [];
  }
  return sum;
}

async function inOneProcess(name, files, { say, patience, look }) {
  const { results, exit } = await runMocha({
    files,
    timeoutMs: Math.ceil(limits.testMs * patience),
    env: { TEST_PATIENCE: String(patience) },
    say,
    watch: (read) => {
      const guard = untilStandingStill(read, { stillMs: limits.stillMs * patience, lingerMs: limits.lingerMs * patience });
      return (kill, pid) => {
        guard(kill);
        look?.(pid);
      };
    },
  });
  const outcome = counted(name, results, exit, say);
  const { running, ended } = results;
  return { outcome, brokenIn: !ended && files.includes(running?.file) ? running.file : undefined };
}

/**
 * A run that broke off, or that failed without a failed test, is itself one failure, of the file it was in.
 * @param {import('./mocha-run.mjs').Results} results @param {Awaited<ReturnType<typeof runMocha>>['exit']} exit @returns {Outcome}
 */
export function counted(name, results, { code, signal, killed }, say) {
  const { passed, failed, skipped, ended, failures, ofFile, running } = results;
  const outcome = { counts: { passed, failed, skipped }, failures: [...failures], ofFile: { ...ofFile } };
  const broken =
    killed ??
    (ended ? undefined : `mocha broke off (${signal ?? `exit ${code}`})`) ??
    (code !== 0 && failed === 0 ? `mocha ended with ${signal ?? code}` : undefined);
  if (!broken) return outcome;
  say(`✖ ${name}: ${broken}\n`);
  const file = ended ? undefined : running?.file;
  const failure = { counts: { ...noCounts(), failed: 1 }, failures: [{ title: name, file, message: broken }], ofFile: {} };
  if (file) failure.ofFile[file] = { ...noCounts(), failed: 1 };
  return addOutcome(outcome, failure);
}

/** @param {Outcome} sum changed @param {Outcome} added @returns {Outcome} sum */
export function addOutcome(sum, { counts, failures, ofFile }) {
  addCounts(sum.counts, counts);
  sum.failures.push(...failures);
  for (const [file, ofThis] of Object.entries(ofFile)) sum.ofFile[file] = addCounts(sum.ofFile[file] ?? noCounts(), ofThis);
  return sum;
}

function addCounts(sum, counts) {
  for (const key of Object.keys(sum)) sum[key] += counts[key];
  return sum;
}
