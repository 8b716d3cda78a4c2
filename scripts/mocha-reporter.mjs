/**
 * Prints results as they arrive, and writes one line of JSON for each into the file named by TEST_RESULTS, so that
 * the counts survive a crash of mocha: a run that did not write {"ended":true} did not end, and a run that hangs does
 * so in the test or hook that {"running":…} named last.
 */
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { reportFileTimes } from './mocha-file-times.mjs';

const longSuiteSeconds = 5;
const messageLength = 600;

export default class Reporter {
  constructor(runner) {
    if (process.env.TEST_CPU) reportFileTimes(runner);
    const failures = [];
    let depth = 0;
    let suiteStarted = 0;
    const say = (text) => console.log(`${'  '.repeat(depth)}${text}`);
    const record = (result) => {
      if (process.env.TEST_RESULTS) appendFileSync(process.env.TEST_RESULTS, `${JSON.stringify(result)}\n`);
    };

    const begun = (runnable) => record({ running: { title: runnable.fullTitle(), file: relativeFile(runnable) } });

    runner.on('test', begun);
    runner.on('hook', begun);
    runner.on('suite', (suite) => {
      if (suite.root) return;
      if (depth === 0) suiteStarted = Date.now();
      say(suite.title);
      depth += 1;
    });
    runner.on('suite end', (suite) => {
      if (suite.root) return;
      depth -= 1;
      const seconds = (Date.now() - suiteStarted) / 1000; // with its hooks, which no test's own time shows
      if (depth === 0 && seconds > longSuiteSeconds) say(`  ${seconds.toFixed(1)} s in all`);
    });
    runner.on('pass', (test) => {
      say(`✔ ${test.title}${test.duration > 500 ? ` (${(test.duration / 1000).toFixed(1)} s)` : ''}`);
      record({ result: 'passed', file: relativeFile(test) });
    });
    runner.on('pending', (test) => {
      say(`- ${test.title} (skipped)`);
      record({ result: 'skipped', file: relativeFile(test) });
    });
    runner.on('fail', (test, error) => {
      failures.push({ test, error });
      say(`✖ ${test.title} (failure ${failures.length})`);
      record({
        result: 'failed',
        file: relativeFile(test),
        title: test.fullTitle(),
        message: String(error.message ?? error).slice(0, messageLength),
      });
    });
    runner.once('end', () => {
      for (const [index, { test, error }] of failures.entries()) console.log(`\n${explain(index + 1, test, error)}`);
      record({ ended: true });
    });
  }
}

const relativeFile = ({ file }) => (file ? relative(process.cwd(), file) : undefined);

function explain(number, test, error) {
  const difference =
    error.showDiff === false || error.expected === undefined
      ? []
      : [`expected: ${show(error.expected)}`, `     got: ${show(error.actual)}`];
  const stack = String(error.stack ?? error.message ?? error);
  const message = stack.includes(String(error.message)) ? stack : `${error.message}\n${stack}`;
  return [`failure ${number}: ${test.fullTitle()}`, `file: ${relativeFile(test) ?? 'unknown'}`, message, ...difference].join(
    '\n',
  );
}

function show(value) {
  try {
    const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
    return String(text).slice(0, 4_000);
  } catch {
    return String(value);
  }
}
