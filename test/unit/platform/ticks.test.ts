import { mock } from 'node:test';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { onSchedule, ticksOf } from '../../../src/platform/queue/ticks.ts';
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

describe('the next tick of a schedule', () => {
  const in5Minutes = (date: Date) => new Date(Math.ceil(date.getTime() / (5 * minute)) * 5 * minute);

  it('is the first that is not before the moment asked for, however far ahead it is', () => {
    const next = ticksOf('*/5 * * * *');
    for (const ahead of [0, 7 * minute, 90 * minute, 30 * 60 * minute]) {
      const date = new Date(Date.now() + minute + ahead);
      expect(next(date)).to.deep.equal(in5Minutes(date));
    }
  });

  it('is the moment itself where none is known', () => {
    const date = new Date(Date.now() + 3 * year);
    expect(ticksOf('*/5 * * * *')(date)).to.deep.equal(date);
  });

  it('of a year is in January', () => {
    const next = ticksOf('0 0 1 1 *')(new Date());
    expect([next.getMonth(), next.getDate(), next.getHours()]).to.deep.equal([0, 1, 0]);
  });
});
