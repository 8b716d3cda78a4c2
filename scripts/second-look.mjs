/**
 * What failed beside the other steps is run once more, alone and last: a wait that ran out because of a neighbour says nothing of the sources. What
 * passes then is named with what it said before, and does not fail the run (docs/adr/0027). TEST_SECOND_LOOK=0 leaves it out.
 */
import { noCounts } from './mocha-run.mjs';

/** What fails in more files than these is no passing fault. */
const filesAtMost = 6;
/** These meet servers, browsers and each other; the other steps compute, and fail by themselves. */
const meetsPrograms = /^(test\/(e2e|integration|api)|web\/test)\//;
/** Here programs are killed to find the mail that is lost or doubled once in a thousand runs: that is a verdict the first time. */
const underKills = /^test\/e2e\/(crash|erp|faults|several)\//;
const waitRanOut = /^(waited \d+ ms in vain|Timeout of \d+ms exceeded|no test began or ended for)/;
const counterexample = /^Property failed after/;

/** @typedef {import('./mocha-run.mjs').Failure} Failure */
/** @typedef {import('./test-steps.mjs').Outcome} Outcome */

/** The files that deserve it; none when a failure does not, or when there are too many. @param {Failure[]} failures @returns {string[]} */
export function filesToLookAtAgain(failures) {
  const files = [...new Set(failures.map(({ file }) => file))];
  return files.length <= filesAtMost && failures.every(mayPass) ? files : [];
}

/** @param {Failure} failure */
function mayPass({ file, message }) {
  if (!file || !meetsPrograms.test(file) || counterexample.test(message)) return false;
  return waitRanOut.test(message) || !underKills.test(file);
}

/**
 * @param {Outcome} first of all steps together
 * @param {(file: string) => Promise<Outcome>} run
 * @returns {Promise<{ outcome: Outcome, passedAlone: Failure[] }>} `outcome` has the second counts of the files that passed
 */
export async function lookAgain(first, run) {
  const outcome = { counts: { ...first.counts }, failures: first.failures, ofFile: first.ofFile };
  const passedAlone = [];
  for (const file of filesToLookAtAgain(first.failures)) {
    const second = await run(file);
    if (second.failures.length > 0 || second.counts.passed === 0) continue;
    const before = first.ofFile[file] ?? noCounts();
    for (const key of Object.keys(before)) outcome.counts[key] += second.counts[key] - before[key];
    passedAlone.push(...outcome.failures.filter((failure) => failure.file === file));
    outcome.failures = outcome.failures.filter((failure) => failure.file !== file);
  }
  return { outcome, passedAlone };
}
