import { expect } from 'chai';
import { filesToLookAtAgain, lookAgain } from '../../../scripts/second-look.mjs';

const wait = 'waited 40000 ms in vain for the order';
const failed = (file: string | undefined, message = wait) => ({ title: 'A test', file, message });
const counts = (passed: number, failures: number, skipped = 0) => ({ passed, failed: failures, skipped });

describe('A file that failed beside others', () => {
  const again = (...failures: ReturnType<typeof failed>[]) => filesToLookAtAgain(failures);

  it('is looked at again where it meets other programs', () => {
    expect(
      again(failed('web/test/queue.browser.test.ts'), failed('test/e2e/chat/a.test.ts', 'expected 2 to equal 3')),
    ).to.have.length(2);
  });

  it('is not where it only computes, broke off under kills, or showed a counterexample', () => {
    expect(again(failed('test/unit/kernel/dates.test.ts'))).to.deep.equal([]);
    expect(again(failed(undefined, 'something was left open'))).to.deep.equal([]);
    expect(again(failed('test/e2e/crash/crash.test.ts', 'mocha broke off (exit 7)'))).to.deep.equal([]);
    expect(again(failed('test/integration/order-files/a.test.ts', 'Property failed after 3 tests'))).to.deep.equal([]);
  });

  it('is under kills only for a wait that ran out: a mail that was lost once was lost', () => {
    expect(again(failed('test/e2e/crash/crash.test.ts'))).to.have.length(1);
    expect(again(failed('test/e2e/crash/crash.test.ts', 'expected 193 to equal 194'))).to.deep.equal([]);
  });

  it('is not when one beside it does not deserve it, or when there are many', () => {
    expect(again(failed('test/api/a.test.ts'), failed('test/unit/b.test.ts'))).to.deep.equal([]);
    expect(again(...[...'abcdefg'].map((name) => failed(`test/api/${name}.test.ts`)))).to.deep.equal([]);
  });

  it('counts as it did alone, and is named', async () => {
    const file = 'test/api/a.test.ts';
    const first = { counts: counts(10, 1, 2), failures: [failed(file)], ofFile: { [file]: counts(3, 1) } };
    const passing = { counts: counts(6, 0), failures: [], ofFile: {} };
    const { outcome, passedAlone } = await lookAgain(first, async () => passing);
    expect(outcome.counts).to.deep.equal(counts(13, 0, 2));
    expect(outcome.failures).to.deep.equal([]);
    expect(passedAlone).to.deep.equal([failed(file)]);
  });

  it('has failed when it fails again, or breaks off', async () => {
    const file = 'test/api/a.test.ts';
    const first = { counts: counts(10, 1), failures: [failed(file)], ofFile: { [file]: counts(3, 1) } };
    for (const second of [counts(3, 1), counts(0, 1)]) {
      const { outcome, passedAlone } = await lookAgain(first, async () => ({
        counts: second,
        failures: [failed(file)],
        ofFile: {},
      }));
      expect(outcome.counts).to.deep.equal(counts(10, 1));
      expect(passedAlone).to.deep.equal([]);
    }
  });
});
