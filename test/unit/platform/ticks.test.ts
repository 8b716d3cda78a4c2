import { mock } from 'node:test';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { onSchedule } from '../../../src/platform/queue/ticks.ts';
import { movedDate } from '../../support/service/moved-date.ts';

const minute = 60_000;
const year = 365 * 24 * 60 * minute;
const RealDate = Date;

describe('a schedule', () => {
  let ticks: number;
  let moved: number;
  let schedule: ReturnType<typeof onSchedule>;
  /** Time passes, and the clock with it. */
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= 1_000) {
      moved += 1_000;
      mock.timers.tick(1_000);
    }
  };
  beforeEach(() => {
    moved = RealDate.parse('2026-11-22T12:01:00Z') - RealDate.now();
    globalThis.Date = movedDate(() => moved);
    mock.timers.enable({ apis: ['setInterval'] });
    ticks = 0;
    schedule = onSchedule('*/5 * * * *', () => {
      ticks += 1;
    });
  });
  afterEach(() => {
    schedule.stop();
    mock.timers.reset();
    globalThis.Date = RealDate;
  });

  it('ticks at its times', () => {
    pass(3 * minute);
    expect(ticks).to.equal(0);
    pass(12 * minute);
    expect(ticks).to.equal(3);
  });

  it('ticks once for all the times that a clock set forward has passed', () => {
    moved += year;
    pass(2_000);
    expect(ticks).to.equal(1);
    pass(5 * minute);
    expect(ticks).to.equal(2);
  });

  it('goes on when the clock is set back', () => {
    pass(4 * minute + 2_000);
    expect(ticks).to.equal(1);
    moved -= year;
    pass(10 * minute);
    expect(ticks).to.equal(3);
  });
});
