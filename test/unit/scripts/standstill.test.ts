import { expect } from 'chai';
import { untilStandingStill } from '../../../scripts/standstill.mjs';

const limits = { stillMs: 300_000, lingerMs: 15_000 };
const fiveMinutes = 5 * 60 * 4; // in looks

describe('The guard of a test run', () => {
  const looking = () => {
    const progress: { records: number; ended: boolean; running?: { title: string; file?: string } } = {
      records: 0,
      ended: false,
    };
    const killed: string[] = [];
    const guard = untilStandingStill(() => progress, limits);
    const look = (times: number) => {
      for (let n = 0; n < times; n += 1) guard((why: string) => killed.push(why));
    };
    return { progress, killed, look };
  };

  it('lets a run go on for hours while tests begin and end', () => {
    const { progress, killed, look } = looking();
    for (let test = 0; test < 100; test += 1) {
      progress.records += 1;
      look(fiveMinutes - 1);
    }
    expect(killed).to.deep.equal([]);
  });

  it('ends a run in which no test began or ended for five minutes, and names the one that hangs', () => {
    const { progress, killed, look } = looking();
    progress.records = 7;
    progress.running = { title: 'A mail is read twice', file: 'test/api/mail.test.ts' };
    look(fiveMinutes);
    expect(killed).to.deep.equal([]);
    look(2);
    expect(killed[0]).to.equal('no test began or ended for 5 minutes, in "A mail is read twice" (test/api/mail.test.ts)');
  });

  it('says so when the test files themselves are never loaded', () => {
    const { killed, look } = looking();
    look(fiveMinutes + 2);
    expect(killed[0]).to.equal('no test began or ended for 5 minutes, while the test files were loaded');
  });

  it('ends a run that does not end by itself after its last test', () => {
    const { progress, killed, look } = looking();
    progress.records = 9;
    progress.ended = true;
    look(15 * 4);
    expect(killed).to.deep.equal([]);
    look(2);
    expect(killed[0]).to.equal('it did not end by itself 15 s after the last test: something was left open');
  });
});
