import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInGroup } from './child-processes.mjs';
import { projectRoot } from './ensure-installed.mjs';

const bin = (name) => join(projectRoot, 'node_modules/.bin', name);
const stepTimeoutMs = 14 * 60_000;
const lingerMs = 15_000;

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Started in this order; each runs to its end whatever the others did. `run(say)` gives its output to say(chunk). */
export const steps = [
  { name: 'lint', run: check('biome', ['check', '--error-on-warnings']) },
  { name: 'types', run: check('tsc', ['--noEmit', '-p', '.']) },
  { name: 'layers', run: check('depcruise', ['src', '--config', '.dependency-cruiser.cjs']) },
  ...['unit', 'integration', 'api', 'conformance', 'e2e'].map((name) => ({ name, run: (say) => mocha(name, say) })),
];

/** A tool that says yes or no counts as one test. @returns {(say: (chunk: Buffer) => void) => Promise<Counts>} */
function check(tool, args) {
  return async (say) => {
    const { code } = await runInGroup(bin(tool), args, { cwd: projectRoot, say });
    return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  };
}

/** All tests below test/<name>; undefined when there are none. @returns {Promise<Counts | undefined>} */
async function mocha(name, say) {
  const where = join(projectRoot, 'test', name);
  if (!existsSync(where) || !readdirSync(where, { recursive: true }).some((file) => file.endsWith('.test.ts'))) return undefined;
  const dir = mkdtempSync(join(tmpdir(), 'order-intake-results-'));
  const results = join(dir, 'results.jsonl');
  const removeResults = () => rmSync(dir, { recursive: true, force: true });
  process.once('exit', removeResults);
  try {
    const exit = await runInGroup(process.execPath, mochaArguments(name), {
      cwd: projectRoot,
      env: { ...process.env, TEST_RESULTS: results },
      say,
      watch: untilOverdue(results),
    });
    return counted(name, readResults(results), exit, say);
  } finally {
    removeResults();
    process.removeListener('exit', removeResults);
  }
}

const mochaArguments = (name) => [
  '--import',
  'tsx',
  'node_modules/mocha/bin/mocha.js',
  '--no-config',
  '--timeout',
  '60000',
  '--reporter',
  'scripts/mocha-reporter.mjs',
  `test/${name}/**/*.test.ts`,
];

/** Mocha is not told to exit: what a test left open shows as a process that does not end by itself. */
function untilOverdue(results) {
  const started = Date.now();
  let ended;
  return (kill) => {
    if (readResults(results).ended) ended ??= Date.now();
    if (ended && Date.now() - ended > lingerMs)
      kill(`it did not end by itself ${lingerMs / 1000} s after the last test: something was left open`);
    else if (Date.now() - started > stepTimeoutMs) kill(`it took more than ${stepTimeoutMs / 60_000} minutes`);
  };
}

function readResults(file) {
  const counts = { passed: 0, failed: 0, skipped: 0, ended: false };
  if (!existsSync(file)) return counts;
  for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
    const { result, ended } = JSON.parse(line);
    if (result) counts[result] += 1;
    if (ended) counts.ended = true;
  }
  return counts;
}

/** A run that broke off, or that failed without a failed test, is itself one failure. */
function counted(name, { ended, ...counts }, { code, signal, killed }, say) {
  const broken =
    killed ??
    (ended ? undefined : `mocha broke off (${signal ?? `exit ${code}`})`) ??
    (code !== 0 && counts.failed === 0 ? `mocha ended with ${signal ?? code}` : undefined);
  if (!broken) return counts;
  say(`✖ ${name}: ${broken}\n`);
  return { ...counts, failed: counts.failed + 1 };
}
