/** Runs mocha in a process of its own, and knows the counts even when it crashes. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInGroup } from './child-processes.mjs';
import { projectRoot } from './ensure-installed.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ title: string, file?: string | undefined, message: string }} Failure `file` as mocha was given it */
/** @typedef {Counts & { ended: boolean, records: number, running?: { title: string, file?: string }, failures: Failure[], ofFile: Record<string, Counts> }} Results */

/** Room for what lives shortly, which tests make most of: with the megabyte that Node begins with, collecting it is a fifth of what they compute. */
const roomForNew = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/**
 * `watch(read)` answers what runInGroup is to call; `read()` is what the reporter wrote down so far.
 * @param {{ files: string | string[], timeoutMs: number, options?: string[], env?: Record<string, string | undefined>, say?: (chunk: Buffer) => void,
 *   watch?: (read: () => Results) => (kill: (why: string) => void, pid: number) => void }} run
 * @returns {Promise<{ results: Results, exit: Awaited<ReturnType<typeof runInGroup>> }>}
 */
export async function runMocha({ files, timeoutMs, options = [], env = {}, say, watch = () => undefined }) {
  const dir = mkdtempSync(join(tmpdir(), 'order-intake-results-'));
  const removeResults = () => rmSync(dir, { recursive: true, force: true });
  process.once('exit', removeResults);
  const file = join(dir, 'results.jsonl');
  const read = followResults(file);
  try {
    const args = [...roomForNew, 'node_modules/mocha/bin/mocha.js', '--no-config', '--timeout', String(timeoutMs)];
    const exit = await runInGroup(
      process.execPath,
      [...args, ...options, '--reporter', 'scripts/mocha-reporter.mjs', ...[files].flat()],
      {
        cwd: projectRoot,
        // programs that tests start load a thousand modules each: compiled once, they start in half the processor time
        env: {
          NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compiled'),
          ...process.env,
          ...env,
          TEST_RESULTS: file,
        },
        say,
        watch: watch(read),
      },
    );
    return { results: read(), exit };
  } finally {
    removeResults();
    process.removeListener('exit', removeResults);
  }
}

export const noCounts = () => ({ passed: 0, failed: 0, skipped: 0 });

/** Each call reads what was added to the file since the one before. @returns {() => Results} */
export function followResults(file) {
  const results = { ...noCounts(), ended: false, records: 0, running: undefined, failures: [], ofFile: {} };
  let read = 0;
  return () => {
    const added = existsSync(file) ? readFileSync(file).subarray(read) : Buffer.alloc(0);
    const whole = added.subarray(0, added.lastIndexOf('\n') + 1); // the last line may be half written
    read += whole.length;
    for (const line of whole.toString().split('\n').slice(0, -1)) {
      const { result, running, ended, file: ofFile, title, message } = JSON.parse(line);
      results.records += 1;
      if (result) results[result] += 1;
      if (result && ofFile) {
        results.ofFile[ofFile] ??= noCounts();
        results.ofFile[ofFile][result] += 1;
      }
      if (result === 'failed') results.failures.push({ title, file: ofFile, message });
      if (running) results.running = running;
      if (ended) results.ended = true;
    }
    return results;
  };
}
