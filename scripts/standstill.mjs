/**
 * Ends a test run that makes no progress. Time is counted in looks at it: while a machine sleeps or has no time for
 * us nothing looks, so that time does not count against the tests.
 */

/** How often runInGroup looks. */
const lookMs = 250;

/** @typedef {{ records: number, running?: { title: string, file?: string }, ended: boolean }} Progress as far as the reporter wrote it down */

/**
 * A run may take as long as it likes, as long as tests begin and end. Mocha is not told to exit: what a test left open shows as a
 * process that does not end by itself.
 * @param {() => Progress} read
 * @param {{ stillMs: number, lingerMs: number }} limits
 * @returns {(kill: (why: string) => void) => void} to be called once every 250 ms
 */
export function untilStandingStill(read, { stillMs, lingerMs }) {
  let records = -1;
  let looks = 0;
  return (kill) => {
    const progress = read();
    looks = progress.records === records ? looks + 1 : 0;
    records = progress.records;
    const ms = looks * lookMs;
    if (progress.ended && ms > lingerMs)
      kill(`it did not end by itself ${inWords(lingerMs)} after the last test: something was left open`);
    else if (!progress.ended && ms > stillMs) kill(`no test began or ended for ${inWords(stillMs)}, ${where(progress.running)}`);
  };
}

function where(running) {
  if (!running) return 'while the test files were loaded';
  return `in "${running.title}"${running.file ? ` (${running.file})` : ''}`;
}

function inWords(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 6) / 10} minutes`;
}
