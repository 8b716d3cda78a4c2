import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { runMocha } from '../../../scripts/mocha-run.mjs';
import { untilStandingStill } from '../../../scripts/standstill.mjs';
import { counted, mocha } from '../../../scripts/test-steps.mjs';
import { patience } from '../../support/patience.ts';

const program = (name: string) => fileURLToPath(new URL(`programs/${name}.mjs`, import.meta.url));

/** What a step of `npm test` answers, and what it says of a run that went wrong. */
const run = async (name: string, limits: { stillMs?: number; lingerMs?: number } = {}) => {
  const said: string[] = [];
  const { stillMs = 60_000, lingerMs = 60_000 } = limits;
  const { results, exit } = await runMocha({
    files: program(name),
    timeoutMs: patience(60_000),
    say: () => undefined,
    watch: (read) => untilStandingStill(read, { stillMs: patience(stillMs), lingerMs: patience(lingerMs) }),
  });
  const { counts, failures } = counted('step', results, exit, (text: string) => said.push(text));
  return { counts, failures, said: said.join('') };
};

describe('A run of mocha', () => {
  it('counts what passed, failed and was skipped', async () => {
    const { counts, failures, said } = await run('three');
    expect(counts).to.deep.equal({ passed: 1, failed: 1, skipped: 1 });
    expect(said).to.equal('');
    const file = 'test/integration/scripts/programs/three.mjs';
    expect(failures).to.deep.equal([{ title: 'A suite fails', file, message: 'on purpose' }]);
  });

  it('that stands still in a test is ended with the name of that test, and the tests that ended before count', async () => {
    const { counts, said } = await run('hanging-test', { stillMs: 5_000 });
    expect(counts).to.deep.equal({ passed: 1, failed: 1, skipped: 0 });
    expect(said).to.match(
      /^✖ step: no test began or ended for [\d.]+ (s|minutes), in "A suite hangs in this test" \(.*hanging-test\.mjs\)\n$/,
    );
  });

  it('that stands still in a hook is ended with the name of that hook', async () => {
    const { counts, said } = await run('hanging-hook', { stillMs: 5_000 });
    expect(counts).to.deep.equal({ passed: 0, failed: 1, skipped: 0 });
    expect(said).to.include('in "A suite "before all" hook: starts a server');
  });

  it('that leaves something open after its last test has failed', async () => {
    const { counts, said } = await run('left-open', { lingerMs: 1_000 });
    expect(counts).to.deep.equal({ passed: 1, failed: 1, skipped: 0 });
    expect(said).to.include('something was left open');
  });

  it('that breaks off has failed', async () => {
    const { counts, said } = await run('breaking-off');
    expect(counts).to.deep.equal({ passed: 1, failed: 1, skipped: 0 });
    expect(said).to.equal('✖ step: mocha broke off (exit 7)\n');
  });

  it('that breaks off leaves no file out: those behind it are run in another process', async () => {
    const files = ['breaking-off', 'three'].map((name) => `test/integration/scripts/programs/${name}.mjs`);
    const outcome = await mocha('step', files, { say: () => undefined, patience: patience(1) });
    expect(outcome?.counts).to.deep.equal({ passed: 2, failed: 2, skipped: 1 });
    expect(outcome?.failures).to.deep.equal([
      { title: 'step', file: files[0], message: 'mocha broke off (exit 7)' },
      { title: 'A suite fails', file: files[1], message: 'on purpose' },
    ]);
    expect(outcome?.ofFile[files[0] as string]).to.deep.equal({ passed: 1, failed: 1, skipped: 0 });
  });
});
