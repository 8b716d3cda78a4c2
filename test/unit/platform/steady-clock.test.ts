import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { steadyClock, watchClock } from '../../../src/platform/steady-clock.ts';
import { movedDate } from '../../support/service/moved-date.ts';
import { until } from '../../support/until.ts';

const hour = 3_600_000;
const day = 24 * hour;
const year = 365 * day;
const RealDate = Date;

type Timer = { readonly start: () => void; readonly stop: () => void };
/** pg-boss does not export it */
const { ClaimTimer } = (await import(new URL('../../../node_modules/pg-boss/dist/claimTimer.js', import.meta.url).href)) as {
  readonly ClaimTimer: new (clock: typeof steadyClock, seconds: number, work: () => Promise<void>) => Timer;
};

describe('a clock that is set', () => {
  let moved = 0;
  beforeEach(() => {
    moved = 0;
    globalThis.Date = movedDate(() => moved);
  });
  afterEach(() => {
    globalThis.Date = RealDate;
  });

  it('neither stops pg-boss’ timers nor makes them run wild when it is set back', async () => {
    let [passes, armed] = [0, 0];
    const counting = {
      ...steadyClock,
      setTimeout: (work: () => void, ms: number) => {
        armed += 1;
        return steadyClock.setTimeout(work, ms);
      },
    };
    const timer = new ClaimTimer(counting, 0.02, async () => {
      passes += 1;
    });
    timer.start();
    moved = -year;
    await until('a pass', async () => passes >= 2);
    timer.stop();
    // a timer may come a little early, and is armed once more for what is left
    expect(armed).to.be.at.most(3 * passes + 3);
  });

  describe('is asked what is old', () => {
    let passed = 0;
    const watch = () => {
      passed = 0;
      return watchClock(() => RealDate.now() + passed);
    };
    /** Time passes, and the clock with it. */
    const pass = (ms: number) => {
      passed += ms;
      moved += ms;
    };

    it('and is believed while it goes as time does', () => {
      const clock = watch();
      for (let days = 0; days < 400; days += 1) {
        pass(day);
        expect(clock.isSure()).to.equal(true);
      }
      moved += hour / 2; // set right
      expect(clock.isSure()).to.equal(true);
    });

    it('and is not when it has jumped, until it is back', () => {
      const clock = watch();
      for (const jump of [year, -year, 2 * hour]) {
        moved += jump;
        expect(clock.isSure()).to.equal(false);
        pass(hour);
        expect(clock.isSure()).to.equal(false);
        moved -= jump;
        expect(clock.isSure()).to.equal(true);
      }
    });

    it('and is again when it has stood by it for a day', () => {
      const clock = watch();
      moved += year;
      expect(clock.isSure()).to.equal(false);
      pass(day - hour);
      expect(clock.isSure()).to.equal(false);
      moved += day; // and jumps once more
      expect(clock.isSure()).to.equal(false);
      pass(day - hour);
      expect(clock.isSure()).to.equal(false);
      pass(hour);
      expect(clock.isSure()).to.equal(true);
      moved -= year + day;
      expect(clock.isSure()).to.equal(false);
    });
  });
});
