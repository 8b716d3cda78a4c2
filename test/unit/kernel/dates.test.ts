import { dayFrom, dayMs, dayOf, hourMs, isAhead, isDay, later, momentFrom, mondayOf } from '@order-intake/kernel';
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';

const moments = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true });

describe('days and moments', () => {
  it('a day is one that exists', () => {
    for (const text of ['2026-02-28', '2028-02-29', '0001-01-01', '9999-12-31']) expect(isDay(text), text).to.equal(true);
    for (const text of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-01-01T00:00:00Z', ''])
      expect(isDay(text), text).to.equal(false);
  });

  it('a day is made of its numbers, or is none', () => {
    expect(dayFrom(2026, 3, 31)).to.equal('2026-03-31');
    expect(dayFrom(26, 3, 31)).to.equal('0026-03-31');
    for (const [year, month, day] of [
      [2026, 2, 29],
      [2026, 0, 1],
      [2026, 1, 100],
      [20_260, 1, 1],
      [Number.NaN, 1, 1],
    ] as const)
      expect(dayFrom(year, month, day)).to.equal(null);
    fc.assert(
      fc.property(moments, (moment) => {
        const day = dayOf(moment);
        expect(isDay(day)).to.equal(true);
        expect(dayFrom(moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate())).to.equal(day);
      }),
    );
  });

  it('a moment says its offset, a day alone is its midnight, and what no clock or calendar has is none', () => {
    expect(momentFrom('2026-03-31T12:00:00+02:00')?.toISOString()).to.equal('2026-03-31T10:00:00.000Z');
    expect(momentFrom('2026-03-31')?.toISOString()).to.equal('2026-03-31T00:00:00.000Z');
    for (const text of ['2026-02-30', '2026-02-30T08:00:00Z', '2026-03-31T12:00', '2026-03-31 12:00', '2026-03-31T25:00:00Z', ''])
      expect(momentFrom(text), text).to.equal(null);
  });

  it('a week is its Monday (ISO 8601), and no year has more than it has', () => {
    expect(mondayOf(2026, 1)).to.equal('2025-12-29');
    expect(mondayOf(2021, 1)).to.equal('2021-01-04');
    expect(mondayOf(2026, 53)).to.equal('2026-12-28');
    expect(mondayOf(2025, 53)).to.equal(null);
    expect(mondayOf(2026, 0)).to.equal(null);
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 1, max: 52 }), (year, week) => {
        const monday = new Date(`${mondayOf(year, week)}T00:00:00Z`);
        expect(monday.getUTCDay()).to.equal(1);
        const thursday = new Date(monday.getTime() + 3 * dayMs); // its Thursday says which year a week belongs to
        expect(thursday.getUTCFullYear()).to.equal(year);
        expect(Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs))).to.equal(week - 1);
      }),
    );
  });

  it('later is later by that much, and may be earlier', () => {
    expect(later('2026-03-31T23:30:00.000Z', hourMs)).to.equal('2026-04-01T00:30:00.000Z');
    expect(later('2026-03-31T23:30:00Z', -hourMs)).to.equal('2026-03-31T22:30:00.000Z');
  });

  it('what was put off is ahead until its moment, and never when no clock that is right would have put it off so far', () => {
    const now = '2026-11-22T12:00:00.000Z';
    expect([-1, 0, 1, 47 * hourMs, 49 * hourMs, 365 * dayMs].map((ms) => isAhead(later(now, ms), now))).to.deep.equal([
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});
